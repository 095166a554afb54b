// Waits until something that tells of its changes is as wanted, or the play is stopped.

export interface Watched<Value> {
  readonly current: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Answers the value that fits; rejects with the signal's reason, or with what `wanted` throws. */
export function until<Value>(
  { current, subscribe }: Watched<Value>,
  wanted: (value: Value) => boolean,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let unsubscribe = () => {};
    function finish(end: () => void): void {
      unsubscribe();
      signal.removeEventListener('abort', look);
      end();
    }
    function look(): void {
      try {
        if (signal.aborted) throw signal.reason;
        const value = current();
        if (wanted(value)) finish(() => resolve(value));
      } catch (error) {
        finish(() => reject(error));
      }
    }
    unsubscribe = subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}
