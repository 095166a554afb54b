'use client';
import { part } from '../../style-sheets/part.ts';
// A number whose digits roll up and stop, one after the other, like a counter of brass wheels.
import { Unseen } from './Unseen.ts';

const Row = part('span', 'lfs-digits lfs-rolling-number-row');
const Window = part('span', 'lfs-rolling-number-window');
const Wheel = part('span', 'lfs-rolling-number-wheel');
const Side = part('span', 'lfs-lit-digits lfs-rolling-number-face');

/** Two turns of a wheel: it starts in the first and stops in the second. */
const sides = Array.from({ length: 20 }, (_, index) => index);

export interface RollingNumberProps {
  /** The number as text: digits, a decimal point, a minus. */
  readonly text: string;
  /** Whether the wheels have rolled; before that they stand at zero. */
  readonly rolled: boolean;
}

export function RollingNumber({ text, rolled }: RollingNumberProps) {
  const characters = [...text];
  return (
    <Row>
      <Unseen>{rolled ? text : ''}</Unseen>
      {characters.map((character, index) => {
        const digit = /\d/.test(character) ? Number(character) : null;
        // Counted from the right, so that units stay units when a digit is added in front.
        const place = characters.length - index;
        if (digit === null) {
          return (
            <span key={`sign ${place}`} aria-hidden>
              {character}
            </span>
          );
        }
        const stop = rolled ? digit + 10 : 0;
        return (
          <Window key={`digit ${place}`} aria-hidden>
            <Wheel
              style={{
                transform: `translateY(${(-100 * stop) / sides.length}%)`,
                transitionDelay: rolled ? `${index * 110}ms` : '0ms',
                transitionDuration: rolled ? undefined : '1ms',
              }}
            >
              {sides.map((side) => (
                <Side key={side}>{side % 10}</Side>
              ))}
            </Wheel>
          </Window>
        );
      })}
    </Row>
  );
}
