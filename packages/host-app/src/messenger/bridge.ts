// The calls of the messenger's own script that a page uses: a narrow interface, so that a test can pretend it.
import type { MessengerPageConfig } from '@liangfen/sdk/schema';

export interface Bridge {
  /** Rejects in messengers older than 7.0.45. */
  readonly code: (corpId: string, clientId: string) => Promise<string>;
  readonly codeOfOld: (corpId: string) => Promise<string>;
  /** Rejects with `errorCode` -1 or 3 when the person goes back. */
  readonly scan: () => Promise<string>;
  /** Works only after `sign`. */
  readonly keepScreenOn: (on: boolean) => Promise<void>;
  readonly setTitle: (title: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Once in a page's life; resolves when the messenger has accepted it. */
  readonly sign: (config: MessengerPageConfig) => Promise<void>;
}
