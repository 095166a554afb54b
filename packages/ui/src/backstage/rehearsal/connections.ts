// Limits what a page may ask of a site at once without starving its own requests and other tabs.
import type { Connections } from '@liangfen/rehearsal/player';

/** HTTP/1.1 allows a browser six connections to a site, for all of its tabs; the console's line is one, a screen's another. */
const overOldHttp: Connections = { lines: 1, requests: 3 };
const overNewHttp: Connections = { lines: 50, requests: 50 };

interface Entry {
  readonly name: string;
  readonly nextHopProtocol?: string;
}

/** Goes by how the page's last calls of the API were carried. */
export function connectionsOver(page: {
  readonly getEntriesByType: (type: string) => readonly unknown[];
}): Connections {
  // Resource entries, by the name of their type.
  const entries = page.getEntriesByType('resource') as readonly Entry[];
  const last = entries.filter(({ name }) => name.includes('/api/')).pop();
  const isNew = last?.nextHopProtocol === 'h2' || last?.nextHopProtocol === 'h3';
  return isNew ? overNewHttp : overOldHttp;
}
