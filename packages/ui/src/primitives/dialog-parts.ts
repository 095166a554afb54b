// The parts of a dialog in which a step is prepared: its fields below each other, and the effect that it would have.
import { styled } from 'styled-components';
import { token } from '../theme/index.ts';

export const DialogFields = styled.div`
  display: grid;
  gap: 16px;
`;

export const DialogEffect = styled.div`
  padding: 8px 12px;
  border-radius: ${token.radiusSmall};
  background: ${token.surfaceSunken};
  p {
    margin: 0;
  }
  ul {
    margin: 4px 0 0;
    padding-inline-start: 20px;
  }
`;

/** As long as the contract lets a reason be. */
export const longestReason = 200;
