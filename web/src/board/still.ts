/**
 * What a finger moves by itself is not to be thrown on by the browser: it would take the next tap for the one that stops
 * it, and swallow it. An attachment; `touch-action` alone does not prevent this.
 */
export function still(element: Element): () => void {
  const stay = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  element.addEventListener("touchmove", stay, { passive: false });
  return () => element.removeEventListener("touchmove", stay);
}
