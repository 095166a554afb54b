/**
 * Gathers the same question about many things: the questions of one turn, and those that come while a statement runs,
 * are answered together by the next one. Nobody waits for a window of time, and every answer was read after it was asked
 * for.
 */

/** Answers in the order of what was asked; undefined for what is not there. */
type ReadAll<Asked, Row> = (asked: readonly Asked[]) => Promise<readonly (Row | undefined)[]>;

export interface GatheredLimits {
  /** Statements at a time, so that one that hangs does not hold up everybody. */
  readonly atOnce: number;
  /** Things that one statement reads. */
  readonly most: number;
}

const ordinary: GatheredLimits = { atOnce: 4, most: 500 };

interface Waiting<Asked, Row> {
  readonly asked: Asked;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export function gatherReads<Asked, Row>(
  readAll: ReadAll<Asked, Row>,
  { atOnce, most }: GatheredLimits = ordinary,
): (asked: Asked) => Promise<Row | undefined> {
  const waiting: Waiting<Asked, Row>[] = [];
  let reading = 0;
  let isStarting = false;

  const next = async (): Promise<void> => {
    reading += 1;
    const some = waiting.splice(0, most);
    try {
      const rows = await readAll(some.map(({ asked }) => asked));
      some.forEach(({ resolve }, index) => {
        resolve(rows[index]);
      });
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
    reading -= 1;
    if (waiting.length > 0) void next();
  };

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isStarting || reading >= atOnce) return;
      isStarting = true;
      void Promise.resolve().then(() => {
        isStarting = false;
        return next();
      });
    });
}
