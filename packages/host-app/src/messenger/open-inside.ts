// The messenger around this page of this browser.
import type { PhoneClient } from '@liangfen/sdk';
import type { MessengerSetting } from '@liangfen/sdk/schema';
import type { PageMessenger } from '@liangfen/ui/messenger';
import { openPageMessenger } from './open-page-messenger.ts';
import { openedAt } from './opened-at.ts';

export function openInside(
  client: Pick<PhoneClient, 'request'>,
  setting: MessengerSetting,
): Promise<PageMessenger | null> {
  return openPageMessenger({
    setting,
    userAgent: navigator.userAgent,
    pageConfig: () => client.request('getMessengerPageConfig', { query: { address: openedAt } }),
    loadBridge: async () => (await import('./dingtalk-bridge.ts')).dingtalkBridge,
    demonstration: {
      fetch: (path, init) => fetch(path, init),
      setTitle: (title) => {
        document.title = title;
      },
      leave: (path) => window.location.assign(path),
    },
  });
}
