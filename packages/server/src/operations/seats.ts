/** Seat links: a printed code signs its judge in on one phone, without a password (product decisions § 6). */
import type { Seat, SeatAnswer, Seats } from '@liangfen/sdk/schema';
import type { IncomingRequest } from '../contract/incoming-request.ts';
import { type HolderRow, holderColumns, requireHere } from '../held-elsewhere.ts';
import type { Ports, Vault } from '../ports.ts';
import { notFound, ProblemError } from '../problem.ts';
import { formerSeatMark, seatCode, seedLength, seedOf } from '../sealing/seat-codes.ts';
import type { BaseRow } from '../store/schema.ts';
import type { Queryable, Tx } from '../store/transaction.ts';
import type { Call } from './call.ts';
import { signsInAtSeat } from './competitions/defaults.ts';
import { endedSessions } from './ended-sessions.ts';
import type { Operations } from './operation.ts';
import { organiserChange } from './organiser-change.ts';
import type { Services } from './services.ts';

interface SeatRow extends HolderRow {
  readonly competitionId: string;
  readonly id: string;
  readonly number: number | null;
  readonly name: string;
  readonly base: BaseRow;
}

/** The code stands behind `#`, where no proxy on the way writes it down. */
function seatOf(vault: Vault, judgeId: string, seed: string, usedAt: number | null): Seat {
  const code = seatCode(vault, seed);
  return { judgeId, code, path: `/web/judge/seat#${code}`, usedAt };
}

/** Only an approved judge has a seat; the code was made with the judge's row (docs/decisions/0283). */
async function readSeat(
  query: Queryable,
  vault: Vault,
  competitionId: string,
  judgeId: string,
): Promise<Seat> {
  const judge = await query
    .selectFrom('judge')
    .select(['approval', 'seat_seed as seed', 'seat_used_at as usedAt'])
    .where('competition_id', '=', competitionId)
    .where('id', '=', judgeId)
    .executeTakeFirst();
  if (judge === undefined) throw notFound('评委');
  if (judge.approval !== 'APPROVED') {
    throw new ProblemError(404, 'NOT_FOUND', '这位评委还没有通过，没有席位链接；请先通过报名');
  }
  return seatOf(vault, judgeId, judge.seed, judge.usedAt);
}

/** Seats of all approved judges by number. */
async function readSeats(query: Queryable, vault: Vault, competitionId: string): Promise<Seats> {
  const rows = await query
    .selectFrom('judge')
    .select(['id', 'number', 'name', 'judge_group_id as judgeGroupId'])
    .select(['seat_seed as seed', 'seat_used_at as usedAt'])
    .where('competition_id', '=', competitionId)
    .where('approval', '=', 'APPROVED')
    .orderBy('number')
    .orderBy('id')
    .execute();
  return {
    seats: rows.map(({ id, seed, usedAt, ...judge }) => ({
      ...seatOf(vault, id, seed, usedAt),
      ...judge,
    })),
  };
}

/** Ends the logins of a seat; returns their ids. */
async function vacate(tx: Tx, competitionId: string, judgeId: string): Promise<string[]> {
  const ended = await tx
    .deleteFrom('session')
    .where('competition_id', '=', competitionId)
    .where('judge_id', '=', judgeId)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The row stays locked until the end, so that two phones at once cannot both find the seat free. */
async function holdSeat(tx: Tx, ports: Ports, code: string): Promise<SeatRow> {
  const seed = seedOf(code, ports);
  const seat = await tx
    .selectFrom('judge')
    .innerJoin('competition', 'competition.id', 'judge.competition_id')
    .select(['judge.competition_id as competitionId', 'judge.id', 'judge.number', 'judge.name'])
    .select('competition.base')
    .select(holderColumns)
    .$if(seed !== null, (made) => made.where('judge.seat_seed', '=', seed))
    .$if(seed === null, (made) =>
      made.where('judge.former_seat_mark', '=', formerSeatMark(ports.vault, code)),
    )
    .where('judge.approval', '=', 'APPROVED')
    .where('competition.deleted_at', 'is', null)
    .forUpdate('judge')
    .executeTakeFirst();
  if (seat === undefined) {
    throw new ProblemError(404, 'SEAT_INVALID', '席位链接已经失效，请向组织者要一个新的');
  }
  // A printed code says where to go.
  requireHere(seat);
  return seat;
}

/** A phone that never got the answer to its first opening has no login to show, yet it is no second phone. */
async function isTaken(
  tx: Tx,
  seat: SeatRow,
  phoneHash: string | null,
  now: number,
): Promise<boolean> {
  const holders = await tx
    .selectFrom('session')
    .select('phone_hash as phoneHash')
    .where('competition_id', '=', seat.competitionId)
    .where('judge_id', '=', seat.id)
    .where('expires_at', '>', now)
    .execute();
  return holders.some((holder) => phoneHash === null || holder.phoneHash !== phoneHash);
}

/** Each seat has its own guest, however often it is opened: it never acts as the judge's account. */
export async function seatGuest(
  tx: Tx,
  ports: Ports,
  seat: Pick<SeatRow, 'competitionId' | 'id' | 'name'>,
): Promise<string> {
  const id = ports.sha256(`seat ${seat.competitionId} ${seat.id}`).slice(0, 32);
  await tx
    .insertInto('user_account')
    .values({
      id,
      login_name: null,
      login_key: null,
      password_hash: null,
      name: seat.name,
      phone_number: null,
      kind: 'GUEST',
      main_user_id: null,
      created_at: ports.now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

interface SittingAt {
  readonly competitionId: string;
  readonly judgeId: string;
}

/** The seat this phone already has: it shows its login, and opening the link again is no second phone. */
async function sittingAt(
  request: IncomingRequest,
  { sessions }: Services,
): Promise<SittingAt | null> {
  const authorization = request.headers.get('authorization')?.trim() ?? '';
  if (authorization === '') return null;
  const found = await sessions.find(authorization);
  return found.state === 'KNOWN' && found.principal.kind === 'user' ? found.principal.seat : null;
}

async function takeSeat(
  tx: Tx,
  call: Call<'openSeat'>,
  sitting: SittingAt | null,
  { ports, sessions }: Services,
): Promise<{ answer: SeatAnswer; freed: string[]; signsIn: boolean; tookOver: boolean }> {
  const seat = await holdSeat(tx, ports, call.body.code);
  const isSamePhone = sitting?.competitionId === seat.competitionId && sitting.judgeId === seat.id;
  const takeOver = call.body.takeOver === true || isSamePhone;
  const phone = call.body.phone;
  const phoneHash = phone === undefined ? null : ports.sha256(phone);
  const isOwnPhone = !(await isTaken(tx, seat, phoneHash, ports.now()));
  if (!takeOver && !isOwnPhone) {
    throw new ProblemError(
      409,
      'SEAT_TAKEN',
      '这个席位已在另一部手机上打开；确认改用这部手机后，原来的手机会退出',
    );
  }
  const freed = await vacate(tx, seat.competitionId, seat.id);
  const { token } = await sessions.open(
    {
      kind: 'TOKEN',
      userId: await seatGuest(tx, ports, seat),
      competitionId: seat.competitionId,
      judgeId: seat.id,
      phoneHash,
      client: call.client,
      address: call.address,
    },
    tx,
  );
  await tx
    .updateTable('judge')
    .set({ seat_used_at: ports.now() })
    .where('competition_id', '=', seat.competitionId)
    .where('id', '=', seat.id)
    .execute();
  const { competitionId, id, number, name, base } = seat;
  return {
    answer: { token, competitionId, judge: { id, number, name } },
    freed,
    tookOver: freed.length > 0 && !isSamePhone && !isOwnPhone,
    signsIn: signsInAtSeat(base),
  };
}

/**
 * Signs the judge in, who is there when a seat opens on a phone. The seat stays open in any case, e.g. when the show
 * has ended.
 */
async function signInAtSeat(
  { competitionId, judge }: SeatAnswer,
  { live }: Services,
): Promise<void> {
  const judgeId = judge.id;
  const state = await live.state(competitionId);
  const seated = state.judges.find(({ id }) => id === judgeId);
  if (seated === undefined || seated.signIn || state.status === 'ENDED') return;
  try {
    await live.command(
      competitionId,
      { role: 'JUDGE', id: judgeId },
      { type: 'SIGN_IN_JUDGE', judgeId },
      { commandId: null, seenVersion: null },
    );
  } catch (error) {
    // The judge signs in with the button then.
    if (!(error instanceof ProblemError)) throw error;
  }
}

export const seats: Operations<'listSeats' | 'getSeat' | 'renewSeat' | 'openSeat'> = {
  listSeats: (call, { ports }) => readSeats(ports.database.query, ports.vault, call.path.id),

  getSeat: (call, { ports }) =>
    readSeat(ports.database.query, ports.vault, call.path.id, call.path.judgeId),

  renewSeat: async (call, services) => {
    const { ports } = services;
    const { id, judgeId } = call.path;
    const { seat, freed } = await organiserChange(call, services, {
      action: 'renewSeat',
      area: 'JUDGES',
      run: async (tx) => {
        await readSeat(tx, ports.vault, id, judgeId);
        const seed = ports.sha256(ports.newSecret()).slice(0, seedLength);
        const renewed = seatOf(ports.vault, judgeId, seed, null);
        await tx
          .updateTable('judge')
          .set({ seat_seed: seed, former_seat_mark: null, seat_used_at: null })
          .where('competition_id', '=', id)
          .where('id', '=', judgeId)
          .execute();
        const ended = await vacate(tx, id, judgeId);
        return { result: { seat: renewed, freed: ended }, after: { judgeId, seat: '已更换' } };
      },
    });
    endedSessions(services, freed);
    return seat;
  },

  openSeat: async (call, services) => {
    await services.rateLimit('seat', call.address);
    const sitting = await sittingAt(call.request, services);
    const { answer, freed, signsIn, tookOver } = await services.ports.database.query
      .transaction()
      .execute((tx) => takeSeat(tx, call, sitting, services));
    endedSessions(services, freed, 'SEAT_TAKEN');
    if (tookOver) {
      const { competitionId, judge } = answer;
      services.live.seatTaken(competitionId, judge.id);
      await services.security.record(call, {
        kind: 'SEAT_TAKEN',
        competitionId,
        about: judge.name,
      });
    }
    if (signsIn) await signInAtSeat(answer, services);
    return answer;
  },
};
