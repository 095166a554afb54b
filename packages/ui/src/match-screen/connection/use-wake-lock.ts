'use client';
// Keeps the machine awake while the screen is up; the lock is lost when hidden and taken again.
import { useEffect } from 'react';

export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    // `Partial`: neither old browsers nor pages without https have it.
    const { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>> = navigator;
    if (!wanted || wakeLock === undefined) return;
    let held: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (held !== null && !held.released)) return;
      try {
        const lock = await wakeLock.request('screen');
        if (over) await lock.release();
        else held = lock;
      } catch {
        // Refused, e.g. on a low battery: the show goes on.
      }
    };
    const onVisibility = () => void take();
    void take();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void held?.release().catch(() => {});
    };
  }, [wanted]);
}
