'use client';
// The points of both corners as bars that race from the seam, on one scale: cut, and marked, where zero would hide who leads.
import type { StageBattle } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';
import type { boutShape } from './BoutGrounds.tsx';
import { type BarScale, barScale, barShare } from './bar-share.ts';

const Bar = part('div', 'lfs-bout-bar');
const Fill = part('i', 'lfs-bout-bar-fill');
const Break = part('b', 'lfs-bout-bar-break');

export interface BoutBarsProps {
  readonly stage: Pick<StageBattle, 'red' | 'blue' | 'boutCards'>;
  readonly shape: ReturnType<typeof boutShape>;
}

/** The figures stand above: whoever listens is told nothing twice. */
export function BoutBars({ stage: { red, blue, boutCards }, shape }: BoutBarsProps) {
  // Cards are counted once they are all there, and race nowhere.
  if (boutCards !== undefined) return null;
  // Points below zero have no bar.
  const [reds, blues] = [Math.max(0, red.score), Math.max(0, blue.score)];
  const scale = barScale([reds, blues], Math.max(reds, blues));
  return (
    <>
      <Side {...{ score: reds, scale, shape }} side="red" />
      <Side {...{ score: blues, scale, shape }} side="blue" />
    </>
  );
}

interface SideProps {
  readonly score: number;
  readonly scale: BarScale;
  readonly shape: BoutBarsProps['shape'];
  readonly side: 'red' | 'blue';
}

function Side({ score, scale, shape, side }: SideProps) {
  // Nobody leads before there is a point, so neither bar is full.
  const share = score === 0 ? 0 : barShare(score, scale);
  return (
    <Bar aria-hidden data-part="bar" data-side={side} data-shape={shape}>
      <Fill style={{ transform: `scaleX(${share})` }} />
      {share > 0 && scale.cut ? <Break /> : null}
    </Bar>
  );
}
