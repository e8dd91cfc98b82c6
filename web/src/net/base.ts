/** Where the house is: `/`, or the sub-path it is served under (the page's `<base>` says so). */
export const base = new URL(document.baseURI).pathname.replace(/[^/]*$/, "");

/** The address of something of the house, from its path (`api/shelf`, or `/texts/…` as the shelf gives it). */
export function at(path: string): string {
  return base + path.replace(/^\//, "");
}
