// Measures how late the hall's screens are: each tells which picture it shows and how long that took to get there.
import type { Connection } from '@liangfen/sdk/schema';

export interface WatchedScreen {
  readonly connectionId: string;
  readonly label: string;
  /** ms from the server's event until the screen had it, as the screen measured it; one for each report. */
  readonly lags: readonly number[];
}

export interface ScreenWatch {
  readonly look: (presence: readonly Connection[]) => void;
  readonly screens: () => readonly WatchedScreen[];
}

export function createScreenWatch(): ScreenWatch {
  const seen = new Map<string, { label: string; version: number; lags: number[] }>();
  return {
    look: (presence) => {
      for (const { id, role, label, version, lagMs } of presence) {
        if (role !== 'SCREEN') continue;
        const known = seen.get(id);
        // A picture from before the play is not counted.
        if (known === undefined) seen.set(id, { label, version, lags: [] });
        else if (version > known.version) {
          known.version = version;
          if (lagMs !== null) known.lags.push(lagMs);
        }
      }
    },
    screens: () =>
      [...seen].map(([connectionId, { label, lags }]) => ({ connectionId, label, lags })),
  };
}
