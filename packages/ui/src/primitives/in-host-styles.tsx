'use client';
// Around what a page shows of desk, panels and messenger pages: the style engine writes where the page wants it, with its nonce.
import { type ComponentType, type ReactNode, useContext } from 'react';
import { StyleSheetManager } from 'styled-components';
import { StylePlaceContext } from '../sheets/style-place.ts';

export function InHostStyles({ children }: { readonly children: ReactNode }) {
  const { styleTarget, nonce } = useContext(StylePlaceContext);
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
