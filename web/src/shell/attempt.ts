import { LostError, RefusedError } from "~/net/api.ts";
import { house } from "./house.svelte.ts";

/** Do something with the house; the answer says why it could not be done, or nothing when it was. */
export async function attempt(what: () => Promise<unknown>): Promise<string> {
  try {
    await what();
    return "";
  } catch (error) {
    if (error instanceof RefusedError) return error.message;
    if (error instanceof LostError) return house.say("trouble-lost");
    throw error;
  }
}
