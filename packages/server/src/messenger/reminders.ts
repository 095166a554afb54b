/**
 * Sends notices to judges: finds who they are in the messenger, and writes each notice down before it is sent, at most
 * one a minute and person.
 */
import { type Messenger, type MessengerNotice, MessengerRefused, type Ports } from '../ports.ts';
import { isTaken } from '../store/failures.ts';
import type { Queryable } from '../store/transaction.ts';
import { messengerRefused } from './refusals.ts';

const everyMs = 60_000;
const forgottenAfterMs = 24 * 60 * 60 * 1000;
/** The most notices that the messenger takes in one call. */
const noticesAtOnce = 100;
const lookUpsAtOnce = 4;

interface ListedJudge {
  readonly id: string;
  readonly phoneNumber: string | null;
  readonly unionId: string | null;
}

/** Judge → person, for the judges who can be found; what a look-up by phone finds is kept with the judge. */
export async function peopleOfJudges(
  { database }: Ports,
  messenger: Messenger,
  corpId: string,
  competitionId: string,
  judgeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { query } = database;
  const judges = await listedJudges(query, competitionId, judgeIds);
  const found = new Map<string, string>();
  const unknown: ListedJudge[] = [];
  for (const judge of judges) {
    if (judge.unionId !== null) found.set(judge.id, judge.unionId);
    else if (judge.phoneNumber !== null) unknown.push(judge);
  }
  while (unknown.length > 0) {
    const looked = unknown.splice(0, lookUpsAtOnce).map(async ({ id, phoneNumber }) => {
      const member = await messenger.memberByPhone(corpId, phoneNumber ?? '');
      if (member === null) return;
      found.set(id, member.unionId);
      await keepPerson(query, competitionId, id, member.unionId);
    });
    await Promise.all(looked);
  }
  return found;
}

/** Leaves out judges whom a rehearsal plays; a judge who came in by an account is that account's person. */
async function listedJudges(
  query: Queryable,
  competitionId: string,
  judgeIds: readonly string[],
): Promise<ListedJudge[]> {
  if (judgeIds.length === 0) return [];
  const rows = await query
    .selectFrom('judge')
    .select(['id', 'phone_number as phoneNumber', 'union_id as unionId'])
    .select((judge) =>
      judge
        .selectFrom('messenger_person')
        .select('messenger_person.union_id')
        .whereRef('messenger_person.user_id', '=', 'judge.user_id')
        .orderBy('last_used_at', (order) => order.desc().nullsLast())
        .orderBy('messenger_person.union_id')
        .limit(1)
        .as('loginUnionId'),
    )
    .where('competition_id', '=', competitionId)
    .where('id', 'in', [...judgeIds])
    .where('simulated', '=', false)
    .execute();
  return rows.map(({ id, phoneNumber, unionId, loginUnionId }) => ({
    id,
    phoneNumber,
    unionId: unionId ?? loginUnionId,
  }));
}

async function keepPerson(
  query: Queryable,
  competitionId: string,
  judgeId: string,
  unionId: string,
): Promise<void> {
  try {
    await query
      .updateTable('judge')
      .set({ union_id: unionId })
      .where('competition_id', '=', competitionId)
      .where('id', '=', judgeId)
      .where('union_id', 'is', null)
      .execute();
  } catch (error) {
    // Another row of the list has this person already; the notice goes there all the same.
    if (!isTaken(error)) throw error;
  }
}

export interface Reminded {
  readonly sent: ReadonlySet<string>;
  readonly recent: ReadonlySet<string>;
  readonly unreachable: ReadonlySet<string>;
}

/** Writes down who is reminded, then sends; rows keep processes that do so at once from reminding twice. */
export async function remind(
  ports: Ports,
  messenger: Messenger,
  corpId: string,
  people: Iterable<string>,
  notice: MessengerNotice,
): Promise<Reminded> {
  const { query } = ports.database;
  const at = ports.now();
  // Rows are locked in one order, so that two calls do not wait for each other's rows.
  const wanted = [...new Set(people)].sort();
  const due = await takeTurns(query, wanted, at);
  const unreachable = new Set<string>();
  for (let from = 0; from < due.length; from += noticesAtOnce) {
    const batch = due.slice(from, from + noticesAtOnce);
    try {
      const answer = await messenger.sendNotice(corpId, batch, notice);
      for (const unionId of answer.unreachable) unreachable.add(unionId);
    } catch (error) {
      if (!(error instanceof MessengerRefused)) throw error;
      // When nobody answered, nobody knows whether it was sent: then the minute counts.
      if (error.reason !== 'MESSENGER_AWAY') await giveTurnsBack(query, due.slice(from), at);
      throw messengerRefused(messenger, error.reason);
    }
  }
  const taken = new Set(due);
  return {
    sent: new Set(due.filter((unionId) => !unreachable.has(unionId))),
    recent: new Set(wanted.filter((unionId) => !taken.has(unionId))),
    unreachable,
  };
}

async function takeTurns(
  query: Queryable,
  unionIds: readonly string[],
  at: number,
): Promise<string[]> {
  await query
    .deleteFrom('messenger_reminder')
    .where('at', '<', at - forgottenAfterMs)
    .execute();
  if (unionIds.length === 0) return [];
  const rows = await query
    .insertInto('messenger_reminder')
    .values(unionIds.map((unionId) => ({ union_id: unionId, at })))
    .onConflict((known) =>
      known
        .column('union_id')
        .doUpdateSet({ at })
        .where((row) =>
          row.or([
            row('messenger_reminder.at', '<=', at - everyMs),
            // A clock that was set back must not silence anybody for long.
            row('messenger_reminder.at', '>', at),
          ]),
        ),
    )
    .returning('union_id')
    .execute();
  return rows.map(({ union_id }) => union_id).sort();
}

async function giveTurnsBack(
  query: Queryable,
  unionIds: readonly string[],
  at: number,
): Promise<void> {
  await query
    .deleteFrom('messenger_reminder')
    .where('union_id', 'in', [...unionIds])
    .where('at', '=', at)
    .execute();
}
