/** The requests that the machine's actors send: operations, parameters, the key and the version seen. */
import { type OperatorCommand, projectMatch } from '@liangfen/rules';
import { newShow } from '@liangfen/rules/testing';
import { ApiError, createLiangfenClient } from '@liangfen/sdk';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { callFailure, createConsoleActors } from '../src/actors.ts';
import type { PendingCommand } from '../src/command/pending-command.ts';
import { consoleMachine } from '../src/console-machine.ts';
import { selectPage } from '../src/index.ts';

const target = { programId: 'p1', itemId: null, test: true };
const pair = { programId: 'p1', opponentId: 'p2', test: false };

const calls: [OperatorCommand, string][] = [
  [{ type: 'SHOW_START_PAGE' }, 'GET /console/init'],
  [{ type: 'OPEN_TEST' }, 'GET /console/test'],
  [{ type: 'SHOW_PROGRAM_LIST' }, 'GET /console/program/list'],
  [{ type: 'SHOW_SIGN_IN', signInShowType: 'TILE' }, 'POST /console/sign-in?signInShowType=TILE'],
  [{ type: 'SWITCH_GROUP', groupId: 'g1' }, 'GET /console/switch/program/group/g1'],
  [
    { type: 'SHOW_RANK', rankShowType: 'PK', itemId: null, covered: true, paceMs: 900 },
    'GET /console/rank?rankShowType=PK&covered=true&paceMs=900',
  ],
  [
    { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null },
    'GET /console/rank?rankShowType=DEFAULT',
  ],
  [
    { type: 'TURN_RANK_PAGE', rankShowType: 'PK', itemId: 'i1', pageNo: 0 },
    'GET /console/rank/turn/page?itemId=i1&rankShowType=PK&pageNo=0',
  ],
  [
    { type: 'START_SPEECH', ...target, confirm: false },
    'GET /console/program/p1/item/0/speech?test=true&confirm=false',
  ],
  [
    { type: 'START_SCORING', ...target, itemId: 'i1', confirm: true },
    'GET /console/program/p1/item/i1/score?test=true&confirm=true',
  ],
  [
    { type: 'SHOW_SCORE', ...target, confirm: false },
    'GET /console/program/p1/item/0/show/score?test=true&confirm=false',
  ],
  [{ type: 'SHOW_RESULT', ...target }, 'GET /console/program/p1/item/0/show/result?test=true'],
  [{ type: 'STEP_REVEAL', step: 0 }, 'PATCH /console/reveal?step=0'],
  [{ type: 'STEP_REVEAL', step: null }, 'PATCH /console/reveal'],
  [
    { type: 'START_BATTLE', ...pair, confirm: false },
    'GET /console/program/p1/p2/battle?test=false&confirm=false',
  ],
  [{ type: 'PAUSE_BATTLE', test: true }, 'GET /console/pause?test=true'],
  [{ type: 'RESUME_BATTLE', test: false }, 'GET /console/resume?test=false'],
  [{ type: 'ADD_FOUL', programId: 'p1', foulId: 'f1' }, 'GET /console/program/p1/foul?foulId=f1'],
  [
    { type: 'ADD_POINT', programId: 'p1', point: -2.5 },
    'POST /console/program/p1/point?point=-2.5',
  ],
  [{ type: 'DETERMINE_BATTLE', ...pair }, 'GET /console/program/p1/p2/determine?test=false'],
  [
    { type: 'CORRECT_RESULT', programId: 'p1', score: 9, reason: '抄错' },
    'POST /console/program/p1/correction {"score":9,"reason":"抄错"}',
  ],
  [
    { type: 'ADD_ADJUSTMENT', programId: 'p1', amount: -1, reason: '超时' },
    'POST /console/program/p1/adjustment {"amount":-1,"reason":"超时"}',
  ],
  [
    { type: 'ACCEPT_LATE_SCORE', lateScoreId: 'l1', reason: '断网' },
    'POST /console/late/score/l1/accept {"reason":"断网"}',
  ],
  [
    { type: 'REFUSE_LATE_SCORE', lateScoreId: 'l1', reason: '太晚' },
    'POST /console/late/score/l1/refuse {"reason":"太晚"}',
  ],
  [
    {
      type: 'PROPOSE_CORRECTION',
      correction: { type: 'CORRECT_RESULT', programId: 'p1', score: 9, reason: '抄错' },
    },
    'POST /console/correction {"correction":{"type":"CORRECT_RESULT","programId":"p1","score":9,"reason":"抄错"}}',
  ],
  [{ type: 'CONFIRM_CORRECTION', correctionId: 'c1' }, 'POST /console/correction/c1/confirm'],
  [
    { type: 'REFUSE_CORRECTION', correctionId: 'c1', reason: '不对' },
    'POST /console/correction/c1/refuse {"reason":"不对"}',
  ],
  [{ type: 'WITHDRAW_CORRECTION', correctionId: 'c1' }, 'POST /console/correction/c1/withdraw'],
  [{ type: 'UNDO' }, 'POST /console/undo'],
];

interface Sent {
  readonly line: string;
  readonly key: string | null;
  readonly seen: string | null;
}

function wire(answer: () => Response) {
  const sent: Sent[] = [];
  const client = createLiangfenClient({
    baseUrl: 'http://server.test',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      sent.push({
        line: `${request.method} ${pathname.replace('/api/competition/c1', '')}${search}${body && ` ${body}`}`,
        key: request.headers.get('Idempotency-Key'),
        seen: request.headers.get('X-Seen-Version'),
      });
      return answer();
    },
  });
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `key-${ids}`;
  };
  const actors = createConsoleActors({ client, competitionId: 'c1', newId });
  const run = (input: PendingCommand | null) =>
    toPromise(createActor(actors.runCommand, { input }).start());
  return { sent, actors, run };
}

const pending = (command: OperatorCommand): PendingCommand => ({
  command,
  seenVersion: 7,
  asks: null,
  missingJudges: [],
  missingAt: 0,
});

describe('a command on the wire', () => {
  it.each(calls)('%o', async (command, line) => {
    const { sent, run } = wire(() => Response.json({ version: 8 }));
    expect(await run(pending(command))).toEqual({ ok: true, answer: { version: 8 } });
    expect(sent).toEqual([{ line, key: 'key-1', seen: '7' }]);
  });

  it('covers every command', () => {
    expect(new Set(calls.map(([command]) => command.type)).size).toBe(27);
  });

  it('keeps its key when it is sent again, and gets a new one for a new decision', async () => {
    const { sent, run } = wire(() => Response.json({ version: 8 }));
    const first = pending({ type: 'UNDO' });
    await run(first);
    await run(first);
    await run(pending({ type: 'UNDO' }));
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('that is refused returns the refusal as data', async () => {
    const missingJudges = [{ id: 'j1', number: 1, name: '评委 1' }];
    const problem = { status: 409, code: 'JUDGES_MISSING', detail: '还差一位', missingJudges };
    const { run } = wire(() => Response.json({ ...problem, version: 9 }, { status: 409 }));
    expect(await run(pending({ type: 'UNDO' }))).toEqual({
      ok: false,
      failure: { ...problem, version: 9 },
    });
  });

  it('that is missing, or fails in an unknown way, counts as unanswered', async () => {
    const { run } = wire(() => Response.json({}));
    expect(await run(null)).toMatchObject({ ok: false, failure: { status: 0 } });
    expect(callFailure(new TypeError('broken'))).toMatchObject({ status: 0, code: 'NO_RESPONSE' });
    const facts = {
      status: 500,
      code: 'INTERNAL',
      detail: '',
      operation: 'x',
      path: '/x',
    } as const;
    expect(callFailure(new ApiError(facts))).toMatchObject({
      missingJudges: [],
      version: null,
    });
  });
});

describe('entering', () => {
  it('returns the match or the failure', async () => {
    const match = { competitionId: 'c1' };
    const inside = wire(() => Response.json(match));
    const input = { competitionId: 'c1' };
    expect(await toPromise(createActor(inside.actors.enter, { input }).start())).toEqual({
      ok: true,
      match,
    });
    expect(inside.sent[0]?.line).toBe('PATCH /console');
    const outside = wire(() => Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
    expect(await toPromise(createActor(outside.actors.enter, { input }).start())).toMatchObject({
      ok: false,
      failure: { status: 404, code: 'NOT_FOUND' },
    });
  });
});

describe('the feed', () => {
  it.each([
    [401, 'expired'],
    [403, 'error'],
    [404, 'notFound'],
  ])('that is answered by %i makes the console %s', async (status, page) => {
    const match = projectMatch(newShow(), { role: 'CONSOLE' });
    const client = createLiangfenClient({
      baseUrl: 'http://server.test',
      fetch: async ({ method }) =>
        method === 'PATCH' ? Response.json(match) : Response.json({}, { status }),
    });
    const actors = createConsoleActors({
      client,
      competitionId: 'c1',
      newId: () => 'key',
      feed: { schedule: () => () => {} },
    });
    const actor = createActor(consoleMachine.provide({ actors }), {
      input: { competitionId: 'c1', hasToken: true },
    }).start();
    const reached = await waitFor(actor, (snapshot) => selectPage(snapshot) === page);
    expect(selectPage(reached)).toBe(page);
    actor.stop();
  });
});
