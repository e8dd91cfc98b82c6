/** `Standing` of `core/match.py`, as views of games played in rounds carry it under `match`. */
export interface Line {
  readonly what: string;
  readonly points: number;
  readonly rule: string;
  readonly detail: string;
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
