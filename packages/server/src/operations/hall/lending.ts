/** The service's side: lends a competition to a hall, and takes it back (docs/decisions/0622). */
import { type Lending, type LendingRefusal, lend } from '@liangfen/rules';
import type { HallCode, HallConfirmed, HallReturned } from '@liangfen/sdk/schema';
import type { LiveShows } from '../../live/live-shows.ts';
import type { Ports } from '../../ports.ts';
import { ProblemError } from '../../problem.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import { verifyShow } from '../results/verification.ts';
import { digestOf } from '../upload.ts';
import { readCompetition, writeCompetition } from './carry.ts';
import { unpacked } from './gzip.ts';
import type { Holders } from './holders.ts';
import { broken, mostCharacters, readLines, writeLines } from './lines.ts';
import { keepPictures } from './pictures.ts';

export interface Lender {
  readonly ports: Ports;
  readonly live: LiveShows;
  readonly holders: Pick<Holders, 'forget'>;
}

const codeForMs = 15 * 60 * 1000;

/** Kept as a hash; whoever has it takes the competition. */
export async function offer({ ports, live }: Lender, id: string): Promise<HallCode> {
  const code = ports.newId();
  const expiresAt = ports.now() + codeForMs;
  await live.handOver(id, async (tx) => {
    const lending = await lendingOf(tx, ports, id);
    const next = taken(lend(lending, { kind: 'OFFER', code: ports.sha256(code) }));
    await keep(tx, id, next, expiresAt);
  });
  return { code, expiresAt };
}

/** Returns the lines of the whole competition. */
export async function fetchFor(
  { ports }: Lender,
  asked: { readonly code: string; readonly receipt: string },
): Promise<string> {
  const code = ports.sha256(asked.code);
  const receipt = ports.sha256(asked.receipt);
  return ports.database.query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const row = await tx
        .selectFrom('hall_lending as l')
        .innerJoin('competition as c', 'c.id', 'l.competition_id')
        .select('l.competition_id as id')
        .where('c.deleted_at', 'is', null)
        .where(({ or, eb }) => or([eb('l.code_hash', '=', code), eb('l.lent_to', '=', receipt)]))
        .forUpdate('l')
        .executeTakeFirst();
      if (row === undefined) throw refusal('CODE_INVALID');
      const lending = await lendingOf(tx, ports, row.id);
      const next = taken(lend(lending, { kind: 'FETCH', code, receipt }));
      await keep(tx, row.id, next);
      return writeLines(await readCompetition(tx, ports, row.id));
    });
}

export async function confirmFor(
  { ports, live, holders }: Lender,
  asked: {
    readonly competitionId: string;
    readonly receipt: string;
    readonly content: string;
    readonly name: string;
    readonly address: string;
  },
): Promise<HallConfirmed> {
  const { competitionId: id } = asked;
  await requireLending(ports, id);
  const confirmed = await live.handOver(id, async (tx) => {
    const lending = await lendingOf(tx, ports, id);
    const content = await contentOf(writeLines(await readCompetition(tx, ports, id)));
    const receipt = ports.sha256(asked.receipt);
    const isCurrent = content === asked.content;
    const outcome = lend(lending, { kind: 'CONFIRM', receipt, isCurrent });
    const next = taken(outcome);
    if (outcome.kind === 'DONE' && outcome.repeat) return { epoch: next.epoch, content };
    await keep(tx, id, next);
    await tx
      .updateTable('competition')
      .set({
        epoch: next.epoch,
        holder: 'HALL',
        holder_name: asked.name,
        holder_address: asked.address,
        holder_since: ports.now(),
      })
      .where('id', '=', id)
      .execute();
    return { epoch: next.epoch, content };
  });
  holders.forget(id);
  return confirmed;
}

export async function takeBack(
  { ports, live, holders }: Lender,
  asked: { readonly receipt: string; readonly file: Uint8Array<ArrayBuffer> },
): Promise<HallReturned> {
  const carried = readLines(await unpacked(asked.file, mostCharacters));
  const { competitionId: id, epoch } = carried.head;
  await requireLending(ports, id);
  const returned = await live.handOver(id, async (tx): Promise<HallReturned> => {
    const lending = await lendingOf(tx, ports, id);
    const receipt = ports.sha256(asked.receipt);
    const outcome = lend(lending, { kind: 'RETURN', receipt, epoch: epoch ?? -1 });
    const next = taken(outcome);
    if (outcome.kind === 'DONE' && outcome.repeat) return lastReturn(tx, id, next.epoch);
    const before = await ledgerOf(tx, id);
    await writeCompetition(tx, ports, id, carried, { keepsOfficial: true });
    await keepPictures(tx, ports, id, carried.pictures);
    await tx
      .updateTable('competition')
      .set({
        epoch: next.epoch,
        holder: 'HERE',
        holder_name: null,
        holder_address: null,
        holder_since: null,
      })
      .where('id', '=', id)
      .execute();
    await requireVerified(tx, ports, id);
    const after = await ledgerOf(tx, id);
    const entries = after.version - before.version;
    const until = entries === 0 ? null : after.at;
    await keep(tx, id, next);
    await tx
      .updateTable('hall_lending')
      .set({ returned_entries: entries, returned_until: until })
      .where('competition_id', '=', id)
      .execute();
    return { epoch: next.epoch, entries, until };
  });
  holders.forget(id);
  return returned;
}

/** The ledger is whole, and a replay of it arrives at the rows. */
export async function requireVerified(tx: Tx, ports: Ports, id: string): Promise<void> {
  let isIntact = false;
  try {
    isIntact = (await verifyShow(ports, id, [], tx)).intact;
  } catch (error) {
    throw broken(error);
  }
  if (isIntact) return;
  throw new ProblemError(
    409,
    'HALL_NOT_VERIFIED',
    '带来的内容和台账对不上，没有接受，什么也没有改变；请不要删除现场电脑上的数据，并联系管理员',
  );
}

export async function contentOf(lines: string): Promise<string> {
  return digestOf(new TextEncoder().encode(lines));
}

/** Nobody who makes up ids has a show read for them. */
async function requireLending({ database }: Ports, id: string): Promise<void> {
  const row = await database.query
    .selectFrom('hall_lending as l')
    .innerJoin('competition as c', 'c.id', 'l.competition_id')
    .select('c.id')
    .where('l.competition_id', '=', id)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw refusal('CODE_INVALID');
}

async function lendingOf(tx: Tx, { now }: Ports, id: string): Promise<Lending> {
  const competition = await tx
    .selectFrom('competition')
    .select(['epoch', 'holder'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('hall_lending')
    .selectAll()
    .where('competition_id', '=', id)
    .executeTakeFirst();
  // What is only borrowed here is lent by nobody but the service it came from.
  const stay = await tx
    .selectFrom('hall_stay')
    .select('state')
    .where('competition_id', '=', id)
    .executeTakeFirst();
  if (stay !== undefined && competition.holder !== 'HALL') {
    throw new ProblemError(
      409,
      'HELD_IN_THE_HALL',
      '这场比赛是从别的服务带来的，请先归还，再从那里带到别的现场',
    );
  }
  const isInTime = row?.code_ends_at != null && Number(row.code_ends_at) > now();
  const { returned_by: returnedBy = null, returned_epoch: returnedEpoch = null } = row ?? {};
  return {
    epoch: Number(competition.epoch),
    code: isInTime ? (row?.code_hash ?? null) : null,
    fetchedBy: row?.fetched_by ?? null,
    lentTo: row?.lent_to ?? null,
    returned:
      returnedBy === null || returnedEpoch === null
        ? null
        : { receipt: returnedBy, epoch: Number(returnedEpoch) },
  };
}

async function keep(tx: Tx, id: string, lending: Lending, endsAt?: number): Promise<void> {
  const row = {
    code_hash: lending.code,
    fetched_by: lending.fetchedBy,
    lent_to: lending.lentTo,
    ...(endsAt === undefined ? {} : { code_ends_at: endsAt }),
  };
  await tx
    .insertInto('hall_lending')
    .values({ competition_id: id, code_ends_at: null, ...row })
    .onConflict((conflict) =>
      conflict.column('competition_id').doUpdateSet({
        ...row,
        returned_by: lending.returned?.receipt ?? null,
        returned_epoch: lending.returned?.epoch ?? null,
      }),
    )
    .execute();
}

async function ledgerOf(query: Queryable, id: string) {
  const last = await query
    .selectFrom('show_event')
    .select(['version', 'at'])
    .where('competition_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { version: Number(last?.version ?? 0), at: last === undefined ? null : Number(last.at) };
}

async function lastReturn(tx: Tx, id: string, epoch: number): Promise<HallReturned> {
  const { returned_entries: entries, returned_until: until } = await tx
    .selectFrom('hall_lending')
    .select(['returned_entries', 'returned_until'])
    .where('competition_id', '=', id)
    .executeTakeFirstOrThrow();
  return { epoch, entries: entries ?? 0, until: until === null ? null : Number(until) };
}

function taken(outcome: ReturnType<typeof lend>): Lending {
  switch (outcome.kind) {
    case 'DONE':
      return outcome.lending;
    case 'REFUSED':
      throw refusal(outcome.reason);
  }
}

function refusal(reason: LendingRefusal): ProblemError {
  switch (reason) {
    case 'LENT':
      return new ProblemError(
        409,
        'HELD_IN_THE_HALL',
        '这场比赛正在现场主持，请先在现场归还，再带到别的地方',
      );
    case 'CODE_INVALID':
      return new ProblemError(
        404,
        'HALL_CODE_INVALID',
        '代码不对、已经用过或者过期了，请在后台重新「带到现场」',
      );
    case 'MOVED_ON':
      return new ProblemError(409, 'HALL_MOVED_ON', '取走以后比赛又有改动，请用同一个代码再取一次');
    case 'NOT_THE_HOLDER':
      return new ProblemError(
        409,
        'HALL_NOT_THE_HOLDER',
        '这场比赛已经不由这台电脑主持，它的内容没有接受；请联系组织者',
      );
  }
}
