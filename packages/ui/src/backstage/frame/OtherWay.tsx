'use client';
// The line between the password and another way in, and the look of such a way.
import { css, styled } from 'styled-components';
import { controlHeight, focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';

export const Or = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 12px;
  margin: 24px 0 16px;
  color: ${token.textMuted};
  font-size: 13px;
  &::before,
  &::after {
    content: '';
    height: 1px;
    background: ${token.line};
  }
`;

export const otherWay = css`
  ${focusRing}
  ${controlHeight}
  && {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 44px;
    border: 1px solid ${token.lineStrong};
    border-radius: ${token.radiusSmall};
    color: ${token.text};
    font-size: 15px;
    font-weight: 500;
    text-decoration: none;
  }
  &&:hover {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
`;
