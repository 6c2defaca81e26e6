// The page's own words, in the language of the person who looks at it.

const WORDS = {
  en: {
    channels: "Channels", people: "You are", beside: "Beside {name}", second: "Second window as {name} ↗", menu: "Channels and people",
    messages: "Messages", message: "Message", placeholder: "Message, or / for commands", send: "Send", commands: "Commands", cancel: "Cancel",
    submit: "Submit", choose: "Make a selection", thinking: "{name} is thinking…", edited: "(edited)", failed: "This interaction failed",
    onlyYou: "Only you can see this", votes: "Votes: {n}", pollOver: "The poll is over", pollEnds: "Ends {when}", dismiss: "Dismiss message", used: "used", reconnecting: "Reconnecting…", members: "Members",
    inspector: "Inspector and switches", noResponse: "The application did not respond", wrong: "Something went wrong. Try again.",
    unread: "unread", mentions: "mentions", actions: "Message actions", apps: "Apps", copyId: "Copy ID", remove: "Delete message",
    noCommands: "No commands here", close: "Close", enlarge: "Enlarge", original: "Open original", reveal: "Reveal spoiler",
    required: "required", true: "True", false: "False", stranger: "You are not in this server. The application can write to you directly.",
    text: "text", whole: "whole number", number: "number", file: "file", tooFew: "Choose at least {n}", tooMany: "Choose at most {n}",
    unknownUser: "unknown-user", unknownChannel: "unknown", unknownRole: "unknown-role", archived: "archived", locked: "locked",
    owner: "Owner", app: "APP", none: "No access", userActions: "Actions for {name}", welcome: "This is the beginning of #{name}.",
    welcomeCommands: "Type / to see the commands of the application.",
    greeting: "You are {name}. This is a Discord of your own, on this machine only, with {application} in it.",
    tryCommands: "Click a command to begin, or type / to see all of them:", together: "More fun with two:", openBeside: "Open {name} beside you",
    administrator: "Administrator", manageServer: "Manage Server", manageMessages: "Manage Messages",
    launch: "Launch the activity ({name})", join: "Join activity", taking: "Taking part: {names}", focused: "Focused", pip: "Picture in picture",
    grid: "Grid", leave: "Leave the activity", consent: "{application} wants to access your account:", authorize: "Authorize",
    attach: "Attach files", newPoll: "Create a poll", question: "Question", answers: "Answers, one a line", hours: "Hours", several: "Several answers allowed",
    leaving: "Open this link?", openLink: "Open", activityClosed: "The activity has ended: {text}",
  },
  de: {
    channels: "Kanäle", people: "Du bist", beside: "Daneben {name}", second: "Zweites Fenster als {name} ↗", menu: "Kanäle und Personen",
    messages: "Nachrichten", message: "Nachricht", placeholder: "Nachricht, oder / für Befehle", send: "Senden", commands: "Befehle",
    cancel: "Abbrechen", submit: "Absenden", choose: "Triff eine Auswahl", thinking: "{name} denkt nach …", edited: "(bearbeitet)",
    failed: "Diese Interaktion ist fehlgeschlagen", onlyYou: "Nur du kannst das sehen", votes: "Stimmen: {n}", pollOver: "Die Umfrage ist beendet", pollEnds: "Endet {when}", dismiss: "Nachricht ausblenden", used: "hat verwendet:",
    reconnecting: "Verbindung wird wiederhergestellt …", members: "Mitglieder", inspector: "Inspektor und Schalter",
    noResponse: "Die Anwendung hat nicht reagiert", wrong: "Etwas ist schiefgegangen. Versuche es noch einmal.", unread: "ungelesen",
    mentions: "Erwähnungen", actions: "Nachrichtenaktionen", apps: "Apps", copyId: "ID kopieren", remove: "Nachricht löschen",
    noCommands: "Hier gibt es keine Befehle", close: "Schließen", enlarge: "Vergrößern", original: "Original öffnen", reveal: "Spoiler anzeigen",
    required: "erforderlich", true: "Ja", false: "Nein", stranger: "Du bist nicht auf diesem Server. Die Anwendung kann dir direkt schreiben.",
    text: "Text", whole: "ganze Zahl", number: "Zahl", file: "Datei", tooFew: "Wähle mindestens {n}", tooMany: "Wähle höchstens {n}",
    unknownUser: "unbekannter-user", unknownChannel: "unbekannt", unknownRole: "unbekannte-rolle", archived: "archiviert", locked: "gesperrt",
    owner: "Eigentümer", app: "APP", none: "Kein Zugriff", userActions: "Aktionen für {name}", welcome: "Hier beginnt #{name}.",
    welcomeCommands: "Gib / ein, um die Befehle der Anwendung zu sehen.",
    greeting: "Du bist {name}. Dies ist ein Discord für dich, nur auf diesem Rechner, und {application} ist dabei.",
    tryCommands: "Klick zum Anfangen auf einen Befehl, oder gib / ein, um alle zu sehen:", together: "Zu zweit macht es mehr Spaß:", openBeside: "{name} daneben öffnen",
    administrator: "Administrator", manageServer: "Server verwalten", manageMessages: "Nachrichten verwalten",
    launch: "Aktivität starten ({name})", join: "Aktivität beitreten", taking: "Dabei: {names}", focused: "Groß", pip: "Bild im Bild", grid: "Raster",
    leave: "Aktivität verlassen", consent: "{application} möchte auf dein Konto zugreifen:", authorize: "Autorisieren",
    attach: "Dateien anhängen", newPoll: "Umfrage erstellen", question: "Frage", answers: "Antworten, eine je Zeile", hours: "Stunden", several: "Mehrere Antworten erlaubt",
    leaving: "Diesen Link öffnen?", openLink: "Öffnen", activityClosed: "Die Aktivität ist beendet: {text}",
  },
  fr: {
    channels: "Salons", people: "Tu es", beside: "Côte à côte avec {name}", second: "Deuxième fenêtre pour {name} ↗", menu: "Salons et personnes",
    messages: "Messages", message: "Message", placeholder: "Message, ou / pour les commandes", send: "Envoyer", commands: "Commandes",
    cancel: "Annuler", submit: "Envoyer", choose: "Fais un choix", thinking: "{name} réfléchit…", edited: "(modifié)",
    failed: "Échec de l’interaction", onlyYou: "Visible uniquement par toi", votes: "Votes : {n}", pollOver: "Le sondage est terminé", pollEnds: "Se termine {when}", dismiss: "Ignorer le message", used: "a utilisé",
    reconnecting: "Reconnexion…", members: "Membres", inspector: "Inspecteur et réglages", noResponse: "L’application n’a pas répondu",
    wrong: "Une erreur est survenue. Réessaie.", unread: "non lus", mentions: "mentions", actions: "Actions du message", apps: "Applications",
    copyId: "Copier l’identifiant", remove: "Supprimer le message", noCommands: "Aucune commande ici", close: "Fermer", enlarge: "Agrandir",
    original: "Ouvrir l’original", reveal: "Afficher le spoiler", required: "obligatoire", true: "Vrai", false: "Faux",
    stranger: "Tu n’es pas sur ce serveur. L’application peut t’écrire directement.", text: "texte", whole: "nombre entier", number: "nombre",
    file: "fichier", tooFew: "Choisis au moins {n}", tooMany: "Choisis au plus {n}", unknownUser: "utilisateur-inconnu",
    unknownChannel: "inconnu", unknownRole: "rôle-inconnu", archived: "archivé", locked: "verrouillé", owner: "Propriétaire", app: "APP",
    none: "Aucun accès", userActions: "Actions pour {name}", welcome: "Ici commence #{name}.",
    welcomeCommands: "Tape / pour voir les commandes de l’application.",
    greeting: "Tu es {name}. Bienvenue dans ton propre Discord : il n’existe que sur cette machine, et {application} t’y attend.",
    tryCommands: "Clique sur une commande pour commencer, ou tape / pour les voir toutes :", together: "C’est plus amusant à deux :", openBeside: "Ouvrir {name} à côté",
    administrator: "Administrateur", manageServer: "Gérer le serveur", manageMessages: "Gérer les messages",
    launch: "Lancer l’activité ({name})", join: "Rejoindre l’activité", taking: "Participent : {names}", focused: "En grand",
    pip: "Image dans l’image", grid: "Grille", leave: "Quitter l’activité", consent: "{application} souhaite accéder à ton compte :",
    attach: "Joindre des fichiers", newPoll: "Créer un sondage", question: "Question", answers: "Réponses, une par ligne", hours: "Heures", several: "Plusieurs réponses possibles",
    authorize: "Autoriser", leaving: "Ouvrir ce lien ?", openLink: "Ouvrir", activityClosed: "L’activité est terminée : {text}",
  },
  he: {
    channels: "ערוצים", people: "אתם", beside: "לצד {name}", second: "חלון שני בתור {name} ↗", menu: "ערוצים ואנשים", messages: "הודעות",
    message: "הודעה", placeholder: "הודעה, או / לפקודות", send: "שליחה", commands: "פקודות", cancel: "ביטול", submit: "שליחה",
    choose: "נא לבחור", thinking: "{name} חושב…", edited: "(נערך)", failed: "הפעולה נכשלה", onlyYou: "רק לך זה מוצג", votes: "קולות: {n}", pollOver: "הסקר הסתיים", pollEnds: "מסתיים {when}",
    dismiss: "הסתרת ההודעה", used: "השתמש/ה ב־", reconnecting: "מתחבר מחדש…", members: "חברים", inspector: "בקרה ומתגים",
    noResponse: "היישום לא הגיב", wrong: "משהו השתבש. נסו שוב.", unread: "לא נקראו", mentions: "אזכורים", actions: "פעולות על ההודעה",
    apps: "יישומים", copyId: "העתקת מזהה", remove: "מחיקת ההודעה", noCommands: "אין כאן פקודות", close: "סגירה", enlarge: "הגדלה",
    original: "פתיחת המקור", reveal: "הצגת ספוילר", required: "חובה", true: "כן", false: "לא",
    stranger: "אינך בשרת הזה. היישום יכול לכתוב לך ישירות.", text: "טקסט", whole: "מספר שלם", number: "מספר", file: "קובץ",
    tooFew: "יש לבחור לפחות {n}", tooMany: "אפשר לבחור לכל היותר {n}", unknownUser: "משתמש-לא-ידוע", unknownChannel: "לא ידוע",
    unknownRole: "תפקיד-לא-ידוע", archived: "בארכיון", locked: "נעול", owner: "בעלים", app: "יישום", none: "אין גישה",
    userActions: "פעולות עבור {name}", welcome: "כאן מתחיל הערוץ #{name}.", welcomeCommands: "הקלידו / כדי לראות את פקודות היישום.",
    greeting: "כאן משחקים בתור {name}. זה Discord פרטי, רק על המחשב הזה, ויש בו {application}.",
    tryCommands: "לחיצה על פקודה מתחילה; הקלדת / מציגה את כולן:", together: "בשניים כיף יותר:", openBeside: "לפתוח את {name} לצד זה",
    administrator: "ניהול מערכת", manageServer: "ניהול השרת", manageMessages: "ניהול הודעות",
    launch: "התחלת הפעילות ({name})", join: "הצטרפות לפעילות", taking: "משתתפים: {names}", focused: "מוגדל", pip: "תמונה בתוך תמונה", grid: "רשת",
    leave: "יציאה מהפעילות", consent: "{application} מבקש גישה לחשבון שלך:", authorize: "אישור", leaving: "לפתוח את הקישור?", openLink: "פתיחה",
    attach: "צירוף קבצים", newPoll: "יצירת סקר", question: "שאלה", answers: "תשובות, אחת בכל שורה", hours: "שעות", several: "אפשר לבחור כמה תשובות",
    activityClosed: "הפעילות הסתיימה: {text}",
  },
};

const RIGHT_TO_LEFT = new Set(["he", "ar", "fa"]);

// Returns a function from a key and values to text in this language, or in English if the page does not know it.
export function wordsFor(locale) {
  const language = (locale ?? "en").split("-")[0];
  const known = WORDS[language] ?? WORDS.en;
  const words = (key, values = {}) => (known[key] ?? WORDS.en[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  words.locale = locale ?? "en-US";
  words.direction = RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
  return words;
}

export const LANGUAGES = Object.keys(WORDS);
export const KEYS = Object.fromEntries(Object.entries(WORDS).map(([language, known]) => [language, Object.keys(known).sort()]));
