/** What a fault program is told on its command line. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export interface FaultOptions {
  readonly rounds: number;
  readonly seed: number;
  /** Plays this round alone, with the choices it has in the whole run. */
  readonly only: number | null;
}

export function readOptions(rounds: number): FaultOptions {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
    },
  });
  return {
    rounds: values.rounds === undefined ? rounds : wholeNumber('rounds', values.rounds),
    seed: values.seed === undefined ? randomInt(1_000_000) : wholeNumber('seed', values.seed),
    only: values.only === undefined ? null : wholeNumber('only', values.only),
  };
}

/** Each round has choices of its own, so that one can be played without those before it. */
export function seedOf({ seed }: Pick<FaultOptions, 'seed'>, round: number): number {
  return seed * 1_009 + round;
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${text}: a whole number`);
  return value;
}
