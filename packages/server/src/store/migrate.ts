/** Brings a database to this version's schema: ordered, forward only, one process at a time. */
import { sql } from 'kysely';
import type { Database } from '../ports.ts';
import { first } from './migrations/0001-first.ts';
import { importsAndImages } from './migrations/0002-imports-and-images.ts';
import { simulatedJudges } from './migrations/0003-simulated-judges.ts';
import { determinations } from './migrations/0004-determinations.ts';
import { seatPhones } from './migrations/0005-seat-phones.ts';
import { lookBack } from './migrations/0006-look-back.ts';
import { knownCallers } from './migrations/0007-known-callers.ts';
import { shownResults } from './migrations/0008-shown-results.ts';
import { payment } from './migrations/0009-payment.ts';
import { messenger } from './migrations/0010-messenger.ts';
import { raisedGuests } from './migrations/0011-raised-guests.ts';
import { messengerSuite } from './migrations/0012-messenger-suite.ts';
import { seatsFromTheStart } from './migrations/0013-seats-from-the-start.ts';
import { creatingCalls } from './migrations/0014-creating-calls.ts';
import { accountVersions } from './migrations/0015-account-versions.ts';
import { ledgerChanges } from './migrations/0016-ledger-changes.ts';
import { addressTrials } from './migrations/0017-address-trials.ts';
import { apiKeys } from './migrations/0018-api-keys.ts';
import { rehearsalTwins } from './migrations/0019-rehearsal-twins.ts';
import { scoreMonitors } from './migrations/0020-score-monitors.ts';
import { webhooks } from './migrations/0021-webhooks.ts';
import { peopleBehindLogins } from './migrations/0022-people-behind-logins.ts';
import { securityLog } from './migrations/0023-security-log.ts';
import { signedHeads } from './migrations/0024-signed-heads.ts';
import { photographs } from './migrations/0025-photographs.ts';
import { sealedRows } from './migrations/0026-sealed-rows.ts';
import { accounts } from './migrations/0027-accounts.ts';
import { sharedCounts } from './migrations/0028-shared-counts.ts';
import { roles } from './migrations/0029-roles.ts';
import { judgeConsent } from './migrations/0030-judge-consent.ts';
import { singleSignOn } from './migrations/0031-single-sign-on.ts';
import { mail } from './migrations/0032-mail.ts';
import { setupChanges } from './migrations/0033-setup-changes.ts';
import { ownerProof } from './migrations/0034-owner-proof.ts';
import { performances } from './migrations/0036-performances.ts';
import { roundKinds } from './migrations/0037-round-kinds.ts';
import { recovered } from './migrations/0038-recovered.ts';
import { signedOutJudges } from './migrations/0039-signed-out-judges.ts';
import { lastNumbers } from './migrations/0040-last-numbers.ts';
import { programFactors } from './migrations/0041-program-factors.ts';
import { earlierRounds } from './migrations/0042-earlier-rounds.ts';
import { programsOfPanels } from './migrations/0043-programs-of-panels.ts';
import { adjustmentDetails } from './migrations/0044-adjustment-details.ts';
import { replacedJudges } from './migrations/0045-replaced-judges.ts';
import { tablePoints } from './migrations/0046-table-points.ts';
import { audienceBallots } from './migrations/0047-audience-ballots.ts';
import { holders } from './migrations/0048-holders.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** A released migration is never changed, only followed. */
export const migrations: readonly Migration[] = [
  first,
  importsAndImages,
  simulatedJudges,
  determinations,
  seatPhones,
  lookBack,
  knownCallers,
  shownResults,
  payment,
  messenger,
  raisedGuests,
  messengerSuite,
  seatsFromTheStart,
  creatingCalls,
  accountVersions,
  ledgerChanges,
  addressTrials,
  apiKeys,
  rehearsalTwins,
  scoreMonitors,
  webhooks,
  peopleBehindLogins,
  securityLog,
  signedHeads,
  photographs,
  sealedRows,
  accounts,
  sharedCounts,
  roles,
  judgeConsent,
  singleSignOn,
  mail,
  setupChanges,
  ownerProof,
  performances,
  roundKinds,
  recovered,
  signedOutJudges,
  lastNumbers,
  programFactors,
  earlierRounds,
  programsOfPanels,
  adjustmentDetails,
  replacedJudges,
  tablePoints,
  audienceBallots,
  holders,
];

/** Any number, the same in every version. */
const lockKey = 20_260_728;

/**
 * @example
 * ```tsx
 * const made = await migrate(await openMemoryDatabase(), Date.now);
 * console.log(made);
 * ```
 */
export async function migrate(
  database: Database,
  now: () => number,
  wanted: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  return database.query.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
    await sql`create table if not exists schema_migration
      (name text primary key, applied_at bigint not null)`.execute(tx);
    const { rows } = await sql<{ name: string }>`
      select name from schema_migration order by name`.execute(tx);
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = [...applied].filter((name) => !wanted.some((known) => known.name === name));
    if (unknown.length > 0) {
      throw new Error(`数据库由更新的版本创建（${unknown.join('、')}），请升级程序后再启动`);
    }
    const missing = wanted.filter(({ name }) => !applied.has(name));
    for (const migration of missing) {
      await sql.raw(migration.sql).execute(tx);
      await sql`insert into schema_migration (name, applied_at)
        values (${migration.name}, ${now()})`.execute(tx);
    }
    return missing.map(({ name }) => name);
  });
}

export type SchemaAge = 'NONE' | 'OLDER' | 'CURRENT' | 'NEWER';

/** Tells whether a program of this version may work with the database as it is; changes nothing. */
export async function schemaAge(database: Database): Promise<SchemaAge> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('schema_migration')::text as found`.execute(database.query);
  if ((tables[0]?.found ?? null) === null) return 'NONE';
  const { rows } = await sql<{ name: string }>`
    select name from schema_migration`.execute(database.query);
  const applied = new Set(rows.map(({ name }) => name));
  const known = migrations.map(({ name }) => name);
  if ([...applied].some((name) => !known.includes(name))) return 'NEWER';
  return known.every((name) => applied.has(name)) ? 'CURRENT' : 'OLDER';
}
