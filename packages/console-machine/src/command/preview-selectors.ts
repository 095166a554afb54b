/** Reads the step that is looked at, and whether every step is looked at first. */
import type { CurrentMatch } from '@liangfen/sdk/schema';
import type { ConsoleSnapshot } from '../console-machine.ts';
import { regions } from '../regions.ts';
import { type Button, buttonOf } from './button.ts';
import type { CallFailure } from './outcome.ts';

/** The step that is looked at before it is taken. */
export interface ArmedView {
  readonly button: Button;
  /** The match as the hall would get it; null until it was worked out. */
  readonly match: CurrentMatch | null;
  /** Whether the preview is being worked out, for the first time or anew. */
  readonly working: boolean;
  readonly failure: CallFailure | null;
}

/**
 * Null while nothing is looked at. Send `TAKE` or `DISARM`.
 *
 * @example
 * ```tsx
 * console.log(selectArmed(snapshot) === null ? 'no step is armed' : 'a step is armed');
 * ```
 */
export function selectArmed(snapshot: ConsoleSnapshot): ArmedView | null {
  const { armed, match } = snapshot.context;
  if (armed === null || match === null) return null;
  const { command, preview, failure } = armed;
  const region = regions(snapshot)?.preview;
  return {
    button: buttonOf(match, command),
    match: preview && { ...match, ...preview },
    working: typeof region === 'object' && region.armed === 'working',
    failure,
  };
}

/**
 * Whether every step that brings another picture is looked at first.
 *
 * @example
 * ```tsx
 * if (selectArmsFirst(snapshot)) console.log('a step is looked at before it is taken');
 * ```
 */
export function selectArmsFirst({ context }: ConsoleSnapshot): boolean {
  return context.armsFirst;
}
