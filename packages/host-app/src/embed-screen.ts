// The element of `/embed/:competitionId`, with what the address asks for.

const address = /^\/embed\/([^/]+)\/?$/;
/** Attributes that the address may set, by the names of their parameters. */
const asked = ['label', 'theme'] as const;
/** Attributes without a value: the keys and the machine that the portal gives away. */
const allowed = ['keys', 'wake-lock'] as const;

export function embeddedScreen({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): HTMLElementTagNameMap['liangfen-screen'] {
  const screen = document.createElement('liangfen-screen');
  const wishes = new URLSearchParams(search);
  screen.setAttribute('server', origin);
  screen.setAttribute('competition', address.exec(pathname)?.[1] ?? '');
  for (const name of asked) {
    const value = wishes.get(name);
    if (value !== null) screen.setAttribute(name, value);
  }
  for (const name of allowed) screen.toggleAttribute(name, wishes.has(name));
  screen.toggleAttribute('transparent', wishes.get('background') === 'transparent');
  // As wide as the frame; a frame that is not 16:9 gets bars, as on every screen.
  screen.style.position = 'fixed';
  screen.style.top = '0';
  screen.style.height = '100%';
  return screen;
}
