'use client';
// Light that moves slowly behind a picture that waits, in each theme's own way; off while scores are seen.
import type { Stage } from '@liangfen/sdk/schema';
import { part } from '../../sheets/part.ts';

const Veil = part('div', 'lfs-ambient-veil');
const Light = part('div', 'lfs-ambient-light');

/** A reveal, a ranking and a bout move enough themselves, and get the whole machine. */
function isWaiting(kind: Stage['kind']): boolean {
  switch (kind) {
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'TITLE':
    case 'INTERMISSION':
    case 'SPEECH':
    case 'SCORING':
      return true;
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
    case 'BATTLE':
      return false;
  }
}

export interface AmbientProps {
  readonly kind: Stage['kind'];
  /** Whether the light stands still, while the next picture is painted. */
  readonly held: boolean;
}

export function Ambient({ kind, held }: AmbientProps) {
  const light = held ? 'held' : 'moving';
  return (
    <Veil data-on={isWaiting(kind) ? light : undefined} aria-hidden>
      <Light />
    </Veil>
  );
}
