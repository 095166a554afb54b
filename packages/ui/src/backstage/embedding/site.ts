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

/** Whether a page of the internet calls into a local network there, for which browsers ask the visitor or refuse. */
export function leadsInside(site: string, server: string): boolean {
  return isLocal(new URL(server).hostname) && !isLocal(new URL(site).hostname);
}

const local: readonly RegExp[] = [
  /^localhost$|[.]local(host)?$/,
  /^(127|10)([.]\d+){3}$/,
  /^(192[.]168|169[.]254)([.]\d+){2}$/,
  /^172[.](1[6-9]|2\d|3[01])([.]\d+){2}$/,
  // Between a provider and its customers.
  /^100[.](6[4-9]|[7-9]\d|1[01]\d|12[0-7])([.]\d+){2}$/,
  /^\[(::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/,
];

/** As far as an address shows it: a name may lead into a local network too. */
const isLocal = (host: string): boolean => local.some((form) => form.test(host));
