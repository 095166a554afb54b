// What a scanned or typed text leads to: an address of this site that codes are printed for, and nothing else.

/** Seats, sign-ups and their scoring pages, consoles, and the links that go round in a chat. */
const followed: readonly RegExp[] = [
  /^\/web\/judge\/seat\/[\w-]{1,128}$/,
  /^\/web\/judge\/apply$/,
  /^\/web\/judge\/[\w-]{1,64}$/,
  /^\/web\/control\/login\/[\w-]{1,64}$/,
  /^\/web\/dd\/[\w-]{1,64}$/,
];
const longest = 2_000;

/** Null for everything of another site, and for all else of this one. */
export function scannedAddress(text: string, origin: string): string | null {
  const said = text.trim();
  if (said.length > longest || !/^https?:\/\//i.test(said)) return null;
  const url = parsed(said);
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '')
    return null;
  const isFollowed = followed.some((path) => path.test(url.pathname));
  // Nothing of ours keeps anything behind `#`.
  return isFollowed ? `${url.pathname}${url.search}` : null;
}

/** The messenger's own browser does not know `URL.canParse`. */
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
