// Type for the hall: digits that stand in columns, one line that ends in dots rather than breaks.
import { css } from 'styled-components';
import { token } from '../../theme/index.ts';

export const digits = css`
  font-family: ${token.fontDigits};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  font-feature-settings: 'tnum', 'lnum';
  letter-spacing: -0.01em;
`;

/** Digits lit from above; the plain accent stands where letters cannot be cut out of a picture. */
export const litDigits = css`
  background: linear-gradient(180deg, ${token.accentStrong} 18%, ${token.accent} 62%);
  background-clip: text;
  -webkit-background-clip: text;
  color: ${token.accent};
  -webkit-text-fill-color: transparent;
`;

export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
