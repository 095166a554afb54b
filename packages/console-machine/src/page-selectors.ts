/** Reads which page a host shows, and the match of that page. */
import type { CurrentMatch } from '@liangfen/sdk/schema';
import type { ConsoleSnapshot } from './console-machine.ts';

/** Which page the host shows; `noToken` and `expired` lead to the control login. */
export type ConsolePage =
  | 'entering'
  | 'loading'
  | 'running'
  | 'error'
  | 'noToken'
  | 'expired'
  | 'notFound';

/**
 * @example
 * ```tsx
 * console.log(selectPage(snapshot)); // such as 'entering' or 'noToken'
 * ```
 */
export function selectPage({ value }: ConsoleSnapshot): ConsolePage {
  if (typeof value !== 'string') return value.inside.show === 'loading' ? 'loading' : 'running';
  return value === 'opening' ? 'entering' : value;
}

/**
 * Null until the console was entered.
 *
 * @example
 * ```tsx
 * console.log(selectMatch(snapshot)?.name);
 * ```
 */
export function selectMatch({ context }: ConsoleSnapshot): CurrentMatch | null {
  return context.match;
}
