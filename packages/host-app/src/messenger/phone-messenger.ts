// The messenger around the judge's phone page: its parts are loaded and its signature asked for inside it only, and once.
import type { PageMessenger } from '@liangfen/ui/messenger';
import { isInsideDingtalk } from './is-inside-dingtalk.ts';

export interface PhoneMessenger {
  /** Used where the browser cannot keep the screen on itself. Rejects when the messenger refuses. */
  readonly keepScreenOn: (on: boolean) => Promise<void>;
}

/** Null in an ordinary browser. `open` answers null where no messenger is connected. */
export function phoneMessenger(
  userAgent: string,
  open: () => Promise<PageMessenger | null>,
): PhoneMessenger | null {
  if (!isInsideDingtalk(userAgent)) return null;
  let opened: Promise<PageMessenger | null> | null = null;
  const messenger = () => {
    opened ??= open();
    opened.catch(() => {
      // The network may have been gone; the next wish asks again.
      opened = null;
    });
    return opened;
  };
  return {
    keepScreenOn: async (on) => {
      // A page that has asked for nothing has nothing to take back.
      if (!on && opened === null) return;
      await (await messenger())?.keepScreenOn(on);
    },
  };
}
