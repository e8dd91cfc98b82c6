import { at, base } from "~/net/base.ts";

/** Where one is in the house. Parts in `{}` are told to the page. */
const ROUTES = {
  shelf: "",
  game: "jeux/{game}",
  open: "jeux/{game}/table",
  examples: "jeux/{game}/exemples",
  lobby: "salon",
  mine: "tables",
  table: "t/{table}",
  replay: "revoir/{table}",
  record: "revoir",
  account: "compte",
  settings: "reglages",
} as const;

export type Page = keyof typeof ROUTES;
export interface Route {
  readonly page: Page | "nowhere";
  readonly parts: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly hash: string;
}

export function find(url: URL): Route {
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length).replace(/\/$/, "") : "\0";
  const rest = { query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) };
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const match = path.match(new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`));
    if (match) return { page: page as Page, parts: { ...match.groups }, ...rest };
  }
  return { page: "nowhere", parts: {}, ...rest };
}

/** The address of a page. */
export function to(page: Page, parts: Readonly<Record<string, string>> = {}): string {
  return at(ROUTES[page].replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part]!)));
}

class Router {
  route = $state.raw<Route>(find(new URL(location.href)));

  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, document.baseURI);
    const moved = url.pathname !== location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.#read();
    if (moved) this.#arrive();
  }

  /** Links of the house are followed without loading the page anew. */
  listen(): () => void {
    const back = () => this.#read();
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a");
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || !link.pathname.startsWith(base)) return;
      if (find(new URL(link.href)).page === "nowhere") return;
      event.preventDefault();
      this.go(link.href);
      if (link.hash) document.getElementById(this.route.hash)?.scrollIntoView();
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }

  #read(): void {
    this.route = find(new URL(location.href));
  }

  /** A new page begins at its top, and a screen reader at its heading. */
  #arrive(): void {
    scrollTo({ top: 0, behavior: "instant" });
    requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }
}

export const router = new Router();
