/** One program as paper: every judge's scores, what became of them, and how the final score came about. */
import {
  competitionDecimals,
  countedMark,
  deductionPart,
  exactString,
  formatScore,
  itemWeight,
  itemWeightLabel,
  judgeScoresOf,
  multiply,
  panelOf,
  rational,
  type ShowState,
  scoredItems,
  sum,
  WHOLE,
} from '@liangfen/rules';
import { deductionWords, dropKindWords, fill, printedSheetWords } from '@liangfen/rules/words';
import type { Item, Judge, Program, ProgramGroup, RankRow } from '@liangfen/sdk/schema';
import type { PrintBlock, PrintColumn, PrintSheet } from '../../../integrations/pdf/pdf-printer.ts';
import { scoreRows } from '../../results/score-rows.ts';
import { absence } from './absence.ts';
import { evenChunks } from './chunks.ts';
import {
  amendmentsBlock,
  blank,
  factsOf,
  finalWord,
  frameOf,
  officials,
  rankText,
  type SheetSource,
  scoreText,
} from './sheet-parts.ts';
import { workingNotes } from './working-notes.ts';

const itemsPerTable = 5;

export function scoreSheet(
  source: SheetSource,
  group: ProgramGroup,
  program: Program,
  row: Pick<RankRow, 'rank' | 'tied'>,
): PrintSheet {
  const { state } = source;
  const decimals = competitionDecimals(state);
  const title = `${program.sort}. ${program.programName}`;
  return {
    ...frameOf(state, group, printedSheetWords.SCORE_SHEET, title),
    facts: factsOf(state, [
      ['节目组', group.groupName],
      ['节目', title],
      ['选手', program.contestant || blank],
      [finalWord(state), scoreText(decimals, program.finalScore)],
      ['名次', rankText(row)],
    ]),
    blocks: [
      ...judgeTables(state, program),
      amendmentsBlock(source, { programs: [program] }),
      workingNotes(state, program.id),
    ],
    signatures: officials,
  };
}

/** Makes one table, or several where a page is too narrow for all items. */
function judgeTables(state: ShowState, program: Program): PrintBlock[] {
  const items = scoredItems(state);
  const parts = items.length === 0 ? [[]] : evenChunks(items, itemsPerTable);
  return parts.map((some, index) => judgeTable(state, program, some, index === parts.length - 1));
}

function judgeTable(
  state: ShowState,
  program: Program,
  items: readonly Item[],
  isLast: boolean,
): PrintBlock {
  const keys = items.length === 0 ? [WHOLE] : items.map(({ id }) => id);
  const dropped = dropsOf(state, program.id);
  const totals = hasTotals(state, program.id);
  const panel = panelOf(state, program.id);
  const groups = panel.groups ?? [];
  const several = groups.length > 1;
  const groupNames = new Map(groups.map(({ id, groupName }) => [id, groupName]));
  const right = (title: string): PrintColumn => ({ title, width: 18, align: 'right' });
  return {
    kind: 'TABLE',
    title: null,
    columns: [
      { title: '编号', width: 12, align: 'center' },
      { title: '评委', width: 'rest' },
      ...(several ? [{ title: '评委组', width: 24 } as const] : []),
      ...(items.length === 0
        ? [right('得分')]
        : items.map((item) => right(`${item.itemName} ${itemWeightLabel(item)}`))),
      ...(isLast
        ? [
            ...(totals ? [right('总分')] : []),
            // Dropped by item, a judge may have several words here, one behind the other.
            { title: '计分', width: items.length > 0 && !totals ? 'rest' : 30 } as const,
            { title: '评委签名', width: 34 } as const,
          ]
        : []),
    ],
    rows: panel.judges.map((judge) => {
      const given = judgeScoresOf(state, program.id, judge.id);
      return [
        judge.number === null ? '' : String(judge.number),
        judge.name,
        ...(several
          ? [groupNames.get(judge.judgeGroupId ?? '') ?? groups[0]?.groupName ?? '']
          : []),
        ...keys.map((key) => givenText(state, key, given.get(key)?.score ?? null)),
        ...(isLast
          ? [
              ...(totals ? [totalText(state, program.id, judge)] : []),
              given.size === 0
                ? absence(state, judge)
                : (dropped.get(judge.id)?.join('、') ?? '计入'),
              '',
            ]
          : []),
      ];
    }),
  };
}

/** What counts, and behind it the deduction that the judge gave: the judge signs for what was given. */
function givenText(state: ShowState, key: string, given: number | null): string {
  const decimals = competitionDecimals(state);
  if (given === null) return scoreText(decimals, null);
  const item = scoredItems(state).find(({ id }) => id === key);
  const counted = scoreText(decimals, countedMark(state.setting, item, given));
  const { deduction } = deductionPart(state.setting, item, given);
  return deduction === undefined
    ? counted
    : `${counted}（${fill(deductionWords.given, { deduction: scoreText(decimals, deduction) })}）`;
}

/**
 * Returns the words for a judge's dropped scores; where totals are dropped, all scores of a judge are, and one word
 * says so.
 */
function dropsOf(state: ShowState, programId: string): ReadonlyMap<string, readonly string[]> {
  const byTotal = hasTotals(state, programId);
  const dropped = new Map<string, string[]>();
  for (const { judgeId, itemName, dropped: kind, struck } of scoreRows(state, programId)) {
    if (kind === null && struck === undefined) continue;
    const word = kind === null ? '作废' : dropKindWords[kind];
    const text = byTotal ? `总分${word}` : `${itemName ?? ''}${word}`;
    const known = dropped.get(judgeId) ?? [];
    if (!known.includes(text)) dropped.set(judgeId, [...known, text]);
  }
  return dropped;
}

/** Whether judges' totals were dropped and averaged. */
function hasTotals(state: ShowState, programId: string): boolean {
  const parts = state.results.get(programId)?.parts ?? [];
  return scoredItems(state).length > 0 && parts.some(({ itemId }) => itemId === null);
}

/**
 * Writes the figure by which scores were dropped: rounded where every step is rounded, else with all its decimals,
 * because two totals that look alike may differ behind the last one.
 */
function totalText(state: ShowState, programId: string, { id }: Pick<Judge, 'id'>): string {
  const decimals = competitionDecimals(state);
  const given = judgeScoresOf(state, programId, id);
  const products = scoredItems(state).map((item) => {
    const score = given.get(item.id)?.score;
    return score === undefined
      ? null
      : multiply(rational(countedMark(state.setting, item, score)), itemWeight(item));
  });
  const whole = products.flatMap((product) => (product === null ? [] : [product]));
  if (whole.length < products.length) return blank;
  const result = state.results.get(programId);
  switch (result?.roundingStage ?? state.setting.roundingStage) {
    case 'EACH_STEP':
      return scoreText(decimals, totalOf(state, programId, id));
    case 'FINAL': {
      const text = exactString(sum(whole));
      const places = text.split('.')[1]?.length ?? 0;
      return places >= decimals ? text : formatScore(Number(text), decimals);
    }
  }
}

function totalOf(state: ShowState, programId: string, judgeId: string): number | null {
  const part = state.results.get(programId)?.parts.find(({ itemId }) => itemId === null);
  const scores = part?.groups.flatMap((group) => group.scores) ?? [];
  return scores.find((score) => score.judgeId === judgeId)?.score ?? null;
}
