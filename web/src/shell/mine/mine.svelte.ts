import type { TableInfo } from "~/generated/wire.ts";
import { api } from "~/net/api.ts";
import { house } from "../house.svelte.ts";

/** One's own tables, those where it is one's turn first. */
class Mine {
  tables = $state.raw<readonly TableInfo[] | null>(null);

  /** Where the others wait for us. */
  get waiting(): readonly TableInfo[] {
    return (this.tables ?? []).filter(
      ({ phase, turn, mine }) => phase === "playing" && turn.some((seat) => mine.includes(seat)),
    );
  }

  async look(): Promise<void> {
    this.tables = house.me ? (await api.mine()).tables : [];
  }
}

export const mine = new Mine();
