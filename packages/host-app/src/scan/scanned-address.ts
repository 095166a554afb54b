// Says where a scanned or typed text leads: to a page of this site for which codes are printed, and nowhere else.

/** Seats, sign-ups and their scoring pages, consoles, and the links that go round in a chat. */
const followed: readonly RegExp[] = [
  /^\/web\/judge\/seat(?:\/[\w-]{1,128}|#[\w-]{1,128})$/,
  /^\/web\/judge\/apply(?:#code=[\w-]{1,128})?$/,
  /^\/web\/judge\/[\w-]{1,64}$/,
  /^\/web\/control\/login\/[\w-]{1,64}$/,
  /^\/web\/dd\/[\w-]{1,64}$/,
];
const longest = 2_000;

/**
 * A path of this very site; null for everything of another site, and for all else of this one.
 * `sites` are all addresses of this site: a code begins with the one that its desk has chosen, and a phone may be here by another.
 */
export function scannedAddress(text: string, sites: readonly string[]): string | null {
  const said = text.trim();
  if (said.length > longest || !/^https?:\/\//i.test(said)) return null;
  const url = parsed(said);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (!sites.some((site) => parsed(site)?.origin === url.origin)) return null;
  const { pathname, search, hash } = url;
  // Seats and invitations keep their codes behind `#`; whatever else stands there is nothing of ours.
  if (followed.some((path) => path.test(pathname + hash))) return `${pathname}${search}${hash}`;
  return followed.some((path) => path.test(pathname)) ? `${pathname}${search}` : null;
}

/** The messenger's own browser does not know `URL.canParse`. */
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
