import { still } from "./still.ts";

/** What is being dragged on a table, and where it would fall. Targets are elements with a `data-drop` name. */

const SLACK = 6; // pixels a finger may tremble before it is a drag and no tap

type Dropped<T> = (payload: T, target: string, element: Element) => void;

export class Drag<T> {
  /** What is in the air; null when nothing is. */
  payload = $state.raw<T | null>(null);
  /** The name of the target under it. */
  over = $state<string | null>(null);
  readonly #dropped: Dropped<T>;

  constructor(dropped: Dropped<T>) {
    this.#dropped = dropped;
  }

  /** An attachment that lets an element be dragged; nothing to drag now: null. */
  source(payload: () => T | null): (element: HTMLElement) => () => void {
    return (element) => {
      const down = (event: PointerEvent) => {
        const carried = payload();
        if (carried !== null && event.button === 0 && event.isPrimary) this.#follow(element, event, carried);
      };
      element.style.touchAction = "none";
      const free = still(element);
      element.addEventListener("pointerdown", down);
      return () => {
        free();
        element.removeEventListener("pointerdown", down);
      };
    };
  }

  #follow(element: HTMLElement, start: PointerEvent, payload: T): void {
    let ghost: HTMLElement | null = null;
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost && Math.hypot(x, y) > SLACK) {
        ghost = lift(element);
        this.payload = payload;
      }
      if (!ghost) return;
      event.preventDefault();
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-4, Math.min(4, x / 40))}deg)`;
      this.over = target(event)?.dataset.drop ?? null;
    };
    const end = (event: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      this.payload = null;
      this.over = null;
      swallowClick();
      const place = event.type === "pointerup" ? target(event) : null;
      if (place?.dataset.drop) this.#dropped(payload, place.dataset.drop, place);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

function target(event: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;
}

/** A likeness of the element that follows the finger. */
function lift(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
    boxShadow: "var(--lift)",
  });
  (element.closest<HTMLElement>("[data-table]") ?? document.body).append(ghost);
  return ghost;
}

/** The click that a browser makes at the end of a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
