// Settings to start a test from: 100 points, two decimals, one highest and one lowest dropped.
import type { Setting } from '@liangfen/sdk/schema';
import { plainSetting } from '../src/testing/index.ts';

export function settingWith(changes: Partial<Setting> = {}): Setting {
  return {
    ...plainSetting,
    countdownSeconds: 60,
    enableExceededFoulTimes: true,
    enableLeadScore: true,
    leadScore: 8,
    dropHighest: 1,
    dropLowest: 1,
    ...changes,
  };
}
