'use client';
// Tells everything inside where the page wants styles, and by which nonce its content security policy allows them.
import { type ReactNode, useMemo } from 'react';
import { type StylePlace, StylePlaceContext } from '../style-sheets/style-place.ts';

export type HostStylesProps = StylePlace;

/**
 * Static style sheets read this place themselves; components of the style engine read it in `inHostStyles`, so that a screen
 * does not load the engine.
 */
export function HostStyles(props: HostStylesProps & { readonly children: ReactNode }) {
  const { styleTarget, nonce, children } = props;
  const place = useMemo(() => ({ styleTarget, nonce }), [styleTarget, nonce]);
  return <StylePlaceContext.Provider value={place}>{children}</StylePlaceContext.Provider>;
}
