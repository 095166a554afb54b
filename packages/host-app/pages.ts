// Says which page of the build answers an address: phone, match page, the audience's page and a portal's frame load
// nothing of the desk.

export interface PageRule {
  /** An address, and everything under it. */
  readonly under: string;
  readonly page: string;
}

/** Pages of their own. The server reads them, and the addresses below, from the built pages.json. */
export const pageRules: readonly PageRule[] = [
  { under: '/web/judge', page: '/judge.html' },
  { under: '/web/match', page: '/screen.html' },
  { under: '/web/live', page: '/live.html' },
  { under: '/embed', page: '/embed.html' },
  { under: '/docs', page: '/reference.html' },
];

export function pageOf(pathname: string): string {
  const rule = pageRules.find(
    ({ under }) => pathname === under || pathname.startsWith(`${under}/`),
  );
  return rule?.page ?? '/index.html';
}

/** Every address of the desk and the console, as the router writes them; anything else is answered 404. */
export const deskPaths: readonly string[] = [
  '/',
  '/web/app/index',
  '/web/login',
  '/web/register',
  '/web/control/login/:competitionId',
  '/web/control/panel/:competitionId',
  '/web/mobile/control/panel/:competitionId',
  '/web/add/match',
  '/web/setting/backstage',
  '/web/backstage/:id/:mode/:tab?',
  '/web/user/:part?',
  '/web/badges/:id',
  '/web/invitation/:id',
  '/web/scan/QR/codes',
  '/web/try/:code',
  '/web/reset',
  '/web/sso/login',
  '/web/external/login',
  '/web/dd/pc/login',
  '/web/dd/:competitionId',
  '/web/qrcode/login',
  '/web/aliPay',
  '/web/setting/voucher',
];
