# הוספת הבוט לשרת.
button-add-to-server = הוספה לשרת שלך
