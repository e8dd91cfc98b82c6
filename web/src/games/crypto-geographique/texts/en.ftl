comb-taken = taken
comb-worth = Your hand is worth { $points }
comb-throw = Throw { $name }
comb-stop = Throw it and stop the round
comb-ask = Throw it and ask to stop
comb-question = { $name } asks to stop the round.
comb-agree = Agree
comb-decline = Refuse
comb-choose = Choose the card to throw: touch it.

figure-CG-6 = A carré (100), a pair (10), and Finistère, which touches none of the other six: this hand is worth 110.
comb-spoken-question = Question
