'use client';
// The bar at the foot of a picture. It stays where it is while pictures that both have it change.
import type { Sponsor } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { barHeight } from './bar-room.ts';
import { SponsorPages } from './SponsorPages.tsx';

const Bar = part('div', 'lfs-sponsor-bar');

export interface SponsorBarProps {
  readonly sponsors: readonly Sponsor[];
  readonly seconds: number;
  /** Whether the bar stands; its logos are loaded before that, and kept after it. */
  readonly stands: boolean;
}

const air = 18;

export function SponsorBar({ sponsors, seconds, stands }: SponsorBarProps) {
  const { sponsors: texts } = useScreenMessages();
  const { width, height, body } = useRoom();
  const high = barHeight({ width, height });
  return (
    <Bar
      role="group"
      aria-label={texts.bar}
      aria-hidden={!stands || undefined}
      data-stands={stands || undefined}
      data-tall={height > width || undefined}
      style={{ height: high }}
    >
      <SponsorPages {...{ sponsors, seconds }} width={body.width} height={high - 2 * air} />
    </Bar>
  );
}
