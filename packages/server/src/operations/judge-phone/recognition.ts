/**
 * 认出评委: recognises a person on the organiser's list by who they are in the messenger, or by the phone number for which
 * the messenger itself vouches, never by a typed one (docs/decisions/0270).
 */
import type { Judge, JudgeRecognition } from '@liangfen/sdk/schema';
import { connected } from '../../messenger/connected.ts';
import { corporationsOf } from '../../messenger/corporations.ts';
import { vouchedPhone } from '../../messenger/phone.ts';
import { type Messenger, MessengerRefused, type Ports } from '../../ports.ts';
import { isTaken } from '../../store/failures.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { forLedger, readJudge } from '../judges/rows.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { ownJudge, readCompetition, refuseEnded, statusOf } from './sign-up.ts';

interface Somebody {
  readonly unionId: string;
  readonly name: string;
  readonly phoneNumber: string | null;
}

export const judgeRecognition: Operations<'recogniseJudge'> = {
  recogniseJudge: async (call, services) => {
    const { ports, rateLimit } = services;
    const { query } = ports.database;
    const competitionId = call.path.id;
    await rateLimit('recognition', call.user.userId);
    const messenger = connected(ports);
    await readCompetition(query, competitionId);
    const own = await ownJudge(query, competitionId, call.user);
    // A phone on a seat is that judge and nobody else.
    if (own !== null || call.user.seat !== null) return known(own);
    const caller = await callerOf(call, ports, messenger);
    if (caller === null) return known(null);
    const found = await findRow(query, ports.vault, competitionId, caller);
    const claimed = found === null ? null : await claim(call, services, caller, found);
    // Another phone of the same person may have come first, since this one looked.
    const judge = claimed ?? (await ownJudge(query, competitionId, call.user));
    return judge === null ? { ...known(null), ...formOf(caller) } : known(judge);
  },
};

function known(judge: Judge | null): JudgeRecognition {
  return { status: statusOf(judge), name: null, phoneNumber: null };
}

function formOf({ name, phoneNumber }: Somebody) {
  return { name, phoneNumber };
}

/** Returns the person who logged in; with a login by password, the account's person used last. */
async function callerOf(
  { user }: Call<'recogniseJudge'>,
  ports: Ports,
  messenger: Messenger,
): Promise<Somebody | null> {
  const { query } = ports.database;
  const session = await query
    .selectFrom('session')
    .select('person_id')
    .where('id', '=', user.sessionId)
    .executeTakeFirst();
  const personId = session?.person_id ?? null;
  const people = query
    .selectFrom('messenger_person')
    .select(['union_id as unionId', 'name', 'phone_number as phoneNumber'])
    .where('user_id', '=', user.userId)
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1);
  const person = await (personId === null
    ? people
    : people.where('id', '=', personId)
  ).executeTakeFirst();
  if (person === undefined) return null;
  const { phoneNumber } = person;
  return {
    ...person,
    phoneNumber: phoneNumber ?? (await phoneInBook(person, user, ports, messenger)),
  };
}

/** A login may keep the number back that the company's book shows. */
async function phoneInBook(
  { unionId }: Pick<Somebody, 'unionId'>,
  { userId }: Call<'recogniseJudge'>['user'],
  { database }: Ports,
  messenger: Messenger,
): Promise<string | null> {
  const [latest] = await corporationsOf(database.query, userId);
  if (latest === undefined) return null;
  try {
    const members = await messenger.members(latest.corpId, [unionId]);
    const member = members.find((each) => each.unionId === unionId);
    return vouchedPhone(member?.phoneNumber ?? null);
  } catch (error) {
    // Without a number from the book, the form asks for it.
    if (error instanceof MessengerRefused) return null;
    throw error;
  }
}

/**
 * Finds the row that is this person's and nobody's yet. A row that names another person of the messenger is not theirs,
 * whatever number stands in it: numbers change hands.
 */
async function findRow(
  query: Queryable,
  vault: Ports['vault'],
  competitionId: string,
  { unionId, phoneNumber }: Somebody,
): Promise<string | null> {
  const free = query
    .selectFrom('judge')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('user_id', 'is', null)
    .where('simulated', '=', false);
  const byPerson = await free.where('union_id', '=', unionId).executeTakeFirst();
  if (byPerson !== undefined || phoneNumber === null) return byPerson?.id ?? null;
  const byPhone = await free
    .where('union_id', 'is', null)
    .where('phone_number', '=', vault.seal(phoneNumber))
    .executeTakeFirst();
  return byPhone?.id ?? null;
}

/** Takes the row, after finding it again under the competition's lock; null when somebody else was there first. */
async function claim(
  call: Call<'recogniseJudge'>,
  { ports, live }: Services,
  caller: Somebody,
  judgeId: string,
): Promise<Judge | null> {
  const competitionId = call.path.id;
  try {
    return await live.setup<Judge | null>(
      competitionId,
      { role: 'JUDGE', id: judgeId },
      {
        area: 'JUDGES',
        action: 'recogniseJudge',
        run: async (tx, state) => {
          refuseEnded(state);
          const own = await ownJudge(tx, competitionId, call.user);
          if (own !== null) return { result: own, unchanged: true };
          if ((await findRow(tx, ports.vault, competitionId, caller)) !== judgeId) {
            return { result: null, unchanged: true };
          }
          await tx
            .updateTable('judge')
            .set({ user_id: call.user.userId, union_id: caller.unionId })
            .where('competition_id', '=', competitionId)
            .where('id', '=', judgeId)
            .execute();
          const judge = await readJudge(tx, competitionId, judgeId);
          return { result: judge, after: forLedger(judge) };
        },
      },
    );
  } catch (error) {
    // A sign-up of the same account, which takes no lock, came in between.
    if (isTaken(error)) return ownJudge(ports.database.query, competitionId, call.user);
    throw error;
  }
}
