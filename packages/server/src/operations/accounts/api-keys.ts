/** API keys of a main account: made, listed and revoked by people only (docs/decisions/0314). */
import type { ApiKey } from '@liangfen/sdk/schema';
import { apiKeyScopeValues } from '@liangfen/sdk/values';
import { notFound } from '../../problem.ts';
import { conflict, invalidField } from '../../refusals.ts';
import { newApiKey } from '../../sessions/api-keys.ts';
import type { Queryable } from '../../store/transaction.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { creationId, holdKeyToContent } from '../repeated-creation.ts';
import type { Services } from '../services.ts';

/** The most valid keys of an account: more than anybody has programs, and few enough to read as a list. */
const mostValid = 20;
/** The most keys kept, with the revoked ones, whose names the ledger shows. */
const mostKept = 200;

export const apiKeys: Operations<'listApiKeys' | 'createApiKey' | 'revokeApiKey'> = {
  listApiKeys: async (call, { ports }) => ({
    apiKeys: await readKeys(ports.database.query, call.user.userId),
  }),

  createApiKey: async (call, { ports, rateLimit, sessions }) => {
    const { userId } = call.user;
    await rateLimit('apiKey', userId);
    const { name, scopes, expiresAt } = call.body;
    const now = ports.now();
    if (expiresAt !== undefined && expiresAt <= now) {
      throw invalidField('expiresAt', '到期时间要在现在之后，请重新选择');
    }
    const id = creationId(ports, [userId, 'createApiKey'], call.idempotencyKey);
    const { key, ...kept } = newApiKey(ports);
    const apiKey = await ports.database.query.transaction().execute(async (tx) => {
      // Two calls at once are counted one after the other.
      await tx
        .selectFrom('user_account')
        .select('id')
        .where('id', '=', userId)
        .forUpdate()
        .execute();
      const content = ['createApiKey', name, scopes, expiresAt ?? null];
      await holdKeyToContent(tx, ports, call, content);
      const all = await readKeys(tx, userId);
      const first = all.find((one) => one.id === id);
      if (first === undefined) {
        mustHaveRoom(all, now);
        await tx
          .insertInto('api_key')
          .values({
            id,
            user_id: userId,
            name: name.trim(),
            ...kept,
            scopes: inOrder(scopes),
            created_at: now,
            expires_at: expiresAt ?? null,
          })
          .execute();
      } else {
        if (first.revokedAt !== null) {
          throw conflict('这个密钥建立以后已经撤销，请重新新建一个');
        }
        await tx.updateTable('api_key').set(kept).where('id', '=', id).execute();
      }
      return readKey(tx, userId, id);
    });
    sessions.forget([id]);
    return { key, apiKey };
  },

  revokeApiKey: async (call, services) => {
    endedSessions(services, await endApiKey(services, call.user.userId, call.path.keyId));
    return { ok: true };
  },
};

/** Revokes a key; returns what ended: the key itself, and the consoles that it opened. */
export function endApiKey(
  { ports }: Pick<Services, 'ports'>,
  userId: string,
  keyId: string,
): Promise<string[]> {
  return ports.database.query.transaction().execute(async (tx) => {
    const key = await readKey(tx, userId, keyId);
    if (key.revokedAt !== null) return [];
    await tx
      .updateTable('api_key')
      .set({ revoked_at: ports.now() })
      .where('id', '=', keyId)
      .execute();
    const consoles = await tx
      .deleteFrom('session')
      .where('api_key_id', '=', keyId)
      .returning('id')
      .execute();
    return [keyId, ...consoles.map(({ id }) => id)];
  });
}

function mustHaveRoom(all: readonly ApiKey[], now: number): void {
  const isValid = (key: ApiKey) =>
    key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now);
  if (all.filter(isValid).length >= mostValid) {
    throw conflict(`一个账号最多有 ${mostValid} 个有效的密钥，请先撤销不用的`);
  }
  if (all.length >= mostKept) {
    throw conflict(`这个账号已经建立过 ${mostKept} 个密钥，不能再新建；请联系服务的管理员`);
  }
}

/** Puts scopes in the contract's order, so that one choice has one way to be written. */
function inOrder(scopes: ApiKey['scopes']): ApiKey['scopes'] {
  return apiKeyScopeValues.filter((scope) => scopes.includes(scope));
}

async function readKey(query: Queryable, userId: string, id: string): Promise<ApiKey> {
  const [key] = await readKeys(query, userId, id);
  if (key === undefined) throw notFound('密钥');
  return key;
}

async function readKeys(query: Queryable, userId: string, id?: string): Promise<ApiKey[]> {
  let wanted = query
    .selectFrom('api_key')
    .select([
      'id',
      'name',
      'scopes',
      'hint',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
      'revoked_at as revokedAt',
    ])
    .where('user_id', '=', userId);
  if (id !== undefined) wanted = wanted.where('id', '=', id);
  const rows = await wanted.orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map((row) => ({ ...row, scopes: [...row.scopes] }));
}
