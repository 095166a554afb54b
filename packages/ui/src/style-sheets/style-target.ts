'use client';
// Where a page wants our styles, and the nonce by which its content security policy allows them.
import { createContext } from 'react';

export interface StyleTarget {
  /** The root into which styles are written: a shadow root, or the head of an iframe's document. */
  readonly styleTarget?: HTMLElement | ShadowRoot | undefined;
  /** The nonce by which the page's content security policy allows our styles. */
  readonly nonce?: string | undefined;
}

export const StyleTargetContext = createContext<StyleTarget>({});
