/** Tests that one intention makes one event, even if its command is repeated, raced, refused or lost on the way. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  commandScore,
  type Hall,
  logOf,
  openHall,
  openShow,
  openWindow,
  refusalOf,
  type Server,
  type Show,
  submitWhole,
} from './live-hall.ts';

let hall: Hall;
let server: Server;
let show: Show;
let programId: string;
let path: { id: string };
let target: { path: { id: string; programId: string; itemId: string } };

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
beforeEach(async () => {
  show = await openShow(hall, server);
  programId = at(show.programIds, 0);
  path = { id: show.id };
  target = { path: { id: show.id, programId, itemId: '0' } };
});
afterEach(() => {
  hall.database.fault = 'NONE';
  hall.database.beforePrepared = async () => undefined;
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

/** The log's versions count up by one, and each event has the version of its entry. */
async function expectOneLine(): Promise<void> {
  const log = await logOf(hall, show.id);
  expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
  expect(log.map(({ event }) => event.version)).toEqual(log.map(({ version }) => version));
}

describe('a repeated command', () => {
  it('gets the first answer again', async () => {
    const first = await show.console.call('startSpeech', { ...target, key: 'speech-0001' });
    await show.console.call('startScoring', { ...target });
    const again = await show.console.call('startSpeech', { ...target, key: 'speech-0001' });
    expect(again).toEqual(first);
    await expectOneLine();
  });

  it('gets the first answer also from a process that was started since', async () => {
    await openWindow(show, programId);
    const first = await submitWhole(show, 0, programId, 90, 'score-0001');
    const restarted = hall.server();
    const phone = at(show.judges, 0).phone.at(restarted);
    const again = await phone.call('submitScores', {
      path: { id: show.id, programId },
      body: { scores: [{ itemId: null, score: 90 }] },
      key: 'score-0001',
    });
    expect(again).toEqual(first);
    const opened = await show.console.call('showScore', {
      ...target,
      query: { confirm: true },
      key: 'reveal-0001',
    });
    const operator = show.console.at(restarted);
    const reveal = { ...target, query: { confirm: true }, key: 'reveal-0001' };
    expect(await operator.call('showScore', reveal)).toEqual(opened);
    await expectOneLine();
  });

  it('is one event when both calls come at once', async () => {
    const calls = [1, 2, 3].map(() =>
      show.console.call('startSpeech', { ...target, key: 'speech-0001' }),
    );
    const [first, ...others] = await Promise.all(calls);
    for (const other of others) expect(other).toEqual(first);
    const log = await logOf(hall, show.id);
    expect(log.filter(({ event }) => event.type === 'SPEECH_STARTED')).toHaveLength(1);
  });

  it('is one event when two processes get the two calls at once', async () => {
    await openWindow(show, programId);
    const other = hall.server();
    const submit = (at: Server) =>
      show.judges[0]?.phone.at(at).call('submitScores', {
        path: { id: show.id, programId },
        body: { scores: [{ itemId: null, score: 77 }] },
        key: 'score-0001',
      });
    const answers = await Promise.all([submit(server), submit(other)]);
    expect(answers[0]).toEqual(answers[1]);
    await expectOneLine();
    const log = await logOf(hall, show.id);
    expect(log.filter(({ event }) => event.type === 'SCORE_SUBMITTED')).toHaveLength(1);
  });

  it('is refused when another command uses its key', async () => {
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 90, 'score-0001');
    const reused = await refusalOf(submitWhole(show, 0, programId, 91, 'score-0001'));
    expect(reused).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    const restarted = hall.server();
    const phone = at(show.judges, 0).phone.at(restarted);
    const there = await refusalOf(
      phone.call('submitScores', {
        path: { id: show.id, programId },
        body: { scores: [{ itemId: null, score: 91 }] },
        key: 'score-0001',
      }),
    );
    expect(there.code).toBe('IDEMPOTENCY_KEY_REUSED');
    // Keys belong to their caller: another judge may use the same one.
    await submitWhole(show, 1, programId, 91, 'score-0001');
  });
});

describe('a refusal to the operator', () => {
  it('says why, and what to do next', async () => {
    const early = await refusalOf(show.console.call('showScore', target));
    expect(early).toMatchObject({ status: 409, code: 'NOT_SCORING' });
    expect(early.problem.detail).toContain('打分');
    const unknown = { path: { ...target.path, programId: 'nothing-here' } };
    expect(await refusalOf(show.console.call('startSpeech', unknown))).toMatchObject({
      status: 404,
      code: 'PROGRAM_NOT_FOUND',
    });
  });

  it('names the judges who are missing, and confirming goes on without them', async () => {
    await openWindow(show, programId);
    const none = await refusalOf(show.console.call('showScore', target));
    expect(none.code).toBe('NO_SCORES');
    await submitWhole(show, 1, programId, 80);
    const missing = await refusalOf(show.console.call('showScore', target));
    expect(missing).toMatchObject({ status: 409, code: 'JUDGES_MISSING' });
    expect(missing.problem.missingJudges?.map(({ name }) => name)).toEqual(['评委1', '评委3']);
    expect(missing.problem.detail).toContain('评委1、评委3');
    await show.console.call('showScore', { ...target, query: { confirm: true } });
  });

  it('says that another operator was faster', async () => {
    const { version } = await show.console.call('startSpeech', target);
    await show.console.call('startScoring', { ...target, seenVersion: version });
    const stale = await refusalOf(
      show.console.call('showStartPage', { path, seenVersion: version }),
    );
    expect(stale).toMatchObject({ status: 409, code: 'STALE_VERSION' });
    expect(stale.problem.version).toBeGreaterThan(version);
  });

  it('is decided by what other processes have committed, even when the bus told this one nothing', async () => {
    const deaf = hall.server({ bus: { ...hall.bus, subscribe: () => () => undefined } });
    const operator = show.console.at(deaf);
    await operator.call('getCurrentMatch', { path });
    await show.console.call('startSpeech', target);
    await show.console.call('startScoring', target);
    await submitWhole(show, 0, programId, 80);
    const answer = await operator.call('showScore', { ...target, query: { confirm: true } });
    expect(answer.link).toBe('SHOW_SCORE');
    await expectOneLine();
  });
});

describe('a late score', () => {
  beforeEach(async () => {
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 80);
    await show.console.call('showScore', { ...target, query: { confirm: true } });
  });

  it('is refused, and offered to the operator once', async () => {
    const late = await refusalOf(submitWhole(show, 1, programId, 95, 'late-0001'));
    expect(late).toMatchObject({ status: 409, code: 'WINDOW_CLOSED' });
    const again = await refusalOf(submitWhole(show, 1, programId, 95, 'late-0001'));
    expect(again.said).toEqual(late.said);
    const phone = at(show.judges, 1).phone.at(hall.server());
    const elsewhere = await refusalOf(
      phone.call('submitScores', {
        path: { id: show.id, programId },
        body: { scores: [{ itemId: null, score: 95 }] },
        key: 'late-0001',
      }),
    );
    expect(elsewhere.said).toEqual(late.said);
    const { lateScores } = await show.console.call('listLateScores', { path });
    expect(lateScores).toMatchObject([
      { judgeId: at(show.judges, 1).id, state: 'WAITING', scores: [{ itemId: null, score: 95 }] },
    ]);
    await expectOneLine();
  });

  it('counts when the operator accepts it with a reason', async () => {
    await refusalOf(submitWhole(show, 1, programId, 95));
    const { lateScores } = await show.console.call('getCurrentMatch', { path });
    const lateScoreId = at(lateScores, 0).id;
    const late = { path: { id: show.id, lateScoreId }, body: { reason: '网络中断' } };
    await show.console.call('acceptLateScore', late);
    const after = await show.console.call('getCurrentMatch', { path });
    expect(after.lateScores).toEqual([]);
    const all = await show.console.call('listLateScores', { path });
    expect(all.lateScores).toMatchObject([{ state: 'ACCEPTED', reason: '网络中断' }]);
    const own = await at(show.judges, 1).phone.call('getOwnScores', { path });
    expect(own.scores).toMatchObject([{ programId, score: 95 }]);
    expect(own.lateScores).toMatchObject([{ programId, state: 'ACCEPTED' }]);
    const gone = await refusalOf(show.console.call('refuseLateScore', late));
    expect(gone).toMatchObject({ status: 404, code: 'LATE_SCORE_NOT_FOUND' });
    const { live } = hall.server().app.services;
    expect((await live.state(show.id)).scoreBook.settled.get(programId)?.size).toBe(2);
  });

  it('is rejected with a reason, and the picture stays', async () => {
    await refusalOf(submitWhole(show, 1, programId, 95));
    const { lateScores } = await show.console.call('getCurrentMatch', { path });
    const answer = await show.console.call('refuseLateScore', {
      path: { id: show.id, lateScoreId: at(lateScores, 0).id },
      body: { reason: '已经亮分' },
    });
    expect(answer).toMatchObject({ link: 'SHOW_SCORE', programs: [] });
    const all = await show.console.call('listLateScores', { path });
    expect(all.lateScores).toMatchObject([{ state: 'REFUSED', reason: '已经亮分' }]);
    // Its judge is told too, and no other judge.
    const own = await at(show.judges, 1).phone.call('getOwnScores', { path });
    expect(own.lateScores).toEqual(all.lateScores);
    const others = await at(show.judges, 0).phone.call('getOwnScores', { path });
    expect(others.lateScores).toEqual([]);
  });
});

describe('two processes on one database', () => {
  it('never fork the log, however they race', async () => {
    await openWindow(show, programId);
    const other = hall.server();
    const submit = (judge: number, where: Server, score: number) =>
      at(show.judges, judge)
        .phone.at(where)
        .call('submitScores', {
          path: { id: show.id, programId },
          body: { scores: [{ itemId: null, score }] },
        });
    const calls = Array.from({ length: 60 }, (_, n) =>
      submit(n % 3, n % 2 === 0 ? server : other, 50 + (n % 40)),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ version }) => version)).size).toBe(60);
    await expectOneLine();
    for (const judge of show.judges) {
      const revisions = (await logOf(hall, show.id)).flatMap(({ event }) =>
        event.type === 'SCORE_SUBMITTED' && event.judgeId === judge.id ? (event.scores ?? []) : [],
      );
      expect(revisions.map(({ revision }) => revision)).toEqual(
        revisions.map((_, index) => index + 1),
      );
    }
    const verified = await show.organiser.call('verifyLedger', { path });
    expect(verified.intact).toBe(true);
  });

  it('see each other’s changes to the setup', async () => {
    const other = hall.server();
    const organiser = show.organiser.at(other);
    const names = Array.from({ length: 6 }, (_, n) => `决赛 ${n}`);
    await Promise.all(
      names.map((name, n) =>
        (n % 2 === 0 ? show.organiser : organiser).call('renameCompetition', {
          path,
          body: { name },
        }),
      ),
    );
    await expectOneLine();
    const [here, there] = await Promise.all([
      show.console.call('startSpeech', target),
      show.console.at(other).call('getCurrentMatch', { path }),
    ]);
    expect(here.link).toBe('SPEECH');
    expect(names).toContain(there.name);
    await expectOneLine();
  });
});

describe('a database that fails', () => {
  it('is reported to every waiting caller, and nothing is applied', async () => {
    await openWindow(show, programId);
    const screen = await show.screen.watch('openScreenEvents', show.id);
    hall.database.fault = 'BEFORE';
    const waiting = show.judges.map((_, index) =>
      refusalOf(submitWhole(show, index, programId, 80, `away-000${index}`)),
    );
    for (const refused of await Promise.all(waiting)) {
      expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect(refused.headers.get('retry-after')).not.toBeNull();
    }
    expect(screen.kinds).toEqual(['snapshot']);
    hall.database.fault = 'NONE';
    for (const [index] of show.judges.entries()) {
      await submitWhole(show, index, programId, 80, `away-000${index}`);
    }
    expect(screen.view?.stage).toMatchObject({ submitted: 3 });
    await expectOneLine();
  });

  it('may have committed before it failed: a retry gets the first answer', async () => {
    await openWindow(show, programId);
    const screen = await show.screen.watch('openScreenEvents', show.id);
    hall.database.fault = 'AFTER';
    const lost = await refusalOf(submitWhole(show, 0, programId, 84, 'lost-0001'));
    expect(lost).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    hall.database.fault = 'NONE';
    const answer = await submitWhole(show, 0, programId, 84, 'lost-0001');
    expect(answer.scores).toMatchObject([{ score: 84, revision: 1 }]);
    const log = await logOf(hall, show.id);
    expect(log.filter(({ event }) => event.type === 'SCORE_SUBMITTED')).toHaveLength(1);
    // The score whose answer was lost reached the screen once the retry found it.
    expect(screen.view?.stage).toMatchObject({ submitted: 1 });
    await expectOneLine();
  });

  it('is given up on when it never answers', async () => {
    await openWindow(show, programId);
    let release = () => {};
    let reached = () => {};
    const asked = new Promise<void>((resolve) => {
      reached = resolve;
    });
    hall.database.beforePrepared = (name) =>
      new Promise((resolve) => {
        if (!name.endsWith('-batch')) return resolve();
        release = resolve;
        reached();
      });
    const stuck = refusalOf(submitWhole(show, 0, programId, 84, 'stuck-0001'));
    await asked;
    hall.clock.advance(20_000);
    expect(await stuck).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    hall.database.beforePrepared = async () => undefined;
    release();
    const answer = await submitWhole(show, 0, programId, 84, 'stuck-0001');
    expect(answer.scores).toMatchObject([{ score: 84, revision: 1 }]);
    await expectOneLine();
  });
});

describe('the mailbox', () => {
  /** Returns the statements that write many scores, all sent in one turn of the event loop. */
  async function statementsOf(count: number): Promise<string[]> {
    await openWindow(show, programId);
    const names: string[] = [];
    hall.database.beforePrepared = async (name) => {
      if (name.endsWith('-batch')) names.push(name);
    };
    await Promise.all(
      Array.from({ length: count }, (_, n) => commandScore(server, show, n % 3, programId, n)),
    );
    const rows = await hall.database.query
      .selectFrom('score')
      .select(['score', 'revision'])
      .where('competition_id', '=', show.id)
      .orderBy('score')
      .execute();
    const last = [count - 3, count - 2, count - 1];
    expect(rows).toEqual(last.map((score) => ({ score, revision: count / 3 })));
    await expectOneLine();
    return names;
  }

  it('commits the whole queue at once', async () => {
    expect(await statementsOf(30)).toEqual(['lf-score-batch']);
  });

  it('commits a long queue in halves, so that the first half is answered while the second is written', async () => {
    expect(await statementsOf(99)).toEqual(['lf-score-batch', 'lf-score-batch']);
  });

  it('turns callers away when too many wait', async () => {
    const small = hall.server({ limits: { mailbox: { queue: 2, batch: 10, deadlineMs: 1_000 } } });
    await openWindow(show, programId);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => commandScore(small, show, 0, programId, n)),
    );
    const kinds = outcomes.map(({ status }) => status);
    expect(kinds).toContain('rejected');
    expect(kinds).toContain('fulfilled');
    await expectOneLine();
  });

  it('finishes what it accepted when the server stops, and accepts nothing more', async () => {
    const leaving = hall.server();
    await openWindow(show, programId);
    const phone = at(show.judges, 0).phone.at(leaving);
    await phone.call('getJudgeMatch', { path });
    const reader = await show.screen.at(leaving).watch('openScreenEvents', show.id);
    const submission = commandScore(leaving, show, 0, programId, 66);
    await leaving.app.drain();
    expect((await submission).event.type).toBe('SCORE_SUBMITTED');
    expect(reader.kinds).toEqual(['snapshot', 'change', 'closed']);
    expect(reader.last).toMatchObject({ reason: 'DRAINING' });
    expect(reader.ended).toBe(true);
    const refused = await refusalOf(
      phone.call('submitScores', {
        path: { id: show.id, programId },
        body: { scores: [{ itemId: null, score: 67 }] },
      }),
    );
    expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
});
