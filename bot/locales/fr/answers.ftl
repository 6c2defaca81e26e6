# Discord a refusé une requête alors que quelqu'un attendait une réponse.
notice-maybe-done = Discord a refusé une de mes requêtes. Ta demande a peut-être été exécutée quand même : vérifie avant de réessayer.
