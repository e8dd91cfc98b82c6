/** Where things lie on a table: elements by name, for what flies between them. Names are the game's own ("stock"). */
export class Places {
  readonly #elements = new Map<string, Element>();

  /** An attachment that registers an element under that name while it is on the page. */
  at(name: string): (element: Element) => () => void {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  element(name: string): Element | null {
    return this.#elements.get(name) ?? null;
  }
}
