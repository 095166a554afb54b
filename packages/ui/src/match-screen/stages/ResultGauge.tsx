'use client';
// Measures a result while its number rolls: an arc of lights that closes, or a needle that climbs past the leader's mark.
import type { RankRow, RevealStyle } from '@liangfen/sdk/schema';
import type { CSSProperties, ReactNode } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { formatFigure, shortened } from '../format.ts';
import { type MeterScale, meterScale, meterShare } from './meter-scale.ts';

const Dial = part('div', 'lfs-result-gauge-dial');
const Light = part('i', 'lfs-result-gauge-light');
const Squashed = part('div', 'lfs-result-gauge-squashed');
const Wedge = part('div', 'lfs-result-gauge-wedge');
const Kept = part('div', 'lfs-result-gauge-kept');
const Lit = part('div', 'lfs-result-gauge-lit');
const Within = part('div', 'lfs-result-gauge-within');
const Meter = part('div', 'lfs-result-gauge-meter');
const Track = part('div', 'lfs-result-gauge-track');
const Fill = part('i', 'lfs-result-gauge-fill');
const Needle = part('i', 'lfs-result-gauge-needle');
const Flag = part('div', 'lfs-result-gauge-flag');
const Ends = part('div', 'lfs-digits lfs-result-gauge-ends');

export interface GaugeProps {
  readonly style: RevealStyle;
  /** Null until its step. */
  readonly score: number | null;
  readonly full: number | null;
  readonly mark: RankRow | null;
  readonly decimals: number;
  readonly width: number;
  /** The number, and its meaning. */
  readonly children: ReactNode;
}

export function ResultGauge({ style, ...props }: GaugeProps) {
  switch (style) {
    case 'CARDS':
      return ownText(props.children);
    case 'SWEEP':
      return <SweptDial {...props} />;
    case 'METER':
      return <ClimbedMeter {...props} />;
  }
}

type Props = Omit<GaugeProps, 'style'>;

function scaleOf({ mark, full }: Pick<Props, 'mark' | 'full'>): MeterScale | null {
  return meterScale({ mark: mark?.score ?? null, full });
}

const lights = 49;
const dialHeight = 380;
/** The heights from the top of an arc's light to its middle, and on below the feet of the arc. */
const [toMiddle, belowFeet] = [13, 20];
/** The time for each light, in ms. */
const pace = 34;

/** The lights run from the left foot of the arc over its top to the right foot. */
const positions = Array.from({ length: lights }, (_, index) => {
  const turn = Math.PI * (1 - index / (lights - 1));
  return { x: Math.cos(turn), y: Math.sin(turn), turn: 90 - (turn * 180) / Math.PI };
});

function SweptDial({ score, full, mark, width, children }: Props) {
  const scale = scaleOf({ mark, full });
  const lit = score === null ? 0 : Math.max(1, Math.round(meterShare(score, scale) * lights));
  const led = mark?.score == null ? null : Math.round(meterShare(mark.score, scale) * lights) - 1;
  const [across, high] = [Math.min(760, width / 2 - 30), dialHeight - 30];
  const arc = positions.map(({ x, y, turn }, index) => (
    <Light
      key={turn}
      data-mark={index === led || undefined}
      style={{
        transform: `translate(${Math.round(across + x * across + 30)}px, ${Math.round(high - y * high)}px) rotate(${turn.toFixed(1)}deg)`,
      }}
    />
  ));
  // The lit arc is whole, and seen as far as a half-plane has turned over it: two movements in place of one for each light.
  const flat = high / across;
  const foot = { x: across + 30, y: high + toMiddle + belowFeet };
  const end = sweptTo(lit, flat, { across, high });
  const turning = { transitionDuration: `${lit * pace}ms` };
  return (
    <Dial style={{ width: across * 2 + 60, height: dialHeight }}>
      <div aria-hidden>{arc}</div>
      <Squashed aria-hidden style={{ left: foot.x, top: foot.y, transform: `scaleY(${flat})` }}>
        <Wedge style={{ ...turning, transform: `rotate(${end}deg)` }}>
          <Kept style={{ ...turning, transform: `rotate(${-end}deg) scaleY(${1 / flat})` }}>
            <Lit style={{ left: -foot.x, top: -foot.y }}>{arc}</Lit>
          </Kept>
        </Wedge>
      </Squashed>
      <Within>{children}</Within>
    </Dial>
  );
}

/**
 * Returns how far the half-plane turns, in degrees of the circle from which the arc is pressed: to between the last lit
 * light and the next.
 */
function sweptTo(
  lit: number,
  flat: number,
  { across, high }: { readonly across: number; readonly high: number },
): number {
  const at = (index: number) => {
    const position = positions[index];
    if (position === undefined) return index < 0 ? 0 : 180;
    return (
      (Math.atan2((position.y * high + belowFeet) / flat, -position.x * across) * 180) / Math.PI
    );
  };
  return lit === 0 ? 0 : lit >= lights ? 180 : (at(lit - 1) + at(lit)) / 2;
}

function ClimbedMeter({ score, full, mark, decimals, width, children }: Props) {
  const { result } = useScreenMessages();
  const scale = scaleOf({ mark, full });
  const run = Math.min(1640, width - 40);
  const at = (value: number) => Math.round(meterShare(value, scale) * run);
  const end = score === null ? 0 : at(score);
  const led = mark?.score == null ? null : at(mark.score);
  // The needle hesitates under the mark that it is about to pass, or where it will almost stop.
  const pause = led !== null && end > led ? led - Math.min(40, led / 10) : Math.round(end * 0.86);
  const climb = { '--lf-end': `${end}px`, '--lf-pause': `${pause}px` };
  const fill = { '--lf-end': `${end - run}px`, '--lf-pause': `${pause - run}px` };
  return (
    <>
      {ownText(children)}
      <Meter style={{ width: run }} aria-hidden>
        <Track>
          <Fill data-on={score !== null || undefined} style={fill as CSSProperties} />
        </Track>
        <Needle data-on={score !== null || undefined} style={climb as CSSProperties} />
        {led === null || mark?.score == null ? null : (
          <Flag data-end={led > run / 2 || undefined} style={{ left: led }}>
            <span>{result.mark}</span>
            <b translate="no">{shortened(mark.programName, 12)}</b>
            <em translate="no" className="lfs-digits">
              {formatFigure(mark.score, decimals)}
            </em>
          </Flag>
        )}
        {scale === null ? null : (
          <Ends>
            <span translate="no">{formatFigure(scale.from, 0)}</span>
            <span translate="no">{formatFigure(scale.to, 0)}</span>
          </Ends>
        )}
      </Meter>
    </>
  );
}
