/** Codes and tokens: random, for some time, and codes for one use. */
import type { MessengerSandboxHome } from './home.ts';

export interface Passes<T> {
  readonly issue: (meaning: T) => string;
  /** Null when it is unknown, too old, or was taken before. */
  readonly take: (pass: string) => T | null;
  /** Reads a pass like `take`, but leaves it valid. */
  readonly read: (pass: string) => { readonly meaning: T; readonly isOver: boolean } | null;
  /** Ends every pass. */
  readonly revokeAll: () => void;
}

const mostPasses = 10_000;

export function createPasses<T>(home: MessengerSandboxHome, livesMs: number): Passes<T> {
  const passes = new Map<string, { readonly meaning: T; readonly until: number }>();
  const read = (pass: string) => {
    const found = passes.get(pass);
    return found === undefined
      ? null
      : { meaning: found.meaning, isOver: home.now() >= found.until };
  };
  return {
    issue: (meaning) => {
      const [oldest] = passes.keys();
      if (passes.size >= mostPasses && oldest !== undefined) passes.delete(oldest);
      const pass = hex(home.random(16));
      passes.set(pass, { meaning, until: home.now() + livesMs });
      return pass;
    },
    take: (pass) => {
      const found = read(pass);
      passes.delete(pass);
      return found === null || found.isOver ? null : found.meaning;
    },
    read,
    revokeAll: () => passes.clear(),
  };
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
