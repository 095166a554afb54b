'use client';
// The light of the ceremony, behind its pictures: beams that sweep slowly, and for six seconds a rain of gold.
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { part } from '../../style-sheets/part.ts';
import { useStageContext } from '../stage-context.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { wallKeepsLightStill } from './spare-light.ts';

const Whole = part('div', 'lfs-ceremony-light');
const Rays = part('div', 'lfs-ceremony-rays');
const Wing = part('div', 'lfs-ceremony-wing');
const Beam = part('div', 'lfs-ceremony-beam');
const Flash = part('div', 'lfs-ceremony-flash');
const Rain = part('div', 'lfs-ceremony-rain');
const Piece = part('i', 'lfs-ceremony-piece');
const Star = part('i', 'lfs-ceremony-star');

export interface CeremonyLightProps {
  /** The moment itself: the rays open and the gold falls. Before it the beams only search. */
  readonly lit: boolean;
  /** The occasion; another one lets the gold fall again. */
  readonly occasion: string;
}

export function CeremonyLight({ lit, occasion }: CeremonyLightProps) {
  const { still } = useStageContext();
  const quiet = useReducedMotion() || still;
  const [spare] = useState(() => !quiet && wallKeepsLightStill());
  const whole = useRef<HTMLDivElement>(null);
  // The backdrop is of the scene's size, which may be larger than the canvas of its picture.
  useEffect(() => {
    if (spare) whole.current?.closest('[data-scene]')?.setAttribute('data-backed', '');
  }, [spare]);
  return (
    <Whole ref={whole} aria-hidden data-lit={lit || undefined} data-spare={spare || undefined}>
      {lit ? <Rays /> : null}
      {wings.map(({ wing, sweep, beams }) => (
        <Wing key={wing} data-wing={wing} style={sweep}>
          {beams.map((style) => (
            <Beam key={style.left} style={style} />
          ))}
        </Wing>
      ))}
      {stars.map((style) => (
        <Star key={style.left} style={style} />
      ))}
      {lit && !quiet ? (
        <Rain key={occasion}>
          <Flash />
          {pieces.map((style) => (
            <Piece key={style.left} style={style} />
          ))}
        </Rain>
      ) : null}
    </Whole>
  );
}

type Vars = CSSProperties & Readonly<Record<`--${string}`, string>>;

interface WingOfBeams {
  readonly wing: 'left' | 'right';
  readonly sweep: Vars;
  readonly beams: readonly Vars[];
}

/** Two beams each, which lean to the middle; the wings travel against each other. */
const wings: readonly WingOfBeams[] = [
  {
    wing: 'left',
    sweep: { '--from': '-120px', '--to': '120px', '--time': '11s' },
    beams: [
      { left: 235, '--lean': '-20deg' },
      { left: 696, '--lean': '-3deg' },
    ],
  },
  {
    wing: 'right',
    sweep: { '--from': '120px', '--to': '-120px', '--time': '13s' },
    beams: [
      { left: 604, '--lean': '3deg' },
      { left: 1065, '--lean': '20deg' },
    ],
  },
];

/** A fixed scatter: the golden ratio leaves no rows and no heaps. */
function scattered(index: number): number {
  return (index * 0.618_034) % 1;
}

const pieceCount = 44;

const colours = ['accent', 'accent-strong', 'second', 'text'] as const;

const pieces: readonly Vars[] = Array.from({ length: pieceCount }, (_, index): Vars => {
  const [one, two, three] = [scattered(index), scattered(index * 3 + 7), scattered(index * 7 + 3)];
  return {
    left: `${(one * 100).toFixed(2)}%`,
    width: `${12 + Math.round(two * 12)}px`,
    height: `${20 + Math.round(three * 22)}px`,
    '--colour': `var(--lf-${colours[index % colours.length] ?? 'accent'})`,
    '--delay': `${(three * 2.6).toFixed(2)}s`,
    '--time': `${(2.6 + two * 1.4).toFixed(2)}s`,
    '--drift': `${Math.round((two - 0.5) * 360)}px`,
    '--turn': `${Math.round(360 + one * 900)}deg`,
  };
});

const stars: readonly Vars[] = Array.from({ length: 9 }, (_, index): Vars => {
  const size = 26 + Math.round(scattered(index * 5 + 1) * 34);
  const near = scattered(index * 2 + 1);
  return {
    // Beside the words, never behind them.
    left: `${(index % 2 === 0 ? 3 + near * 17 : 80 + near * 17).toFixed(2)}%`,
    top: `${(8 + scattered(index * 3 + 2) * 74).toFixed(2)}%`,
    width: `${size}px`,
    height: `${size}px`,
    '--delay': `${(index * 0.7).toFixed(1)}s`,
  };
});
