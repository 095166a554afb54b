/** The statistics as worksheets: ranking, every score, judges against programs, adjustments. The figures are the screen's. */
import {
  countedMark,
  deductedFrom,
  figureOf,
  findProgram,
  judgeScoresOf,
  rankingOf,
  roundSharesOf,
  type ShowState,
  scoredItems,
  WHOLE,
} from '@liangfen/rules';
import {
  audienceVoteText,
  coveredWord,
  dropKindWords,
  normalisedTexts,
  placesText,
  standingText,
  statisticsSheetWords,
} from '@liangfen/rules/words';
import type { Program, StatisticsRow } from '@liangfen/sdk/schema';
import type { CellValue, WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { namedJudges } from '../results/judge-names.ts';
import { scoreRows } from '../results/score-rows.ts';
import { secondCell } from '../results/time-text.ts';
import { amendmentText } from './amendment-text.ts';
import type { Amendment } from './amendments.ts';
import { composedScore } from './composed-score.ts';
import { decidedByText } from './decided-by.ts';
import { finalWord, none } from './paper/sheet-parts.ts';
import { formerLines } from './paper/working-notes.ts';
import { waitingAmendments } from './waiting-amendments.ts';
import { type Column, type WorksheetScope, worksheetOf } from './worksheet-frame.ts';

export function rankingWorksheet(scope: WorksheetScope): WorksheetToWrite {
  const { state, groups, itemId, covered } = scope;
  const items = itemId === null ? scoredItems(state) : [];
  const rounds = itemId === null && roundSharesOf(state.setting) !== null;
  const votes =
    itemId === null &&
    groups.some((group) => group.programs.some(({ audienceVote }) => audienceVote?.count));
  return worksheetOf(scope, {
    name: '排名',
    columns: [
      ['节目组', 14],
      ['名次', 8],
      ['序号', 8],
      ['节目名称', 30],
      ['选手', 26],
      ...items.map(({ itemName }): Column => [itemName, 12, 'score']),
      ...(rounds ? [['前一轮成绩', 12, 'score'] satisfies Column] : []),
      ...(itemId === null
        ? [
            ['评委得分', 12, 'score'] satisfies Column,
            ['加减分', 10, 'score'] satisfies Column,
            ['更正前', 10, 'score'] satisfies Column,
            ['更正原因', 30] satisfies Column,
          ]
        : []),
      [itemId === null ? finalWord(state) : '得分', 12, 'score'],
      ...(votes ? [['现场观众', 30] satisfies Column] : []),
      ['说明', 24],
    ],
    rows: function* () {
      for (const group of groups) {
        const programs = new Map(group.programs.map((program) => [program.id, program]));
        for (const row of rankingOf(state, group.id, itemId)) {
          const program = programs.get(row.programId);
          const tied = row.tied ? [`并列第 ${row.rank} 名`] : [];
          const corrected = program?.corrected === true && itemId === null ? ['已更正'] : [];
          const decided = [
            ...(row.places === undefined ? [] : [placesText(row.places)]),
            ...normalisedTexts(row, state.setting.decimals),
            ...(row.decidedBy === null ? [] : [decidedByText(state, row.decidedBy)]),
          ];
          const itemCells = items.map(
            ({ id }) =>
              program?.programItemResults.find((result) => result.itemId === id)?.score ?? null,
          );
          if (covered.has(row.programId) && row.score === null) {
            yield [
              group.groupName,
              coveredWord,
              row.sort,
              row.programName,
              row.contestant,
              ...itemCells.map((cell) => cell ?? coveredWord),
              ...(rounds ? [program?.earlierScore ?? null] : []),
              ...(itemId === null ? [coveredWord, coveredWord, coveredWord, coveredWord] : []),
              coveredWord,
              ...(votes ? [audienceCell(program)] : []),
              coveredWord,
            ];
            continue;
          }
          yield [
            group.groupName,
            standingText(row) ?? row.rank,
            row.sort,
            row.programName,
            row.contestant,
            ...itemCells,
            ...(rounds ? [earlierCell(state, row.programId)] : []),
            ...(itemId === null ? workingCells(state, row.programId) : []),
            row.score,
            ...(votes ? [audienceCell(program)] : []),
            [
              ...tied,
              ...corrected,
              ...decided,
              ...(itemId === null ? formerLines(state, row.programId) : []),
            ].join('；') || none,
          ];
        }
      }
    },
  });
}

/** What the audience thought is a figure of its own, which the hall was shown whatever scores are covered. */
function audienceCell(program: Program | undefined): CellValue {
  const vote = program?.audienceVote;
  return vote?.count === undefined
    ? null
    : audienceVoteText(vote.voteKind, figureOf(vote.voteKind, vote.count));
}

/** What the result counts of an earlier round; before there is one, what the program brings. */
function earlierCell(state: ShowState, programId: string): CellValue {
  return (
    composedScore(state, programId).earlier ??
    findProgram(state, programId)?.program.earlierScore ??
    null
  );
}

/** Writes the parts of a final score: the judges' part, the adjustments, and what a correction replaced. */
function workingCells(state: ShowState, programId: string): readonly CellValue[] {
  const { judged, added, corrected } = composedScore(state, programId);
  return [judged, added, corrected?.computed ?? null, corrected?.reason ?? null];
}

/** What became of a score: struck ones count no more, dropped ones did not. */
function countedText({ dropped, struck }: StatisticsRow): string {
  if (struck !== undefined) return `作废：${struck}`;
  return dropped === null ? '计入' : dropKindWords[dropped];
}

export function detailWorksheet(scope: WorksheetScope): WorksheetToWrite {
  const { state, groups, itemId, covered } = scope;
  const items = scoredItems(state);
  const hasItems = items.length > 0;
  const deducts = (hasItems ? items : [null]).some(
    (item) => deductedFrom(state.setting, item) !== null,
  );
  return worksheetOf(scope, {
    name: '得分明细',
    columns: [
      ['节目组', 14],
      ['序号', 8],
      ['节目名称', 28],
      ['选手', 24],
      ['评委编号', 10],
      ['评委', 14],
      ['评委组', 14],
      ...(hasItems ? [['评分项', 14] satisfies Column] : []),
      ...(deducts ? [['扣分', 10, 'score'] satisfies Column] : []),
      ['分数', 10, 'score'],
      ['计分', 12],
      ['修改次数', 10],
    ],
    rows: function* () {
      for (const { groupName, programs } of groups) {
        for (const program of programs) {
          for (const row of rowsOf(state, program.id, itemId)) {
            yield [
              groupName,
              program.sort,
              program.programName,
              program.contestant,
              row.judgeNumber,
              row.judgeName,
              row.judgeGroupName,
              ...(hasItems ? [row.itemName] : []),
              ...(deducts ? [row.deduction ?? null] : []),
              row.score,
              countedText(row),
              row.revision - 1,
            ];
          }
          if (covered.has(program.id)) {
            const about = [groupName, program.sort, program.programName, program.contestant];
            yield [
              ...about,
              ...new Array<string>(6 + (hasItems ? 1 : 0) + (deducts ? 1 : 0)).fill(coveredWord),
            ];
          }
        }
      }
    },
  });
}

function rowsOf(state: ShowState, programId: string, itemId: string | null): StatisticsRow[] {
  const rows = scoreRows(state, programId);
  if (itemId === null) return rows;
  const name = state.items.find(({ id }) => id === itemId)?.itemName;
  return rows.filter(({ itemName }) => itemName === name);
}

/** Judges side by side; one line per program and item. */
export function matrixWorksheet(scope: WorksheetScope): WorksheetToWrite {
  const { state, groups, itemId, covered } = scope;
  const items = scoredItems(state).filter(({ id }) => itemId === null || id === itemId);
  const keys = items.length === 0 ? [WHOLE] : items.map(({ id }) => id);
  return worksheetOf(scope, {
    name: '评委×节目',
    columns: [
      ['节目组', 14],
      ['序号', 8],
      ['节目名称', 28],
      ['选手', 24],
      ...(items.length === 0 ? [] : [['评分项', 14] satisfies Column]),
      ...namedJudges(state).map(
        ({ number, name }): Column => [number === null ? name : `${number} ${name}`, 10, 'score'],
      ),
    ],
    rows: function* () {
      for (const { groupName, programs } of groups) {
        for (const { id, sort, programName, contestant } of programs) {
          for (const key of keys) {
            const item = items.find((candidate) => candidate.id === key);
            yield [
              groupName,
              sort,
              programName,
              contestant,
              ...(item === undefined ? [] : [item.itemName]),
              ...state.judges.map((judge) => {
                const given = judgeScoresOf(state, id, judge.id).get(key);
                if (given !== undefined) return countedMark(state.setting, item, given.score);
                return covered.has(id) ? coveredWord : null;
              }),
            ];
          }
        }
      }
    },
  });
}

/** Everything that was put right after the judges' scores, and what nobody has decided on. */
export function amendmentsWorksheet(
  scope: WorksheetScope,
  amendments: readonly Amendment[],
): WorksheetToWrite {
  const { state, groups, covered } = scope;
  const waiting = waitingAmendments(state);
  return worksheetOf(scope, {
    name: statisticsSheetWords.ADJUSTMENTS,
    columns: [
      ['节目组', 14],
      ['序号', 8],
      ['节目名称', 28],
      ['选手', 24],
      ['时间', 20],
      ['事项', 36],
      ['加减分', 10, 'score'],
      ['原来得分', 10, 'score'],
      ['改后得分', 10, 'score'],
      ['原因', 36],
      ['谁', 18],
      ['计入', 8],
    ],
    rows: function* () {
      for (const { groupName, programs } of groups) {
        for (const { id, sort, programName, contestant } of programs) {
          const program = [groupName, sort, programName, contestant] as const;
          if (covered.has(id)) {
            yield [...program, ...new Array<string>(8).fill(coveredWord)];
            continue;
          }
          for (const each of amendments.filter(({ programId }) => programId === id)) {
            yield [
              ...program,
              secondCell(each.at),
              amendmentText(state, each),
              each.amount,
              each.before,
              each.after,
              each.reason,
              each.by,
              each.stands ? '是' : '否',
            ];
          }
          for (const { at, text, reason } of waiting.filter(({ programId }) => programId === id)) {
            yield [...program, secondCell(at), text, null, null, null, reason, '', '否'];
          }
        }
      }
    },
  });
}
