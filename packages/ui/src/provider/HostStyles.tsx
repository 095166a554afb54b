'use client';
// Tells everything inside where the page wants styles, and by which nonce its content security policy allows them.
import { type ReactNode, useMemo } from 'react';
import { type StyleTarget, StyleTargetContext } from '../style-sheets/style-target.ts';

export type HostStylesProps = StyleTarget;

/**
 * Static style sheets read this themselves; components of the style engine read it in `inHostStyles`, so that a screen
 * does not load the engine.
 */
export function HostStyles(props: HostStylesProps & { readonly children: ReactNode }) {
  const { styleTarget, nonce, children } = props;
  const target = useMemo(() => ({ styleTarget, nonce }), [styleTarget, nonce]);
  return <StyleTargetContext.Provider value={target}>{children}</StyleTargetContext.Provider>;
}
