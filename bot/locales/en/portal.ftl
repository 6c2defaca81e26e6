# Adding the bot to a server.
button-add-to-server = Add to your server
