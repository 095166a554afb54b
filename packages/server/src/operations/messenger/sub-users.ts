/** Sub-accounts out of the address book: people who log in by messenger and have no password here. All or none. */
import type { SubUser } from '@liangfen/sdk/schema';
import { cleanText } from '../../clean-text.ts';
import { connected } from '../../messenger/connected.ts';
import { requireCorporation } from '../../messenger/corporations.ts';
import { addPerson, type HeldPerson, lockPerson } from '../../messenger/people.ts';
import { vouchedPhone } from '../../messenger/phone.ts';
import { asking } from '../../messenger/refusals.ts';
import type { MessengerMember, Vault } from '../../ports.ts';
import { ProblemError } from '../../problem.ts';
import { invalidField } from '../../refusals.ts';
import { sealedPhone } from '../../sealing/sealed-phone.ts';
import { againWhenTaken } from '../../store/again-when-taken.ts';
import { isTaken } from '../../store/failures.ts';
import type { Tx } from '../../store/transaction.ts';
import { newAccount } from '../accounts/rows.ts';
import { grant, readSubUsers } from '../accounts/sub-accounts.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import { creationId, holdKeyToContent } from '../repeated-creation.ts';
import type { Services } from '../services.ts';

const longestName = 40;

type CreateCall = Call<'createSubUsersFromMessenger'>;

export const messengerSubUsers: Operations<'createSubUsersFromMessenger'> = {
  createSubUsersFromMessenger: async (call, services) => {
    const { ports, rateLimit } = services;
    const { userId } = call.user;
    await rateLimit('subUsers', userId);
    const messenger = connected(ports);
    const corpId = await requireCorporation(ports, messenger, userId, call.body.corpId);
    const wanted = new Map(call.body.users.map(({ unionid, name }) => [unionid, name]));
    const people = await asking(messenger, messenger.members(corpId, [...wanted.keys()]));
    const known = new Map(people.map((person) => [person.unionId, person]));
    const missing = [...wanted].flatMap(([unionId, name]) => (known.has(unionId) ? [] : [name]));
    if (missing.length > 0) {
      throw invalidField('users', `通讯录里没有${listed(missing)}，可能已经离职，请重新选择`);
    }
    try {
      // Two equal calls at once: the second try finds what the first has made.
      const { subUsers, changed } = await againWhenTaken(() =>
        ports.database.query
          .transaction()
          .execute((tx) => makeAll(tx, call, services, corpId, [...known.values()])),
      );
      services.sessions.forget(changed);
      return { subUsers };
    } catch (error) {
      // Somebody among them has come in meanwhile; the next try names them.
      if (isTaken(error)) throw alreadyHere([]);
      throw error;
    }
  },
};

async function makeAll(
  tx: Tx,
  call: CreateCall,
  services: Services,
  corpId: string,
  people: readonly MessengerMember[],
): Promise<{ subUsers: SubUser[]; changed: string[] }> {
  const { ports } = services;
  const mainUserId = call.user.userId;
  await holdKeyToContent(tx, ports, call, ['createSubUsersFromMessenger', call.body]);
  const corpName = await nameOf(tx, corpId);
  const taken: string[] = [];
  const ids: string[] = [];
  const changed: string[] = [];
  // The people are locked in one order, so that two calls about the same people do not wait for each other.
  for (const person of [...people].sort((a, b) => (a.unionId < b.unionId ? -1 : 1))) {
    const scope = [mainUserId, 'createSubUsersFromMessenger', person.unionId];
    const id = creationId(ports, scope, call.idempotencyKey);
    const held = await lockPerson(tx, person.unionId);
    // The same call came before, and its answer was lost.
    const isRepeated = held !== null && (held.userId === id || held.raisedBy === id);
    if (held !== null && held.kind !== 'GUEST' && !isRepeated) {
      taken.push(person.name);
      continue;
    }
    ids.push(held?.userId ?? id);
    if (isRepeated) continue;
    const name = [...cleanText(person.name)].slice(0, longestName).join('');
    const phoneNumber = vouchedPhone(person.phoneNumber);
    if (held === null) {
      const createdAt = ports.now();
      const account = newAccount(ports.vault, {
        id,
        kind: 'SUB',
        name,
        phoneNumber,
        mainUserId,
        createdAt,
      });
      await tx.insertInto('user_account').values(account).execute();
      const corporation = { corpId, corpName };
      await addPerson(
        tx,
        ports,
        { unionId: person.unionId, name, phoneNumber, corporation },
        id,
        null,
      );
    } else {
      changed.push(
        ...(await raiseGuest(tx, ports.vault, held, id, mainUserId, { name, phoneNumber })),
      );
    }
    const { role, competitionIds = [] } = call.body;
    const userId = held?.userId ?? id;
    if (role !== undefined) {
      await tx.updateTable('user_account').set({ role }).where('id', '=', userId).execute();
    }
    await grant(tx, mainUserId, userId, { competitionIds });
  }
  if (taken.length > 0) throw alreadyHere(taken);
  const made = new Set(ids);
  const all = await readSubUsers(tx, mainUserId);
  return { subUsers: all.filter(({ id }) => made.has(id)), changed };
}

/** A guest who judged here without an account goes on judging with it. */
async function raiseGuest(
  tx: Tx,
  vault: Vault,
  { id, userId }: HeldPerson,
  raisedBy: string,
  mainUserId: string,
  { name, phoneNumber }: { readonly name: string; readonly phoneNumber: string | null },
): Promise<string[]> {
  await tx
    .updateTable('user_account')
    .set({
      kind: 'SUB',
      main_user_id: mainUserId,
      name,
      phone_number: sealedPhone(vault, phoneNumber),
    })
    .where('id', '=', userId)
    .where('kind', '=', 'GUEST')
    .execute();
  await tx
    .updateTable('messenger_person')
    .set({ raised_by: raisedBy })
    .where('id', '=', id)
    .execute();
  const own = await tx.selectFrom('session').select('id').where('user_id', '=', userId).execute();
  return own.map(({ id }) => id);
}

async function nameOf(tx: Tx, corpId: string): Promise<string> {
  const known = await tx
    .selectFrom('messenger_membership')
    .select('corp_name')
    .where('corp_id', '=', corpId)
    .limit(1)
    .executeTakeFirst();
  return known?.corp_name ?? corpId;
}

function alreadyHere(names: readonly string[]): ProblemError {
  const who = names.length === 0 ? '其中有人' : listed(names);
  const message = `${who}已经有账号，没有添加任何人；请去掉他们再试`;
  return new ProblemError(409, 'MESSENGER_BOUND_ELSEWHERE', message, {
    errors: [{ field: 'users', message }],
  });
}

const mostListed = 10;

function listed(names: readonly string[]): string {
  const quoted = names.slice(0, mostListed).map((name) => `“${cleanText(name)}”`);
  return `${quoted.join('、')}${names.length > mostListed ? `等 ${names.length} 人` : ''}`;
}
