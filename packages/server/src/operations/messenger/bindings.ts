/** The people of an account: shown, added after a scan, and taken away again, but never the last way in. */
import type { MessengerBindings } from '@liangfen/sdk/schema';
import { corporationsOf } from '../../messenger/corporations.ts';
import { bindPerson, endLoginsOf } from '../../messenger/people.ts';
import { personProved } from '../../messenger/proof.ts';
import { messengerRefused } from '../../messenger/refusals.ts';
import type { Ports } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import { againWhenTaken } from '../../store/again-when-taken.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import { requireOwner } from '../accounts/owner-proof.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';

type Bindings =
  | 'listMessengerBindings'
  | 'addMessengerBinding'
  | 'removeMessengerBinding'
  | 'listCorporations';

export const messengerBindings: Operations<Bindings> = {
  listMessengerBindings: (call, { ports }) => readBindings(ports.database.query, call.user.userId),

  addMessengerBinding: async (call, services) => {
    const { ports, rateLimit } = services;
    const { userId } = call.user;
    await rateLimit('messengerBinding', userId);
    await requireOwner(call.user, services);
    const purpose = { purpose: 'BIND', userId } as const;
    const person = await personProved(call.request, services, call.body, purpose);
    const { query } = ports.database;
    const { bindings, ended } = await againWhenTaken(() =>
      query.transaction().execute(async (tx) => {
        const bound = await bindPerson(tx, ports, person, userId);
        return { bindings: await readBindings(tx, userId), ended: bound.ended };
      }),
    );
    endedSessions(services, ended);
    return bindings;
  },

  removeMessengerBinding: async (call, services) => {
    const { userId } = call.user;
    const { bindingId } = call.path;
    const { ports } = services;
    const { query } = ports.database;
    const { bindings, ended } = await query.transaction().execute(async (tx) => {
      const sessionIds = await removeBinding(tx, ports, userId, bindingId);
      return { bindings: await readBindings(tx, userId), ended: sessionIds };
    });
    endedSessions(services, ended);
    return bindings;
  },

  listCorporations: async (call, { ports }) => {
    const corporations = await corporationsOf(ports.database.query, call.user.userId);
    return {
      corporations: corporations.map(({ corpId, corpName }, index) => ({
        corpId,
        corpName,
        current: index === 0,
      })),
    };
  },
};

async function readBindings(query: Queryable, userId: string): Promise<MessengerBindings> {
  const people = await query
    .selectFrom('messenger_person')
    .select([
      'id',
      'union_id as unionId',
      'name',
      'bound_at as boundAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('bound_at')
    .orderBy('id')
    .execute();
  const memberships = await query
    .selectFrom('messenger_membership')
    .innerJoin('messenger_person', 'messenger_person.union_id', 'messenger_membership.union_id')
    .select(['messenger_membership.union_id as unionId', 'corp_name as corpName'])
    .where('messenger_person.user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('corp_id')
    .execute();
  return {
    bindings: people.map(({ unionId, ...person }) => ({
      ...person,
      corporations: memberships.flatMap((at) => (at.unionId === unionId ? [at.corpName] : [])),
    })),
  };
}

/** The account is locked, so that two bindings taken away at once do not leave it without a way in. */
async function removeBinding(
  tx: Tx,
  ports: Ports,
  userId: string,
  personId: string,
): Promise<string[]> {
  const account = await tx
    .selectFrom('user_account')
    .select(['login_key', 'password_hash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const people = await tx
    .selectFrom('messenger_person')
    .select('id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  if (account === undefined || !people.some(({ id }) => id === personId)) throw notFound('关联');
  const hasPassword = account.login_key !== null && account.password_hash !== null;
  if (people.length === 1 && !hasPassword && !(await comesBySingleSignOn(tx, userId)))
    throw messengerRefused(ports.messenger, 'MESSENGER_LAST_WAY_IN');
  const ended = await endLoginsOf(tx, personId);
  await tx.deleteFrom('messenger_person').where('id', '=', personId).execute();
  return ended;
}

async function comesBySingleSignOn(tx: Tx, userId: string): Promise<boolean> {
  const identity = await tx
    .selectFrom('single_sign_on_identity')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return identity !== undefined;
}
