/** 成绩: statistics, the working of a score, the ledger, and clearing scores. */
import type { Operations } from './operation.ts';
import { ledger } from './results/ledger.ts';
import { overview } from './results/overview.ts';
import { published } from './results/published.ts';
import { scoreReset } from './results/reset.ts';
import { statistics } from './results/statistics.ts';
import { teams } from './results/teams.ts';

export const results: Operations<
  | 'getStatistics'
  | 'getResultOverview'
  | 'getProgramDetail'
  | 'getTeamResults'
  | 'cleanScores'
  | 'getLedger'
  | 'verifyLedger'
  | 'listSignedHeads'
  | 'exportEvidence'
  | 'getLedgerTimeline'
  | 'getMatchAt'
  | 'listPublishedResults'
  | 'exportPublishedResults'
> = {
  ...statistics,
  ...overview,
  ...teams,
  ...scoreReset,
  ...ledger,
  ...published,
};
