/**
 * The audience votes as evidence: the bundle holds every ballot of what was shown, two programs that share no line come to the
 * same figure, any alteration is found, and nobody learns who voted for what.
 */
import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperatorCommand } from '@liangfen/rules';
import { ballotLeaf, ballotSalt, type EvidenceBundle, rootAlong } from '@liangfen/rules/replay';
import type { Actor, EvidenceBallots } from '@liangfen/sdk/schema';
import { nodeProof, runVerify } from '@liangfen/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingKeyOf } from '../src/node/signing-key.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

const operator: Actor = { role: 'CONSOLE', id: 'operator' };
const once = { commandId: null, seenVersion: null };
const phoneOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 48);

let hall: TestApp;
let organiser: TestAccount;
let folder: string;
let id: string;
let programs: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-recount-'));
  hall = await createTestApp();
  organiser = await hall.register();
  const { client } = organiser;
  ({ id } = await client.call('createCompetition', { body: { name: '决赛' } }));
  const path = { id };
  await client.call('updateBaseSetting', { path, body: { look: { audiencePage: true } } });
  const made = [];
  for (const programName of ['茉莉花', '青花瓷', '送别']) {
    made.push((await client.call('createProgram', { path, body: { programName } })).id);
  }
  programs = made;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function operate(...commands: readonly OperatorCommand[]): Promise<void> {
  for (const command of commands) {
    hall.clock.advance(3_000);
    await hall.app.services.live.command(id, operator, command, once);
  }
}

/** Opens a vote on the act, which comes on stage for it; returns its id. */
async function opened(act: number, voteKind: 'LIKE' | 'RATING'): Promise<string> {
  const programId = programs[act] ?? '';
  await operate(
    { type: 'START_SPEECH', programId, itemId: null, test: false, confirm: true },
    { type: 'OPEN_AUDIENCE_VOTE', programId, voteKind },
  );
  const state = await hall.app.services.live.state(id);
  const rows = state.programGroups.flatMap((group) => group.programs);
  return rows.find((row) => row.id === programId)?.audienceVote?.id ?? '';
}

const cast = (voteId: string, phone: string, choice: number, order = 1) =>
  hall.client.call('castAudienceBallot', {
    path: { id, voteId },
    body: { voter: phoneOf(phone), order, choice, sinceMs: 0 },
  });

const closed = (act: number): readonly OperatorCommand[] => [
  { type: 'CLOSE_AUDIENCE_VOTE', programId: programs[act] ?? '' },
  { type: 'SHOW_AUDIENCE_VOTE', programId: programs[act] ?? '' },
];

const exported = async () =>
  (await organiser.client.send('exportEvidence', { path: { id } })).text();

function file(bundle: object | string): string {
  const path = join(folder, 'bundle.json');
  writeFileSync(path, typeof bundle === 'string' ? bundle : JSON.stringify(bundle));
  return path;
}

const verified = (bundle: object | string) => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const code = runVerify([file(bundle), '--key', hall.ports.proof.signer?.key ?? ''], {
    say,
    complain: say,
  });
  return { code, text: lines.join('\n') };
};

/** The outsider's program, of which no line is the product's. */
const recounted = (bundle: object | string, key = hall.ports.proof.signer?.key ?? '') => {
  const run = spawnSync('python3', ['docs/recount/recount.py', file(bundle), '--key', key], {
    encoding: 'utf8',
  });
  return { code: run.status, text: `${run.stdout}${run.stderr}` };
};

describe('the ballots of an evening', () => {
  let text: string;
  let liked: string;
  const parsed = (): EvidenceBundle & { ballots: EvidenceBallots[] } => JSON.parse(text);

  beforeAll(async () => {
    liked = await opened(0, 'LIKE');
    for (const [at, choice] of [1, 1, 0, 1, 0].entries()) await cast(liked, `phone ${at}`, choice);
    await cast(liked, 'phone 4', 1, 2);
    await operate(...closed(0));
    const rated = await opened(1, 'RATING');
    for (const [at, choice] of [10, 9, 7].entries()) await cast(rated, `phone ${at}`, choice);
    await operate(...closed(1));
    text = await exported();
  });

  it('are counted by the verifier and by a program that shares no line with it, alike', () => {
    expect(verified(text)).toMatchObject({ code: 0 });
    const { code, text: told } = recounted(text);
    expect(told).toContain('茉莉花: 5 ballots, [1, 4]');
    expect(told).toContain('青花瓷: 3 ballots, [0, 0, 0, 0, 0, 0, 1, 0, 1, 1]');
    expect(code).toBe(0);
  });

  it('tell a phone its own one, by what only the phone made up, and nobody else whose is whose', () => {
    const [{ ballots } = { ballots: [] }] = parsed().ballots;
    const own = ballotSalt(nodeProof.sha256, liked, phoneOf('phone 4'));
    expect(ballots).toContain(`${own}:1`);
    expect(ballots).toEqual([...ballots].sort());
    for (const phone of [0, 1, 2, 3, 4].map((at) => phoneOf(`phone ${at}`))) {
      expect(text).not.toContain(phone);
      expect(text).not.toContain(hall.ports.sha256(`${liked} ${phone}`));
    }
  });

  it('show every alteration: another choice, a ballot more, less, twice, or elsewhere, and a vote without', () => {
    const [first = '', second = ''] = parsed().ballots[0]?.ballots ?? [];
    const flipped = first.replace(/.$/, first.endsWith('1') ? '0' : '1');
    const alterations: Readonly<Record<string, (lists: EvidenceBallots[]) => EvidenceBallots[]>> = {
      'another choice': ([vote, ...rest]) =>
        withBallots(vote, rest, ([_, ...more]) => [flipped, ...more]),
      'another salt': ([vote, ...rest]) =>
        withBallots(vote, rest, ([_, ...more]) => [`${'0'.repeat(32)}${first.slice(32)}`, ...more]),
      'a ballot less': ([vote, ...rest]) => withBallots(vote, rest, ([_, ...more]) => more),
      'a ballot twice': ([vote, ...rest]) => withBallots(vote, rest, (all) => [first, ...all]),
      'two in each other’s place': ([vote, ...rest]) =>
        withBallots(vote, rest, ([_a, _b, ...more]) => [second, first, ...more]),
      'no ballot at all': ([, ...rest]) => rest,
      'a list twice': (lists) => [...lists, ...lists],
      'a list of no vote': (lists) => [...lists, { voteId: 'nobody', ballots: [] }],
      'no ballot': ([vote, ...rest]) => withBallots(vote, rest, (all) => [...all, 'g']),
    };
    for (const [name, alter] of Object.entries(alterations)) {
      const bundle = parsed();
      const altered = { ...bundle, ballots: alter(bundle.ballots) };
      expect(verified(altered), name).toMatchObject({ code: 1 });
      expect(recounted(altered).code, name).toBe(1);
    }
    const { ballots: _, ...without } = parsed();
    expect(verified(without)).toMatchObject({ code: 1 });
    expect(verified(without).text).toContain('节目「茉莉花」的现场观众投票');
    expect(recounted(without).code).toBe(1);
  });

  it('convince the outsider by the server’s key only, of a log that nobody altered', () => {
    const stranger = signingKeyOf(generateKeyPairSync('ed25519').privateKey).key;
    expect(recounted(text, stranger)).toMatchObject({ code: 1 });
    const bundle = parsed();
    const at = bundle.entries.findIndex(({ type }) => type === 'AUDIENCE_VOTE_SHOWN');
    const entry = bundle.entries[at];
    if (entry === undefined) throw new Error('no vote was shown');
    bundle.entries[at] = { ...entry, body: entry.body.replace('"votes":[1,4]', '"votes":[0,5]') };
    expect(bundle.entries[at]?.body).not.toBe(entry.body);
    expect(recounted(bundle).text).toContain('was altered');
    const [head] = bundle.heads;
    if (head === undefined) throw new Error('nothing is signed');
    const forged = head.checkpoint.replace(/.{8}\n$/, 'AAAAAAA=\n');
    expect(recounted({ ...parsed(), heads: [{ ...head, checkpoint: forged }] })).toMatchObject({
      code: 1,
    });
  });

  it('are found by the phones that cast them, each by its own, and by nobody for another choice', async () => {
    const check = (phone: string, choice: number) =>
      hall.client.call('checkAudienceBallot', {
        path: { id, voteId: liked },
        body: { salt: ballotSalt(nodeProof.sha256, liked, phoneOf(phone)), choice },
      });
    const places = new Set<number>();
    for (const [at, choice] of [1, 1, 0, 1, 1].entries()) {
      const { root, voters, found } = await check(`phone ${at}`, choice);
      const salt = ballotSalt(nodeProof.sha256, liked, phoneOf(`phone ${at}`));
      const leaf = ballotLeaf(nodeProof.sha256Bytes, { salt, choice });
      if (found === null) throw new Error('a ballot is missing');
      places.add(found.index);
      expect(rootAlong(nodeProof.sha256Bytes, leaf, { ...found, size: voters })).toBe(root);
      expect((await check(`phone ${at}`, 1 - choice)).found).toBeNull();
    }
    expect(places.size).toBe(5);
    expect((await check('a stranger', 1)).found).toBeNull();
  });

  it('are in no bundle while their vote is open, or was opened again', async () => {
    const again = await opened(2, 'LIKE');
    await cast(again, 'phone 0', 1);
    const salt = ballotSalt(nodeProof.sha256, again, phoneOf('phone 0'));
    const asked = { path: { id, voteId: again }, body: { salt, choice: 1 } };
    expect(await hall.client.refusal('checkAudienceBallot', asked)).toMatchObject({ status: 404 });
    const open = await exported();
    expect(JSON.parse(open).ballots).toHaveLength(2);
    expect(recounted(open)).toMatchObject({ code: 0 });
    await operate(...closed(2));
    expect(JSON.parse(await exported()).ballots).toHaveLength(3);
    await operate({ type: 'UNDO' }, { type: 'UNDO' });
    const taken = await exported();
    expect(JSON.parse(taken).ballots).toHaveLength(2);
    expect(verified(taken)).toMatchObject({ code: 0 });
    expect(recounted(taken)).toMatchObject({ code: 0 });
  });
});

function withBallots(
  vote: EvidenceBallots | undefined,
  rest: readonly EvidenceBallots[],
  change: (ballots: readonly string[]) => readonly string[],
): EvidenceBallots[] {
  if (vote === undefined) throw new Error('the bundle has no vote');
  return [{ ...vote, ballots: [...change(vote.ballots)] }, ...rest];
}
