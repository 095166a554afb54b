/** A group's bouts on one list, and who met whom in all groups. */
import {
  bracketWays,
  championsOf,
  competitionDecimals,
  formatScore,
  isRoundRobin,
  mayPerform,
  pairPrograms,
  roundTable,
  type ShowState,
  type Way,
} from '@liangfen/rules';
import {
  noChampionWords,
  outcomeWords,
  printedSheetWords,
  standingText,
  tableColumnWords,
  tablePointsWords,
  tableRuleText,
  tableStepWords,
  walkoverWord,
} from '@liangfen/rules/words';
import type { BoutRecord, ProgramGroup } from '@liangfen/sdk/schema';
import type { PrintBlock, PrintSheet, PrintTable } from '../../../integrations/pdf/pdf-printer.ts';
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
      ['场次', boutCount(own)],
      ['轮空', unpaired === null ? none : unpaired.programName],
    ]),
    blocks: [
      ...(isRoundRobin(group) ? tableBlocks(state, group) : []),
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
          decisionText(state, record, courses.get(record.red.programId)?.decided?.cards ?? null),
          courses.get(record.red.programId)?.decided?.by ?? blank,
        ]),
      },
    ],
    signatures: allSignatures(state),
  };
}

function boutCount(bouts: readonly BoutRecord[]): string {
  const unfought = bouts.filter(({ red, blue }) => red.walkover === true || blue.walkover === true);
  const told = `${bouts.length} 场，已判定 ${bouts.filter(isDecided).length} 场`;
  return unfought.length === 0 ? told : `${told}，${walkoverWord} ${unfought.length} 场`;
}

/** As many groups as fit beside each other on a page. */
const groupsPerSheet = 4;

/** Groups are the rounds of a battle; who came from where, and who is champion, is told by the rule of the wall. */
export function bracketSheets(
  { state, bouts }: BattleSource,
  groups: readonly ProgramGroup[],
): PrintSheet[] {
  const portions = chunks(groups, groupsPerSheet);
  const found = bracketWays(state.programGroups);
  const champions = championsOf(state.programGroups, found).map((line): [string, string] => [
    line.division === '' ? '冠军' : `${line.division}冠军`,
    line.champion === null
      ? `${none}（${noChampionWords[line.noChampion]}）`
      : sideText(line.champion),
  ]);
  return portions.map((portion) => ({
    ...frameOf(
      state,
      { groupName: portion.map(({ groupName }) => groupName).join('、') },
      printedSheetWords.BRACKET,
    ),
    facts: factsOf(state, [['节目组', `${groups.length} 个`], ...champions]),
    blocks: [
      ...portion.filter(isRoundRobin).flatMap((group) => tableBlocks(state, group)),
      bracketTable(state, portion, bouts, found.ways),
    ],
    signatures: officials,
  }));
}

/** The table of a round robin, and how equal points are decided. */
function tableBlocks(state: ShowState, group: ProgramGroup): readonly PrintBlock[] {
  const { rows, tablePoints } = roundTable(group);
  const decimals = competitionDecimals(state);
  const {
    rank,
    program,
    played,
    won,
    drawn,
    lost,
    scored,
    conceded,
    difference,
    points,
    decidedBy,
  } = tableColumnWords;
  const figures = [played, won, drawn, lost, scored, conceded, difference, points];
  return [
    {
      kind: 'TABLE',
      title: `${group.groupName}积分表（${tablePointsWords[tablePoints]}）`,
      columns: [
        { title: rank, width: 14, align: 'center' },
        { title: program, width: 'rest' },
        ...figures.map((title) => ({ title, width: 16, align: 'center' as const })),
        { title: decidedBy, width: 40 },
      ],
      rows: rows.map((row) => [
        row.rank === null ? (standingText(row.program) ?? blank) : String(row.rank),
        sideText(row.program),
        ...[row.played, row.won, row.drawn, row.lost].map(String),
        ...[row.scored, row.conceded, row.difference].map((score) => formatScore(score, decimals)),
        formatScore(row.points, 1),
        row.decidedBy === null ? blank : tableStepWords[row.decidedBy],
      ]),
    },
    { kind: 'NOTES', title: null, lines: [tableRuleText] },
  ];
}

type WayOf = ReadonlyMap<string, Way>;

function bracketTable(
  state: ShowState,
  portion: readonly ProgramGroup[],
  bouts: readonly BoutRecord[],
  ways: WayOf,
): PrintTable {
  const rowOf = new Map<string, number>();
  const cells = portion.map((group) => {
    const { unpaired } = pairPrograms(group.programs);
    const column: string[] = [];
    for (const record of bouts.filter(({ groupId }) => groupId === group.id)) {
      // A bout stands on the line of the first bout whose winner fights in it, so that a line of the page is a way to
      // the final.
      const from = [record.red, record.blue]
        .flatMap(({ programId }) => ways.get(programId) ?? [])
        .filter(({ as }) => as === 'WINNER')
        .flatMap(({ from: earlier }) => rowOf.get(earlier.red.id) ?? []);
      const row = Math.max(column.length, from.length === 0 ? 0 : Math.min(...from));
      while (column.length < row) column.push('');
      rowOf.set(record.red.programId, row);
      column.push(boutCell(state, record, ways));
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

function boutCell(state: ShowState, record: BoutRecord, ways: WayOf): string {
  const decimals = competitionDecimals(state);
  // The figures of a bout that cards decided are how many each side has.
  // closed-lists: everything else decides by points
  const unit = record.determination?.reason === 'CARDS' ? '张评分卡' : '分';
  const line = (side: '红' | '蓝', own: BoutRecord['red']) => {
    const won =
      own.outcome === null || own.outcome === 'LOSS' ? '' : `，${outcomeWords[own.outcome]}`;
    const score = formatScore(own.score, decimals);
    const told = unfoughtText(own) ?? `${score} ${unit}${won}`;
    return `${side}  ${own.programName}，${told}${wayText(ways.get(own.programId))}`;
  };
  const unfought = [record.red, record.blue].some((side) => unfoughtText(side) !== null);
  const end = isDecided(record) ? [decisionText(state, record, null)] : unfought ? [] : ['未判定'];
  return [`第 ${record.bout} 场`, line('红', record.red), line('蓝', record.blue), ...end].join(
    '\n',
  );
}

/** "弃权", or that the other side goes on without a fight; null for a side that fought or still may. */
function unfoughtText(side: BoutRecord['red']): string | null {
  if (side.outcome !== null) return null;
  if (side.walkover === true) return walkoverWord;
  return mayPerform(side) ? null : standingText(side);
}

function wayText(way: Way | undefined): string {
  if (way === undefined) return '';
  const { group, bout } = way.from;
  if (bout === null) return `（${group.groupName} 轮空）`;
  return `（${group.groupName} 第 ${bout} 场${way.as === 'WINNER' ? '胜者' : '负者'}）`;
}

function isDecided({ red }: BoutRecord): boolean {
  return red.outcome !== null;
}

function pointsText(state: ShowState, { red, blue }: BoutRecord): string {
  const decimals = competitionDecimals(state);
  return `${formatScore(red.score, decimals)} : ${formatScore(blue.score, decimals)}`;
}

function sideText({
  programName,
  contestant,
}: Pick<BoutRecord['red'], 'programName' | 'contestant'>): string {
  return contestant === '' ? programName : `${programName}（${contestant}）`;
}
