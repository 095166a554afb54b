'use client';
// A light for each judge: lit as one submits, and the next one breathes until it is.
import { useState } from 'react';
import { part } from '../../style-sheets/part.ts';

const Seats = part('div', 'lfs-judge-seats');
const Seat = part('span', 'lfs-judge-seats-seat');

const gap = 16;
/** Beyond this the lights are only a texture: the number says it. */
const seatsAtMost = 120;
const widest = 236;
const narrowest = 28;

export interface JudgeSeatsProps {
  readonly submitted: number;
  readonly expected: number;
  /** In px of the canvas. */
  readonly width: number;
}

export function JudgeSeats({ submitted, expected, width }: JudgeSeatsProps) {
  // Whoever had submitted when the picture came is no news.
  const [atFirst] = useState(submitted);
  const seats = Math.min(expected, seatsAtMost);
  const inOneRow = Math.floor((width + gap) / (narrowest + gap));
  // Rows of equal length: a last row of five looks like five who are missing.
  const rows = Math.max(1, Math.ceil(seats / inOneRow));
  const perRow = Math.ceil(seats / rows);
  const each = Math.min(widest, Math.floor((width + gap) / Math.max(1, perRow)) - gap);
  return (
    <Seats aria-hidden style={{ maxWidth: perRow * (each + gap), gap }}>
      {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
        <Seat
          key={seat}
          style={{ width: each }}
          data-lit={seat < submitted || undefined}
          data-new={(seat < submitted && seat >= atFirst) || undefined}
          data-next={seat === submitted || undefined}
        />
      ))}
    </Seats>
  );
}
