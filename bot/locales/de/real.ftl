# Was echte Server uns gelehrt haben.

notice-not-pinged = In den letzten zehn Minuten hat eine Herausforderung zwischen dir und { $people } schon jemanden angepingt. Deshalb pingt diese nicht noch einmal. **Mitspielen** geht trotzdem.
