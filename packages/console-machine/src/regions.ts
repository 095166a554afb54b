/** The state of each region, by name; null unless the console is running. */
import type { ConsoleSnapshot } from './console-machine.ts';

export function regions({ value }: ConsoleSnapshot) {
  if (typeof value === 'string' || value.inside.show === 'loading') return null;
  return value.inside.show.running;
}
