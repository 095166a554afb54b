/** API keys of a main account: known here by their hash, good until they are revoked or run out (docs/decisions/0314). */
import type { ApiKeyScope } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';
import { type Cached, noteSeenEveryMs } from './cached.ts';

const prefix = 'KEY ';
const hintLength = 4;

/** Whether this Authorization header carries a key rather than a login. */
export function isApiKey(authorization: string): boolean {
  return authorization.startsWith(prefix);
}

/** Makes a key: the whole value of the header, which only the caller gets, and the part that is kept. */
export function newApiKey(ports: Pick<Ports, 'newSecret' | 'sha256'>): {
  readonly key: string;
  readonly key_hash: string;
  readonly hint: string;
} {
  const key = prefix + ports.newSecret();
  return { key, key_hash: ports.sha256(key), hint: key.slice(-hintLength) };
}

/** Reads a key, which acts for the main account that made it, within its scopes; null for an unknown or revoked one. */
export async function readApiKey(
  ports: Ports,
  authorization: string,
  address: string,
): Promise<Cached | null> {
  const { database, now } = ports;
  const hash = ports.sha256(authorization);
  const [row] = await database.prepared<KeyRow>('lf-api-key', readKey, [hash]);
  if (row === undefined) return null;
  if ((row.last_used_at ?? 0) < now() - noteSeenEveryMs) {
    await database.prepared('lf-api-key-used', noteUsed, [row.id, now(), address]);
  }
  return {
    principal: {
      kind: 'user',
      sessionId: row.id,
      userId: row.user_id,
      userKind: 'MAIN',
      mainUserId: null,
      seat: null,
      lacksSecondFactor: false,
      key: { id: row.id, name: row.name, scopes: row.scopes, expiresAt: row.expires_at },
    },
    expiresAt: row.expires_at ?? Number.POSITIVE_INFINITY,
    // Just noted, and read anew long before this is due again.
    seenAt: now(),
  };
}

interface KeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
}

/** Only main accounts make keys; the keys of an account that stopped being one do not work either. */
const readKey = `
  select k.id, k.user_id, k.name, k.scopes, k.expires_at, k.last_used_at
  from api_key k join user_account u on u.id = k.user_id and u.kind = 'MAIN'
  where k.key_hash = $1 and k.revoked_at is null`;

const noteUsed = `
  update api_key set last_used_at = $2, last_address = coalesce(nullif($3, ''), last_address)
  where id = $1`;
