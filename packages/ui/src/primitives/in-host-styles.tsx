'use client';
// Wraps the desk, the panels and the messenger pages for a host's page: the style engine writes where that page wants
// it, with its nonce.
import { type ComponentType, type ReactNode, useContext } from 'react';
import { StyleSheetManager } from 'styled-components';
import { ownText } from '../own-text.tsx';
import { StyleTargetContext } from '../style-sheets/style-target.ts';

export function InHostStyles({ children }: { readonly children: ReactNode }) {
  const { styleTarget, nonce } = useContext(StyleTargetContext);
  if (styleTarget === undefined && nonce === undefined) return ownText(children);
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

/** The component as a page of somebody else gets it. */
export function inHostStyles<Props extends object>(Part: ComponentType<Props>) {
  return function Hosted(props: Props) {
    return (
      <InHostStyles>
        <Part {...props} />
      </InHostStyles>
    );
  };
}
