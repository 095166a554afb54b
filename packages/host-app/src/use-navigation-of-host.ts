// The components' navigation, on the router.
import type { HeldBack, Navigation } from '@liangfen/ui/backstage';
import { useMemo } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { addressOf } from './addresses.ts';
import { openPayment } from './payment-form.ts';
import { waysIn } from './way-in.ts';

export function useNavigationOfHost(): Navigation {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      hrefOf: addressOf,
      go: (page) => void navigate(addressOf(page)),
      openBeside: (page) => void window.open(addressOf(page), '_blank', 'noopener'),
      openPayment,
      useHeldBack,
    }),
    [navigate],
  );
}

/** An ended login leads to the login page without a question, because nothing can be saved any more. */
function useHeldBack(changed: boolean): HeldBack | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      nextLocation.pathname !== currentLocation.pathname &&
      !waysIn.includes(nextLocation.pathname),
  );
  return useMemo(
    () => (blocker.state === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : null),
    [blocker],
  );
}
