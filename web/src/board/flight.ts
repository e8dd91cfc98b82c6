import type { Places } from "./places.ts";

/** Something went from one place to another; both are names of places. */
export interface Flight {
  readonly from: string;
  readonly to: string;
}

const MILLISECONDS = 240;
const HOLDER = 2.5; // what is so many times wider holds things like the other, and is none itself

/**
 * Shows flights that have just happened: what lies at its new place is moved back to where it came from and let go.
 * To be called once the page shows the new position.
 */
export function fly(places: Places, flights: readonly Flight[]): void {
  for (const { from, to } of flights) {
    const source = places.element(from);
    const target = places.element(to);
    if (source && target && source !== target) move(source.getBoundingClientRect(), target);
  }
}

function move(from: DOMRect, element: Element): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || from.width === 0 || to.width > HOLDER * from.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width > HOLDER * to.width ? 1 : from.width / to.width;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: MILLISECONDS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}
