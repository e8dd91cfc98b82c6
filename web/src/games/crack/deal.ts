import type { Sealed } from "~/shell/replay/sealed.ts";

const COLOURS = "BPGR";
/** How many there are of each letter: blue, pink, green, red (CK-2). */
const BOX =
  "A3223 B0011 C1110 D1111 E4443 F1010 G1100 H1011 I2332 J0100 K0010 L2222 M1112 N2322 " +
  "O2222 P1121 Q1000 R2223 S2333 T2223 U2122 V1101 W0100 X0100 Y1000 Z0001";

/** The whole pool, shuffled. */
export async function pool(chance: Sealed): Promise<string[]> {
  const pieces = BOX.split(" ").flatMap(([letter, ...counts]) => {
    return counts.flatMap((count, at) => Array<string>(Number(count)).fill(`${letter}${COLOURS[at]}`));
  });
  await chance.shuffle(pieces);
  return pieces;
}
