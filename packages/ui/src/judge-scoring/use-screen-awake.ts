'use client';
// Keeps a phone's screen on during a show, where the browser can.
import { useEffect } from 'react';

export function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    // `Partial`: wake locks are younger than the phones we support.
    const { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>> = navigator;
    if (!wanted || wakeLock === undefined) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const acquire = () => {
      // The browser releases it whenever the page is hidden.
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      wakeLock
        .request('screen')
        .then((acquired) => {
          if (left) void acquired.release();
          else lock = acquired;
        })
        .catch(() => {
          // Refused, e.g. on a low battery.
        });
    };
    acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, [wanted]);
}
