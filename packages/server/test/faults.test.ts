/** The quick part of `npm run test:faults`: the real server killed under load, and tests of the auditor itself. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Books, type Problem } from '../../../faults/support/books.ts';
import { copyData } from '../../../faults/support/copy-data.ts';
import { CutFrame } from '../../../faults/support/cut-frame.ts';
import { killRounds } from '../../../faults/support/kill-rounds.ts';
import { meanFactor, watchSlowness, worstFactor } from '../../../faults/support/slowness.ts';
import { Witness } from '../../../faults/support/witness.ts';
import { messageBytes } from '../src/node/websocket-frame.ts';
import { builtProgram, placeData } from './support/program.ts';
import { rounds } from './support/rounds.ts';

describe('a killed server', () => {
  beforeAll(builtProgram);

  it('has every acknowledged command once, and gives a retry the first answer', async () => {
    const seeds = [11, 12, 13].slice(0, rounds(1, 3));
    const said: string[] = [];
    const summary = await killRounds({
      program: 'BUILT',
      placeData,
      judges: 12,
      programs: 40,
      rounds: seeds.map((seed, index) => ({ number: index + 1, seed })),
      rowsEvery: 4,
      say: (text) => said.push(text),
    });
    expect(summary.kills).toBe(seeds.length);
    expect(summary.acknowledged).toBeGreaterThan(seeds.length);
    expect(summary.repeated).toBeGreaterThan(0);
    expect(said).toHaveLength(seeds.length);
  }, 400_000);
});

it.skipIf(process.platform === 'win32')(
  'a data directory is copied without the socket that a killed server leaves',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'liangfen-left-'));
    const [left, copy] = [join(folder, 'left'), join(folder, 'copy')];
    mkdirSync(left);
    writeFileSync(join(left, 'PG_VERSION'), '17');
    const server = createServer().listen(join(left, 'admin.sock'));
    await once(server, 'listening');
    copyData(left, copy);
    server.close();
    expect(readdirSync(copy)).toEqual(['PG_VERSION']);
    rmSync(folder, { recursive: true, force: true });
  },
);

describe('a limit of a fault program', () => {
  const samples = [1, 1, 4, 6, 1].map((factor, index) => ({ at: index * 1_000, factor }));

  it('grows with what the machine does in the same stretch, and is never below that of a quiet one', () => {
    expect(meanFactor(samples, 2_000, 3_000)).toBe(5);
    expect(meanFactor(samples, 0, 1_000)).toBe(1);
    expect(meanFactor([{ at: 0, factor: 0.5 }], 0, 1)).toBe(1);
    expect(meanFactor([], 0, 1)).toBe(1);
  });

  it('is that of the slowest stretch where nobody knows which wait was the longest', () => {
    expect(worstFactor(samples, 1_000)).toBe(5);
    expect(worstFactor(samples, 4_000)).toBe(3);
  });

  it('is the one of a quiet machine when nothing was measured in between', () => {
    const slowness = watchSlowness();
    slowness.stop();
    expect(slowness.allowed(3_000, Date.now() + 60_000)).toBe(3_000);
    expect(slowness.allowedAtWorst(3_000)).toBeGreaterThanOrEqual(3_000);
  });
});

describe('the auditor of the fault programs', () => {
  const judge = { id: 'judge', token: '' };
  const score = (revision: number) => ({
    programId: 'program',
    itemId: null,
    score: 88,
    revision,
    receipt: `R${revision}`,
    at: 1,
  });

  function entry(version: number, previousHash: string, commandId: string, event: object) {
    const body = JSON.stringify(event);
    const lines = ['liangfen-ledger-1', previousHash, version, 1, 'SCORE_SUBMITTED', 'JUDGE'];
    const text = [...lines, 'judge', commandId, body].join('\n');
    const hash = createHash('sha256').update(text).digest('hex');
    const actor = { role: 'JUDGE' as const, id: 'judge' };
    const type = 'SCORE_SUBMITTED' as const;
    return { version, at: 1, type, actor, commandId, body, previousHash, hash };
  }

  /** Returns witness and log of two scores by one judge; each test spoils them in its own way. */
  function twoScores() {
    const witness = new Witness();
    const commands = [1, 2].map((revision) => {
      const request = { method: 'POST', path: '/' };
      const command = witness.begin(judge, 'SCORE', request, judge.id);
      const body = { version: revision, receipt: `R${revision}`, scores: [score(revision)] };
      witness.heard(command, { kind: 'ANSWER', status: 200, retryAfter: undefined, body });
      return command;
    });
    let previousHash = '';
    const entries = commands.map(({ commandId }, index) => {
      const event = {
        type: 'SCORE_SUBMITTED',
        version: index + 1,
        judgeId: 'judge',
        submitted: 1,
        scores: [score(index + 1)],
      };
      const made = entry(index + 1, previousHash, commandId, event);
      previousHash = made.hash;
      return made;
    });
    const row = { ...score(2), judgeId: 'judge' };
    return { witness, entries, row };
  }

  const kinds = (problems: readonly Problem[]) => [...new Set(problems.map(({ kind }) => kind))];

  it('finds no problem where there is none', () => {
    const { witness, entries, row } = twoScores();
    const books = new Books(0);
    books.append(entries);
    books.commands(witness);
    books.scores('the table', [row], witness);
    expect(books.problems()).toEqual([]);
  });

  it('finds a command that was acknowledged and is gone', () => {
    const { witness, entries, row } = twoScores();
    const books = new Books(0);
    books.append(entries.slice(0, 1));
    books.commands(witness);
    expect(kinds(books.problems())).toEqual(['LOST']);
    books.scores('the table', [{ ...row, revision: 1, receipt: 'R1' }], witness);
    expect(kinds(books.problems())).toEqual(['LOST']);
  });

  it('finds a command that was done twice, and one that nobody sent', () => {
    const { witness, entries } = twoScores();
    const [first, second] = entries;
    const twice = new Books(0);
    twice.append([...entries, entry(3, second?.hash ?? '', first?.commandId ?? '', {})]);
    twice.commands(witness);
    expect(kinds(twice.problems())).toEqual(['TWICE']);
    const stranger = new Books(0);
    stranger.append([...entries, entry(3, second?.hash ?? '', 'judge:nobody', {})]);
    stranger.commands(witness);
    expect(kinds(stranger.problems())).toEqual(['STRANGER']);
  });

  it('finds a gap in the log and a changed entry', () => {
    const { entries } = twoScores();
    const gap = new Books(0);
    gap.append(entries.slice(1));
    expect(kinds(gap.problems())).toEqual(['CHAIN']);
    const changed = new Books(0);
    changed.append(entries.map((one) => ({ ...one, body: one.body.replace('88', '99') })));
    expect(kinds(changed.problems())).toEqual(['CHAIN']);
  });

  it('finds a picture that was shown and is not in the log', () => {
    const { entries } = twoScores();
    const books = new Books(0);
    books.append(entries);
    const shown = (version: number, submitted: number) => ({
      reader: '主屏',
      version,
      frame: {
        frame: 'change' as const,
        from: 1,
        version,
        serverTime: 1,
        events: [{ type: 'SCORE_SUBMITTED' as const, version, at: 1, submitted, expected: 1 }],
      },
    });
    books.frames([shown(3, 1)]);
    expect(kinds(books.problems())).toEqual(['SCREEN']);
    books.frames([shown(2, 7)]);
    expect(kinds(books.problems())).toEqual(['SCREEN']);
  });

  it('knows that a console is sent a program without its panel, and finds another program', () => {
    const { entries } = twoScores();
    const books = new Books(0);
    const id = 'program';
    const event = { type: 'RESULT_SHOWN', version: 3, at: 1, programs: [{ id, panel: {} }] };
    books.append([...entries, entry(3, entries[1]?.hash ?? '', 'console:1', event)]);
    const sent = (program: object) => ({
      reader: '控制台',
      version: 3,
      frame: JSON.parse(
        JSON.stringify({
          ...{ frame: 'change', from: 2, version: 3, serverTime: 1 },
          events: [{ ...event, programs: [program] }],
        }),
      ),
    });
    books.frames([sent({ id })]);
    expect(books.problems()).toEqual([]);
    books.frames([sent({ id: 'another' })]);
    expect(kinds(books.problems())).toEqual(['SCREEN']);
  });

  it('finds a cut-off frame whose beginning is not in the log', () => {
    const { entries } = twoScores();
    const books = new Books(0);
    books.append(entries);
    books.cuts('主屏', [
      '',
      '{"frame":"change","from":1,"ver',
      '{"frame":"change","from":1,"version":2,',
    ]);
    expect(books.problems()).toEqual([]);
    books.cuts('主屏', ['{"frame":"change","from":2,"version":3,"serverTime":1,"events":[{"ty']);
    expect(kinds(books.problems())).toEqual(['SCREEN']);
    books.cuts('主屏', ['{"frame":"snapshot","version":3,"serv']);
    expect(kinds(books.problems())).toEqual(['SCREEN']);
  });

  it('finds the rest of the last frame in a byte stream, however it was cut', () => {
    const lengths = fc.constantFrom(0, 1, 125, 126, 65_535, 65_536);
    const sizes = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(fc.array(lengths), lengths, sizes, fc.nat(), (whole, last, size, cutAt) => {
        const all = Buffer.concat(whole.map((length) => messageBytes('x'.repeat(length))));
        const text = 'y'.repeat(last);
        const message = messageBytes(text);
        const kept = message.subarray(0, cutAt % message.length);
        const bytes = Buffer.concat([all, kept]);
        const step = Math.max(size, Math.ceil(bytes.length / 200));
        const cut = new CutFrame();
        for (let at = 0; at < bytes.length; at += step) cut.take(bytes.subarray(at, at + step));
        const head = message.length - last;
        expect(cut.text).toBe(text.slice(0, Math.max(0, kept.length - head)));
      }),
      { numRuns: 50 },
    );
  });

  it('finds a different answer to the same key, and a 5xx', () => {
    const { witness, entries } = twoScores();
    const books = new Books(0);
    books.append(entries);
    const [first] = witness.commands;
    if (!first) throw new Error('no command');
    const body = { version: 9, receipt: 'R9', scores: [] };
    witness.heard(first, { kind: 'ANSWER', status: 200, retryAfter: undefined, body });
    witness.heard(first, { kind: 'ANSWER', status: 500, retryAfter: undefined, body: {} });
    books.commands(witness);
    expect(books.problems().map(({ kind }) => kind)).toEqual(['ANSWER', 'ANSWER']);
  });
});
