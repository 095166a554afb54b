/** The state that a stand-in keeps over a restart: the shop, the keys, the trades and the notifications still to send. */
import type { SandboxStore } from './home.ts';
import type { SandboxKeys } from './keys.ts';
import type { Pending } from './notifier.ts';
import type { Trade } from './trade.ts';

export interface KeptState {
  readonly version: 1;
  readonly keys: SandboxKeys;
  readonly trades: readonly Trade[];
  readonly pending: readonly Pending[];
}

/** Null where nothing was kept, or by another version: made-up trades are not worth a migration. */
export async function loadState(store: SandboxStore | null): Promise<KeptState | null> {
  const text = (await store?.load()) ?? null;
  if (text === null) return null;
  try {
    const state: unknown = JSON.parse(text);
    return isKept(state) ? state : null;
  } catch {
    return null;
  }
}

/** Trusts the form: the file is our own, and closed to others. */
function isKept(state: unknown): state is KeptState {
  return typeof state === 'object' && state !== null && 'version' in state && state.version === 1;
}

export interface Keeper {
  /** Saves soon; what changes while a save runs is saved once after it. */
  readonly keep: () => void;
  /** Resolves when everything is saved; rejects when the last save failed. */
  readonly kept: () => Promise<void>;
}

export function createKeeper(store: SandboxStore | null, state: () => KeptState): Keeper {
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  return {
    keep: () => {
      if (store === null || isWaiting) return;
      isWaiting = true;
      running = running
        .catch(() => undefined)
        .then(() => {
          isWaiting = false;
          return store.save(JSON.stringify(state()));
        });
      // Whoever needs to know asks `kept`.
      running.catch(() => undefined);
    },
    kept: () => running,
  };
}
