import type { Lang } from "~/texts/language.ts";

export interface Choices {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  print: "normal" | "large";
  motion: "auto" | "less" | "full";
  colours: "plain" | "distinct";
  sound: boolean;
  notify: boolean;
  /** Tables are shown in words. */
  spoken: boolean;
  /** With several people on one screen, hands are hidden between turns. */
  curtain: boolean;
  /** Newcomers to a game are told where to look. */
  guide: boolean;
  /** Games in which they need it no more. */
  guided: readonly string[];
  /** Aids of games, as `<game>/<aid>`. */
  aids: Readonly<Record<string, boolean>>;
}

const KEPT = "ludotheque";
const GROUNDS = { light: "#f7f0e1", dark: "#161a22" }; // --paper and --night, for the edges of the browser
const touch = matchMedia("(pointer: coarse)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function usual(): Choices {
  const wanted = navigator.languages.map((lang) => lang.slice(0, 2)).find((lang) => lang === "fr" || lang === "en");
  return {
    lang: (wanted as Lang | undefined) ?? "fr",
    theme: "auto",
    print: "normal",
    motion: "auto",
    colours: "plain",
    sound: !touch.matches,
    notify: false,
    spoken: false,
    curtain: true,
    guide: true,
    guided: [],
    aids: {},
  };
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {}; // private windows may keep nothing
  }
}

class Settings {
  choices = $state.raw<Choices>({ ...usual(), ...kept() });
  #still = $state(still.matches);

  constructor() {
    still.addEventListener("change", () => {
      this.#still = still.matches;
    });
    this.#show();
  }

  /** Motion explains what happens; some eyes would rather have none. */
  get motion(): boolean {
    return this.choices.motion === "full" || (this.choices.motion === "auto" && !this.#still);
  }

  choose(change: Partial<Choices>): void {
    this.choices = { ...this.choices, ...change };
    this.#show();
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.choices));
    } catch {
      // it lasts as long as the page
    }
  }

  #show(): void {
    const { lang, theme, print, motion, colours } = this.choices;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = GROUNDS[theme !== "auto" ? theme : meta.media.includes("dark") ? "dark" : "light"];
    const root = document.documentElement;
    root.lang = lang;
    for (const [name, value] of Object.entries({ theme, print, motion, colours })) root.dataset[name] = value;
  }
}

export const settings = new Settings();
