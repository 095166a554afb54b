'use client';
// Where a page wants our styles, and by which right of its content security policy.
import { createContext } from 'react';

export interface StylePlace {
  /** Where styles are written: a shadow root, or the head of an iframe's document. */
  readonly styleTarget?: HTMLElement | ShadowRoot | undefined;
  /** The nonce by which the page's content security policy allows our styles. */
  readonly nonce?: string | undefined;
}

export const StylePlaceContext = createContext<StylePlace>({});
