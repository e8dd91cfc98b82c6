/** `Standing` of `core/match.py`, as views of games played in rounds carry it under `match`. */
export interface Line {
  readonly what: string;
  readonly points: number;
  readonly rule: string;
  readonly detail: string | number;
}

export interface Sheet {
  readonly winner: number | null;
  readonly lines: readonly (readonly Line[])[];
  readonly points: readonly number[];
}

export interface Standing {
  readonly round: number;
  readonly dealer: number;
  readonly goal: number | null;
  readonly rounds: number;
  readonly totals: readonly number[];
  readonly pad: readonly Sheet[];
}

export function standing(view: unknown): Standing | null {
  const match = (view as { match?: Standing } | null)?.match;
  return match && Array.isArray(match.pad) ? match : null;
}

/** The account of the round played last; of the whole game, where that is all there is (`sheet`). */
export function account(view: unknown): Sheet | null {
  return standing(view)?.pad.at(-1) ?? (view as { sheet?: Sheet | null } | null)?.sheet ?? null;
}

/** A line of the pad: what each has scored, and who has won. */
export interface Row {
  readonly points: readonly (number | null)[];
  readonly winner: number | null;
}

/** The lines of the pad: the rounds of a match, or the turns of a game that counts by turns (`turns`, by seat). */
export function rows(view: unknown): readonly Row[] {
  const match = standing(view);
  if (match) return match.pad;
  const turns = (view as { turns?: readonly (readonly number[])[] } | null)?.turns;
  if (!Array.isArray(turns)) return [];
  const most = Math.max(0, ...turns.map((mine) => mine.length));
  return Array.from({ length: most }, (_, at) => ({ points: turns.map((mine) => mine[at] ?? null), winner: null }));
}
