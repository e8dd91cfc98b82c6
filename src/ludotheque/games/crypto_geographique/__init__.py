"""Crypto géographique: two games with the cards of the ninety departments, and the map that both are played on.

`combinaisons` is the game of the box, `enchainement` the other one of its sheet.
"""
