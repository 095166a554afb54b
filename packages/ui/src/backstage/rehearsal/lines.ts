// How many live lines a page may hold open without starving its own requests.

/** HTTP/1.1 allows a browser six connections to a site, for all of its tabs; the console's line is one, a screen's another. */
const overOldHttp = 1;
const overNewHttp = 50;

interface Entry {
  readonly name: string;
  readonly nextHopProtocol?: string;
}

/** Goes by how the page's last calls of the API were carried. */
export function linesOver(page: {
  getEntriesByType: (type: string) => readonly unknown[];
}): number {
  // Resource entries, by the name of their type.
  const calls = page.getEntriesByType('resource') as readonly Entry[];
  const last = calls.filter(({ name }) => name.includes('/api/')).at(-1);
  return last?.nextHopProtocol === 'h2' || last?.nextHopProtocol === 'h3'
    ? overNewHttp
    : overOldHttp;
}
