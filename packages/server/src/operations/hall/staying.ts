/** The hall's side: takes a competition along from the service, and gives it back (docs/decisions/0622). */
import { type Stay, type StayStep, stay } from '@liangfen/rules';
import type { LiveShows } from '../../live/live-shows.ts';
import type { Ports } from '../../ports.ts';
import { ProblemError } from '../../problem.ts';
import type { Tx } from '../../store/transaction.ts';
import { insertCarried, readCompetition, writeCompetition } from './carry.ts';
import { packed, readText } from './gzip.ts';
import { contentOf, requireVerified } from './lending.ts';
import {
  broken,
  type Carried,
  type CarriedPicture,
  mostCharacters,
  readLines,
  writeLines,
} from './lines.ts';
import { base64Of, keepPictures, requirePicture } from './pictures.ts';

export interface Borrower {
  readonly ports: Ports;
  readonly live: LiveShows;
  /** Asks another server; rejects where it does not answer. */
  readonly ask: (url: string, init?: RequestInit) => Promise<Response>;
}

export interface Taking {
  readonly address: string;
  readonly code: string;
  /** The account here that has the competition from now on. */
  readonly ownerId: string;
  /** Where people find it here. */
  readonly place: { readonly name: string; readonly address: string };
}

export interface Took {
  readonly competitionId: string;
  readonly name: string;
  readonly epoch: number;
  readonly rows: number;
  readonly pictures: number;
}

/** The service may change something between the fetching and the confirming. */
const mostFetches = 3;

/** May be called again after whatever happened: with the same code it goes on. */
export async function take(borrower: Borrower, taking: Taking): Promise<Took> {
  const { ports } = borrower;
  const address = taking.address.replace(/\/+$/, '');
  // Made of the code with this computer's key, so that a second try after a crash has the same.
  const receipt = ports.vault.mark('hall receipt', `${address} ${taking.code}`);
  for (let fetches = 1; ; fetches += 1) {
    const { carried, content } = await fetched(borrower, address, { code: taking.code, receipt });
    const { competitionId } = carried.head;
    await kept(borrower, { ...taking, address, receipt }, carried, content);
    const confirm = { competitionId, receipt, content, ...taking.place };
    const answer = await borrower.ask(`${address}/api/hall/confirm`, posted(confirm));
    if (!answer.ok) {
      const refusal = await refusalIn(answer);
      if (refusal.code === 'HALL_MOVED_ON' && fetches < mostFetches) continue;
      throw refusal;
    }
    const { epoch, content: confirmed } = confirmedIn(await answer.json());
    const step = { kind: 'CONFIRMED', epoch, content: confirmed } as const;
    const now = await stepped(borrower, competitionId, step);
    if (now.state !== 'HELD') {
      if (fetches < mostFetches) continue;
      throw broken();
    }
    const rows = [...carried.tables.values()].reduce((sum, some) => sum + some.length, 0);
    const { name } = carried.head;
    return { competitionId, name, epoch, rows, pictures: carried.pictures.length };
  }
}

async function fetched(
  borrower: Borrower,
  address: string,
  body: { readonly code: string; readonly receipt: string },
): Promise<{ readonly carried: Carried; readonly content: string }> {
  const answer = await borrower.ask(`${address}/api/hall/fetch`, posted(body));
  if (!answer.ok) throw await refusalIn(answer);
  if (answer.body === null) throw broken();
  const text = await readText(answer.body, mostCharacters * 2);
  const carried = readLines(text);
  const pictures: CarriedPicture[] = [];
  for (const picture of carried.pictures) {
    const [known] = await borrower.ports.database.prepared<object>(
      'lf-image-known',
      'select from image where id = $1',
      [picture.id],
    );
    if (known !== undefined) continue;
    const image = await borrower.ask(`${address}/api/image/${picture.id}`);
    if (!image.ok) throw await refusalIn(image);
    const bytes = new Uint8Array(await image.arrayBuffer());
    await requirePicture(picture.id, bytes);
    pictures.push({ ...picture, base64: base64Of(bytes) });
  }
  return { carried: { ...carried, pictures }, content: await contentOf(text) };
}

/** Puts down what was fetched, whole and verified, as something that nobody may change here yet. */
async function kept(
  { ports, live }: Borrower,
  { ownerId, address, receipt }: Taking & { readonly receipt: string },
  carried: Carried,
  content: string,
): Promise<void> {
  const id = carried.head.competitionId;
  await live.handOver(id, async (tx) => {
    const here = await tx
      .selectFrom('competition as c')
      .leftJoin('hall_stay as s', 's.competition_id', 'c.id')
      .select(['s.state', 'c.owner_id'])
      .where('c.id', '=', id)
      .executeTakeFirst();
    if (here === undefined) await insertCarried(tx, carried, { ownerId, now: ports.now() });
    else if (here.state === null || here.owner_id !== ownerId) throw alreadyHere();
    else if (here.state === 'HELD') return;
    else if (here.state === 'RETURNING') throw onItsWay();
    await writeCompetition(tx, ports, id, carried, { keepsOfficial: false });
    await keepPictures(tx, ports, id, carried.pictures);
    await requireVerified(tx, ports, id);
    const row = {
      address,
      receipt: ports.vault.seal(receipt),
      ...stay({ state: 'FETCHED', epoch: 0, content: null }, { kind: 'FETCHED', content }),
    };
    await tx
      .insertInto('hall_stay')
      .values({ competition_id: id, ...row })
      .onConflict((conflict) => conflict.column('competition_id').doUpdateSet(row))
      .execute();
    await placedAt(tx, ports, id, address);
  });
}

/** Run where it came from, and only looked at here. */
async function placedAt(tx: Tx, ports: Ports, id: string, address: string): Promise<void> {
  await tx
    .updateTable('competition')
    .set({
      holder: 'HOME',
      holder_name: address,
      holder_address: address,
      holder_since: ports.now(),
    })
    .where('id', '=', id)
    .execute();
}

async function stepped({ ports, live }: Borrower, id: string, step: StayStep): Promise<Stay> {
  return live.handOver(id, async (tx) => {
    const row = await tx
      .selectFrom('hall_stay')
      .select(['state', 'epoch', 'content', 'address'])
      .where('competition_id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw notBorrowed();
    const { address, ...before } = { ...row, epoch: Number(row.epoch) };
    const now = stay(before, step);
    await tx.updateTable('hall_stay').set(now).where('competition_id', '=', id).execute();
    switch (now.state) {
      case 'HELD':
        await tx
          .updateTable('competition')
          .set({
            epoch: now.epoch,
            holder: 'HERE',
            holder_name: null,
            holder_address: null,
            holder_since: null,
          })
          .where('id', '=', id)
          .execute();
        break;
      case 'FETCHED':
      case 'RETURNING':
      case 'RETURNED':
        if (now.state !== before.state) await placedAt(tx, ports, id, address);
        break;
    }
    return now;
  });
}

export interface GaveBack {
  readonly address: string;
  readonly entries: number;
  readonly until: number | null;
}

/** What can be given back, to a service that answers and counts on it. Changes nothing. */
export async function returnable(borrower: Borrower, id: string) {
  const row = await borrower.ports.database.query
    .selectFrom('hall_stay')
    .selectAll()
    .where('competition_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notBorrowed();
  if (row.state === 'FETCHED' || row.state === 'RETURNED') throw notHeld();
  if (row.state === 'HELD') await requireReachable(borrower, row.address, id, Number(row.epoch));
  return row;
}

/** May be called again after whatever happened. */
export async function giveBack(borrower: Borrower, id: string): Promise<GaveBack> {
  const { ports } = borrower;
  const { query } = ports.database;
  const row = await returnable(borrower, id);
  const { address } = row;
  const { epoch } = await stepped(borrower, id, { kind: 'GIVE_BACK' });
  // From here on nothing changes it here, so that it can be read in peace.
  const carried = await readCompetition(query, ports, id, epoch);
  const pictures = await unknownThere(borrower, address, carried.pictures);
  const form = new FormData();
  form.set('file', await packed(writeLines({ ...carried, pictures })), 'competition.gz');
  const answer = await borrower.ask(`${address}/api/hall/return`, {
    method: 'POST',
    headers: { 'x-hall-receipt': ports.vault.open(row.receipt) },
    body: form,
  });
  if (!answer.ok) throw await refusalIn(answer);
  const { entries, until } = returnedIn(await answer.json());
  await stepped(borrower, id, { kind: 'TAKEN_BACK' });
  return { address, entries, until };
}

/** Nobody stops a show for a service that is away, or that has given it to somebody else. */
async function requireReachable(
  { ask }: Borrower,
  address: string,
  id: string,
  epoch: number,
): Promise<void> {
  const answer = await ask(`${address}/api/competition/${encodeURIComponent(id)}/holder`);
  if (!answer.ok) throw await refusalIn(answer);
  const { holder, epoch: there } = fields(await answer.json());
  if (holder !== 'HALL' || there !== epoch) throw notTheHolder();
}

async function unknownThere(
  { ports, ask }: Borrower,
  address: string,
  pictures: readonly CarriedPicture[],
): Promise<readonly CarriedPicture[]> {
  const sent: CarriedPicture[] = [];
  for (const picture of pictures) {
    const { ok } = await ask(`${address}/api/image/${picture.id}`, { method: 'HEAD' });
    if (ok) continue;
    const [row] = await ports.database.prepared<{ base64: string }>(
      'lf-image',
      `select encode(bytes, 'base64') as base64 from image where id = $1`,
      [picture.id],
    );
    if (row !== undefined) sent.push({ ...picture, base64: row.base64.replace(/\s/g, '') });
  }
  return sent;
}

function posted(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function refusalIn(answer: Response): Promise<ProblemError> {
  const { code, detail } = fields(await answer.json().catch(() => null));
  const sentence = typeof detail === 'string' ? detail : `那边答复 ${answer.status}`;
  // Only told on: whoever reads it wants the sentence.
  if (code === 'HALL_MOVED_ON') return new ProblemError(409, code, sentence);
  return new ProblemError(409, 'CONFLICT', sentence);
}

function confirmedIn(value: unknown): { readonly epoch: number; readonly content: string } {
  const { epoch, content } = fields(value);
  if (typeof epoch !== 'number' || typeof content !== 'string') throw broken();
  return { epoch, content };
}

function returnedIn(value: unknown): { readonly entries: number; readonly until: number | null } {
  const { entries, until } = fields(value);
  if (typeof entries !== 'number') throw broken();
  return { entries, until: typeof until === 'number' ? until : null };
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function alreadyHere(): ProblemError {
  return new ProblemError(409, 'CONFLICT', '这场比赛本来就在这台服务器上，不用带来');
}

function onItsWay(): ProblemError {
  return new ProblemError(409, 'CONFLICT', '这场比赛正在归还，请先用 give-back 归还完');
}

function notBorrowed(): ProblemError {
  return new ProblemError(404, 'NOT_FOUND', '这台电脑没有从别处带来这场比赛，请核对比赛编号');
}

function notHeld(): ProblemError {
  return new ProblemError(409, 'CONFLICT', '这场比赛不由这台电脑主持，没有要归还的');
}

function notTheHolder(): ProblemError {
  return new ProblemError(
    409,
    'HALL_NOT_THE_HOLDER',
    '那边说这场比赛已经不由这台电脑主持，没有归还；请联系组织者',
  );
}
