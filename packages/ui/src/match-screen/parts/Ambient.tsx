'use client';
// Light that moves slowly behind a picture that waits, in each theme's own way; off while scores are seen.
import type { Stage } from '@liangfen/sdk/schema';
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';

const sway = keyframes`from { transform: rotate(-4deg); } to { transform: rotate(4deg); }`;
const drift = keyframes`from { transform: translate(-30px, 14px); } to { transform: translate(30px, -14px); }`;
const breathe = keyframes`from { opacity: 0.35; transform: scale(0.96); } to { opacity: 1; transform: scale(1.08); }`;
const pass = keyframes`from { transform: translateX(-160px); } to { transform: translateX(160px); }`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  transition: opacity 1.2s linear;
  pointer-events: none;
  &[data-on] {
    opacity: 1;
  }
`;

const Light = styled.div`
  position: absolute;
  inset: -80px -200px;
  background-image: ${token.ambient};
  background-position: center;
  background-size: cover;
  transform-origin: 50% 0;
  animation: ${drift} 26s ${token.easeInOut} infinite alternate paused;
  [data-lf-theme='OBSIDIAN'] & {
    animation-name: ${sway};
  }
  [data-lf-theme='CRIMSON'] & {
    transform-origin: 50% 100%;
    animation-name: ${breathe};
    animation-duration: 9s;
  }
  [data-lf-theme='DAYLIGHT'] & {
    animation-name: ${pass};
  }
  [data-on] > & {
    animation-play-state: running;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none !important;
  }
`;

/** A reveal, a ranking and a bout move enough themselves, and get the whole machine. */
const waiting: ReadonlySet<Stage['kind']> = new Set([
  'START',
  'TEST',
  'SIGN_IN',
  'PROGRAM_LIST',
  'SPEECH',
  'SCORING',
]);

export function Ambient({ kind }: { readonly kind: Stage['kind'] }) {
  return (
    <Veil data-on={waiting.has(kind) || undefined} aria-hidden>
      <Light />
    </Veil>
  );
}
