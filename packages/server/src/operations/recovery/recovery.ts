/** 找回: lists what was cleared or deleted within thirty days, and brings it back, whole or not at all (docs/decisions/0525). */
import type { ShowState } from '@liangfen/rules';
import { fill, recoveryLeftWords, recoveryObstacleWords } from '@liangfen/rules/words';
import type {
  Actor,
  CompetitionRole,
  LedgerPerson,
  RecoveryAnswer,
  Removed,
  RemovedKind,
  SetupArea,
  SetupChangedEvent,
} from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import type { LiveShows, SetupOutcome } from '../../live/live-shows.ts';
import type { Ports } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import { restorableMs } from '../competitions/rows.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { readPeople } from '../results/ledger-names.ts';
import { planRecovery, type Surroundings } from './plan-recovery.ts';
import { putBack } from './put-back.ts';
import {
  holdsSomething,
  type KeptRemoval,
  readRemovalEvents,
  readRemovals,
} from './read-removed.ts';

const mostNames = 5;
const action = 'recoverRemoved';

/** The newest first. */
export async function listRemovals(
  query: Queryable,
  state: ShowState,
  now: number,
): Promise<Removed[]> {
  const { competitionId } = state;
  const all = await readRemovals(query, competitionId, now);
  const events = await readRemovalEvents(query, competitionId, all);
  const taken = await takenAmong(query, state, all);
  const actors: Actor[] = [...events.values()].map(({ actor }) => actor);
  const people = new Map<string, LedgerPerson>(
    (await readPeople(query, competitionId, actors)).map((person) => [
      `${person.role} ${person.id}`,
      person,
    ]),
  );
  return all.filter(holdsSomething).map((kept) => {
    const event = kept.version === null ? undefined : events.get(kept.version);
    const around = surroundings(kept, all, event?.status ?? null, taken);
    const { obstacle, left } = planRecovery(state, kept, around);
    const rows = rowsOf(kept);
    return {
      id: kept.id,
      kind: kept.kind,
      at: kept.at,
      until: kept.at + restorableMs,
      by:
        event === undefined ? null : (people.get(`${event.actor.role} ${event.actor.id}`) ?? null),
      count: rows.length,
      names: rows.slice(0, mostNames).map(({ name }) => name ?? ''),
      scores: kept.given.reduce((so, { count }) => so + count, 0),
      results: kept.results,
      obstacle,
      left: [...left],
      recoveredAt: kept.recoveredAt,
    };
  });
}

function rowsOf({ kind, programs, judges }: KeptRemoval) {
  switch (kind) {
    case 'SCORES':
      return programs.filter(({ touched, test }) => touched && !test);
    case 'PROGRAMS':
      return programs;
    case 'JUDGES':
      return judges;
  }
}

function surroundings(
  kept: KeptRemoval,
  all: readonly KeptRemoval[],
  status: Surroundings['status'],
  taken: ReadonlySet<string>,
): Surroundings {
  const { version } = kept;
  return {
    status,
    clearedSince:
      version !== null &&
      all.some(
        (other) =>
          other.kind === 'SCORES' && other.recoveredAt === null && (other.version ?? 0) > version,
      ),
    isTaken: kept.kind === 'JUDGES' && kept.judges.some(({ id }) => taken.has(id)),
  };
}

/** Which of the deleted judges are judges of the competition again, under another id. */
async function takenAmong(
  query: Queryable,
  { competitionId }: ShowState,
  all: readonly KeptRemoval[],
): Promise<ReadonlySet<string>> {
  const judges = all.flatMap((kept) =>
    kept.kind === 'JUDGES' && kept.recoveredAt === null ? kept.judges : [],
  );
  if (judges.length === 0) return new Set();
  // Phone numbers lie sealed in both places, and the same number is sealed to the same text.
  const { rows } = await sql<{ id: string }>`
    select k.id from jsonb_to_recordset(${JSON.stringify(judges)}::jsonb)
      as k(id text, phone text, "unionId" text, "userId" text)
    where exists (select from judge j where j.competition_id = ${competitionId}
      and (j.phone_number = k.phone or j.union_id = k."unionId" or j.user_id = k."userId"
        or j.id = k.id))`.execute(query);
  return new Set(rows.map(({ id }) => id));
}

const areas: Readonly<Record<RemovedKind, SetupArea>> = {
  SCORES: 'SCORES',
  PROGRAMS: 'PROGRAMS',
  JUDGES: 'JUDGES',
};

/** The member under which the ledger names what came back. */
const listsOf: Readonly<Record<RemovedKind, 'programs' | 'judges'>> = {
  SCORES: 'programs',
  PROGRAMS: 'programs',
  JUDGES: 'judges',
};

interface InLedger {
  readonly recovery: RecoveryAnswer;
}

function answeredBefore(earlier: SetupChangedEvent | null): RecoveryAnswer | null {
  // Written by the same operation under the same key.
  return (earlier?.after as InLedger | undefined)?.recovery ?? null;
}

/** Null where there is none of this id, or it is older than thirty days. */
export async function findRemoval(
  query: Queryable,
  competitionId: string,
  removedId: string,
  now: number,
): Promise<KeptRemoval | null> {
  const all = await readRemovals(query, competitionId, now);
  return all.find((kept) => kept.id === removedId && holdsSomething(kept)) ?? null;
}

/** The change itself, for desk and terminal alike. */
export async function recoverIn(
  tx: Tx,
  state: ShowState,
  removedId: string,
  now: number,
): Promise<SetupOutcome<RecoveryAnswer>> {
  const { competitionId } = state;
  const all = await readRemovals(tx, competitionId, now);
  const kept = all.find((one) => one.id === removedId && holdsSomething(one));
  if (kept === undefined) throw notRemoved();
  const events = await readRemovalEvents(tx, competitionId, [kept]);
  const status = kept.version === null ? null : (events.get(kept.version)?.status ?? null);
  const around = surroundings(kept, all, status, await takenAmong(tx, state, [kept]));
  const plan = planRecovery(state, kept, around);
  if (plan.obstacle !== null) {
    throw new ProblemError(409, 'NOT_RECOVERABLE', recoveryObstacleWords[plan.obstacle], {
      obstacle: plan.obstacle,
    });
  }
  await putBack(tx, state, kept, plan);
  await tx
    .updateTable('recovery')
    .set({ recovered_at: now })
    .where('competition_id', '=', competitionId)
    .where('id', '=', removedId)
    .execute();
  const rows = rowsOf(kept);
  const answer: RecoveryAnswer = {
    kind: kept.kind,
    count: rows.length,
    scores: plan.scores,
    results: plan.results,
    left: [...plan.left],
  };
  const named = rows.slice(0, mostNames).map(({ id, name }) => ({ id, name: name ?? '' }));
  const after = {
    recovery: answer,
    [listsOf[kept.kind]]: named,
    ...(plan.left.length === 0 ? {} : { left: plan.left.map(leftText).join('；') }),
  };
  const { version } = kept;
  return {
    result: answer,
    after,
    recovered: version === null || !kept.grounded ? 'UNTOLD' : { version, scores: plan.withScores },
  };
}

function leftText({ kind, count }: RecoveryAnswer['left'][number]): string {
  return fill(recoveryLeftWords[kind], { count });
}

function notRemoved(): ProblemError {
  return notFound('内容');
}

/** What everybody had scored is the organiser's to bring back, as it is the organiser's to clear. */
function refuseScores({ kind }: KeptRemoval, role: CompetitionRole): void {
  if (kind !== 'SCORES' || role === 'OWNER' || role === 'ADMIN') return;
  throw new ProblemError(403, 'ROLE_NOT_ENOUGH', '清空的成绩只有管理员能找回，请联系主账号');
}

export const recovery: Operations<'listRemoved' | 'recoverRemoved'> = {
  listRemoved: async (call, { ports, live }) => {
    const state = await live.state(call.path.id);
    return { removed: await listRemovals(ports.database.query, state, ports.now()) };
  },

  recoverRemoved: async (call, services) => {
    const { id, removedId } = call.path;
    const { ports } = services;
    const found = await findRemoval(ports.database.query, id, removedId, ports.now());
    if (found === null) throw notRemoved();
    refuseScores(found, call.role);
    return organiserChange<RecoveryAnswer>(call, services, {
      action,
      area: areas[found.kind],
      content: removedId,
      evenWhenEnded: true,
      run: async (tx, state, earlier) => {
        const answered = answeredBefore(earlier);
        if (answered !== null) return { result: answered, unchanged: true };
        return recoverIn(tx, state, removedId, ports.now());
      },
    });
  },
};

/** For whoever looks after the service; the ledger says that it was not the organiser. */
export async function recoverForOperator(
  { ports, live }: { readonly ports: Ports; readonly live: LiveShows },
  competitionId: string,
  removedId: string,
): Promise<RecoveryAnswer> {
  const found = await findRemoval(ports.database.query, competitionId, removedId, ports.now());
  if (found === null) throw notRemoved();
  return live.setup<RecoveryAnswer>(
    competitionId,
    { role: 'SYSTEM', id: 'operator' },
    {
      area: areas[found.kind],
      action,
      run: (tx, state) => recoverIn(tx, state, removedId, ports.now()),
    },
  );
}
