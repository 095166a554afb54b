// A text that stands beside other things gets an element of its own, because a page translator replaces text nodes.
import type { ReactNode } from 'react';

/**
 * For a slot beside other children that may be given a text: a text in an element, anything else as it is. A browser's
 * translator puts new elements where text nodes were, so React must never need a text node again: it writes an
 * element's only text anew, but a text beside others it would change, move or take off where it no longer is.
 * `scripts/lone-texts.mjs` refuses a text beside other children.
 */
export function ownText(given: ReactNode): ReactNode {
  if (given === '') return null;
  return typeof given === 'string' || typeof given === 'number' ? <span>{given}</span> : given;
}
