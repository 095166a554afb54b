'use client';
// Light that moves slowly behind a picture that waits, in each theme's own way; off while scores are seen.
import type { Stage } from '@liangfen/sdk/schema';
import { part } from '../../sheets/part.ts';

const Veil = part('div', 'lfs-ambient-veil');
const Light = part('div', 'lfs-ambient-light');

/** A reveal, a ranking and a bout move enough themselves, and get the whole machine. */
const waiting: ReadonlySet<Stage['kind']> = new Set([
  'START',
  'TEST',
  'SIGN_IN',
  'PROGRAM_LIST',
  'TITLE',
  'INTERMISSION',
  'SPEECH',
  'SCORING',
]);

export interface AmbientProps {
  readonly kind: Stage['kind'];
  /** Whether the light stands still, while the next picture is painted. */
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
