'use client';
// The room of a screen: all of its container, or 16 : 9 of the width where the container has no height.
import { styled } from 'styled-components';
import { useLang } from '../../messages/use-area.ts';

/** The stage says its language, whatever the page around says. */
const useLangAttribute = () => ({ lang: useLang() });

/**
 * The ratio counts only where 100 % of the height is nothing. Words run from left to right whatever the page around does:
 * the pictures are laid out for it.
 */
export const Filling = styled.div.attrs(useLangAttribute)`
  position: relative;
  width: 100%;
  height: 100%;
  aspect-ratio: 16 / 9;
  direction: ltr;
`;
