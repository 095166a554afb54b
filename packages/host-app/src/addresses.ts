// The address of every place the components lead to (spec § 2).
import type { BackstageTab, Place } from '@liangfen/ui/backstage';

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

export function addressOf(place: Place): string {
  switch (place.page) {
    case 'home':
      return '/';
    case 'overview':
      return '/web/app/index';
    case 'login':
      return '/web/login';
    case 'messengerLogin':
      return place.from === null
        ? '/web/qrcode/login'
        : `/web/qrcode/login?from=${encodeURIComponent(place.from)}`;
    case 'register':
      return '/web/register';
    case 'reset':
      return '/web/reset';
    case 'competitions':
      return '/web/setting/backstage';
    case 'create':
      return '/web/add/match';
    case 'account': {
      const part = place.part === undefined || place.part === 'profile' ? '' : `/${place.part}`;
      return withReturn(`/web/user${part}`, place.backTo);
    }
    case 'voucher':
      return withReturn('/web/setting/voucher', place.backTo);
    case 'judging':
      return '/web/judge';
    case 'scoring':
      return `/web/judge/${place.id}`;
    case 'backstage':
      return `/web/backstage/${place.id}/${place.mode}/${place.tab}${
        place.check === undefined ? '' : `?check=${place.check}`
      }`;
    case 'screen':
      return screenAddress(place.id);
    case 'panel':
      return `/web/control/panel/${place.id}#token=${encodeURIComponent(place.token)}`;
    case 'consoleLogin':
      return consoleLoginAddress(place.id, place.hand);
    case 'badges':
      return `/web/badges/${place.id}${place.numbers === '' ? '' : `?numbers=${place.numbers}`}`;
    case 'invitationSheet':
      return `/web/invitation/${place.id}`;
    case 'apply':
      return `/web/judge/apply?competition=${place.id}`;
  }
}

function withReturn(address: string, backTo: Place | undefined): string {
  return backTo === undefined
    ? address
    : `${address}?return=${encodeURIComponent(addressOf(backTo))}`;
}

/**
 * Returns where `?return=` of an address leads: the list of competitions or a place of one competition, made anew from
 * its parts. Null for everything else, so that no stranger's link leads out of this site.
 */
export function returnPlace(address: string | null): Place | null {
  if (address === null) return null;
  if (address === addressOf({ page: 'competitions' })) return { page: 'competitions' };
  const parts = /^\/web\/backstage\/([\w-]{1,64})\/(\w{1,16})\/(\w{1,16})(\?check=OFFICIAL)?$/.exec(
    address,
  );
  if (parts === null) return null;
  const [, id = '', mode = '', tab, check] = parts;
  if (!isBackstageTab(tab)) return null;
  const place = { page: 'backstage', id, mode, tab } as const;
  return check === undefined ? place : { ...place, check: 'OFFICIAL' };
}
