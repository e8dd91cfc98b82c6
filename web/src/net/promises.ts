import type { TableInfo } from "~/generated/wire.ts";

/** Fingerprints of the house's secrets, shown before this device gave its numbers: by table. */
const promised = new Map<string, string>();

/** The deal of that table must be this one; what was shown first counts. */
export function expect(table: string, commitment: string): void {
  if (!promised.has(table)) promised.set(table, commitment);
}

/** Whether the house is bound to another deal than it had promised. */
export function broken({ table, commitment }: TableInfo): boolean {
  return (promised.get(table) ?? commitment) !== commitment;
}
