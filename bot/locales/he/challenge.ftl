# A challenge from the menu of a person.

challenge-title = הזמנה למשחק
challenge-about = השולחן ייפתח בערוץ הזה. מי שברשימה יקבלו התראה אחת, והמשחק יתחיל כשכולם ילחצו על **הצטרפות**.
challenge-game = משחק
challenge-people = את מי להזמין
challenge-said = ⚔️ הזמנה למשחק: מ-{ $host } אל { $players }.
challenge-declined = 🤝 { $players }: לא הפעם.

