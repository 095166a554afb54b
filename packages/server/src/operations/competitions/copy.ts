/** New competitions from old ones: a copy, or the next round (晋级). Ids inside stay the same (docs/decisions/0021). */
import { hasFullMark, isCompeting, rankingOf, type ShowState, standingOf } from '@liangfen/rules';
import { fill, standingWords } from '@liangfen/rules/words';
import type { Award, Competition, Mode, RankRow, RoundShares, Setting } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { isRolledBackByOthers } from '../../live/failure.ts';
import type { Ports } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { conflict, invalidField } from '../../refusals.ts';
import { columnsThat } from '../../store/entity-columns.ts';
import type { BaseRow } from '../../store/schema.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import { creationId, holdKeyToContent } from '../repeated-creation.ts';
import type { Services } from '../services.ts';
import { sightOf } from '../sight/sight.ts';
import { freshCompetition, insertCompetition } from './create.ts';
import { untouchedProgram } from './defaults.ts';
import { readCompetition } from './rows.ts';

const nameLength = 60;
const copySuffix = ' 副本';
const mostAttempts = 3;

type MakingCall = Call<'copyCompetition'> | Call<'promoteCompetition'>;

interface NextRow {
  readonly id: string;
  readonly sort: number;
  /** What goes on to the next round, as it is written; left out where the round begins from nothing. */
  readonly score?: string;
}

interface Making {
  readonly id: string;
  /** Everything that tells this call from another. */
  readonly content: readonly string[];
  readonly nameOf: (source: string) => string;
  readonly parentId: string | null;
  /** Programs in their new order; null takes all as they are. */
  readonly chosen: readonly NextRow[] | null;
  /** How this round counts in the next one; left out where the next begins from nothing. */
  readonly roundShares?: RoundShares;
}

async function makeFrom(
  call: MakingCall,
  { ports }: Services,
  making: Making,
): Promise<Competition> {
  const { query } = ports.database;
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Reads one snapshot of the source, without holding up the show that may be running in it.
      await query
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => copyIn(tx, call, ports, making));
      return await readCompetition(query, making.id, call.user.userId);
    } catch (error) {
      // Two equal calls at once: the second snapshot does not know the first call's row yet.
      if (attempt === mostAttempts || !isRolledBackByOthers(error)) throw error;
    }
  }
}

async function copyIn(tx: Tx, call: MakingCall, ports: Ports, making: Making): Promise<void> {
  const { id } = making;
  await holdKeyToContent(tx, ports, call, making.content);
  const source = await tx
    .selectFrom('competition')
    .select(['name', 'owner_id', 'mode', 'look', 'base', 'setting', 'items', 'fouls'])
    .where('id', '=', call.path.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (source === undefined) throw notFound('比赛');
  const made = await insertCompetition(
    tx,
    {
      ...freshCompetition(id, making.nameOf(source.name), source.owner_id, ports.now()),
      parent_id: making.parentId,
      mode: source.mode,
      look: JSON.stringify(source.look),
      base: JSON.stringify(withoutNotices(source.base)),
      setting: JSON.stringify(nextSetting(source.setting, making)),
      items: JSON.stringify(source.items),
      fouls: JSON.stringify(source.fouls),
    },
    call.user,
  );
  if (!made) return;
  await copyPrograms(tx, call.path.id, id, making, source.name);
  await copyJudges(tx, call.path.id, id, ports.now());
}

/** A next round has the shares that were asked for with it; a copy those of its source. */
function nextSetting(setting: Setting, { chosen, roundShares }: Making): Setting {
  const { roundShares: kept, ...rest } = withoutWinners(setting);
  const shares = chosen === null ? kept : roundShares;
  return shares === undefined ? rest : { ...rest, roundShares: shares };
}

/** The new round keeps the awards, but not the programs chosen for them, which belong to the old round. */
function withoutWinners({ awards, ...setting }: Setting): Setting {
  if (awards === undefined) return setting;
  return { ...setting, awards: awards.map(withoutChosen) };
}

function withoutChosen(award: Award): Award {
  switch (award.basis) {
    case 'RANK':
      return award;
    case 'HAND':
      return { ...award, programIds: [] };
  }
}

/**
 * The messages of a new round are off: it may have another group, and the secret of the group's robot stays where it
 * was set.
 */
function withoutNotices({ messengerNotices: _, groupRobot: __, ...base }: BaseRow): BaseRow {
  return base;
}

async function copyPrograms(
  tx: Tx,
  from: string,
  to: string,
  { chosen, roundShares }: Pick<Making, 'chosen' | 'roundShares'>,
  source: string,
): Promise<void> {
  const live = JSON.stringify(untouchedProgram);
  const kept = columnsThat('program', ({ copied }) => copied);
  // What an earlier round brought into this one is in its result; the next round starts from that, or from nothing.
  const round = roundShares === undefined ? '' : source;
  const values = kept.map((name) => {
    if (name === 'sort') return sql`coalesce(c.sort, p.sort)`;
    if (chosen !== null && name === 'earlier_score') return sql`c.score`;
    if (chosen !== null && name === 'earlier_from') {
      return sql`case when c.score is null then '' else ${round} end`;
    }
    return sql.ref(`p.${name}`);
  });
  await sql`insert into program (competition_id, ${sql.join(kept.map((name) => sql.ref(name)))}, live)
    select ${to}, ${sql.join(values)}, ${live}::jsonb
    from program p
    left join jsonb_to_recordset(${JSON.stringify(chosen ?? [])}::jsonb) as c(id text, sort int, score text)
      on c.id = p.id
    where p.competition_id = ${from}
      and (p.test or ${chosen === null} or c.id is not null)`.execute(tx);
  // A group nobody was promoted from does not go on to the next round.
  await sql`insert into program_group (competition_id, id, group_name, sort, round_kind, division, table_points)
    select ${to}, g.id, g.group_name, row_number() over (order by g.sort, g.id), g.round_kind, g.division, g.table_points
    from program_group g
    where g.competition_id = ${from} and (${chosen === null} or exists (
      select 1 from program p where p.competition_id = ${to} and p.program_group_id = g.id))`.execute(
    tx,
  );
}

/** Judges come along approved and with their numbers; people who have only applied do not, nor do seat links. */
async function copyJudges(tx: Tx, from: string, to: string, now: number): Promise<void> {
  await sql`insert into judge_group (competition_id, id, group_name, weight, sort)
    select ${to}, id, group_name, weight, sort
    from judge_group where competition_id = ${from}`.execute(tx);
  const kept = columnsThat('judge', ({ copied }) => copied);
  await sql`insert into judge (competition_id, ${sql.join(kept.map((name) => sql.ref(name)))},
      approval, sign_in, recused_program_ids, created_at)
    select ${to}, ${sql.join(kept.map((name) => sql.ref(`j.${name}`)))}, 'APPROVED', false,
      coalesce((select jsonb_agg(r.id) from jsonb_array_elements_text(j.recused_program_ids) as r(id)
        where exists (select 1 from program p where p.competition_id = ${to} and p.id = r.id)), '[]'),
      ${now}::bigint
    from judge j where j.competition_id = ${from} and j.approval = 'APPROVED'
      and not j.simulated`.execute(tx);
}

interface RankedRow extends Pick<NextRow, 'id' | 'sort'> {
  readonly result: number | null;
}

const byRank = (rows: readonly RankRow[]) => rows;
const bySort = (rows: readonly RankRow[]) => [...rows].sort((one, other) => one.sort - other.sort);

const inOrderOf: Readonly<Record<Mode, (rows: readonly RankRow[]) => readonly RankRow[]>> = {
  SCORE: byRank,
  VOTE: byRank,
  BATTLE: bySort,
};

/**
 * Lists those who go on, in the order of the next round: by rank, or in a battle as their bouts stood, so that the
 * winners of neighbouring bouts meet (docs/decisions/0174).
 */
function nextRows({ setting }: ShowState, rows: readonly RankRow[]): RankedRow[] {
  return inOrderOf[setting.mode](rows).map((row, index) => ({
    id: row.programId,
    sort: index + 1,
    result: row.score,
  }));
}

/**
 * The best N of each group. Who shares the rank of the last place goes on too:
 * the rules decided that nothing separates them (docs/decisions/0022).
 */
function bestOfEachGroup(state: ShowState, top: number): RankedRow[] {
  return state.programGroups.flatMap((group) => {
    const ranked = rankingOf(state, group.id, null).filter((row) => row.rank !== null);
    const last = ranked[Math.min(top, ranked.length) - 1]?.rank ?? 0;
    return nextRows(
      state,
      ranked.filter((row) => row.rank !== null && row.rank <= last),
    );
  });
}

/** The programs named, group by group; those without a score last where scores order them. */
function chosenInRankingOrder(state: ShowState, programIds: readonly string[]): RankedRow[] {
  const wanted = new Set(programIds);
  const out = state.programGroups
    .flatMap(({ programs }) => programs)
    .find((program) => wanted.has(program.id) && !isCompeting(program));
  if (out !== undefined) {
    const word = standingWords[standingOf(out)];
    throw invalidField('programIds', `${out.programName} 已记为${word}，不能晋级；请从名单里去掉`);
  }
  const rows = state.programGroups.flatMap((group) =>
    nextRows(
      state,
      rankingOf(state, group.id, null).filter((row) => wanted.has(row.programId)),
    ),
  );
  if (rows.length !== wanted.size) throw notFound('节目');
  return rows;
}

function promoted(state: ShowState, body: Call<'promoteCompetition'>['body']): NextRow[] {
  const { roundShares } = body;
  if (roundShares !== undefined && !hasFullMark(state.setting.mode)) {
    throw invalidField('roundShares', '只有评委打分的比赛能把成绩带到下一轮，请去掉占比');
  }
  return goingOn(state, body).map(({ result, ...row }) =>
    roundShares === undefined || result === null ? row : { ...row, score: String(result) },
  );
}

function goingOn(state: ShowState, body: Call<'promoteCompetition'>['body']): RankedRow[] {
  const { topPerGroup, programIds } = body;
  if (topPerGroup !== undefined && programIds !== undefined) {
    throw invalidField('programIds', '“每组前几名”和“指定节目”只能选一种，请去掉其中一项');
  }
  if (programIds !== undefined) return chosenInRankingOrder(state, programIds);
  if (topPerGroup === undefined) {
    throw invalidField('topPerGroup', '请填写每组晋级前几名，或直接选择晋级的节目');
  }
  const rows = bestOfEachGroup(state, topPerGroup);
  if (rows.length === 0) {
    throw new ProblemError(
      409,
      'NO_RESULT',
      '还没有节目出成绩，排不出晋级名单；请先出分，或直接选择晋级的节目',
    );
  }
  return rows;
}

/** An order made without the covered scores would be wrong, and one made with them would tell them. */
function stillCovered(programs: number): ProblemError {
  return conflict(
    fill(
      '有 {programs} 个节目的分数还没有公布，排不出晋级名单；请等公布以后，或请主账号在「子账号」里为你开启成绩监看',
      {
        programs,
      },
    ),
  );
}

export const competitionCopies: Operations<'copyCompetition' | 'promoteCompetition'> = {
  copyCompetition: (call, services) => {
    const scope = [call.user.userId, 'copyCompetition', call.path.id];
    return makeFrom(call, services, {
      id: creationId(services.ports, scope, call.idempotencyKey),
      content: scope,
      nameOf: (source) =>
        [...source].slice(0, nameLength - copySuffix.length).join('') + copySuffix,
      parentId: null,
      chosen: null,
    });
  },

  promoteCompetition: async (call, services) => {
    const { body, path, user } = call;
    const { state, covered } = await sightOf(call, services);
    if (covered.size > 0) throw stillCovered(covered.size);
    const chosen = promoted(state, body);
    const scope = [user.userId, 'promoteCompetition', path.id, JSON.stringify(body)];
    return makeFrom(call, services, {
      id: creationId(services.ports, scope, call.idempotencyKey),
      content: scope,
      nameOf: () => body.name,
      parentId: path.id,
      chosen,
      ...(body.roundShares === undefined ? {} : { roundShares: body.roundShares }),
    });
  },
};
