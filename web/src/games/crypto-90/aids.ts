/** What an attentive player sees in a row; 0 is a fakir. */
type Row = readonly number[];

/** Whether the card at that index and the one on its right are in order. */
export function rises(row: Row, index: number): boolean {
  const [left, right] = [row[index] ?? 0, row[index + 1] ?? 0];
  return left > 0 && left < right;
}

/** Whether a card would be in order with both neighbours at that index; fakirs and ends stand in nobody's way. */
export function fits(row: Row, index: number, card: number): boolean {
  const [left, right] = [row[index - 1] ?? 0, row[index + 1] ?? 0];
  return (left === 0 || left < card) && (right === 0 || card < right);
}

/** The index at which a number would stand if ninety numbers were spread evenly. */
export function home(card: number, places: number): number {
  return Math.min(places - 1, Math.floor(((card - 1) * places) / 90));
}

/** As it is printed: 04. */
export function number(card: number): string {
  return String(card).padStart(2, "0");
}
