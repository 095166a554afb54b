'use client';
// A round picture of how something ended.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../theme/index.ts';

export type MarkKind = 'DONE' | 'WARNING' | 'CLOCK' | 'NOTHING' | 'PHONE';

type Tone = 'success' | 'warning' | 'neutral' | 'accent';

const inks: Record<Tone, string> = {
  success: token.success,
  warning: token.warning,
  neutral: token.textMuted,
  accent: token.accent,
};
const grounds: Record<Tone, string> = {
  success: token.successSoft,
  warning: token.warningSoft,
  neutral: token.surfaceSunken,
  accent: token.accentSoft,
};

const Round = styled.div<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 76px;
  height: 76px;
  border-radius: 50%;
  background: ${({ $tone }) => grounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
`;

const tones: Record<MarkKind, Tone> = {
  DONE: 'success',
  WARNING: 'warning',
  CLOCK: 'warning',
  NOTHING: 'neutral',
  PHONE: 'accent',
};

const drawings: Record<MarkKind, ReactNode> = {
  DONE: <path d="M9 19l7 7 14-15" />,
  WARNING: (
    <>
      <path d="M19 9v13" />
      <path d="M19 28.5v.5" />
    </>
  ),
  CLOCK: (
    <>
      <circle cx="19" cy="19" r="12" />
      <path d="M19 12v7.5l5 3" />
    </>
  ),
  NOTHING: <path d="M12 12l14 14m0-14L12 26" />,
  PHONE: (
    <>
      <rect x="12" y="5" width="14" height="28" rx="3" />
      <path d="M15.5 19l2.6 2.6 4.6-5" />
    </>
  ),
};

export function Mark({ kind }: { readonly kind: MarkKind }) {
  return (
    <Round $tone={tones[kind]} aria-hidden>
      <svg
        width="38"
        height="38"
        viewBox="0 0 38 38"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {drawings[kind]}
      </svg>
    </Round>
  );
}
