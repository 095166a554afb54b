/** Says which sheets are printed: of a group, of a program, of a bout. */
import { findProgram, hasBouts, rankingOf, type ShowState, scoredItems } from '@liangfen/rules';
import type { PrintedSheet, ProgramGroup, Setting } from '@liangfen/sdk/schema';
import type { PrintSheet } from '../../integrations/pdf/pdf-printer.ts';
import { notFound } from '../../problem.ts';
import { conflict } from '../../refusals.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { groupsOf, idsOf } from '../results/groups.ts';
import { amendmentsOf } from './amendments.ts';
import { battleOf } from './battle-source.ts';
import { noCourse } from './bout-courses.ts';
import { battleSummary, bracketSheets } from './paper/battle-lists.ts';
import { boutSheet } from './paper/bout-sheet.ts';
import { coveredSheet } from './paper/covered-sheet.ts';
import { scoreSheet } from './paper/score-sheet.ts';
import type { SheetSource } from './paper/sheet-parts.ts';
import { summarySheet } from './paper/summary.ts';
import { tallySheet } from './paper/tally-sheet.ts';
import { teamsSheet } from './paper/teams-sheet.ts';

/** A page takes milliseconds and memory to lay out; more are printed group by group. */
const mostSheets = 200;
const mostSummaryRows = 2_000;

export type SheetQuery = Call<'exportSheet'>['query'];

/** The sheet of one program or bout, by mode. */
function ofOne({ setting }: ShowState): PrintedSheet {
  switch (setting.mode) {
    case 'SCORE':
      return 'SCORE_SHEET';
    case 'VOTE':
      return 'TALLY_SHEET';
    case 'BATTLE':
      return 'BOUT_SHEET';
  }
}

export function kindOf(state: ShowState, { kind, programId }: SheetQuery): PrintedSheet {
  return kind ?? (programId === undefined ? 'SUMMARY' : ofOne(state));
}

/** The columns of each judge's total, beside the items. */
const totalColumns: Readonly<Record<Setting['dropScope'], number>> = { ITEM: 0, TOTAL: 1 };

export function isWide(state: ShowState, kind: PrintedSheet): boolean {
  switch (kind) {
    case 'SUMMARY':
      return hasBouts(state.setting.mode) || scoredItems(state).length > 2;
    case 'SCORE_SHEET': {
      const groups = state.judgeGroups.length > 1 ? 1 : 0;
      return scoredItems(state).length + totalColumns[state.setting.dropScope] + groups > 4;
    }
    case 'BRACKET':
    case 'TEAMS':
      return true;
    case 'TALLY_SHEET':
    case 'BOUT_SHEET':
      return false;
  }
}

/** Whether a sheet has a line for each program, or organisation, and not a page. */
const listed: Readonly<Record<PrintedSheet, boolean>> = {
  SUMMARY: true,
  TEAMS: true,
  BRACKET: true,
  SCORE_SHEET: false,
  TALLY_SHEET: false,
  BOUT_SHEET: false,
};

/** Returns the programs to print; refuses unknown or too many ones before anything is read. */
export function wantedPrograms(
  state: ShowState,
  query: SheetQuery,
  kind: PrintedSheet,
): ReadonlySet<string> {
  const groups = groupsOf(state, query.groupId);
  const isList = listed[kind];
  if (query.programId !== undefined) {
    const group = findProgram(state, query.programId)?.group ?? null;
    if (group === null || !groups.includes(group)) throw notFound('节目');
    return new Set(isList ? idsOf([group]) : [query.programId]);
  }
  const ids = idsOf(groups);
  const most = isList ? mostSummaryRows : mostSheets;
  if (ids.length > most) {
    throw conflict(
      isList
        ? `节目超过 ${most} 个，请按节目组分别导出，或导出 Excel`
        : `节目超过 ${most} 个，请按节目组分别导出，或逐个节目导出`,
    );
  }
  return new Set(ids);
}

export async function sheetsToPrint(
  query: Queryable,
  { state, covered }: Omit<SheetSource, 'amendments'>,
  asked: SheetQuery,
  kind: PrintedSheet,
  wanted: ReadonlySet<string>,
): Promise<PrintSheet[]> {
  // A group without programs is printed when it is asked for by name: nobody signs a page of nothing.
  const groups = groupsOf(state, asked.groupId).filter(
    ({ programs }) =>
      (asked.groupId !== undefined && asked.programId === undefined) ||
      programs.some(({ id }) => wanted.has(id)),
  );
  const sourceOf = async (): Promise<SheetSource> => ({
    state,
    covered,
    amendments: await amendmentsOf(query, state, wanted),
  });
  switch (kind) {
    case 'SUMMARY': {
      if (hasBouts(state.setting.mode)) {
        const battle = await battleOf(query, state, groups);
        return groups.map((group) => battleSummary(battle, group));
      }
      const source = await sourceOf();
      return groups.map((group) => summarySheet(source, group));
    }
    case 'TEAMS':
      return groups.length === 0 ? [] : [teamsSheet({ state, covered }, groups, asked)];
    case 'SCORE_SHEET':
      return programSheets(await sourceOf(), groups, wanted, scoreSheet, kind);
    case 'TALLY_SHEET':
      return programSheets(await sourceOf(), groups, wanted, tallySheet, kind);
    case 'BOUT_SHEET': {
      const { bouts, courses } = await battleOf(query, state, groups);
      return bouts
        .filter(({ red, blue }) => wanted.has(red.programId) || wanted.has(blue.programId))
        .map((record) =>
          boutSheet(state, record, record, courses.get(record.red.programId) ?? noCourse),
        );
    }
    case 'BRACKET':
      return bracketSheets(await battleOf(query, state, groups), groups);
  }
}

const unranked = { rank: null, tied: false };

function programSheets(
  source: SheetSource,
  groups: readonly ProgramGroup[],
  wanted: ReadonlySet<string>,
  sheetOf: typeof scoreSheet,
  kind: 'SCORE_SHEET' | 'TALLY_SHEET',
): PrintSheet[] {
  return groups.flatMap((group) => {
    const ranking = rankingOf(source.state, group.id, null);
    const ranks = new Map(ranking.map((row) => [row.programId, row]));
    return group.programs
      .filter(({ id }) => wanted.has(id))
      .map((program) =>
        source.covered.has(program.id)
          ? coveredSheet(source, group, program, kind)
          : sheetOf(source, group, program, ranks.get(program.id) ?? unranked),
      );
  });
}
