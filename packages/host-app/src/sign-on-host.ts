// The single sign-on as this app has it: the way to the provider's login page, and what to come back for.
import type { SignOnHost } from '@liangfen/ui/backstage';
import { keepErrand } from './login-errand.ts';
import { siteAddress } from './navigation-state.ts';

export const signOnHost: SignOnHost = {
  leaveFor: ({ state, address }, purpose, from) => {
    keepErrand('signOnErrand', { state, purpose, from: siteAddress(from) });
    window.location.assign(address);
  },
};
