// Settings to start a test from: 100 points, two decimals, one highest and one lowest dropped.

import type { Setting } from '@liangfen/sdk/schema';

export function settingWith(changes: Partial<Setting> = {}): Setting {
  return {
    mode: 'SCORE',
    enableItem: false,
    enableScoreItemCombine: false,
    convenientScore: '',
    enableCountdown: false,
    countdownSeconds: 60,
    enableExceededFoulTimes: true,
    enableLeadScore: true,
    leadScore: 8,
    fullScore: 100,
    minScore: 0,
    decimals: 2,
    calculation: 'MEAN',
    dropHighest: 1,
    dropLowest: 1,
    dropScope: 'ITEM',
    roundingStage: 'FINAL',
    ranking: 'COMPETITION',
    tieBreaks: [],
    voteLimit: 0,
    anonymousJudges: false,
    rankPageSize: 10,
    ...changes,
  };
}
