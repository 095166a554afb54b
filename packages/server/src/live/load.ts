/** Reads a competition's rows once and assembles its show; the number of queries does not grow with it. */
import {
  assembleShow,
  type FormerScore,
  judgePortrait,
  numbered,
  type ProgramScores,
  performanceOf,
  type ShownResult,
  type ShowParts,
  type ShowState,
  WHOLE,
} from '@liangfen/rules';
import type { Adjustment, FinalScore, Program, SubmittedScore } from '@liangfen/sdk/schema';
import type { Kysely, Selectable } from 'kysely';
import { notFound } from '../problem.ts';
import { programFieldsOf } from '../store/entity-columns.ts';
import type { DatabaseSchema } from '../store/schema.ts';

export type Executor = Kysely<DatabaseSchema>;

/** A show as committed, and the hash its next ledger entry chains to. */
export interface CommittedShow {
  readonly state: ShowState;
  readonly headHash: string;
  readonly deleted: boolean;
}

/** Reads everything at one version; 404 for an unknown competition. */
export function loadShow(database: Executor, competitionId: string): Promise<CommittedShow> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => loadShowIn(tx, competitionId));
}

/** Loads a show inside a transaction that holds the competition's row, or reads one snapshot. */
export async function loadShowIn(tx: Executor, competitionId: string): Promise<CommittedShow> {
  const competition = await tx
    .selectFrom('competition')
    .selectAll()
    .where('id', '=', competitionId)
    .executeTakeFirst();
  if (!competition) throw notFound('比赛');
  const judges = await readJudges(tx, competitionId);
  const programs = await readPrograms(tx, competitionId);
  const parts: ShowParts = {
    competitionId,
    version: Number(competition.version),
    name: competition.name,
    status: competition.status,
    look: competition.look,
    setting: competition.setting,
    items: competition.items,
    fouls: competition.fouls,
    ...programs,
    ...judges,
    judgeGroups: await readJudgeGroups(tx, competitionId),
    ...(await readGiven(tx, competitionId, performedIn(programs))),
    lateScores: await readWaitingLateScores(tx, competitionId),
    cardKey: competition.card_key,
    live: competition.live,
  };
  return {
    state: assembleShow(parts),
    headHash: competition.head_hash,
    deleted: competition.deleted_at !== null,
  };
}

function performedIn({
  programGroups,
  testPrograms,
}: Pick<ShowParts, 'programGroups' | 'testPrograms'>): Performed {
  const programs = [...programGroups.flatMap((group) => group.programs), ...testPrograms];
  return new Map(programs.map((program) => [program.id, program]));
}

async function readPrograms(
  tx: Executor,
  competitionId: string,
): Promise<Pick<ShowParts, 'programGroups' | 'testPrograms' | 'results' | 'shown'>> {
  const groups = await tx
    .selectFrom('program_group')
    .select(['id', 'group_name', 'sort', 'round_kind', 'division', 'table_points'])
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const rows = await tx
    .selectFrom('program')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const testPrograms: Program[] = [];
  const byGroup = new Map<string, Program[]>(groups.map((group) => [group.id, []]));
  const results = new Map<string, FinalScore>();
  const shown = new Map<string, ShownResult>();
  for (const row of rows) {
    const list = row.test ? testPrograms : byGroup.get(row.program_group_id ?? '');
    list?.push(programOf(row));
    if (row.result) results.set(row.id, row.result);
    if (row.shown) shown.set(row.id, row.shown);
  }
  return {
    programGroups: groups.map((group) => ({
      id: group.id,
      groupName: group.group_name,
      sort: group.sort,
      ...(group.round_kind === null ? {} : { roundKind: group.round_kind }),
      ...(group.division === null ? {} : { division: group.division }),
      ...(group.table_points === null ? {} : { tablePoints: group.table_points }),
      programs: byGroup.get(group.id) ?? [],
    })),
    testPrograms,
    results,
    shown,
  };
}

/** The opponent and the reason a row is disabled follow from the list; `assembleShow` derives them. */
function programOf(row: Selectable<DatabaseSchema['program']>): Program {
  return {
    id: row.id,
    sort: row.sort,
    ...programFieldsOf(row),
    ...row.live,
    battleProgram: null,
    disabled: null,
  };
}

async function readJudges(
  tx: Executor,
  competitionId: string,
): Promise<Pick<ShowParts, 'judges' | 'recusals'>> {
  const rows = await tx
    .selectFrom('judge')
    .select(['id', 'number', 'name', 'judge_group_id', 'sign_in', 'recused_program_ids'])
    .select(['signed_out', 'replaces'])
    .select(['title', 'photo'])
    .where('competition_id', '=', competitionId)
    .where('approval', '=', 'APPROVED')
    .orderBy('number')
    .orderBy('id')
    .execute();
  const recusals = new Map<string, readonly string[]>();
  for (const row of rows) {
    if (row.recused_program_ids.length > 0) recusals.set(row.id, row.recused_program_ids);
  }
  return {
    judges: rows.map((row) => ({
      id: row.id,
      number: row.number,
      name: row.name,
      judgeGroupId: row.judge_group_id,
      signIn: row.sign_in,
      ...(row.signed_out ? { signedOut: true } : {}),
      ...(row.replaces === null ? {} : { replaces: row.replaces }),
      ...judgePortrait({ title: row.title, photoUrl: row.photo }),
    })),
    recusals,
  };
}

async function readJudgeGroups(
  tx: Executor,
  competitionId: string,
): Promise<ShowParts['judgeGroups']> {
  const rows = await tx
    .selectFrom('judge_group')
    .select(['id', 'group_name', 'weight'])
    .where('competition_id', '=', competitionId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    groupName: row.group_name,
    weight: Number(row.weight),
  }));
}

type Performed = ReadonlyMap<string, Pick<Program, 'performance' | 'programItemResults'>>;

const untouched = { programItemResults: [] };

/** Reads every performance's scores and adjustments, and keeps those apart that do not count. */
async function readGiven(
  tx: Executor,
  competitionId: string,
  programs: Performed,
): Promise<Pick<ShowParts, 'scores' | 'adjustments' | 'former'>> {
  const former = new Map<string, { scores: FormerScore[]; adjustments: Adjustment[] }>();
  const formerOf = (programId: string) => {
    const known = former.get(programId) ?? { scores: [], adjustments: [] };
    former.set(programId, known);
    return known;
  };
  const counts = (programId: string, itemId: string | null, performance: number) =>
    performanceOf(programs.get(programId) ?? untouched, itemId) === performance;
  const scores = new Map<string, Map<string, Map<string, SubmittedScore>>>();
  for (const row of await scoreRows(tx, competitionId)) {
    const score = {
      programId: row.program_id,
      itemId: row.item_id === WHOLE ? null : row.item_id,
      score: Number(row.score),
      revision: row.revision,
      receipt: row.receipt,
      at: Number(row.at),
      ...numbered(row.performance),
    };
    if (counts(row.program_id, score.itemId, row.performance)) {
      entry(entry(scores, row.program_id), row.judge_id).set(row.item_id, score);
    } else {
      formerOf(row.program_id).scores.push({ judgeId: row.judge_id, score });
    }
  }
  const adjustments = new Map<string, Adjustment[]>();
  for (const row of await adjustmentRows(tx, competitionId)) {
    const { program_id, id, amount, reason, at, performance, detail } = row;
    const made: Adjustment = {
      ...{ id, amount: Number(amount), reason, at: Number(at) },
      ...numbered(performance),
      ...detail,
    };
    const own = counts(program_id, null, performance);
    if (own) adjustments.set(program_id, [...(adjustments.get(program_id) ?? []), made]);
    else formerOf(program_id).adjustments.push(made);
  }
  const known: Map<string, ProgramScores> = scores;
  return { scores: known, adjustments, former };
}

function scoreRows(tx: Executor, competitionId: string) {
  return tx
    .selectFrom('score')
    .select(['program_id', 'judge_id', 'item_id', 'score', 'revision', 'receipt', 'at'])
    .select('performance')
    .where('competition_id', '=', competitionId)
    .execute();
}

function entry<Value>(maps: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const known = maps.get(key);
  if (known) return known;
  const made = new Map<string, Value>();
  maps.set(key, made);
  return made;
}

function adjustmentRows(tx: Executor, competitionId: string) {
  return tx
    .selectFrom('adjustment')
    .select(['program_id', 'id', 'amount', 'reason', 'at', 'performance', 'detail'])
    .where('competition_id', '=', competitionId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Decided ones stay in the table for the record; the show only knows those that wait. */
async function readWaitingLateScores(
  tx: Executor,
  competitionId: string,
): Promise<ShowParts['lateScores']> {
  const rows = await tx
    .selectFrom('late_score')
    .select(['id', 'judge_id', 'program_id', 'scores', 'at', 'state', 'reason'])
    .select('performance')
    .where('competition_id', '=', competitionId)
    .where('state', '=', 'WAITING')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    judgeId: row.judge_id,
    programId: row.program_id,
    ...numbered(row.performance),
    scores: row.scores,
    at: Number(row.at),
    state: row.state,
    reason: row.reason,
  }));
}
