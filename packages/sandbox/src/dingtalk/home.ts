/** The stand-in's needs from outside, so that a test owns time and chance. */

export interface MessengerSandboxHome {
  /** Epoch ms. */
  readonly now: () => number;
  /** Returns this many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
}
