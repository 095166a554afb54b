// The components' navigation, on the router.
import type { Navigation } from '@liangfen/ui/backstage';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from './addresses.ts';

export function useNavigationOfHost(): Navigation {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      hrefOf: addressOf,
      go: (place) => void navigate(addressOf(place)),
      openBeside: (place) => void window.open(addressOf(place), '_blank', 'noopener'),
    }),
    [navigate],
  );
}
