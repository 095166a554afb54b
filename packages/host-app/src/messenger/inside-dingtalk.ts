// Serves a page that is open inside the messenger, through the messenger's own script.
import type { MessengerPageConfig } from '@liangfen/sdk/schema';
import type { PageMessenger } from '@liangfen/ui/messenger';
import type { Bridge } from './bridge.ts';

export interface InsideDingtalk {
  readonly clientId: string;
  /** Signed by the server for this page. */
  readonly pageConfig: () => Promise<MessengerPageConfig>;
}

export function insideDingtalk(
  bridge: Bridge,
  { clientId, pageConfig }: InsideDingtalk,
): PageMessenger {
  /** One signature per visit: routes of one page count as one, and the script takes one configuration only. */
  let signed: Promise<void> | null = null;
  const sign = () => {
    signed ??= pageConfig().then(bridge.sign);
    signed.catch(() => {
      // The network may have been gone; the next wish asks again.
      signed = null;
    });
    return signed;
  };
  return {
    authCode: async (corpId) => {
      try {
        return await bridge.code(corpId, clientId);
      } catch {
        // Before 7.0.45 another call did the same.
        return bridge.codeOfOld(corpId);
      }
    },
    scan: async () => {
      try {
        return (await bridge.scan()) || null;
      } catch (error) {
        if (isGoneBack(error)) return null;
        throw error;
      }
    },
    keepScreenOn: async (on) => {
      await sign();
      await bridge.keepScreenOn(on);
    },
    // A title that is not shown is no failure; nor is a page that stays open.
    setTitle: (title) => void bridge.setTitle(title).catch(() => undefined),
    close: () => void bridge.close().catch(() => undefined),
  };
}

function isGoneBack(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errorCode' in error)) return false;
  return ['-1', '3'].includes(String(error.errorCode));
}
