// The address of every page the components lead to (spec § 2).
import type { BackstageTab, DeskPage } from '@liangfen/ui/backstage';

export const backstageTabs: readonly BackstageTab[] = [
  'guide',
  'basic',
  'judge',
  'score',
  'project',
  'statistics',
  'ledger',
  'invitation',
  'embed',
  'rehearsal',
];

export function isBackstageTab(text: string | undefined): text is BackstageTab {
  return backstageTabs.some((tab) => tab === text);
}

export function screenAddress(id: string): string {
  return `/web/match/${id}`;
}

export function consoleLoginAddress(id: string, hand: boolean): string {
  return `/web/control/login/${id}${hand ? '?hand' : ''}`;
}

export function addressOf(to: DeskPage): string {
  switch (to.page) {
    case 'home':
      return '/';
    case 'overview':
      return '/web/app/index';
    case 'login':
      return '/web/login';
    case 'messengerLogin':
      return to.from === null
        ? '/web/qrcode/login'
        : `/web/qrcode/login?from=${encodeURIComponent(to.from)}`;
    case 'register':
      return '/web/register';
    case 'reset':
      return '/web/reset';
    case 'competitions':
      return '/web/setting/backstage';
    case 'create':
      return '/web/add/match';
    case 'account': {
      const part = to.part === undefined || to.part === 'profile' ? '' : `/${to.part}`;
      return withReturn(`/web/user${part}`, to.backTo);
    }
    case 'voucher':
      return withReturn('/web/setting/voucher', to.backTo);
    case 'judging':
      return '/web/judge';
    case 'scoring':
      return `/web/judge/${to.id}`;
    case 'backstage':
      return `/web/backstage/${to.id}/${to.mode}/${to.tab}${
        to.check === undefined ? '' : `?check=${to.check}`
      }`;
    case 'screen':
      return screenAddress(to.id);
    case 'panel':
      return `/web/control/panel/${to.id}#token=${encodeURIComponent(to.token)}`;
    case 'consoleLogin':
      return consoleLoginAddress(to.id, to.hand);
    case 'badges':
      return `/web/badges/${to.id}${to.numbers === '' ? '' : `?numbers=${to.numbers}`}`;
    case 'invitationSheet':
      return `/web/invitation/${to.id}`;
    case 'apply':
      return `/web/judge/apply?competition=${to.id}`;
  }
}

function withReturn(address: string, backTo: DeskPage | undefined): string {
  return backTo === undefined
    ? address
    : `${address}?return=${encodeURIComponent(addressOf(backTo))}`;
}

/**
 * Returns where `?return=` of an address leads: the list of competitions or a page of one competition, made anew from
 * its parts. Null for everything else, so that no stranger's link leads out of this site.
 */
export function returnPage(address: string | null): DeskPage | null {
  if (address === null) return null;
  if (address === addressOf({ page: 'competitions' })) return { page: 'competitions' };
  const parts = /^\/web\/backstage\/([\w-]{1,64})\/(\w{1,16})\/(\w{1,16})(\?check=OFFICIAL)?$/.exec(
    address,
  );
  if (parts === null) return null;
  const [, id = '', mode = '', tab, check] = parts;
  if (!isBackstageTab(tab)) return null;
  const page = { page: 'backstage', id, mode, tab } as const;
  return check === undefined ? page : { ...page, check: 'OFFICIAL' };
}
