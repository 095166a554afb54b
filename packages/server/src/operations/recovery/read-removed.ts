/** Reads what was cleared or deleted within thirty days, as far as one must know it to say whether it can come back. */
import type { Actor, CompetitionStatus, Program, RemovedKind } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { parseEvent } from '../../live/log.ts';
import type { Queryable } from '../../store/transaction.ts';
import { restorableMs } from '../competitions/rows.ts';
import { type KeptRules, type KeptTies, removedKindOf } from '../keep-removed.ts';

export interface KeptProgram {
  readonly id: string;
  /** Null where an earlier version kept no name. */
  readonly name: string | null;
  readonly groupId: string | null;
  /** The judge group that it was given to alone. */
  readonly panelId: string | null;
  readonly test: boolean;
  readonly sort: number | null;
  readonly fought: NonNullable<Program['fought']> | null;
  /** The show had done something with it. */
  readonly touched: boolean;
}

export interface KeptJudge {
  readonly id: string;
  readonly name: string;
  readonly number: number | null;
  readonly groupId: string | null;
  readonly phone: string | null;
  readonly unionId: string | null;
  readonly userId: string | null;
  readonly recused: readonly string[];
}

/** A row of `recovery`, without the scores themselves. */
export interface KeptRemoval {
  readonly id: string;
  /** The operation by which the rows went. */
  readonly action: string;
  readonly kind: RemovedKind;
  readonly at: number;
  readonly version: number | null;
  readonly grounded: boolean;
  readonly recoveredAt: number | null;
  readonly programs: readonly KeptProgram[];
  readonly judges: readonly KeptJudge[];
  /** Which programs and judges the kept scores belong to, and how many there are of each pair. */
  readonly given: readonly {
    readonly programId: string;
    readonly judgeId: string;
    readonly count: number;
  }[];
  readonly results: number;
  readonly rules: KeptRules | null;
  readonly ties: KeptTies;
}

/** The newest first. */
export async function readRemovals(
  query: Queryable,
  competitionId: string,
  now: number,
): Promise<KeptRemoval[]> {
  const { rows } = await sql<Row>`
    select id, at, action, version, grounded, recovered_at as "recoveredAt",
      ${jsonArray(
        'programs',
        sql`jsonb_build_object('id', e->'id', 'name', e->'program_name',
        'groupId', e->'program_group_id', 'panelId', e->'judge_group_id', 'test', coalesce(e->'test', 'false'), 'sort', e->'sort',
        'fought', e->'live'->'fought',
        'touched', e->'live'->>'phase' <> 'WAITING' or jsonb_typeof(e->'result') = 'object')`,
      )} as programs,
      ${jsonArray(
        'judges',
        sql`jsonb_build_object('id', e->'id', 'name', e->'name', 'number', e->'number',
        'groupId', e->'judge_group_id', 'phone', e->'phone_number', 'unionId', e->'union_id',
        'userId', e->'user_id', 'recused', coalesce(e->'recused_program_ids', '[]'))`,
      )} as judges,
      (select coalesce(jsonb_agg(jsonb_build_object('programId', p, 'judgeId', j, 'count', n)), '[]') from (
        select e->>'program_id' as p, e->>'judge_id' as j, count(*) as n
        from ${elements('scores')} group by 1, 2) pairs) as given,
      (select count(*)::int from ${elements('programs')} where jsonb_typeof(e->'result') = 'object') as results,
      b->'rules' as rules, b->'ties' as ties
    from (select *, body::jsonb as b from recovery
      where competition_id = ${competitionId} and at >= ${now - restorableMs}
      order by at desc, version desc limit ${mostRead}) r
    order by at desc, version desc`.execute(query);
  return rows.map(keptOf);
}

/**
 * Whether anybody could have something back. A clearing that found nothing is kept all the same: what was deleted before
 * it lost its scores by it. A rehearsal by simulated judges leaves nothing when it lapses (docs/decisions/0171).
 */
export function holdsSomething({ action, kind, programs, given }: KeptRemoval): boolean {
  if (kind !== 'SCORES') return true;
  return action !== 'lapseTwin' && (given.length > 0 || programs.some(({ touched }) => touched));
}

/** As many as an answer has at most. */
const mostRead = 200;

type Row = Omit<KeptRemoval, 'kind' | 'ties'> & {
  readonly ties: KeptTies | null;
};

const noTies: KeptTies = { recusals: [], awards: [] };

function keptOf({ ties, at, version, recoveredAt, ...row }: Row): KeptRemoval {
  return {
    ...row,
    kind: removedKindOf(row.action),
    at: Number(at),
    version: version === null ? null : Number(version),
    recoveredAt: recoveredAt === null ? null : Number(recoveredAt),
    ties: ties ?? noTies,
  };
}

/** The elements of a member, none where it is null: an aggregate of no rows was written as null. */
function elements(member: string) {
  return sql`jsonb_array_elements(case jsonb_typeof(b->${sql.lit(member)})
    when 'array' then b->${sql.lit(member)} else '[]' end) e`;
}

function jsonArray(member: string, of: ReturnType<typeof sql>) {
  return sql`(select coalesce(jsonb_agg(${of}), '[]') from ${elements(member)})`;
}

/** Who removed it, and what the competition was then; nothing where the ledger does not tell. */
export async function readRemovalEvents(
  query: Queryable,
  competitionId: string,
  removals: readonly KeptRemoval[],
) {
  const versions = removals.flatMap(({ version }) => (version === null ? [] : [version]));
  const told = new Map<
    number,
    { readonly actor: Actor; readonly status: CompetitionStatus | null }
  >();
  if (versions.length === 0) return told;
  const rows = await query
    .selectFrom('show_event')
    .select(['version', 'actor_role as role', 'actor_id as id', 'body'])
    .where('competition_id', '=', competitionId)
    .where('version', 'in', versions)
    .where('type', '=', 'SETUP_CHANGED')
    .execute();
  for (const { version, role, id, body } of rows) {
    const event = parseEvent(body);
    if (event.type !== 'SETUP_CHANGED') continue;
    told.set(Number(version), { actor: { role, id }, status: event.screen?.before.status ?? null });
  }
  return told;
}
