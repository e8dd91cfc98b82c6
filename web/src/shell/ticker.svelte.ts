import { createSubscriber } from "svelte/reactivity";
import { house } from "./house.svelte.ts";

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The time of the house, as it goes by: whoever reads it is drawn again. */
export function now(): number {
  subscribe();
  return house.now();
}
