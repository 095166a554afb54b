'use client';
// The provider of a judge's phone, by day or in a dark hall.
import { useEffect, useState } from 'react';
import type { ColourScheme } from '../theme/index.ts';
import {
  byDay,
  DaylightPhoneProvider,
  type DaylightPhoneProviderProps,
} from './DaylightPhoneProvider.tsx';

export interface PhoneProviderProps extends DaylightPhoneProviderProps {
  /** By day or in a dark hall, or as the system wishes; light when left out. */
  readonly colorScheme?: ColourScheme;
}

/**
 * @example
 * ```tsx
 * <PhoneProvider client={phoneClient} colorScheme="auto">
 *   <JudgeScoring competitionId="c1" />
 * </PhoneProvider>;
 * ```
 */
export function PhoneProvider({ colorScheme = 'light', ...props }: PhoneProviderProps) {
  const [look, setLook] = useState(byDay);
  useEffect(() => {
    if (colorScheme === 'light') return setLook(byDay);
    let on = true;
    const following = import('../theme/late-schemes.ts').then(
      ({ followScheme }) => followScheme(colorScheme, (next) => on && setLook(next)),
      // Without the network the phone stays light.
      () => {},
    );
    return () => {
      on = false;
      following.then((stop) => stop?.());
    };
  }, [colorScheme]);
  return <DaylightPhoneProvider {...props} look={look} />;
}
