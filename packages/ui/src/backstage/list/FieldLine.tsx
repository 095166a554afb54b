'use client';
// Fields of one entry beside each other; under each other where there is no room.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

export const FieldLine = styled.div<{ $columns: string; $bare?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  align-items: start;
  gap: 10px;
  /* Beside the fields, not beside their labels. */
  > button,
  > p {
    margin-top: ${({ $bare }) => ($bare === true ? 0 : 26)}px;
  }
  > p {
    line-height: 36px;
  }
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-bottom: 12px;
    border-bottom: 1px solid ${token.line};
    /* A note about the fields, and its button, have a line of their own. */
    > p,
    > p + button {
      margin-top: 0;
    }
    > p + button {
      justify-self: end;
    }
  }
`;
