/**
 * The audience votes: one ballot a phone, whatever is lost or repeated; counted once, on the ledger by its root, and nobody
 * knows the standing before it is shown.
 */
import { createHash } from 'node:crypto';
import { ballotLeaf, hexOf, rootOf } from '@liangfen/rules/replay';
import type { AudienceVoteKind } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Hall,
  openHall,
  openShow,
  openWindow,
  refusalOf,
  type Server,
  type Show,
} from './live-hall.ts';

let hall: Hall;
let server: Server;

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const phoneOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 40);

interface Voting {
  readonly show: Show;
  readonly programId: string;
  readonly voteId: string;
}

async function onStage(): Promise<Show & { readonly programId: string }> {
  const show = await openShow(hall, server, { judges: 2 });
  await show.organiser.call('updateBaseSetting', {
    path: { id: show.id },
    body: { look: { audiencePage: true } },
  });
  const [programId = ''] = show.programIds;
  await show.console.call('startSpeech', { path: { id: show.id, programId, itemId: '0' } });
  return { ...show, programId };
}

async function opened(voteKind: AudienceVoteKind = 'LIKE'): Promise<Voting> {
  const show = await onStage();
  const { programId } = show;
  await show.console.call('openAudienceVote', {
    path: { id: show.id, programId },
    query: { voteKind },
  });
  const { vote } = await show.screen.call('getAudienceFrame', { path: { id: show.id } });
  await hall.clock.advance(5_000);
  const frame = await show.screen.call('getAudienceFrame', { path: { id: show.id } });
  return { show, programId, voteId: (vote ?? frame.vote)?.id ?? '' };
}

interface Given {
  readonly phone?: string;
  readonly order?: number;
  readonly choice?: number;
  readonly sinceMs?: number;
}

const cast = (
  { show, voteId }: Voting,
  { phone = 'a', order = 1, choice = 1, sinceMs = 0 }: Given = {},
) =>
  show.screen.call('castAudienceBallot', {
    path: { id: show.id, voteId },
    body: { voter: phoneOf(phone), order, choice, sinceMs },
  });

const close = ({ show, programId }: Voting) =>
  show.console.call('closeAudienceVote', { path: { id: show.id, programId } });
const shown = ({ show, programId }: Voting) =>
  show.console.call('showAudienceVote', { path: { id: show.id, programId } });
const undo = ({ show }: Voting) => show.console.call('undoCommand', { path: { id: show.id } });

async function countOf({ show, programId }: Voting) {
  const match = await show.console.call('getCurrentMatch', { path: { id: show.id } });
  const rows = match.programGroups.flatMap(({ programs }) => programs);
  return rows.find(({ id }) => id === programId)?.audienceVote?.count ?? null;
}

const verified = ({ show }: Voting) =>
  show.organiser.call('verifyLedger', { path: { id: show.id } });

describe('a phone', () => {
  it('votes without a login, and may change its mind until the close', async () => {
    const voting = await opened();
    await cast(voting, { choice: 1 });
    await cast(voting, { phone: 'b', choice: 1 });
    const changed = await cast(voting, { order: 2, choice: 0 });
    expect(changed).toMatchObject({ order: 2, choice: 0 });
    await close(voting);
    await hall.clock.advance(2_000);
    await shown(voting);
    expect(await countOf(voting)).toMatchObject({ voters: 2, votes: [1, 1] });
  });

  it('gets the same receipt for a ballot that it sends again, and a late repeat changes nothing', async () => {
    const voting = await opened();
    const first = await cast(voting, { choice: 1 });
    expect(await cast(voting, { choice: 1 })).toEqual(first);
    const second = await cast(voting, { order: 2, choice: 0 });
    expect(await cast(voting, { choice: 1 })).toEqual(second);
  });

  it('is refused a choice that the vote has not', async () => {
    const voting = await opened('RATING');
    expect(await refusalOf(cast(voting, { choice: 0 }))).toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(await cast(voting, { choice: 10 })).toMatchObject({ choice: 10 });
  });

  it('may be two seconds on its way at the close, and no longer', async () => {
    const voting = await opened();
    await close(voting);
    await hall.clock.advance(1_500);
    expect(await cast(voting, { sinceMs: 1_600 })).toMatchObject({ choice: 1 });
    expect((await refusalOf(cast(voting, { phone: 'b', sinceMs: 100 }))).code).toBe(
      'AUDIENCE_VOTE_OVER',
    );
    await hall.clock.advance(600);
    expect((await refusalOf(cast(voting, { phone: 'c', sinceMs: 9_000 }))).code).toBe(
      'AUDIENCE_VOTE_OVER',
    );
  });

  it('is told where there is no such vote, or no page for the audience', async () => {
    const voting = await opened();
    expect(await refusalOf(cast({ ...voting, voteId: 'nobody' }))).toMatchObject({ status: 404 });
    await voting.show.organiser.call('updateBaseSetting', {
      path: { id: voting.show.id },
      body: { look: { audiencePage: false } },
    });
    expect((await refusalOf(cast(voting))).code).toBe('AUDIENCE_PAGE_CLOSED');
  });
});

describe('the count', () => {
  it('is told to everybody as a number, and the standing to nobody before it is shown', async () => {
    const voting = await opened('RATING');
    const { show, voteId } = voting;
    for (const [at, choice] of [9, 10, 7].entries()) await cast(voting, { phone: `${at}`, choice });
    await hall.clock.advance(1_000);
    const told = await show.screen.call('getAudienceVoteCount', { path: { id: show.id, voteId } });
    expect(told).toEqual({ voteId, voters: 3 });
    await close(voting);
    await hall.clock.advance(2_000);
    const preview = await show.console.call('previewCommand', {
      path: { id: show.id },
      body: { type: 'SHOW_AUDIENCE_VOTE', programId: voting.programId },
    });
    expect(preview.stage).toMatchObject({ kind: 'AUDIENCE_VOTE', result: null });
    await shown(voting);
    const screen = await show.screen.call('getScreenMatch', { path: { id: show.id } });
    expect(screen.stage).toMatchObject({ result: { voters: 3, figure: 8.67 } });
  });

  it('waits for ballots on their way', async () => {
    const voting = await opened();
    await close(voting);
    expect((await refusalOf(shown(voting))).code).toBe('AUDIENCE_VOTE_COUNTING');
  });

  it('goes on beside the judges, who are not disturbed', async () => {
    const voting = await opened();
    await openWindow(voting.show, voting.programId);
    await cast(voting);
    await close(voting);
    const match = await voting.show.console.call('getCurrentMatch', {
      path: { id: voting.show.id },
    });
    expect(match).toMatchObject({ link: 'SCORE', window: { open: true } });
    await hall.clock.advance(2_000);
    expect((await refusalOf(shown(voting))).code).toBe('JUDGES_SCORING');
  });

  it('can be taken back to an open vote, and counts again what came since', async () => {
    const voting = await opened();
    await cast(voting);
    await close(voting);
    await hall.clock.advance(2_000);
    await shown(voting);
    await undo(voting);
    await undo(voting);
    await cast(voting, { phone: 'b', choice: 0 });
    await close(voting);
    await hall.clock.advance(2_000);
    await shown(voting);
    expect(await countOf(voting)).toMatchObject({ voters: 2, votes: [1, 1] });
    expect(await verified(voting)).toMatchObject({ intact: true });
  });

  it('has every ballot of a full hall, which is read in parts', async () => {
    const voting = await opened();
    await cast(voting, { choice: 0 });
    const rest = Array.from({ length: 4_000 }, (_, at) => phoneOf(`${at}`));
    await hall.database.query
      .insertInto('audience_ballot')
      .values(
        rest.map((voter) => ({
          ...{ competition_id: voting.show.id, vote_id: voting.voteId },
          ...{ voter, turn: 1, choice: 1, salt: voter.slice(0, 32) },
        })),
      )
      .execute();
    await close(voting);
    await hall.clock.advance(2_000);
    await shown(voting);
    expect(await countOf(voting)).toMatchObject({ voters: 4_001, votes: [1, 4_000] });
    expect(await verified(voting)).toMatchObject({ intact: true });
  });

  it('is the same whichever of two processes took the ballots', async () => {
    const voting = await opened();
    const other = hall.server();
    const elsewhere = { ...voting, show: { ...voting.show, screen: voting.show.screen.at(other) } };
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        cast(at % 2 === 0 ? voting : elsewhere, { phone: `${at % 20}`, order: 1 + (at % 3) }),
      ),
    );
    await close(voting);
    await hall.clock.advance(2_000);
    await shown(voting);
    expect(await countOf(voting)).toMatchObject({ voters: 20, votes: [0, 20] });
  });
});

describe('the ledger', () => {
  it('holds the root of the ballots, which receipts lead to, and no ballot', async () => {
    const voting = await opened();
    const receipts = [];
    for (const phone of ['a', 'b', 'c']) receipts.push(await cast(voting, { phone }));
    await close(voting);
    await hall.clock.advance(2_000);
    await shown(voting);
    const leaves = [...receipts]
      .sort((one, other) => (one.salt < other.salt ? -1 : 1))
      .map((receipt) => ballotLeaf(sha256, receipt));
    expect((await countOf(voting))?.root).toBe(hexOf(rootOf(sha256, leaves)));
    const entries = await hall.database.query
      .selectFrom('show_event')
      .select(['type', 'body'])
      .where('competition_id', '=', voting.show.id)
      .where('type', 'in', ['AUDIENCE_VOTE_OPENED', 'AUDIENCE_VOTE_CLOSED', 'AUDIENCE_VOTE_SHOWN'])
      .orderBy('version')
      .execute();
    expect(entries.map(({ type }) => type)).toEqual([
      'AUDIENCE_VOTE_OPENED',
      'AUDIENCE_VOTE_CLOSED',
      'AUDIENCE_VOTE_SHOWN',
    ]);
    for (const { salt } of receipts) expect(JSON.stringify(entries)).not.toContain(salt);
  });

  it('is verified, and an altered or a lost ballot is found', async () => {
    const voting = await opened();
    await cast(voting);
    await cast(voting, { phone: 'b', choice: 0 });
    await close(voting);
    await hall.clock.advance(2_000);
    await shown(voting);
    expect(await verified(voting)).toMatchObject({ intact: true });
    const { query } = hall.database;
    await query
      .updateTable('audience_ballot')
      .set({ choice: 1 })
      .where('vote_id', '=', voting.voteId)
      .execute();
    expect(await verified(voting)).toMatchObject({ intact: false });
    await query.deleteFrom('audience_ballot').where('vote_id', '=', voting.voteId).execute();
    expect(await verified(voting)).toMatchObject({ intact: false });
  });

  it('keeps no name of a phone', async () => {
    const voting = await opened();
    await cast(voting);
    const rows = await hall.database.query
      .selectFrom('audience_ballot')
      .selectAll()
      .where('vote_id', '=', voting.voteId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(phoneOf('a'));
  });
});

it('answers that are lost, repeats and changes count each phone once, with its last choice', async () => {
  const voting = await opened('RATING');
  const send = fc.record({
    phone: fc.integer({ min: 0, max: 5 }).map(String),
    order: fc.integer({ min: 1, max: 4 }),
  });
  // What a phone chose in which order is the phone's: a repeat says the same again.
  const choiceOf = ({ phone, order }: { phone: string; order: number }) =>
    1 + ((Number(phone) * 3 + order) % 10);
  const last = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(send, { minLength: 1, maxLength: 30 }), async (sent) => {
      const answers = await Promise.all(
        sent.map((one) => cast(voting, { ...one, choice: choiceOf(one) })),
      );
      for (const [at, one] of sent.entries()) {
        last.set(one.phone, Math.max(last.get(one.phone) ?? 0, one.order));
        expect(answers[at]?.order).toBeGreaterThanOrEqual(one.order);
      }
    }),
    { numRuns: 12 },
  );
  await close(voting);
  await hall.clock.advance(2_000);
  await shown(voting);
  const votes = Array.from({ length: 10 }, () => 0);
  for (const [phone, order] of last) {
    const at = choiceOf({ phone, order }) - 1;
    votes[at] = (votes[at] ?? 0) + 1;
  }
  expect(await countOf(voting)).toMatchObject({ voters: last.size, votes });
});
