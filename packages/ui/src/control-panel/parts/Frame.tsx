'use client';
// The two pictures side by side in meaning: on air in red, looked at in green, each with its name on it.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

/** 390 × 220 (spec § 9). */
export const Frame = styled.div`
  position: relative;
  box-sizing: border-box;
  width: 390px;
  max-width: 100%;
  height: 220px;
  border-radius: ${token.radius};
  background: ${token.bgDeep};
  overflow: hidden;
`;

/** Lies over the picture, so that it takes no height; in the corner where no stage has text. */
export const Badge = styled.span<{ $tone: 'onAir' | 'preview' }>`
  position: absolute;
  bottom: 0;
  left: 0;
  z-index: 1;
  padding: 0 8px;
  border-top-right-radius: 6px;
  background: ${({ $tone }) => ($tone === 'onAir' ? token.danger : token.success)};
  color: ${({ $tone }) => ($tone === 'onAir' ? token.onDanger : token.surface)};
  font-size: 12px;
  font-weight: 600;
  line-height: 20px;
  pointer-events: none;
`;

/** Drawn over the picture: a border would make it smaller than the specification says. */
export const Edge = styled.span<{ $tone: 'onAir' | 'preview' }>`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 1;
  border-radius: ${token.radius};
  box-shadow: inset 0 0 0 2px
    ${({ $tone }) => ($tone === 'onAir' ? token.danger : token.success)};
  pointer-events: none;
`;
