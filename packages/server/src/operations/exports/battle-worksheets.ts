/** Bouts as worksheets: the list with how each was decided, and every step of every bout. The figures are the paper's. */
import { determinationReasonWords, outcomeWords } from '@liangfen/rules/words';
import type { BoutRecord } from '@liangfen/sdk/schema';
import type { WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { secondCell } from '../results/time-text.ts';
import type { BattleSource } from './battle-source.ts';
import type { BoutStep } from './bout-courses.ts';
import { clockText, decisionText, foulsText, stepText, winnerText } from './paper/bout-sheet.ts';
import { type WorksheetScope, worksheetOf } from './worksheet-frame.ts';

type Battle = Pick<BattleSource, 'bouts' | 'courses'>;

export function boutsWorksheet(scope: WorksheetScope, battle: Battle): WorksheetToWrite {
  return worksheetOf(scope, {
    name: '对战记录',
    columns: [
      ['节目组', 14],
      ['场次', 8],
      ['红方', 24],
      ['红方选手', 18],
      ['红方比分', 10, 'score'],
      ['红方犯规', 24],
      ['蓝方', 24],
      ['蓝方选手', 18],
      ['蓝方比分', 10, 'score'],
      ['蓝方犯规', 24],
      ['胜方', 24],
      ['判定', 24],
      ['判定人', 18],
      ['判定时间', 20],
    ],
    rows: function* () {
      for (const record of ownBouts(scope, battle)) {
        const { groupName, bout, red, blue } = record;
        const decided = battle.courses.get(red.programId)?.decided ?? null;
        yield [
          groupName,
          bout,
          red.programName,
          red.contestant,
          red.score,
          foulsText(red),
          blue.programName,
          blue.contestant,
          blue.score,
          foulsText(blue),
          winnerText(record),
          decisionText(scope.state, record, decided?.cards ?? null),
          decided?.by ?? null,
          decided === null ? null : secondCell(decided.at),
        ];
      }
    },
  });
}

/** A line for each round of each judge's card, of bouts that cards decided. */
export function boutCardsWorksheet(scope: WorksheetScope, battle: Battle): WorksheetToWrite {
  return worksheetOf(scope, {
    name: '评分卡',
    columns: [
      ['节目组', 14],
      ['场次', 8],
      ['评委编号', 10],
      ['评委', 18],
      ['回合', 8],
      ['红方', 8],
      ['蓝方', 8],
    ],
    rows: function* () {
      for (const { groupName, bout, red } of ownBouts(scope, battle)) {
        const cards = battle.courses.get(red.programId)?.decided?.cards?.cards ?? [];
        for (const card of cards) {
          for (const [at, round] of card.rounds.entries()) {
            yield [groupName, bout, card.number, card.name, at + 1, round.red, round.blue];
          }
        }
      }
    },
  });
}

export function boutCourseWorksheet(scope: WorksheetScope, battle: Battle): WorksheetToWrite {
  return worksheetOf(scope, {
    name: '对战过程',
    columns: [
      ['节目组', 14],
      ['场次', 8],
      ['序', 6],
      ['时间', 20],
      ['剩余', 8],
      ['事项', 32],
      ['加分', 8, 'score'],
      ['犯规', 18],
      ['红方比分', 10, 'score'],
      ['蓝方比分', 10, 'score'],
      ['判定', 14],
      ['谁', 18],
    ],
    rows: function* () {
      for (const { groupName, bout, red } of ownBouts(scope, battle)) {
        const steps = battle.courses.get(red.programId)?.steps ?? [];
        for (const [index, step] of steps.entries()) {
          yield [
            groupName,
            bout,
            index + 1,
            secondCell(step.at),
            clockText(step.remainingMs),
            stepText(scope.state, step),
            step.point,
            step.foulName,
            step.red,
            step.blue,
            decisionWord(step),
            step.by,
          ];
        }
      }
    },
  });
}

function ownBouts({ groups }: WorksheetScope, { bouts }: Battle): readonly BoutRecord[] {
  const wanted = new Set(groups.map(({ id }) => id));
  return bouts.filter(({ groupId }) => wanted.has(groupId));
}

/** Of a step that decided nothing, nothing. */
function decisionWord({ type, determination }: BoutStep): string | null {
  if (determination !== null) return determinationReasonWords[determination.reason];
  return type === 'BATTLE_DETERMINED' ? outcomeWords.DRAW : null;
}
