// The workplace messenger as this app has it: the messenger around the page, and the way to its login page and back.
import type { MessengerHost } from '@liangfen/ui/messenger';
import { deskClient } from './desk-client.ts';
import { keepErrand } from './login-errand.ts';
import { openInside } from './messenger/open-inside.ts';
import { openedAt } from './messenger/opened-at.ts';
import { corporationIn, keptCorporation } from './messenger-corporation.ts';
import { siteAddress } from './navigation-state.ts';

export const messengerHost: MessengerHost = {
  // Neither call needs a login, so whose client asks does not matter.
  openInside: (setting) => openInside(deskClient, setting),
  openedFrom: () => corporationIn(openedAt) ?? keptCorporation(),
  leaveFor: ({ state, address }, purpose) => {
    const from = siteAddress(new URLSearchParams(window.location.search).get('from'));
    keepErrand('messengerErrand', { state, purpose, from });
    window.location.assign(address);
  },
};
