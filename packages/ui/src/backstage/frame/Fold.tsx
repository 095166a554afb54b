'use client';
// What few need, folded away under one line.
import { styled } from 'styled-components';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';

export const Fold = styled.details`
  padding-top: 12px;
  border-top: 1px solid ${token.line};
  > summary {
    ${focusRing}
    width: fit-content;
    padding: 6px 2px;
    border-radius: ${token.radiusSmall};
    font-weight: 500;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 12px;
  }
`;
