'use client';
// Tells listeners that a login has ended (HTTP 401).
import type { AuthExpired, PhoneClient } from '@liangfen/sdk';
import { useEffect, useLayoutEffect, useRef } from 'react';

export function useAuthExpired(
  client: Pick<PhoneClient, 'onAuthExpired'>,
  onAuthExpired: ((expired: AuthExpired) => void) | undefined,
): void {
  const latest = useRef(onAuthExpired);
  useLayoutEffect(() => {
    latest.current = onAuthExpired;
  });
  useEffect(() => client.onAuthExpired((expired) => latest.current?.(expired)), [client]);
}
