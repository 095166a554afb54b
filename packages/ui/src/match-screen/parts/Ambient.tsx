'use client';
// Light that moves slowly behind a picture that waits, in each theme's own way; off while scores are seen.
import type { Stage } from '@liangfen/sdk/schema';
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';

// By whole pixels, a few times a second: so slow a light looks the same as one redrawn at every
// frame, and a machine without a graphics card need not mix the whole picture anew sixty times.
const sway = keyframes`from { transform: translateX(-72px); } to { transform: translateX(72px); }`;
const drift = keyframes`from { transform: translateX(-48px); } to { transform: translateX(48px); }`;
const breathe = keyframes`from { opacity: 0.3; transform: translateY(40px); } to { opacity: 1; transform: translateY(-40px); }`;
const pass = keyframes`from { transform: translateX(-160px); } to { transform: translateX(160px); }`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  /* What it holds keeps its pixels when it begins to fade. */
  will-change: opacity;
  visibility: hidden;
  /* Gone before the next picture comes: to mix it with two pictures on the move is the dearest. */
  transition:
    opacity 260ms linear,
    visibility 0s 260ms;
  pointer-events: none;
  &[data-on] {
    opacity: 1;
    visibility: visible;
    transition:
      opacity 1.2s 700ms steps(24),
      visibility 0s 700ms;
  }
`;

const Light = styled.div`
  position: absolute;
  inset: -80px -200px;
  background-image: ${token.ambient};
  background-position: center;
  background-size: cover;
  /* Drawn once: without this it is drawn anew whenever it comes to rest. */
  will-change: transform;
  animation: ${drift} 26s steps(96) infinite alternate paused;
  [data-lf-theme='OBSIDIAN'] & {
    animation-name: ${sway};
    animation-timing-function: steps(144);
  }
  [data-lf-theme='CRIMSON'] & {
    animation-name: ${breathe};
    animation-duration: 8s;
    animation-timing-function: steps(80);
  }
  [data-lf-theme='DAYLIGHT'] & {
    animation-name: ${pass};
    animation-timing-function: steps(320);
  }
  [data-on='moving'] > & {
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

export interface AmbientProps {
  readonly kind: Stage['kind'];
  /** It stands still while the next picture is painted. */
  readonly held: boolean;
}

export function Ambient({ kind, held }: AmbientProps) {
  const light = held ? 'held' : 'moving';
  return (
    <Veil data-on={waiting.has(kind) ? light : undefined} aria-hidden>
      <Light />
    </Veil>
  );
}
