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

export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
