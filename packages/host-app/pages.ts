// Which page of the build answers an address: the judge's phone and the match page load nothing of the desk.

export interface PageRule {
  /** An address, and everything under it. */
  readonly under: string;
  readonly page: string;
}

/** Everything else is index.html's. The server reads this from the built pages.json. */
export const pageRules: readonly PageRule[] = [
  { under: '/web/judge', page: '/judge.html' },
  { under: '/web/match', page: '/screen.html' },
];

export function pageOf(pathname: string): string {
  const rule = pageRules.find(
    ({ under }) => pathname === under || pathname.startsWith(`${under}/`),
  );
  return rule?.page ?? '/index.html';
}
