'use client';
// Keeps a phone's screen on during a show: by the browser's wake lock, or as the host can where that is missing.
import { useEffect } from 'react';

/** Rejects when it is refused; the screen then goes off by itself. */
export type KeepScreenOn = (on: boolean) => Promise<void>;

export function useScreenAwake(wanted: boolean, instead?: KeepScreenOn): void {
  useEffect(() => {
    if (!wanted) return undefined;
    // `Partial`: wake locks are younger than the phones we support.
    const { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>> = navigator;
    if (wakeLock !== undefined) return holdLock(wakeLock);
    return instead === undefined ? undefined : askHost(instead);
  }, [wanted, instead]);
}

function holdLock(wakeLock: WakeLock): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  // The browser releases it whenever the page is hidden.
  const end = whenSeen(() => {
    if (lock?.released === false) return;
    wakeLock
      .request('screen')
      .then((acquired) => {
        if (left) void acquired.release();
        else lock = acquired;
      })
      .catch(() => {
        // Refused, e.g. on a low battery.
      });
  });
  return () => {
    left = true;
    end();
    void lock?.release();
  };
}

function askHost(keepScreenOn: KeepScreenOn): () => void {
  const ask = (on: boolean) => {
    keepScreenOn(on).catch(() => {
      // Refused: the judge goes on without it.
    });
  };
  // Another app may have ended the lock meanwhile, and a network that was gone may be back.
  const end = whenSeen(() => ask(true));
  return () => {
    end();
    ask(false);
  };
}

/** Acts at once, and whenever the page comes back into sight. */
function whenSeen(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
