'use client';
// Light that moves slowly behind a picture that waits, in each theme's own way; off while scores are seen.
import type { Stage } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';

const Veil = part('div', 'lfs-ambient-veil');
const Light = part('div', 'lfs-ambient-light');

const waiting = [
  'START',
  'TEST',
  'SIGN_IN',
  'PROGRAM_LIST',
  'TITLE',
  'INTERMISSION',
  'AUDIENCE_VOTE',
  'SPEECH',
  'SCORING',
] as const;
/** These move enough themselves, and get the whole machine. */
type Moving =
  | 'SCORE_REVEAL'
  | 'RESULT'
  | 'RANKING'
  | 'PODIUM'
  | 'CHAMPION'
  | 'AWARDS'
  | 'BRACKET'
  | 'BATTLE';

/** A picture that is neither does not compile; a switch would not fit into the screen's first file. */
const isWaiting: (kind: Stage['kind']) => boolean = (kind: (typeof waiting)[number] | Moving) =>
  // Widened, because a list of literals can be asked for no other.
  (waiting as readonly string[]).includes(kind);

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
