/** The table of a game that has no part of its own in the client: everything in words, from the contract alone. */
import { gameClient } from "~/games/contract.ts";
import InWords from "./InWords.svelte";

export default gameClient({ control: () => null, Board: InWords });
