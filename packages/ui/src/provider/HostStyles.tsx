'use client';
// Where the styles of a page are written, and by which right of its content security policy.
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

export interface HostStylesProps {
  /** Where styles are written: a shadow root, or the head of an iframe's document. */
  readonly styleTarget?: HTMLElement | ShadowRoot | undefined;
  /** Of the page's content security policy, for the styles. */
  readonly nonce?: string | undefined;
}

export function HostStyles(props: HostStylesProps & { readonly children: ReactNode }) {
  const { styleTarget, nonce, children } = props;
  if (styleTarget === undefined && nonce === undefined) return children;
  return (
    <StyleSheetManager
      // styled-components writes into any node that takes a style element; its type names one kind.
      {...(styleTarget === undefined ? {} : { target: styleTarget as HTMLElement })}
      {...(nonce === undefined ? {} : { nonce })}
    >
      {children}
    </StyleSheetManager>
  );
}
