'use client';
// A quiet card that holds one subject, and small marks that name a state.
import { styled } from 'styled-components';
import { token } from '../theme/index.ts';

export const Card = styled.section`
  box-sizing: border-box;
  padding: 20px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  box-shadow: ${token.shadow};
`;

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const inks: Record<Tone, string> = {
  neutral: token.textMuted,
  accent: token.accent,
  success: token.success,
  warning: token.warning,
  danger: token.danger,
};
const grounds: Record<Tone, string> = {
  neutral: token.surfaceSunken,
  accent: token.accentSoft,
  success: token.successSoft,
  warning: token.warningSoft,
  danger: token.dangerSoft,
};

export const Tag = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 0 8px;
  border-radius: 4px;
  background: ${({ $tone }) => grounds[$tone ?? 'neutral']};
  color: ${({ $tone }) => inks[$tone ?? 'neutral']};
  font-family: ${token.font};
  font-size: 12px;
  font-weight: 500;
  line-height: 22px;
  white-space: nowrap;
`;

/** A dot for a state that has a name beside it; never alone. */
export const Dot = styled.span.attrs({ 'aria-hidden': true })<{ $tone?: Tone }>`
  display: inline-block;
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $tone }) => inks[$tone ?? 'neutral']};
`;
