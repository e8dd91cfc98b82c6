import { still } from "~/board/still.ts";

/** Where one looks at a large drawing from: dragged, pinched, wheeled, or by keys. Units are those of the drawing. */

const SLACK = 6; // pixels a finger may tremble before it moves the drawing

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Camera {
  /** How many times as near as when the whole fits into the window. */
  zoom = $state(1);
  /** The point of the drawing in the middle of the window. */
  x = $state(0);
  y = $state(0);
  /** The size of the window in pixels; to be bound to it. */
  width = $state(0);
  height = $state(0);
  /** The pointer has moved the drawing: what it lets go of was not pressed. */
  moved = false;
  readonly #whole: Box;
  readonly #nearest: number;
  readonly #fingers = new Map<number, { x: number; y: number }>();

  constructor(whole: Box, nearest = 5) {
    this.#whole = whole;
    this.#nearest = nearest;
    this.home();
  }

  /** What a pixel measures on the drawing. */
  get pixel(): number {
    const { width, height } = this.#whole;
    return Math.max(width / (this.width || width), height / (this.height || height)) / this.zoom;
  }

  /** What the window shows of the drawing. */
  get box(): Box {
    const [width, height] = [
      (this.width || this.#whole.width) * this.pixel,
      (this.height || this.#whole.height) * this.pixel,
    ];
    const x = within(this.x, width, this.#whole.x, this.#whole.width);
    const y = within(this.y, height, this.#whole.y, this.#whole.height);
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** The same as SVG has it. */
  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  home(): void {
    this.#look(1, this.#whole.x + this.#whole.width / 2, this.#whole.y + this.#whole.height / 2);
  }

  /** Nearer (more than 1) or farther, keeping that point where it is. */
  approach(factor: number, x = this.x, y = this.y): void {
    const zoom = Math.min(this.#nearest, Math.max(1, this.zoom * factor));
    const kept = this.zoom / zoom;
    this.#look(zoom, x + (this.x - x) * kept, y + (this.y - y) * kept);
  }

  /** Show that part, no nearer than need be. */
  show({ x, y, width, height }: Box): void {
    const { width: all, height: high } = this.box;
    this.#look(this.zoom * Math.min(all / width, high / height), x + width / 2, y + height / 2);
  }

  #look(zoom: number, x: number, y: number): void {
    this.zoom = Math.min(this.#nearest, Math.max(1, zoom));
    const { width, height } = this.box;
    this.x = within(x, width, this.#whole.x, this.#whole.width);
    this.y = within(y, height, this.#whole.y, this.#whole.height);
  }

  /** An attachment that lets fingers, mouse and wheel move the drawing. */
  readonly held = (svg: SVGSVGElement): (() => void) => {
    const down = (event: PointerEvent) => {
      if (this.#fingers.size === 0) this.moved = false;
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => this.#drag(svg, event);
    const up = (event: PointerEvent) => this.#fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = this.#point(svg, event);
      this.approach(1.0015 ** -event.deltaY, x, y);
    };
    svg.style.touchAction = "none";
    const free = still(svg);
    svg.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    svg.addEventListener("wheel", wheel, { passive: false });
    return () => {
      free();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };

  #drag(svg: SVGSVGElement, event: PointerEvent): void {
    const from = this.#fingers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return;
    this.moved = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, to);
    if (other) {
      const [before, after] = [from, to].map((end) => Math.hypot(end.x - other.x, end.y - other.y));
      const middle = { clientX: (to.x + other.x) / 2, clientY: (to.y + other.y) / 2 };
      const { x, y } = this.#point(svg, middle);
      this.approach(after! / Math.max(1, before!), x, y);
    } else {
      this.#look(this.zoom, this.x - (to.x - from.x) * this.pixel, this.y - (to.y - from.y) * this.pixel);
    }
  }

  /** A point of the page as one of the drawing. */
  #point(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x: this.x, y: this.y };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}

/** The middle of a window of that size that shows nothing beyond the whole; the whole's own, when all of it fits. */
function within(middle: number, size: number, start: number, whole: number): number {
  if (size >= whole) return start + whole / 2;
  return Math.min(start + whole - size / 2, Math.max(start + size / 2, middle));
}
