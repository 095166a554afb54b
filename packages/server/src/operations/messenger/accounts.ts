/** The answer to a first login: a new account for the person, or the one whose password is known. */
import { withCookie } from '../../contract/http-answer.ts';
import { addPerson, bindPerson, lockPerson, noteUse } from '../../messenger/people.ts';
import { requireTicket, useTicket } from '../../messenger/tickets.ts';
import { movePoints } from '../../payment/point-ledger.ts';
import { conflict } from '../../refusals.ts';
import { sealedPhone } from '../../sealing/sealed-phone.ts';
import { againWhenTaken } from '../../store/again-when-taken.ts';
import type { ProvedPerson } from '../../store/schema.ts';
import type { Tx } from '../../store/transaction.ts';
import { refuseClosedAccount } from '../accounts/closed.ts';
import { giftPoints } from '../accounts/gift.ts';
import { newAccount } from '../accounts/rows.ts';
import { requireMayRegister } from '../accounts/sign-up.ts';
import type { Call } from '../call.ts';
import { consentColumns, requireConsent } from '../consent.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { passPasswordDoor } from '../password-door.ts';
import type { Services } from '../services.ts';
import { openLogin } from './login.ts';

export const messengerAccounts: Operations<'createMessengerAccount' | 'bindMessengerAccount'> = {
  createMessengerAccount: async (call, services) => {
    // A company shares one address, and each ticket is somebody whom the messenger knows.
    await services.rateLimit('messengerLogin', call.address);
    const { query } = services.ports.database;
    const { token, changed, madeId } = await againWhenTaken(() =>
      query.transaction().execute((tx) => createAccount(tx, call, services)),
    );
    if (madeId !== null) {
      await services.security.record(call, { kind: 'ACCOUNT_MADE', userId: madeId });
    }
    // The guest's logins stay; what they may do has changed.
    services.sessions.forget(changed);
    return { token };
  },

  bindMessengerAccount: async (call, services) => {
    const { ports, rateLimit } = services;
    const { query } = ports.database;
    await rateLimit('messengerLogin', call.address);
    await requireTicket(query, ports, call.body.ticket);
    const { userId, opened, hasSecondFactor } = await passPasswordDoor(call, services);
    // A password alone must not open a second way in beside the two steps.
    if (hasSecondFactor) {
      throw conflict('这个账号开启了两步验证：请先用密码登录，再在账号页里关联');
    }
    const { token, ended } = await againWhenTaken(() =>
      query.transaction().execute(async (tx) => {
        const person = await useTicket(tx, ports, call.body.ticket);
        const bound = await bindPerson(tx, ports, person, userId);
        return { ...bound, token: await openLogin(tx, call, services, userId, bound.personId) };
      }),
    );
    await services.security.record(call, { kind: 'PERSON_BOUND', userId });
    endedSessions(services, ended);
    return withCookie({ token }, await opened());
  },
};

interface Created {
  readonly token: string;
  /** The main account that was made of nobody or of a guest; null where the person had one meanwhile. */
  readonly madeId: string | null;
  /** Logins whose account has become another kind. */
  readonly changed: readonly string[];
}

async function createAccount(
  tx: Tx,
  call: Call<'createMessengerAccount'>,
  services: Services,
): Promise<Created> {
  const { ports } = services;
  const person = await useTicket(tx, ports, call.body.ticket);
  const held = await lockPerson(tx, person.unionId);
  if (held === null) {
    const userId = await makeMain(tx, call, services, person);
    const personId = await addPerson(tx, ports, person, userId);
    const token = await openLogin(tx, call, services, userId, personId);
    return { token, madeId: userId, changed: [] };
  }
  const { userId } = held;
  await refuseClosedAccount(tx, userId);
  await noteUse(tx, ports, person);
  const isRaised = held.kind === 'GUEST';
  const changed = isRaised ? await raiseGuest(tx, call, services, { userId, person }) : [];
  const token = await openLogin(tx, call, services, userId, held.id);
  return { token, madeId: isRaised ? userId : null, changed };
}

/** A messenger's word for who somebody is opens no registration that is closed, and agrees to nothing. */
async function passRegistration(
  tx: Tx,
  call: Call<'createMessengerAccount'>,
  services: Services,
  userId: string,
) {
  requireConsent(call.body, services);
  await requireMayRegister(tx, call, services, userId);
  return consentColumns(call.body, services.ports.now());
}

async function makeMain(
  tx: Tx,
  call: Call<'createMessengerAccount'>,
  services: Services,
  person: ProvedPerson,
): Promise<string> {
  const { ports } = services;
  const id = ports.newId();
  const consent = await passRegistration(tx, call, services, id);
  const { name, phoneNumber } = person;
  await tx
    .insertInto('user_account')
    .values({
      ...newAccount(ports.vault, { id, kind: 'MAIN', name, phoneNumber, createdAt: ports.now() }),
      ...consent,
    })
    .execute();
  await movePoints(tx, ports, id, { delta: giftPoints, source: 'GIFT' });
  return id;
}

/** The guest becomes the account, so that whatever the person judges stays theirs. */
async function raiseGuest(
  tx: Tx,
  call: Call<'createMessengerAccount'>,
  services: Services,
  { userId, person }: { readonly userId: string; readonly person: ProvedPerson },
): Promise<string[]> {
  const { ports } = services;
  const { name, phoneNumber } = person;
  const consent = await passRegistration(tx, call, services, userId);
  await tx
    .updateTable('user_account')
    .set({ kind: 'MAIN', name, phone_number: sealedPhone(ports.vault, phoneNumber), ...consent })
    .where('id', '=', userId)
    .where('kind', '=', 'GUEST')
    .execute();
  await movePoints(tx, ports, userId, { delta: giftPoints, source: 'GIFT' });
  const own = await tx.selectFrom('session').select('id').where('user_id', '=', userId).execute();
  return own.map(({ id }) => id);
}
