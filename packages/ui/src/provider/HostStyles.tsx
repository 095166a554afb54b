'use client';
// Tells everything inside where the page wants styles, and by which right of its content security policy.
import { type ReactNode, useMemo } from 'react';
import { type StylePlace, StylePlaceContext } from '../sheets/style-place.ts';

export type HostStylesProps = StylePlace;

/** Static sheets read it themselves; what styles by the engine reads it in `inHostStyles`, so that a screen loads no engine. */
export function HostStyles(props: HostStylesProps & { readonly children: ReactNode }) {
  const { styleTarget, nonce, children } = props;
  const place = useMemo(() => ({ styleTarget, nonce }), [styleTarget, nonce]);
  return <StylePlaceContext.Provider value={place}>{children}</StylePlaceContext.Provider>;
}
