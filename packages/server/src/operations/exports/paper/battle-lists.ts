/** A group's bouts on one list, and who met whom in all groups. */
import { competitionDecimals, formatScore, pairPrograms, type ShowState } from '@liangfen/rules';
import { printedSheetWords } from '@liangfen/rules/words';
import type { BoutRecord, ProgramGroup } from '@liangfen/sdk/schema';
import type { PrintSheet, PrintTable } from '../../../integrations/pdf/pdf-printer.ts';
import type { BattleSource } from '../battle-source.ts';
import { decisionText, foulsText, winnerText } from './bout-sheet.ts';
import { chunks } from './chunks.ts';
import { allSignatures, blank, factsOf, frameOf, none, officials } from './sheet-parts.ts';

export function battleSummary(
  { state, bouts, courses }: BattleSource,
  group: ProgramGroup,
): PrintSheet {
  const own = bouts.filter(({ groupId }) => groupId === group.id);
  const { unpaired } = pairPrograms(group.programs);
  return {
    ...frameOf(state, group, printedSheetWords.SUMMARY),
    facts: factsOf(state, [
      ['节目组', group.groupName],
      ['场次', `${own.length} 场，已判定 ${own.filter(isDecided).length} 场`],
      ['轮空', unpaired === null ? none : unpaired.programName],
    ]),
    blocks: [
      {
        kind: 'TABLE',
        title: null,
        columns: [
          { title: '场次', width: 14, align: 'center' },
          { title: '红方', width: 'rest' },
          { title: '比分', width: 24, align: 'center' },
          { title: '蓝方', width: 'rest' },
          { title: '犯规', width: 'rest' },
          { title: '胜方', width: 'rest' },
          { title: '判定', width: 'rest' },
          { title: '判定人', width: 28 },
        ],
        rows: own.map((record) => [
          String(record.bout),
          sideText(record.red),
          pointsText(state, record),
          sideText(record.blue),
          `红：${foulsText(record.red)}\n蓝：${foulsText(record.blue)}`,
          winnerText(record),
          decisionText(state, record),
          courses.get(record.red.programId)?.decided?.by ?? blank,
        ]),
      },
    ],
    signatures: allSignatures(state),
  };
}

/** As many groups as fit beside each other on a page. */
const groupsPerSheet = 4;

/** Groups are the rounds of a battle: the winner of a bout is found again, by name, in the next group. */
export function bracketSheets(
  { state, bouts }: BattleSource,
  groups: readonly ProgramGroup[],
): PrintSheet[] {
  const portions = chunks(groups, groupsPerSheet);
  return portions.map((portion) => ({
    ...frameOf(
      state,
      { groupName: portion.map(({ groupName }) => groupName).join('、') },
      printedSheetWords.BRACKET,
    ),
    facts: factsOf(state, [['节目组', `${groups.length} 个`]]),
    blocks: [bracketTable(state, portion, groups, bouts)],
    signatures: officials,
  }));
}

function bracketTable(
  state: ShowState,
  portion: readonly ProgramGroup[],
  groups: readonly ProgramGroup[],
  bouts: readonly BoutRecord[],
): PrintTable {
  const rowOf = new Map<BoutRecord, number>();
  const cells = portion.map((group) => {
    const { unpaired } = pairPrograms(group.programs);
    const column: string[] = [];
    for (const record of bouts.filter(({ groupId }) => groupId === group.id)) {
      // A bout stands on the line of the first bout whose winner fights in it, so that a line of the page is a way to
      // the final.
      const from = [record.red, record.blue]
        .flatMap((side) => cameFrom(side, record, groups, bouts) ?? [])
        .flatMap((earlier) => rowOf.get(earlier) ?? []);
      const row = Math.max(column.length, from.length === 0 ? 0 : Math.min(...from));
      while (column.length < row) column.push('');
      rowOf.set(record, row);
      column.push(boutCell(state, record, groups, bouts));
    }
    return unpaired === null ? column : [...column, `轮空  ${unpaired.programName}`];
  });
  const rows = Math.max(0, ...cells.map(({ length }) => length));
  return {
    kind: 'TABLE',
    title: null,
    columns: portion.map(({ groupName }) => ({ title: groupName, width: 'rest' })),
    rows: Array.from({ length: rows }, (_, row) => cells.map((column) => column[row] ?? '')),
  };
}

function boutCell(
  state: ShowState,
  record: BoutRecord,
  groups: readonly ProgramGroup[],
  bouts: readonly BoutRecord[],
): string {
  const decimals = competitionDecimals(state);
  const line = (side: '红' | '蓝', own: BoutRecord['red']) => {
    const from = cameFrom(own, record, groups, bouts);
    const won = own.outcome === 'WIN' ? '，胜' : '';
    const way = from === null ? '' : `（${from.groupName} 第 ${from.bout} 场胜者）`;
    return `${side}  ${own.programName}，${formatScore(own.score, decimals)} 分${won}${way}`;
  };
  const end = isDecided(record) ? decisionText(state, record) : '未判定';
  return [`第 ${record.bout} 场`, line('红', record.red), line('蓝', record.blue), end].join('\n');
}

/** The latest bout of an earlier group that somebody of this name won. */
function cameFrom(
  { programName, contestant }: BoutRecord['red'],
  { groupId }: BoutRecord,
  groups: readonly ProgramGroup[],
  bouts: readonly BoutRecord[],
): BoutRecord | null {
  const at = groups.findIndex(({ id }) => id === groupId);
  const earlier = new Set(groups.slice(0, at).map(({ id }) => id));
  const won = bouts
    .filter((record) => earlier.has(record.groupId))
    .filter(({ red, blue }) =>
      [red, blue].some(
        (side) =>
          side.outcome === 'WIN' &&
          side.programName === programName &&
          side.contestant === contestant,
      ),
    )
    .at(-1);
  return won ?? null;
}

function isDecided({ red }: BoutRecord): boolean {
  return red.outcome !== null;
}

function pointsText(state: ShowState, { red, blue }: BoutRecord): string {
  const decimals = competitionDecimals(state);
  return `${formatScore(red.score, decimals)} : ${formatScore(blue.score, decimals)}`;
}

function sideText({ programName, contestant }: BoutRecord['red']): string {
  return contestant === '' ? programName : `${programName}（${contestant}）`;
}
