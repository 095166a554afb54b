'use client';
// A test picture for a wall: its grid and edges, colours, a moving bar, and a flash with a beep to set picture and sound by.
import { useEffect, useRef, useState } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { compositionOf } from '../canvas/composition.ts';
import { outputsStyles } from './outputs-styles.ts';
import { startSyncBeep } from './sync-beep.ts';

const Card = part('div', 'lfs-test-card');
const Bars = part('div', 'lfs-test-card-bars');
const Grey = part('div', 'lfs-test-card-grey');
const Ramp = part('div', 'lfs-test-card-ramp');
const Mover = part('div', 'lfs-test-card-mover');
const Plate = part('div', 'lfs-test-card-plate');
const Press = part('button', 'lfs-test-card-press');

const bars = ['white', 'yellow', 'cyan', 'green', 'magenta', 'red', 'blue', 'black'] as const;
const greys = Array.from({ length: 11 }, (_, step) => step * 10);
/** Squares from top to bottom: 16 × 9 on a 16 : 9 wall, 32 × 9 on one twice as wide. */
const rows = 9;

export function TestCard() {
  const { output } = useScreenMessages();
  const card = useRef<HTMLDivElement>(null);
  const { width, height, ratio } = useWall();
  const { running, toggle } = useSyncBeep(card);
  const cell = height / rows;
  const columns = Math.ceil(width / cell / 2) * 2;
  const radius = height * 0.46;
  const corner = cell * 0.9;
  return (
    <Card ref={card}>
      <StyleSheet name="outputs" text={outputsStyles} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        {Array.from({ length: columns + 1 }, (_, index) => {
          // Counted from the middle, so that both edges cut the squares alike.
          const x = width / 2 + (index - columns / 2) * cell;
          return (
            <line
              key={x}
              x1={x}
              x2={x}
              y1={0}
              y2={height}
              data-middle={x === width / 2 || undefined}
            />
          );
        })}
        {Array.from({ length: rows + 1 }, (_, index) => index * cell).map((y) => (
          <line key={y} x1={0} x2={width} y1={y} y2={y} />
        ))}
        <circle cx={width / 2} cy={height / 2} r={radius} />
        {[corner, width - corner].flatMap((x) =>
          [corner, height - corner].map((y) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={corner * 0.9} />
          )),
        )}
        <rect x={1} y={1} width={width - 2} height={height - 2} data-edge />
      </svg>
      <Bars aria-hidden>
        {bars.map((colour) => (
          <i key={colour} style={{ background: `var(--lf-test-${colour})` }} />
        ))}
      </Bars>
      <Ramp aria-hidden />
      <Grey aria-hidden>
        {greys.map((share) => (
          <i key={share} style={{ opacity: share / 100 }} />
        ))}
      </Grey>
      <Mover aria-hidden>
        <i />
      </Mover>
      <Plate>
        <b>{output.testCard}</b>
        <span>
          {fill(output.wall, { width, height, ratio, shape: compositionOf({ width, height }) })}
        </span>
      </Plate>
      <Press type="button" onClick={toggle}>
        {running ? output.syncRuns : output.syncStarts}
      </Press>
    </Card>
  );
}

const measure = () => ({
  width: window.innerWidth,
  height: window.innerHeight,
  ratio: Math.round(window.devicePixelRatio * 100) / 100,
});

/** The size of the page in px, and how many pixels of the device make one of them. */
function useWall() {
  const [wall, setWall] = useState(measure);
  useEffect(() => {
    const renew = () => setWall(measure());
    window.addEventListener('resize', renew);
    return () => window.removeEventListener('resize', renew);
  }, []);
  return wall;
}

function useSyncBeep(card: React.RefObject<HTMLDivElement | null>) {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    return startSyncBeep((on) => card.current?.toggleAttribute('data-flash', on));
  }, [running, card]);
  return { running, toggle: () => setRunning((before) => !before) };
}
