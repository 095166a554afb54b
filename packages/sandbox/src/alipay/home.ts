/** The stand-in's needs from outside, so that a test owns time, chance and the network. */

export interface SandboxHome {
  /** Epoch ms. */
  readonly now: () => number;
  /** Returns this many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Returns how to cancel. */
  readonly schedule: (afterMs: number, run: () => void) => () => void;
  /** Delivers a notification. */
  readonly send: (request: Request) => Promise<Response>;
  /** Keeps trades and keys over a restart; null keeps them in memory. */
  readonly store: SandboxStore | null;
}

export interface SandboxStore {
  /** Null when nothing was kept yet. */
  readonly load: () => Promise<string | null>;
  readonly save: (text: string) => Promise<void>;
}
