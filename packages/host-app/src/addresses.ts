// The address of every place the components lead to (spec § 2).
import type { BackstageTab, Place } from '@liangfen/ui/backstage';

export const backstageTabs: readonly BackstageTab[] = [
  'basic',
  'judge',
  'score',
  'project',
  'statistics',
  'ledger',
  'invitation',
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
    case 'register':
      return '/web/register';
    case 'competitions':
      return '/web/setting/backstage';
    case 'create':
      return '/web/add/match';
    case 'account':
      return place.part === undefined || place.part === 'profile'
        ? '/web/user'
        : `/web/user/${place.part}`;
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
      return `/web/control/panel/${place.id}?token=${encodeURIComponent(place.token)}`;
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
