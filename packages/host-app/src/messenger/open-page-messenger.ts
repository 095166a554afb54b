// Finds the messenger around the page: the real one by its user agent, a demonstration's by asking the stand-in.
import type { MessengerPageConfig, MessengerSetting } from '@liangfen/sdk/schema';
import type { PageMessenger } from '@liangfen/ui/messenger';
import type { Bridge } from './bridge.ts';
import { type DemonstrationPage, insideDemonstration } from './inside-demonstration.ts';
import { insideDingtalk } from './inside-dingtalk.ts';
import { isInsideDingtalk } from './is-inside-dingtalk.ts';

export interface PageAround {
  readonly setting: MessengerSetting;
  readonly userAgent: string;
  readonly pageConfig: () => Promise<MessengerPageConfig>;
  /** Loaded inside the messenger only. */
  readonly loadBridge: () => Promise<Bridge>;
  readonly demonstration: DemonstrationPage;
}

/** Null in an ordinary browser, and where no messenger is connected. */
export async function openPageMessenger({
  setting,
  userAgent,
  pageConfig,
  loadBridge,
  demonstration,
}: PageAround): Promise<PageMessenger | null> {
  const { connected, demo, clientId } = setting;
  if (!connected || clientId === null) return null;
  if (demo) return insideDemonstration(demonstration).catch(() => null);
  if (!isInsideDingtalk(userAgent)) return null;
  return insideDingtalk(await loadBridge(), { clientId, pageConfig });
}
