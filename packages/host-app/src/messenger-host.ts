// The workplace messenger as this app has it: the messenger around the page, and the way to its login page and back.
import type { MessengerHost } from '@liangfen/ui/messenger';
import { keepErrand } from './messenger-errand.ts';
import { siteAddress } from './navigation-state.ts';

export const messengerHost: MessengerHost = {
  openInside: async () => null,
  leaveFor: ({ state, address }, purpose) => {
    const from = siteAddress(new URLSearchParams(window.location.search).get('from'));
    keepErrand({ state, purpose, from });
    window.location.assign(address);
  },
};
