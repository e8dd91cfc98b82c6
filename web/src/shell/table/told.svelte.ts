import type { Place } from "~/games/contract.ts";
import type { Refusal } from "~/generated/wire.ts";

const LONG_ENOUGH = 9000;

/** What a table says to whoever sits at it: why something was refused, and what a screen reader reads out. */
export class Told {
  refusal = $state.raw<{ refusal: Refusal; x: number; y: number } | null>(null);
  announced = $state("");
  #timer = 0;

  refuse(refusal: Refusal, place?: Place): void {
    this.refusal = { refusal, ...pointOf(place) };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hush(), LONG_ENOUGH);
  }

  hush(): void {
    this.refusal = null;
  }

  announce(text: string): void {
    // said again, it must change to be read again
    this.announced = text === this.announced ? `${text}\u00a0` : text;
  }
}

export function pointOf(place?: Place): { x: number; y: number } {
  if (place instanceof Element) {
    const { left, width, top } = place.getBoundingClientRect();
    return { x: left + width / 2, y: top };
  }
  return place ?? { x: innerWidth / 2, y: innerHeight * 0.72 };
}
