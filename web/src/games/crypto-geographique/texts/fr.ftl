comb-taken = prise
comb-worth = Votre jeu vaut { $points }
comb-throw = Jeter { $name }
comb-stop = Jeter et arrêter la manche
comb-ask = Jeter et demander à arrêter
comb-question = { $name } demande à arrêter la manche.
comb-agree = Accepter
comb-decline = Refuser
comb-choose = Choisissez la carte à jeter : touchez-la.

figure-CG-6 = Un carré (100), une paire (10), et le Finistère qui ne touche aucune des six autres cartes : ce jeu vaut 110.
comb-spoken-question = Question
