/** Cuts long work into slices, so that other work of the process gets its turn between them. */

/** How long one slice of the work runs; between two of its stops a few milliseconds more may pass. */
const sliceMs = 5;

export type Turns = () => Promise<void>;

/** Returns a function to await where the work may stop; it stops there once its slice is over. */
export function inTurns(now: () => number = () => performance.now()): Turns {
  let since = now();
  return async () => {
    if (now() - since < sliceMs) return;
    // A turn of the event loop: a promise alone goes on before anybody else.
    await new Promise((resolve) => setTimeout(resolve));
    since = now();
  };
}
