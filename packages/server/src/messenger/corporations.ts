/** Says which corporations an account may look into: those in which the messenger has seen its people, and still does. */
import type { Messenger, Ports } from '../ports.ts';
import type { Queryable } from '../store/transaction.ts';
import { asking, messengerRefused } from './refusals.ts';

/** The path's name for the corporation used last. */
const mine = 'mine';
/** A person who has left a company stops seeing its people within this time. */
const checkedEveryMs = 60 * 60 * 1000;
/** More than anybody works for. */
const mostCorporations = 100;

export interface OwnCorporation {
  readonly corpId: string;
  readonly corpName: string;
}

/** Lists the corporations, the one used last first. */
export async function corporationsOf(query: Queryable, userId: string): Promise<OwnCorporation[]> {
  const rows = await query
    .selectFrom('messenger_membership')
    .innerJoin('messenger_person', 'messenger_person.union_id', 'messenger_membership.union_id')
    .select(['corp_id as corpId', 'corp_name as corpName'])
    .where('messenger_person.user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('corp_id')
    .limit(mostCorporations)
    .execute();
  const own = new Map<string, OwnCorporation>();
  for (const row of rows) if (!own.has(row.corpId)) own.set(row.corpId, row);
  return [...own.values()];
}

/** The corporation that is meant, when the account belongs to it; throws otherwise. */
export async function requireCorporation(
  ports: Ports,
  messenger: Messenger,
  userId: string,
  wanted: string,
): Promise<string> {
  const { query } = ports.database;
  const own = await corporationsOf(query, userId);
  const [latest] = own;
  if (latest === undefined) throw messengerRefused(messenger, 'MESSENGER_NO_CORPORATION');
  const corpId = wanted === mine ? latest.corpId : wanted;
  if (!own.some((corporation) => corporation.corpId === corpId)) {
    throw messengerRefused(messenger, 'MESSENGER_NOT_YOUR_CORPORATION');
  }
  if (!(await stillWorksThere(ports, messenger, userId, corpId))) {
    throw messengerRefused(messenger, 'MESSENGER_NOT_YOUR_CORPORATION');
  }
  return corpId;
}

async function stillWorksThere(
  { database, now }: Ports,
  messenger: Messenger,
  userId: string,
  corpId: string,
): Promise<boolean> {
  const { query } = database;
  const rows = await query
    .selectFrom('messenger_membership')
    .innerJoin('messenger_person', 'messenger_person.union_id', 'messenger_membership.union_id')
    .select(['messenger_membership.union_id as unionId', 'checked_at as checkedAt'])
    .where('messenger_person.user_id', '=', userId)
    .where('corp_id', '=', corpId)
    .execute();
  const at = now();
  if (rows.some(({ checkedAt }) => at - checkedAt < checkedEveryMs)) return true;
  const unionIds = rows.map(({ unionId }) => unionId);
  const there = new Set(
    (await asking(messenger, messenger.members(corpId, unionIds))).map(({ unionId }) => unionId),
  );
  const [gone, staying] = [
    unionIds.filter((unionId) => !there.has(unionId)),
    unionIds.filter((unionId) => there.has(unionId)),
  ];
  if (gone.length > 0) {
    await query
      .deleteFrom('messenger_membership')
      .where('corp_id', '=', corpId)
      .where('union_id', 'in', gone)
      .execute();
  }
  if (staying.length > 0) {
    await query
      .updateTable('messenger_membership')
      .set({ checked_at: at })
      .where('corp_id', '=', corpId)
      .where('union_id', 'in', staying)
      .execute();
  }
  return staying.length > 0;
}
