# Discord hat eine Anfrage nicht angenommen, während jemand auf eine Antwort wartete.
notice-maybe-done = Discord hat eine meiner Anfragen abgelehnt. Vielleicht ist trotzdem geschehen, was du wolltest: Bitte sieh nach, bevor du es noch einmal versuchst.
