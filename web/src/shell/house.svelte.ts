import type { Box, Me, Shelf, TableInfo, YourTurn } from "~/generated/wire.ts";
import { api, LostError } from "~/net/api.ts";
import { at } from "~/net/base.ts";
import { Connection, type Link } from "~/net/socket.ts";
import type { Lang, Language } from "~/texts/language.ts";
import { clientTexts, withTexts } from "~/texts/load.ts";
import { settings } from "./settings.svelte.ts";

/** What the whole client knows: the shelf, its texts, who one is, the connection. */
class House {
  shelf = $state.raw<Shelf | null>(null);
  /** Texts of the client and (once the shelf is known) of the house. */
  texts = $state.raw<Language | null>(null);
  /** Texts of each game over them. */
  games = $state.raw<Readonly<Record<string, Language>>>({});
  /** `undefined` until the house has said. */
  me = $state.raw<Me | null | undefined>(undefined);
  link = $state.raw<Link>("off");
  /** The house did not answer when the page was opened. */
  away = $state(false);
  lobby = $state.raw<readonly TableInfo[] | null>(null);
  yourTurn = $state.raw<YourTurn | null>(null);
  /** Their clock minus ours, in milliseconds. */
  skew = 0;

  readonly connection = new Connection(at("socket").replace(/^/, location.origin.replace(/^http/, "ws")), {
    link: (link) => {
      this.link = link;
      if (link === "nobody") this.me = null;
    },
    heard: (message) => {
      if ("at" in message) this.skew = message.at - Date.now();
      if (message.is === "welcome") this.me = message.me;
      else if (message.is === "lobby") this.lobby = message.tables;
      else if (message.is === "your-turn") this.yourTurn = message;
    },
  });

  /** What time it is for the house. */
  now(): number {
    return Date.now() + this.skew;
  }

  say(name: string, args?: Record<string, string | number>): string {
    return this.texts?.say(name, args) ?? "";
  }

  box(game: string): Box | undefined {
    return this.shelf?.games.find(({ slug }) => slug === game);
  }

  /** Texts of that game, or of the house until they are there. */
  game(game: string): Language | null {
    return this.games[game] ?? this.texts;
  }

  async enter(): Promise<void> {
    this.away = false;
    const { lang } = settings.choices;
    const ours = await clientTexts(lang);
    this.texts ??= ours;
    try {
      const [shelf, me] = await Promise.all([api.shelf(), api.me()]);
      await this.#read(shelf, ours, lang);
      this.shelf = shelf;
      this.me = me;
    } catch (error) {
      if (!(error instanceof LostError)) throw error;
      this.away = true;
      return;
    }
    if (this.me) this.connection.open();
  }

  async speak(lang: Lang): Promise<void> {
    settings.choose({ lang });
    if (this.shelf) await this.#read(this.shelf, await clientTexts(lang), lang);
    if (this.me) this.me = await api.rename({ lang });
  }

  async #read({ texts, games }: Shelf, ours: Language, lang: Lang): Promise<void> {
    const house = await withTexts(ours, at(texts[lang]!));
    const each = await Promise.all(
      games.map(async (box) => [box.slug, await withTexts(house, at(box.texts[lang]!))] as const),
    );
    this.games = Object.fromEntries(each);
    this.texts = house;
  }

  /** Whoever plays is somebody: a guest under one of the first names of those years, unless they have said who. */
  async somebody(): Promise<Me> {
    if (!this.me) {
      const names = this.say("guest-names").split(" ");
      const name = names[Math.floor(Math.random() * names.length)]!;
      this.became(await api.guest({ name, lang: settings.choices.lang }));
    }
    return this.me!;
  }

  /** Hear somebody no longer, or again. */
  async mute(person: string, on: boolean): Promise<void> {
    this.me = await api.mute(person, on);
  }

  /** One is somebody else from now on, or nobody. */
  became(me: Me | null): void {
    this.me = me;
    if (me) this.connection.renew();
    else this.connection.close();
  }
}

export const house = new House();
