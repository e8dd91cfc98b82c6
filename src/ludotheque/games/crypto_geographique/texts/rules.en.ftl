rules-section-material = Material
rule-CG-1 = The pack has 96 cards: the 90 departments of France, numbered as they were until 1968 (20 is the whole of Corse, 75 Seine, 78 Seine-et-Oise, 90 Territoire de Belfort), and 6 fakirs. Everybody may look at the map of France at any time.
rule-CG-2 = Two departments are neighbours when they share a border on land: touching at a corner, or across an estuary, is not enough. The map of this house decides. By convention Corse touches the seven departments of the Mediterranean: 66, 11, 34, 30, 13, 83 and 06.
