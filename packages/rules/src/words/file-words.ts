// The words for files that are read and made: what is imported, and what is printed.
import type {
  ImportSubject,
  Mode,
  PrintedSheet,
  StatisticsSheets,
  TeamRankBy,
} from '@liangfen/sdk/schema';

export const importSubjectWords: Record<ImportSubject, string> = {
  JUDGES: '评委',
  PROGRAMS: '节目',
};

export const printedSheetWords: Record<PrintedSheet, string> = {
  SUMMARY: '成绩汇总表',
  TEAMS: '团体成绩',
  SCORE_SHEET: '评分表',
  TALLY_SHEET: '计票表',
  BOUT_SHEET: '对战记录单',
  BRACKET: '对阵表',
};

export const statisticsSheetWords: Record<StatisticsSheets, string> = {
  ALL: '统计',
  RANKING: '排名',
  TEAMS: '团体成绩',
  DETAIL: '得分明细',
  MATRIX: '评委×节目',
  ADJUSTMENTS: '更正和加减分',
  JUDGES: '评委对比',
  BOUTS: '对战记录',
  BOUT_COURSE: '对战过程',
  LEDGER: '台账',
};

/** By what organisations are ranked. */
export const teamRankByWords: Record<TeamRankBy, string> = {
  BEST_MEMBERS: '按最好的几个节目的总分',
  MEDALS: '按奖牌',
};

/** The files that each mode offers: one for which the mode has no figures is not offered and is refused. */
export const filesOfMode: Record<
  Mode,
  { readonly tables: readonly StatisticsSheets[]; readonly paper: readonly PrintedSheet[] }
> = {
  SCORE: {
    tables: ['ALL', 'RANKING', 'TEAMS', 'DETAIL', 'MATRIX', 'ADJUSTMENTS', 'JUDGES', 'LEDGER'],
    paper: ['SUMMARY', 'TEAMS', 'SCORE_SHEET'],
  },
  VOTE: {
    tables: ['ALL', 'RANKING', 'TEAMS', 'DETAIL', 'MATRIX', 'ADJUSTMENTS', 'JUDGES', 'LEDGER'],
    paper: ['SUMMARY', 'TEAMS', 'TALLY_SHEET'],
  },
  BATTLE: {
    tables: ['ALL', 'TEAMS', 'BOUTS', 'BOUT_COURSE', 'LEDGER'],
    paper: ['SUMMARY', 'TEAMS', 'BOUT_SHEET', 'BRACKET'],
  },
};
