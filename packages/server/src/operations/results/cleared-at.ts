/** Finds the entry of the ledger by which all scores were last cleared: scores count since then. */
import type { ShowEvent } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { parseEvent } from '../../live/log.ts';
import type { Queryable } from '../../store/transaction.ts';

/** Changes of the organiser after which nothing has a score any more. */
const clearing = ['cleanScores', 'makeOfficial', 'updateScoreSetting', 'lapseTwin'];

/** A version, at most `upTo`; 0 when they never were. */
export async function clearedAt(
  query: Queryable,
  competitionId: string,
  upTo: number,
): Promise<number> {
  const rows = await query
    .selectFrom('show_event')
    .select(['version', 'body'])
    .where('competition_id', '=', competitionId)
    .where('version', '<=', upTo)
    .where('type', '=', 'SETUP_CHANGED')
    // Literals, not parameters: as in the index that answers this (store/migrations/0006-look-back.ts).
    .where(sql<boolean>`type not in ('SCORE_SUBMITTED', 'JUDGE_SIGNED_IN')`)
    .where((where) =>
      where.or(clearing.map((action) => where('body', 'like', `%"action":"${action}"%`))),
    )
    .orderBy('version', 'desc')
    .execute();
  if (rows.length === 0) return 0;
  const back = await recoveredVersions(query, competitionId, upTo);
  const last = rows.find(
    ({ version, body }) => !back.has(Number(version)) && cleared(parseEvent(body)),
  );
  return Number(last?.version ?? 0);
}

/** The clearings whose scores came back: what was given before them counts again. */
async function recoveredVersions(
  query: Queryable,
  competitionId: string,
  upTo: number,
): Promise<ReadonlySet<number>> {
  const rows = await query
    .selectFrom('show_event')
    .select('body')
    .where('competition_id', '=', competitionId)
    .where('version', '<=', upTo)
    .where('type', '=', 'SETUP_CHANGED')
    .where(sql<boolean>`type not in ('SCORE_SUBMITTED', 'JUDGE_SIGNED_IN')`)
    .where('body', 'like', '%"action":"recoverRemoved"%')
    .execute();
  const versions = rows.flatMap(({ body }) => {
    const event = parseEvent(body);
    if (event.type !== 'SETUP_CHANGED') return [];
    const version = event.ground?.recovered?.version;
    return version === undefined ? [] : [version];
  });
  return new Set(versions);
}

/** Another mode takes all scores away (docs/decisions/0025); other changes of the setting keep them. */
function cleared(event: ShowEvent): boolean {
  if (event.type !== 'SETUP_CHANGED' || !clearing.includes(event.action)) return false;
  if (event.action !== 'updateScoreSetting') return true;
  const { before } = event;
  return typeof before === 'object' && before !== null && 'mode' in before;
}
