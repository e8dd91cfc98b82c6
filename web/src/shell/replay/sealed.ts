/** Hashes and lots as the house draws them, so that a browser can check a deal by itself: `core/chance.py`, `core/commitment.py`. */

export function bytes(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hexadecimal(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The seed of a game: the hash of the hashes of the secret and of each nonce. */
export async function seedOf(
  secret: Uint8Array<ArrayBuffer>,
  nonces: readonly Uint8Array<ArrayBuffer>[],
): Promise<Uint8Array<ArrayBuffer>> {
  return sha256(joined(await Promise.all([secret, ...nonces].map(sha256))));
}

/** The chance of a real table: block k is SHA-256(seed + k as 8 bytes) and gives eight words of 32 bits. */
export class Sealed {
  #block = 0;
  #words: number[] = [];

  constructor(private readonly seed: Uint8Array) {}

  async #word(): Promise<number> {
    if (this.#words.length === 0) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(this.#block));
      this.#block += 1;
      const digest = new DataView((await sha256(joined([this.seed, counter]))).buffer);
      this.#words = Array.from({ length: 8 }, (_, at) => digest.getUint32(at * 4));
    }
    return this.#words.shift()!;
  }

  /** A number from 0 to n - 1, each equally likely: words of the incomplete last run of n are passed over. */
  async below(n: number): Promise<number> {
    const fair = 2 ** 32 - (2 ** 32 % n);
    let word = await this.#word();
    while (word >= fair) word = await this.#word();
    return word % n;
  }

  /** Fisher-Yates from the last item down to the second. */
  async shuffle<T>(items: T[]): Promise<void> {
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = await this.below(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
  }
}
