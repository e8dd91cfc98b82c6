function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this device puts into a deal, so that nobody can choose it. */
export function nonce(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

/** A name for one wish, unlike any other. */
export function wish(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(12)));
}
