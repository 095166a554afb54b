/** The identities of an account: shown, added after a login at the provider, and taken away, but never the last way in. */
import { withCookie } from '../../contract/http-answer.ts';
import { beginSignOn } from '../../single-sign-on/begun-logins.ts';
import { bindIdentity, readIdentities, removeIdentity } from '../../single-sign-on/identities.ts';
import { identityProved } from '../../single-sign-on/proved-identity.ts';
import { connectedSignOn } from '../../single-sign-on/refusals.ts';
import { againWhenTaken } from '../../store/again-when-taken.ts';
import { passOwnProof } from '../accounts/owner-proof.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';

type Bindings =
  | 'listSingleSignOnBindings'
  | 'startSingleSignOnBinding'
  | 'addSingleSignOnBinding'
  | 'removeSingleSignOnBinding';

export const singleSignOnBindings: Operations<Bindings> = {
  listSingleSignOnBindings: (call, { ports }) =>
    readIdentities(ports.database.query, call.user.userId),

  startSingleSignOnBinding: async (call, services) => {
    const { ports, rateLimit } = services;
    const { userId } = call.user;
    await rateLimit('singleSignOnBinding', userId);
    connectedSignOn(ports);
    // A login that was left open is not enough to add a way in.
    if (await hasPassword(services, userId)) {
      await passOwnProof(call, services, call.body);
    }
    const { cookie, ...started } = await beginSignOn(call.request, ports, userId);
    return withCookie(started, cookie);
  },

  addSingleSignOnBinding: async (call, { ports, rateLimit }) => {
    const { userId } = call.user;
    await rateLimit('singleSignOnBinding', userId);
    const identity = await identityProved(call.request, ports, call.body, userId);
    return againWhenTaken(() =>
      ports.database.query.transaction().execute(async (tx) => {
        await bindIdentity(tx, ports, identity, userId);
        return readIdentities(tx, userId);
      }),
    );
  },

  removeSingleSignOnBinding: async (call, services) => {
    const { ports } = services;
    const { userId } = call.user;
    const { bindings, ended } = await ports.database.query.transaction().execute(async (tx) => {
      const sessionIds = await removeIdentity(tx, ports, userId, call.path.bindingId);
      return { bindings: await readIdentities(tx, userId), ended: sessionIds };
    });
    endedSessions(services, ended);
    return bindings;
  },
};

async function hasPassword({ ports }: Services, userId: string): Promise<boolean> {
  const { hash } = await ports.database.query
    .selectFrom('user_account')
    .select('password_hash as hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return hash !== null;
}
