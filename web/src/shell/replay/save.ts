/** Gives a record to whoever asks for it, as a file of their own. */
export function save(record: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${name}.json` });
  link.click();
  URL.revokeObjectURL(address);
}
