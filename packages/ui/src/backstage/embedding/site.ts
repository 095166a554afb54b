// The site of an address as browsers name it: people paste the address of a page, and browsers write hosts in small letters.

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Returns scheme, host and port; null for text that is no address of a site. A text without a scheme counts as https. */
export function siteOf(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  try {
    const url = new URL(scheme.test(trimmed) ? trimmed : `https://${trimmed}`);
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.origin : null;
  } catch {
    return null;
  }
}

/**
 * Returns the rows to send: each site once, empty rows left out; a text that is no site goes as typed, for the server
 * to refuse.
 */
export function sitesOf(rows: readonly string[]): string[] {
  const written = rows.map((row) => siteOf(row) ?? row.trim());
  return [...new Set(written)].filter((site) => site !== '');
}

/** The refusals of what was sent, under the rows that they are about. */
export function refusedRows(
  rows: readonly string[],
  fields: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> {
  const sent = sitesOf(rows);
  const refused = new Map<number, string>();
  for (const [row, text] of rows.entries()) {
    const message = fields[`embedOrigins.${sent.indexOf(siteOf(text) ?? text.trim())}`];
    if (message !== undefined) refused.set(row, message);
  }
  return refused;
}

/** Whether browsers keep a page of this site from calling that server: an https page calls no http server but its own machine. */
export function isMixed(site: string, server: string): boolean {
  const { protocol, hostname } = new URL(server);
  const isOwnMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return site.startsWith('https:') && protocol === 'http:' && !isOwnMachine;
}
