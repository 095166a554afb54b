/** Coming in by messenger: how a scan begins, and the code that it ends with against a `DING` token. */
import type { MessengerLoginAnswer, MessengerPlace } from '@liangfen/sdk/schema';
import { withCookie } from '../../contract/http-answer.ts';
import { connected } from '../../messenger/connected.ts';
import { beginLogin, type StatePurpose } from '../../messenger/login-states.ts';
import { addPerson, lockPerson, noteUse } from '../../messenger/people.ts';
import { personProved } from '../../messenger/proof.ts';
import { issueTicket } from '../../messenger/tickets.ts';
import { ProblemError } from '../../problem.ts';
import { againWhenTaken } from '../../store/again-when-taken.ts';
import type { ProvedPerson } from '../../store/schema.ts';
import type { Tx } from '../../store/transaction.ts';
import { refuseClosedAccount } from '../accounts/closed.ts';
import { requireOwner } from '../accounts/owner-proof.ts';
import { forgetEnded, newAccount } from '../accounts/rows.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';

/** The page to which a scan in a browser comes back. */
const returnPath = '/web/external/login';

export const messengerLogin: Operations<
  'getMessenger' | 'startMessengerLogin' | 'loginByMessenger'
> = {
  getMessenger: (_, { ports: { messenger } }) =>
    messenger === null
      ? { connected: false, demo: false, name: null, clientId: null, corpId: null }
      : {
          connected: true,
          demo: messenger.isDemo,
          name: messenger.name,
          clientId: messenger.clientId,
          corpId: messenger.corpId,
        },

  startMessengerLogin: async (call, services) => {
    const { ports, rateLimit } = services;
    await rateLimit('messengerState', call.address);
    const messenger = connected(ports);
    const purpose = await purposeOf(call, services);
    const { state, expiresAt, cookie } = await beginLogin(call.request, ports, purpose);
    const address = messenger.loginAddress({
      state,
      returnAddress: `${messenger.publicUrl()}${returnPath}`,
      embedded: call.body.embedded,
    });
    return withCookie({ state, address, expiresAt }, cookie);
  },

  loginByMessenger: async (call, services) => {
    await services.rateLimit('messengerLogin', call.address);
    const { authCode, state, corpId, way, place } = call.body;
    const proof = {
      way,
      authCode,
      ...(state === undefined ? {} : { state }),
      ...(corpId === undefined ? {} : { corpId }),
    };
    const person = await personProved(call.request, services, proof, { purpose: 'LOGIN' });
    return enter(call, services, person, place);
  },
};

async function purposeOf(
  call: Call<'startMessengerLogin'>,
  services: Services,
): Promise<StatePurpose> {
  switch (call.body.purpose) {
    case 'LOGIN':
      return { purpose: 'LOGIN' };
    case 'BIND': {
      const authorization = call.request.headers.get('authorization')?.trim() ?? '';
      const found = authorization === '' ? null : await services.sessions.find(authorization);
      if (found === null || found.state === 'EXPIRED' || found.principal.kind !== 'user') {
        throw new ProblemError(401, 'UNAUTHENTICATED', '请先登录要关联的账号');
      }
      const { userId, userKind, seat } = found.principal;
      if (userKind === 'GUEST' || seat !== null) {
        throw new ProblemError(403, 'FORBIDDEN', '访客没有账号可以关联，请用账号登录后再操作');
      }
      await requireOwner(found.principal, services);
      return { purpose: 'BIND', userId };
    }
  }
}

async function enter(
  call: Call<'loginByMessenger'>,
  services: Services,
  person: ProvedPerson,
  place: MessengerPlace,
): Promise<MessengerLoginAnswer> {
  const { ports } = services;
  const { query } = ports.database;
  const token = await againWhenTaken(() =>
    query.transaction().execute((tx) => tokenFor(tx, call, services, person, place)),
  );
  if (token !== null) {
    const found = await services.sessions.find(token);
    const principal = found.state === 'KNOWN' ? found.principal : null;
    await services.security.record(call, {
      kind: 'LOGIN',
      userId: principal?.kind === 'user' ? principal.userId : null,
      sessionId: principal?.sessionId ?? null,
    });
    return { token, first: null };
  }
  const { ticket, expiresAt } = await issueTicket(ports, person);
  return { token: null, first: { ticket, name: person.name, expiresAt } };
}

/** Null for somebody at the desk who has no account yet. */
async function tokenFor(
  tx: Tx,
  call: Call<'loginByMessenger'>,
  services: Services,
  person: ProvedPerson,
  place: MessengerPlace,
): Promise<string | null> {
  const { ports } = services;
  // The person is locked, so that a binding that is taken away meanwhile leaves no login behind.
  const held = await lockPerson(tx, person.unionId);
  switch (place) {
    case 'DESK':
      // A guest judges, and has nothing to manage: at the desk that is nobody yet.
      if (held === null || held.kind === 'GUEST') return null;
      break;
    case 'JUDGE':
      if (held === null) {
        const userId = await makeGuest(tx, services, person);
        const personId = await addPerson(tx, ports, person, userId);
        return openLogin(tx, call, services, userId, personId);
      }
      break;
  }
  await refuseClosedAccount(tx, held.userId);
  await noteUse(tx, ports, person);
  return openLogin(tx, call, services, held.userId, held.id);
}

async function makeGuest(tx: Tx, { ports }: Services, { name }: ProvedPerson): Promise<string> {
  const id = ports.newId();
  const guest = newAccount(ports.vault, { id, kind: 'GUEST', name, createdAt: ports.now() });
  await tx.insertInto('user_account').values(guest).execute();
  return id;
}

/** Logs this person in with the account, by the same rules as with a password. */
export async function openLogin(
  tx: Tx,
  call: { readonly client: string; readonly address: string },
  { ports, sessions }: Services,
  userId: string,
  personId: string,
): Promise<string> {
  await forgetEnded(tx, userId, ports.now());
  const { client, address } = call;
  return (await sessions.open({ kind: 'DING', userId, personId, client, address }, tx)).token;
}
