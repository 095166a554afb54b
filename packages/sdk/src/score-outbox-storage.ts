/** Where submissions survive a killed tab and a restarted phone: IndexedDB, or memory in tests. */
import type { KeptList, KeptSubmission } from './score-outbox-entries.ts';
import type { DatabaseFactory } from './web-parts.ts';

export interface ScoreStorage {
  /**
   * Reads everything and writes the result of `change` as one step, also between tabs, and returns what is kept then.
   * `change` may be called again and must not do anything else.
   */
  readonly update: (change: (kept: KeptList) => KeptList) => Promise<KeptList>;
  /** Tells of changes by others. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the kept submissions outlive the page. */
  readonly durable: () => boolean;
}

/**
 * Lives as long as the page. Several outboxes on one are like several tabs.
 *
 * @example
 * ```tsx
 * const outbox = createScoreOutbox({ client, competitionId: 'c1', judgeId: 'j1', storage: memoryScoreStorage() });
 * ```
 */
export function memoryScoreStorage(): ScoreStorage {
  const listeners = new Set<() => void>();
  let kept: KeptList = [];
  return {
    update: async (change) => {
      const before = kept;
      kept = change(before);
      if (kept !== before) for (const listener of [...listeners]) listener();
      return kept;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    durable: () => false,
  };
}

export interface IndexedDbScoreStorageOptions {
  readonly name?: string;
  readonly factory?: DatabaseFactory | undefined;
  /** Some iPhones never open a database; after this time the page goes on without one. */
  readonly openWithinMs?: number;
}

const storeName = 'submission';

/**
 * One database for all judges of this browser. Where the browser forbids, loses or fills it, the
 * submissions of this page go on in memory, so that scoring never stops because of it.
 *
 * @example
 * ```tsx
 * const outbox = createScoreOutbox({ client, competitionId: 'c1', judgeId: 'j1', storage: indexedDbScoreStorage() });
 * ```
 */
export function indexedDbScoreStorage(options: IndexedDbScoreStorageOptions = {}): ScoreStorage {
  const { name = 'liangfen.scores', openWithinMs = 3_000 } = options;
  const factory = 'factory' in options ? options.factory : globalThis.indexedDB;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let opened: Promise<IDBDatabase> | null = null;
  let lastKnown: KeptList = [];
  let inMemory = false;

  const open = (): Promise<IDBDatabase> => {
    if (factory === undefined) return Promise.reject(new Error('no IndexedDB'));
    opened ??= openDatabase(factory, name, openWithinMs, () => {
      opened = null;
    });
    return opened;
  };

  async function update(change: (kept: KeptList) => KeptList): Promise<KeptList> {
    // Twice: phones close the connection of a page in the background without a word.
    for (let attempt = 0; attempt < 2 && !inMemory; attempt += 1) {
      try {
        const { kept, changed } = await changeWithin(await open(), change);
        lastKnown = kept;
        if (changed) channel?.postMessage(null);
        return kept;
      } catch {
        opened = null;
      }
    }
    inMemory = true;
    lastKnown = change(lastKnown);
    return lastKnown;
  }

  return {
    update,
    subscribe: (listener) => {
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
    durable: () => !inMemory,
  };
}

function openDatabase(
  factory: DatabaseFactory,
  name: string,
  withinMs: number,
  closed: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not open')), withinMs);
    // A factory of IndexedDB answers with this; our own type of it names nothing of the DOM.
    const request = factory.open(name, 1) as IDBOpenDBRequest;
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      database.onclose = closed;
      database.onversionchange = () => {
        database.close();
        closed();
      };
      resolve(database);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}

function changeWithin(
  database: IDBDatabase,
  change: (kept: KeptList) => KeptList,
): Promise<{ kept: KeptList; changed: boolean }> {
  return new Promise((resolve, reject) => {
    // A restarted phone must find it: the default of some browsers answers before it is on disk.
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(storeName);
    // Only this file writes the store.
    const reading = store.getAll() as IDBRequest<KeptSubmission[]>;
    let kept: KeptList = [];
    let changed = false;
    reading.onsuccess = () => {
      const before = reading.result;
      kept = change(before);
      changed = kept !== before;
      const after = new Set(kept);
      for (const { id } of before.filter((each) => !after.has(each))) store.delete(id);
      const known = new Set<KeptSubmission>(before);
      for (const each of kept.filter((one) => !known.has(one))) store.put(each);
    };
    transaction.oncomplete = () => resolve({ kept, changed });
    transaction.onabort = () => reject(transaction.error);
  });
}
