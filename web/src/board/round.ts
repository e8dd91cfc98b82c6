/** The others as they sit, from the left of whoever is at the near side on; everybody, for who only watches. */
export function others(me: number | null, count: number): number[] {
  const seats = Array.from({ length: count }, (_, at) => ((me ?? -1) + 1 + at) % count);
  return me === null ? seats : seats.slice(0, -1);
}
