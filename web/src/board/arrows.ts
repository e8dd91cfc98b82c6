/** Arrow keys move between the things that can be pressed inside an element, in the order in which they stand. */
export function arrows(element: HTMLElement): () => void {
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...element.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  element.addEventListener("keydown", press);
  return () => element.removeEventListener("keydown", press);
}
