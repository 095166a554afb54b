/** The ranking of a group as paper: the figures of the screen, what was added to them, and everybody's signature. */
import {
  competitionDecimals,
  formatScore,
  itemWeightingOf,
  itemWeightLabel,
  rankingOf,
  roundSharesOf,
  type ShowState,
  scoredItems,
} from '@liangfen/rules';
import { coveredWord, normalisedTexts, placesText, printedSheetWords } from '@liangfen/rules/words';
import type { Item, ItemWeighting, Program, ProgramGroup, RankRow } from '@liangfen/sdk/schema';
import type { PrintBlock, PrintColumn, PrintSheet } from '../../../integrations/pdf/pdf-printer.ts';
import { signed } from '../amendment-text.ts';
import { composedScore } from '../composed-score.ts';
import { decidedByText } from '../decided-by.ts';
import { evenChunks } from './chunks.ts';
import {
  allSignatures,
  amendmentsBlock,
  amendmentsTable,
  factsOf,
  finalWord,
  frameOf,
  judgedWord,
  none,
  officials,
  rankText,
  type SheetSource,
  scoreText,
} from './sheet-parts.ts';
import { formerLines } from './working-notes.ts';

/** More items than this get tables of their own below. */
const mostItemsBeside = 4;
const itemsPerTable = 8;

export function summarySheet(source: SheetSource, group: ProgramGroup): PrintSheet {
  const { state, covered } = source;
  const items = scoredItems(state);
  const beside = items.length <= mostItemsBeside ? items : [];
  const apart = items.length <= mostItemsBeside ? [] : evenChunks(items, itemsPerTable);
  const ranks = rankingOf(state, group.id, null);
  const programs = new Map(group.programs.map((program) => [program.id, program]));
  const amended = amendmentsTable(source, group);
  return {
    ...frameOf(state, group, printedSheetWords.SUMMARY),
    facts: factsOf(state, [
      ['节目组', group.groupName],
      ['节目', `${group.programs.length} 个`],
      ['评委', `${state.judges.length} 位`],
      ...coveredFact(group, covered),
    ]),
    blocks: [
      rankTable(source, ranks, programs, beside),
      ...apart.map((some, at) =>
        itemsTable(source, ranks, programs, some, at === apart.length - 1),
      ),
      ...totalsNote(state, items),
      // Whoever signs the ranking signs how many amendments there are, wherever their list stands.
      amended === null
        ? amendmentsBlock(source, group)
        : { kind: 'NOTES', title: null, lines: [`更正、加减分和迟交共 ${amended.rows.length} 条`] },
    ],
    signatures: allSignatures(state),
    ...(amended === null ? {} : { annex: { block: amended, signatures: officials } }),
  };
}

function coveredFact(
  { programs }: ProgramGroup,
  covered: SheetSource['covered'],
): (readonly [string, string])[] {
  const { length } = programs.filter(({ id }) => covered.has(id));
  return length === 0 ? [] : [[coveredWord, `${length} 个，名次不含它们`]];
}

function rankTable(
  { state, covered }: SheetSource,
  ranks: readonly RankRow[],
  programs: ReadonlyMap<string, Program>,
  items: readonly Item[],
): PrintBlock {
  const decimals = competitionDecimals(state);
  const adjusted = ranks.some(({ programId }) => composedScore(state, programId).added !== null);
  const rounds = roundSharesOf(state.setting);
  const columns: PrintColumn[] = [
    { title: '名次', width: 15, align: 'center' },
    { title: '序号', width: 11, align: 'center' },
    { title: '节目名称', width: 'rest' },
    { title: '选手', width: 'rest' },
    ...(rounds === null
      ? []
      : [{ title: `前一轮 ${rounds.earlier}%`, width: 20, align: 'right' } as const]),
    ...items.map(itemColumn),
    ...(adjusted
      ? [
          { title: judgedWord(state), width: 20, align: 'right' } as const,
          { title: '加减分', width: 18, align: 'right' } as const,
        ]
      : []),
    { title: finalWord(state), width: 20, align: 'right' },
    { title: '备注', width: 'rest' },
  ];
  return {
    kind: 'TABLE',
    title: null,
    columns,
    rows: ranks.map((row) => {
      const program = programs.get(row.programId);
      const { judged, added, earlier } = composedScore(state, row.programId);
      const earlierCells = (score: number | null) =>
        rounds === null ? [] : [scoreText(decimals, score)];
      if (covered.has(row.programId)) {
        return [
          coveredWord,
          String(row.sort),
          row.programName,
          row.contestant,
          ...earlierCells(program?.earlierScore ?? null),
          ...items.map(({ id }) => coveredText(decimals, itemScore(program, id))),
          ...(adjusted ? [coveredWord, coveredWord] : []),
          coveredText(decimals, row.score),
          coveredWord,
        ];
      }
      return [
        rankText(row),
        String(row.sort),
        row.programName,
        row.contestant,
        ...earlierCells(earlier ?? program?.earlierScore ?? null),
        ...items.map(({ id }) => scoreText(decimals, itemScore(program, id))),
        ...(adjusted
          ? [scoreText(decimals, judged), added === null ? none : signed(added, decimals)]
          : []),
        scoreText(decimals, row.score),
        remark(state, row),
      ];
    }),
  };
}

function itemColumn(item: Item): PrintColumn {
  return { title: `${item.itemName} ${itemWeightLabel(item)}`, width: 18, align: 'right' };
}

function itemsTable(
  { state, covered }: SheetSource,
  ranks: readonly RankRow[],
  programs: ReadonlyMap<string, Program>,
  items: readonly Item[],
  isLast: boolean,
): PrintBlock {
  const decimals = competitionDecimals(state);
  return {
    kind: 'TABLE',
    title: '评分项得分',
    columns: [
      { title: '名次', width: 15, align: 'center' },
      { title: '序号', width: 11, align: 'center' },
      { title: '节目名称', width: 'rest' },
      ...items.map(itemColumn),
      // The last column before the signatures is what is signed.
      ...(isLast ? [{ title: finalWord(state), width: 20, align: 'right' } as const] : []),
    ],
    rows: ranks.map((row) => {
      const program = programs.get(row.programId);
      const text = (score: number | null) =>
        covered.has(row.programId) ? coveredText(decimals, score) : scoreText(decimals, score);
      return [
        rankText(row),
        String(row.sort),
        row.programName,
        ...items.map(({ id }) => text(itemScore(program, id))),
        ...(isLast ? [text(row.score)] : []),
      ];
    }),
  };
}

const addedUp: Readonly<Record<ItemWeighting, string>> = {
  PROPORTION: '按占比相加',
  FACTOR: '乘系数相加',
};

/** Explains the figures where totals are dropped: the items' figures then do not add up to the result. */
function totalsNote({ setting }: ShowState, items: readonly Item[]): PrintBlock[] {
  if (items.length === 0 || setting.dropScope !== 'TOTAL') return [];
  return [
    {
      kind: 'NOTES',
      title: null,
      lines: [
        `按每位评委的总分去分和计分：评分项得分仅供参考，${addedUp[itemWeightingOf(setting)]}不一定等于最终得分；每位评委的总分见评分表。`,
      ],
    },
  ];
}

/** A covered program shows the item scores that were on air, and the word for covered elsewhere. */
function coveredText(decimals: number, score: number | null): string {
  return score === null ? coveredWord : scoreText(decimals, score);
}

function itemScore(program: Program | undefined, itemId: string): number | null {
  return program?.programItemResults.find((result) => result.itemId === itemId)?.score ?? null;
}

/** Says why a score or a rank differs from what its figures alone would give. */
function remark(state: ShowState, row: RankRow): string {
  const decimals = competitionDecimals(state);
  const { adjustments, corrected } = composedScore(state, row.programId);
  const told = [
    ...adjustments.map(({ amount, reason }) => `${signed(amount, decimals)}：${reason}`),
    ...(corrected === null
      ? []
      : [
          `已更正，原为 ${scoreText(decimals, corrected.computed)}，改为 ${formatScore(corrected.score, decimals)}：${corrected.reason}`,
        ]),
    ...(row.places === undefined ? [] : [placesText(row.places)]),
    ...normalisedTexts(row, decimals),
    ...(row.decidedBy === null ? [] : [decidedByText(state, row.decidedBy)]),
    ...formerLines(state, row.programId),
  ];
  return told.length === 0 ? none : told.join('；');
}
