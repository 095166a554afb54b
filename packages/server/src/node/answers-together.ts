/**
 * Sends the answers of one turn of the event loop one after the other, at its end. To write to a socket wakes whoever
 * reads it; a reader on the same machine, a proxy for one, that sleeps again before the next answer is ready is woken
 * for every answer, which costs this process more than the answer (decision 0507).
 */

/** A turn of the event loop: the requests that were read from all sockets before the loop looked for others. */
export type Turn = number;

export interface AnswersTogether {
  /** The turn that is on, for a request that has just arrived. */
  turn(): Turn;
  /**
   * Runs `write` with the other answers of its request's turn; at once if that turn is over, because the answer has
   * waited for a database already. `write` must not throw.
   */
  send(turn: Turn, write: () => void): void;
  /** Waits until what is ready now has been sent, for a process that ends. */
  settled(): Promise<void>;
}

/** More of them and the first would wait long, with all its readers idle; measured with 8, 16, 32, 64 and no limit. */
export const mostTogether = 16;

export function createAnswersTogether(): AnswersTogether {
  let current: Turn = 0;
  let isEndAwaited = false;
  let waiting: (() => void)[] = [];

  const sendWaiting = () => {
    const writes = waiting;
    waiting = [];
    for (const write of writes) write();
  };
  const endTurn = () => {
    isEndAwaited = false;
    current += 1;
    sendWaiting();
  };
  return {
    turn: () => {
      if (!isEndAwaited) {
        isEndAwaited = true;
        // Runs when the sockets that had something to read were read.
        setImmediate(endTurn);
      }
      return current;
    },
    send: (turn, write) => {
      if (turn !== current) {
        write();
        return;
      }
      waiting.push(write);
      if (waiting.length >= mostTogether) sendWaiting();
    },
    // Immediates run in the order in which they were asked for: the end of a turn that is on comes first.
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
