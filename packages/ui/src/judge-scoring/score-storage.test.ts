// The storage of scores in a real IndexedDB: it outlives the page, and tabs change it one after the other.
import { indexedDbScoreStorage, type KeptSubmission } from '@liangfen/sdk';
import { describe, expect, it } from 'vitest';

const entry = (id: string): KeptSubmission => ({
  id,
  competitionId: 'c1',
  judgeId: 'j1',
  programId: 'p1',
  windowId: 'w1',
  scores: [{ itemId: null, score: 90 }],
  order: 1,
  createdAt: 1,
  attempted: false,
  status: { state: 'WAITING' },
});

let names = 0;
const freshName = () => `scores ${Date.now()} ${names++}`;

describe('scores in IndexedDB', () => {
  it('are kept for the next page, with changes and removals', async () => {
    const name = freshName();
    const first = indexedDbScoreStorage({ name });
    await first.update((kept) => [...kept, entry('a'), entry('b')]);
    await first.update((kept) =>
      kept.filter(({ id }) => id !== 'a').map((each) => ({ ...each, attempted: true })),
    );
    const next = indexedDbScoreStorage({ name });
    expect(await next.update((kept) => kept)).toEqual([{ ...entry('b'), attempted: true }]);
    expect(next.durable()).toBe(true);
  });

  it('are changed by one tab after the other, and the other tab is notified', async () => {
    const name = freshName();
    const tabs = [indexedDbScoreStorage({ name }), indexedDbScoreStorage({ name })] as const;
    const told = new Promise<void>((resolve) => void tabs[1].subscribe(resolve));
    const many = Array.from({ length: 20 }, (_, index) =>
      tabs[index % 2 === 0 ? 0 : 1].update((kept) => [
        ...kept,
        { ...entry(`n${index}`), order: kept.length },
      ]),
    );
    await Promise.all(many);
    await told;
    const orders = (await tabs[0].update((kept) => kept)).map(({ order }) => order);
    expect(orders.sort((a, b) => a - b)).toEqual(many.map((_, index) => index));
  });

  it('are kept in memory where the browser stores nothing', async () => {
    const storage = indexedDbScoreStorage({ name: freshName(), factory: undefined });
    await storage.update((kept) => [...kept, entry('a')]);
    expect(await storage.update((kept) => kept)).toEqual([entry('a')]);
    expect(storage.durable()).toBe(false);
  });

  it('are still there after the browser has closed the database', async () => {
    const name = freshName();
    const databases: IDBDatabase[] = [];
    const factory = {
      open: (wanted: string, version: number) => {
        const request = indexedDB.open(wanted, version);
        request.addEventListener('success', () => databases.push(request.result));
        return request;
      },
    } as IDBFactory;
    const storage = indexedDbScoreStorage({ name, factory });
    await storage.update((kept) => [...kept, entry('a')]);
    databases[0]?.close();
    expect(await storage.update((kept) => [...kept, entry('b')])).toHaveLength(2);
    expect(storage.durable()).toBe(true);
    expect(databases).toHaveLength(2);
  });
});
