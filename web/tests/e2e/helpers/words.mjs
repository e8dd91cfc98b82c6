/** How moves are typed that are composed rather than chosen from a list: what the house advises, in its own notation. */
const MARKS = { B: "b", P: "s", G: "v", R: "r" };

const letter = ({ letter, colour }) => letter + (colour ? MARKS[colour] : "");

export const TYPED = {
  "chiffres-croises": {
    lay: ({ tiles }) => tiles.map(({ cell, value, joker }) => `${cell} ${joker ? "*" : ""}${value}`).join(" "),
    exchange: ({ faces }) => `échanger ${faces.map((face) => face || "*").join(" ")}`,
    pass: () => "passer",
  },
  crack: {
    lay: ({ tiles, swap }) =>
      [
        ...(swap ? [`=${swap.cell}${MARKS[swap.colour]}`] : []),
        ...tiles.map((tile) => `${tile.cell} ${letter(tile)}`),
      ].join(" "),
    pass: ({ pieces }) => ["passer", ...pieces.map(letter)].join(" "),
    trade: ({ pieces }) => ["échanger", ...pieces.map(letter)].join(" "),
    keep: () => "garder",
    stop: () => "arrêter",
  },
};
