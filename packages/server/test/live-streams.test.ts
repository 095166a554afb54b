/** Tests event streams: what a reader gets first, after coming back and when it is slow, and what only some roles get. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  type Hall,
  openHall,
  openShow,
  openWindow,
  Reader,
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
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

const openScreen = (lastEventId?: number) =>
  show.screen.watch('openScreenEvents', show.id, lastEventId);

function submitAtOnce(scores: readonly number[]): Promise<unknown> {
  const { live } = server.app.services;
  return Promise.all(
    scores.map((score, n) => {
      const judgeId = at(show.judges, n % show.judges.length).id;
      return live.command(
        show.id,
        { role: 'JUDGE', id: judgeId },
        {
          type: 'SUBMIT_SCORES',
          judgeId,
          programId,
          scores: [{ itemId: null, score }],
          windowId: null,
        },
        { commandId: null, seenVersion: null },
      );
    }),
  );
}

describe('the text of a frame', () => {
  it('is one event with the version as its id', async () => {
    const reader = await openScreen();
    await show.console.call('startSpeech', target);
    for (const [index, text] of reader.raw.entries()) {
      const [id, event, data, ...rest] = text.split('\n');
      expect(id).toMatch(/^id: \d+$/);
      expect(event).toBe(`event: ${index === 0 ? 'snapshot' : 'change'}`);
      expect(data).toMatch(/^data: \{.*\}$/);
      expect(rest).toEqual(['', '']);
    }
    expect(reader.raw.at(-1)).toContain(`id: ${reader.version}\n`);
  });

  it('can also be read as a web stream', async () => {
    const response = await show.screen.fetch('openScreenEvents', { path });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    const first = decoder.decode((await reader?.read())?.value);
    expect(first).toContain('event: snapshot\n');
    await show.console.call('startSpeech', target);
    expect(decoder.decode((await reader?.read())?.value)).toContain('"type":"SPEECH_STARTED"');
    await reader?.cancel();
    const { connections } = await show.console.call('getPresence', { path });
    expect(connections).toEqual([]);
  });
});

describe('coming back', () => {
  it('sends the missed events in one frame', async () => {
    const away = await openScreen();
    away.stream.close();
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 90);
    expect(away.kinds).toEqual(['snapshot']);
    const back = await openScreen(away.version);
    expect(back.kinds).toEqual(['change']);
    expect(back.last).toMatchObject({ from: away.version });
    expect(back.events.map(({ type }) => type)).toEqual([
      'SPEECH_STARTED',
      'SCORING_OPENED',
      'SCORE_SUBMITTED',
    ]);
    await submitWhole(show, 1, programId, 91);
    expect(back.gaps).toBe(0);
    expect(back.events.at(-1)).toMatchObject({ submitted: 2 });
  });

  it('lets the reader report under the id of its new connection', async () => {
    const away = await openScreen();
    away.stream.close();
    const back = await openScreen(away.version);
    const frame = at(back.frames, 0);
    const connectionId = 'connectionId' in frame ? (frame.connectionId ?? '') : '';
    const body = { connectionId, version: 3, lagMs: 40 };
    await show.screen.call('reportScreen', { path, body });
    const { connections } = await show.console.call('getPresence', { path });
    expect(connections).toMatchObject([{ id: connectionId, version: 3, lagMs: 40 }]);
  });

  it('works at a process that has not loaded the competition', async () => {
    const there = await openScreen();
    const seen = there.version;
    await openWindow(show, programId);
    const other = hall.server();
    const back = await show.screen.at(other).watch('openScreenEvents', show.id, seen);
    expect(back.kinds).toEqual(['change']);
    expect(back.events.map(({ version }) => version)).toEqual([seen + 1, seen + 2]);
    expect(back.version).toBe(there.version);
  });

  it('begins with a snapshot when too much was missed, a setting changed, or the version is unknown', async () => {
    const { live } = server.app.services;
    const before = (await openScreen()).version;
    await openWindow(show, programId);
    await submitAtOnce(Array.from({ length: 210 }, (_, n) => n % 100));
    const other = hall.server();
    const far = await show.screen.at(other).watch('openScreenEvents', show.id, before);
    expect(far.kinds).toEqual(['snapshot']);
    const remembered = await openScreen(before);
    expect(remembered.kinds).toEqual(['change']);
    const version = (await live.state(show.id)).version;
    await show.organiser.call('renameCompetition', { path, body: { name: '总决赛' } });
    expect((await openScreen(version)).kinds).toEqual(['snapshot']);
    const future = await openScreen(1_000_000);
    expect(future.kinds).toEqual(['snapshot']);
  });
});

describe('one batch of commands', () => {
  it('is one frame, and many submissions are one count', async () => {
    const screen = await openScreen();
    const judge = await at(show.judges, 0).phone.watch('openJudgeEvents', show.id);
    const other = await at(show.judges, 1).phone.watch('openJudgeEvents', show.id);
    await openWindow(show, programId);
    const before = { screen: screen.raw.length, judge: judge.raw.length };
    await submitAtOnce(Array.from({ length: 64 }, (_, n) => 10 + n));
    const frames = screen.frames.slice(before.screen);
    expect(frames.length).toBeLessThanOrEqual(2);
    for (const frame of frames) {
      expect(frame.frame === 'change' && frame.events.length).toBe(1);
    }
    expect(screen.events.at(-1)).toMatchObject({ submitted: 3, expected: 3 });
    expect(judge.gaps + other.gaps + screen.gaps).toBe(0);
    const own = judge.events.flatMap((event) =>
      event.type === 'SCORE_SUBMITTED' && 'scores' in event ? (event.scores ?? []) : [],
    );
    expect(own.map(({ score }) => score)).toEqual(
      Array.from({ length: 64 }, (_, n) => 10 + n).filter((_, n) => n % 3 === 0),
    );
    const phone = await at(show.judges, 1).phone.call('getJudgeMatch', { path });
    expect({ ...other.view, version: 0 }).toEqual({ ...phone, version: 0 });
  });

  it('leaves no gap for readers who may see nothing of it', async () => {
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 80);
    await show.console.call('showScore', { ...target, query: { confirm: true } });
    const screen = await openScreen();
    const judge = await at(show.judges, 0).phone.watch('openJudgeEvents', show.id);
    await refusalOf(submitWhole(show, 1, programId, 95));
    expect(screen.kinds).toEqual(['snapshot']);
    expect(judge.kinds).toEqual(['snapshot']);
    await show.console.call('showResult', target);
    expect(screen.kinds).toEqual(['snapshot', 'change']);
    expect(screen.gaps + judge.gaps).toBe(0);
  });
});

describe('a slow reader', () => {
  it('is cut off and resumes, and other readers notice nothing', async () => {
    const small = hall.server({ limits: { behind: 4_000 } });
    const slow = await show.screen.at(small).watch('openScreenEvents', show.id);
    const quick = await show.screen.at(small).watch('openScreenEvents', show.id);
    slow.keepsUp = false;
    const operator = show.console.at(small);
    for (let round = 0; round < 40 && !slow.ended; round += 1) {
      await operator.call('showProgramList', { path });
      await operator.call('showStartPage', { path });
    }
    expect(slow.last).toMatchObject({ frame: 'closed', reason: 'TOO_SLOW' });
    expect(slow.ended).toBe(true);
    expect(slow.raw.join('').length).toBeLessThan(20_000);
    expect(quick.ended).toBe(false);
    expect(quick.view?.version).toBe(quick.version);
    const count = slow.raw.length;
    await operator.call('showProgramList', { path });
    expect(slow.raw).toHaveLength(count);
    const back = await show.screen.at(small).watch('openScreenEvents', show.id, slow.version);
    expect(back.version).toBe(quick.version);
  });

  it('stays when it catches up in time', async () => {
    const small = hall.server({ limits: { behind: 4_000 } });
    const reader = await show.screen.at(small).watch('openScreenEvents', show.id);
    const operator = show.console.at(small);
    for (let round = 0; round < 40; round += 1) {
      reader.keepsUp = round % 2 === 0;
      await operator.call('showProgramList', { path });
      await operator.call('showStartPage', { path });
    }
    expect(reader.ended).toBe(false);
  });

  it('is forgotten when a write to it fails', async () => {
    const { live } = server.app.services;
    const stream = await live.open(show.id, { role: 'SCREEN', label: '坏' }, { lastEventId: null });
    stream.attach({
      write: () => {
        throw new Error('write after end');
      },
      end: () => undefined,
    });
    const { connections } = await show.console.call('getPresence', { path });
    expect(connections).toEqual([]);
    await show.console.call('startSpeech', target);
  });
});

describe('the heartbeat', () => {
  it('comes to consoles every 3 s, to screens every 5 s and to phones every 15 s, as their first frame says', async () => {
    const readers = {
      console: await show.console.watch('openMatchEvents', show.id),
      screen: await openScreen(),
      phone: await at(show.judges, 0).phone.watch('openJudgeEvents', show.id),
    };
    const told = Object.values(readers).map(({ frames: [first] }) => first);
    expect(told).toMatchObject([3_000, 5_000, 15_000].map((heartbeatMs) => ({ heartbeatMs })));
    hall.clock.advance(15_000);
    const beats = ({ raw }: Reader) => raw.filter((text) => text === ': \n\n').length;
    expect([beats(readers.console), beats(readers.screen), beats(readers.phone)]).toEqual([
      5, 3, 1,
    ]);
    const back = await openScreen(readers.screen.version);
    expect(back.frames[0]).toMatchObject({ frame: 'change', heartbeatMs: 5_000 });
  });
});

describe('limits', () => {
  it('refuse more streams than one competition or one phone may open', async () => {
    const small = hall.server({ limits: { streams: 3, keptStreams: 0, judgeStreams: 2 } });
    const phone = at(show.judges, 0).phone.at(small);
    await phone.watch('openJudgeEvents', show.id);
    const second = await phone.watch('openJudgeEvents', show.id);
    const third = await refusalOf(phone.watch('openJudgeEvents', show.id));
    expect(third).toMatchObject({ status: 429, code: 'TOO_MANY_STREAMS' });
    await show.screen.at(small).watch('openScreenEvents', show.id);
    const fourth = refusalOf(show.screen.at(small).watch('openScreenEvents', show.id));
    expect((await fourth).status).toBe(429);
    second.stream.close();
    await phone.watch('openJudgeEvents', show.id);
  });
});

describe('presence', () => {
  it('tells consoles who is connected, at most every half second', async () => {
    const console = await show.console.watch('openMatchEvents', show.id);
    expect(console.kinds).toEqual(['snapshot', 'presence']);
    const screen = await openScreen();
    const phone = await at(show.judges, 1).phone.watch('openJudgeEvents', show.id);
    expect(console.kinds).toHaveLength(2);
    hall.clock.advance(500);
    expect(console.kinds).toHaveLength(3);
    expect(console.last).toMatchObject({
      frame: 'presence',
      connections: [
        { role: 'CONSOLE' },
        { role: 'JUDGE', judgeId: at(show.judges, 1).id, label: '2 号 评委2' },
        { role: 'SCREEN', label: '大屏' },
      ],
    });
    expect(screen.kinds).toEqual(['snapshot']);
    phone.stream.close();
    screen.stream.close();
    hall.clock.advance(500);
    const last = console.last;
    expect(last?.frame === 'presence' && last.connections).toHaveLength(1);
    hall.clock.advance(10_000);
    expect(console.kinds).toHaveLength(4);
  });

  it('accepts reports only from the reader itself', async () => {
    const phone = await at(show.judges, 0).phone.watch('openJudgeEvents', show.id);
    const frame = at(phone.frames, 0);
    const connectionId = frame.frame === 'snapshot' ? frame.connectionId : '';
    const body = { connectionId, version: 9, lagMs: 1, visible: false };
    await at(show.judges, 1).phone.call('reportJudge', { path, body });
    await show.screen.call('reportScreen', { path, body });
    const before = await show.console.call('getPresence', { path });
    expect(before.connections).toMatchObject([{ version: 0, visible: true }]);
    await at(show.judges, 0).phone.call('reportJudge', { path, body });
    const after = await show.console.call('getPresence', { path });
    expect(after.connections).toMatchObject([{ version: 9, lagMs: 1, visible: false }]);
  });

  it('shows phones whose page is hidden after some seconds', async () => {
    const console = await show.console.watch('openMatchEvents', show.id);
    const judge = at(show.judges, 0).phone;
    const phone = await judge.watch('openJudgeEvents', show.id);
    const frame = at(phone.frames, 0);
    const connectionId = frame.frame === 'snapshot' ? frame.connectionId : '';
    const report = (body: { visible: boolean; page: 'SCORING' | 'OTHER' }) =>
      judge.call('reportJudge', { path, body: { connectionId, version: 1, ...body } });
    const seen = () => {
      const last = console.last;
      return last?.frame === 'presence'
        ? last.connections.filter(({ role }) => role === 'JUDGE')
        : undefined;
    };
    await report({ visible: true, page: 'SCORING' });
    hall.clock.advance(10_000);
    expect(seen()).toMatchObject([{ page: 'SCORING', silentSince: null }]);

    const hiddenAt = hall.clock.now();
    await report({ visible: false, page: 'SCORING' });
    hall.clock.advance(4_000);
    expect(seen()).toMatchObject([{ visible: false, silentSince: null }]);
    hall.clock.advance(4_000);
    expect(seen()).toMatchObject([{ visible: false, silentSince: hiddenAt }]);

    await report({ visible: true, page: 'OTHER' });
    hall.clock.advance(500);
    expect(seen()).toMatchObject([{ visible: true, page: 'OTHER', silentSince: hiddenAt }]);
    await report({ visible: true, page: 'SCORING' });
    hall.clock.advance(500);
    expect(seen()).toMatchObject([{ page: 'SCORING', silentSince: null }]);
  });

  it('calls a phone without reports silent, but never a screen', async () => {
    const screen = await openScreen();
    const phone = await at(show.judges, 0).phone.watch('openJudgeEvents', show.id);
    const cameAt = hall.clock.now();
    const silent = async () =>
      (await show.console.call('getPresence', { path })).connections.map(
        ({ silentSince }) => silentSince,
      );
    hall.clock.advance(55_000);
    expect(await silent()).toEqual([null, null]);
    hall.clock.advance(10_000);
    expect(await silent()).toEqual([cameAt, null]);
    phone.stream.close();
    screen.stream.close();
  });

  it('includes a reader at another process', async () => {
    const other = hall.server();
    const phone = await at(show.judges, 0).phone.at(other).watch('openJudgeEvents', show.id);
    const frame = at(phone.frames, 0);
    const connectionId = frame.frame === 'snapshot' ? frame.connectionId : '';
    const body = { connectionId, version: 7 };
    await at(show.judges, 0).phone.call('reportJudge', { path, body });
    const { connections } = await show.console.at(other).call('getPresence', { path });
    expect(connections).toMatchObject([{ version: 7 }]);
  });
});

describe('signals', () => {
  it('check every screen and phone, at every process', async () => {
    const other = hall.server();
    const screen = await openScreen();
    const phone = await at(show.judges, 0).phone.at(other).watch('openJudgeEvents', show.id);
    const { checkId } = await show.console.call('startCheck', { path });
    expect(screen.last).toMatchObject({ frame: 'check', checkId });
    expect(phone.last).toMatchObject({ frame: 'check', checkId });
    hall.clock.advance(120);
    const first = at(phone.frames, 0);
    const connectionId = first.frame === 'snapshot' ? first.connectionId : '';
    const body = { connectionId, version: 1, checkId };
    await at(show.judges, 0).phone.at(other).call('reportJudge', { path, body });
    const answer = await show.console.call('getCheck', { path: { id: show.id, checkId } });
    expect(answer.answers).toContainEqual({
      connectionId,
      role: 'JUDGE',
      label: '1 号 评委1',
      judgeId: at(show.judges, 0).id,
      roundTripMs: 120,
    });
    expect(answer.answers.filter(({ roundTripMs }) => roundTripMs === null)).toHaveLength(1);
    const unknown = { path: { id: show.id, checkId: 'nothing' } };
    expect((await refusalOf(show.console.call('getCheck', unknown))).status).toBe(404);
  });

  it('reload screens, and no other reader', async () => {
    const screen = await openScreen();
    const console = await show.console.watch('openMatchEvents', show.id);
    const { count } = await show.console.call('reloadScreens', { path });
    expect(count).toBe(1);
    expect(screen.last?.frame).toBe('reload');
    expect(console.kinds).not.toContain('reload');
  });

  it('keep idle streams open with a comment', async () => {
    const screen = await openScreen();
    hall.clock.advance(10_000);
    expect(screen.raw.slice(1)).toEqual([': \n\n', ': \n\n']);
  });
});

describe('the end of a stream', () => {
  it('comes when the seat is taken on another phone', async () => {
    const judge = at(show.judges, 0);
    const phone = await judge.phone.watch('openJudgeEvents', show.id);
    const seat = await show.organiser.call('getSeat', { path: { id: show.id, judgeId: judge.id } });
    await show.screen.call('openSeat', { body: { code: seat.code, takeOver: true } });
    expect(phone.last).toMatchObject({ frame: 'closed', reason: 'SEAT_TAKEN' });
    expect(phone.ended).toBe(true);
  });

  it('comes when the competition is deleted, and its state is dropped', async () => {
    const screen = await openScreen();
    await show.organiser.call('deleteCompetition', { path, body: { confirmName: '决赛' } });
    expect(screen.last).toMatchObject({ frame: 'closed', reason: 'COMPETITION_DELETED' });
    expect((await refusalOf(openScreen())).status).toBe(404);
  });

  it('comes when the judge is deleted from the list', async () => {
    const judge = at(show.judges, 2);
    const phone = await judge.phone.watch('openJudgeEvents', show.id);
    const judges = { id: show.id, judgeId: judge.id };
    await show.organiser.call('deleteJudges', { path: judges });
    expect(phone.last).toMatchObject({ frame: 'closed', reason: 'SESSION_REVOKED' });
  });
});

describe('several processes', () => {
  it('show each other’s commits at once', async () => {
    const other = hall.server();
    const screen = await show.screen.at(other).watch('openScreenEvents', show.id);
    const phone = await at(show.judges, 0).phone.at(other).watch('openJudgeEvents', show.id);
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 73.31);
    await submitWhole(show, 1, programId, 84);
    await screen.until(({ view }) => view?.stage.kind === 'SCORING' && view.stage.submitted === 2);
    expect(screen.kinds).not.toContain('closed');
    expect(screen.gaps + phone.gaps).toBe(0);
    expect(phone.raw.join('')).toContain('73.31');
    expect(screen.raw.join('')).not.toContain('73.31');
    const match = await at(show.judges, 0).phone.call('getJudgeMatch', { path });
    expect({ ...phone.view, version: 0 }).toEqual({ ...match, version: 0 });
  });

  it('notice commits and deletions by themselves when the bus is silent', async () => {
    const deaf = hall.server({ bus: { ...hall.bus, subscribe: () => () => undefined } });
    const screen = await show.screen.at(deaf).watch('openScreenEvents', show.id);
    await show.console.call('startSpeech', target);
    expect(screen.kinds).toEqual(['snapshot']);
    hall.clock.advance(2_000);
    await screen.until(({ view }) => view?.stage.kind === 'SPEECH');
    await show.organiser.call('deleteCompetition', { path, body: { confirmName: '决赛' } });
    hall.clock.advance(2_000);
    await screen.until(({ last }) => last?.frame === 'closed');
    expect(screen.last).toMatchObject({ reason: 'COMPETITION_DELETED' });
  });
});

it('a stream that nobody reads leaves nothing behind', async () => {
  const { live } = server.app.services;
  const stream = await live.open(show.id, { role: 'SCREEN', label: '' }, { lastEventId: null });
  stream.close();
  expect(live.presence(show.id)).toEqual([]);
  const late = new Reader(stream);
  expect(late.kinds).toEqual([]);
  expect(late.ended).toBe(true);
  expect(live.presence(show.id)).toEqual([]);
});

describe('a crowd of judges', () => {
  const crowdEveryMs = 100;
  let crowded: Show;
  let program: string;

  beforeEach(async () => {
    crowded = await openShow(hall, hall.server({ limits: { crowdEveryMs } }));
    program = at(crowded.programIds, 0);
    hall.clock.advance(crowdEveryMs);
    await openWindow(crowded, program);
    hall.clock.advance(crowdEveryMs);
  });

  const screenOf = () => crowded.screen.watch('openScreenEvents', crowded.id);

  it('is counted at once, and then at most ten times a second', async () => {
    const screen = await screenOf();
    const phone = await at(crowded.judges, 2).phone.watch('openJudgeEvents', crowded.id);
    await submitWhole(crowded, 0, program, 80);
    expect(screen.events).toMatchObject([{ submitted: 1 }]);
    await submitWhole(crowded, 1, program, 81);
    await submitWhole(crowded, 2, program, 82);
    expect(screen.events).toHaveLength(1);
    hall.clock.advance(crowdEveryMs);
    expect(screen.events).toMatchObject([{ submitted: 1 }, { submitted: 3 }]);
    expect(phone.events.at(-1)).toMatchObject({ submitted: 3, scores: [{ score: 82 }] });
    hall.clock.advance(10 * crowdEveryMs);
    expect(screen.frames).toHaveLength(3);
    expect(screen.gaps + phone.gaps).toBe(0);
  });

  it('is told to many phones less often than to screens', async () => {
    const large = hall.server({ limits: { crowdEveryMs, crowdOfJudges: 1 } });
    const show = await openShow(hall, large);
    const programId = at(show.programIds, 0);
    hall.clock.advance(10 * crowdEveryMs);
    await openWindow(show, programId);
    const screen = await show.screen.watch('openScreenEvents', show.id);
    // Three phones of a crowd of one: a third as often.
    const watch = ({ phone }: (typeof show.judges)[number]) =>
      phone.watch('openJudgeEvents', show.id);
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((n) => watch(at(show.judges, n))),
    );
    hall.clock.advance(10 * crowdEveryMs);
    await submitWhole(show, 0, programId, 80);
    // One after the other, so that nobody else waits behind them.
    const heard = () => [first, second, third].map((reader) => reader?.events.length);
    expect(heard()).toEqual([1, 0, 0]);
    hall.clock.advance(crowdEveryMs);
    expect(heard()).toEqual([1, 1, 0]);
    hall.clock.advance(crowdEveryMs);
    expect(heard()).toEqual([1, 1, 1]);

    await submitWhole(show, 1, programId, 81);
    await submitWhole(show, 2, programId, 82);
    expect(screen.events).toMatchObject([{ submitted: 1 }, { submitted: 2 }]);
    expect(heard()).toEqual([1, 1, 1]);
    hall.clock.advance(crowdEveryMs);
    expect(screen.events.at(-1)).toMatchObject({ submitted: 3 });
    expect(first?.events).toMatchObject([
      { submitted: 1, scores: [{ score: 80 }] },
      { submitted: 3 },
    ]);
    hall.clock.advance(2 * crowdEveryMs);
    expect(third?.events.at(-1)).toMatchObject({ submitted: 3, scores: [{ score: 82 }] });
    expect([screen, first, second, third].map((reader) => reader?.gaps)).toEqual([0, 0, 0, 0]);
  });

  it('never delays an operator’s step, which carries the waiting count along', async () => {
    const screen = await screenOf();
    const desk = await crowded.console.watch('openMatchEvents', crowded.id);
    const judge = at(crowded.judges, 2).phone;
    const phone = await judge.watch('openJudgeEvents', crowded.id);
    for (const index of [0, 1, 2]) await submitWhole(crowded, index, program, 80 + index);
    await crowded.console.call('showScore', {
      path: { id: crowded.id, programId: program, itemId: '0' },
    });
    expect(screen.events.map(({ type }) => type)).toEqual([
      'SCORE_SUBMITTED',
      'SCORE_SUBMITTED',
      'SCORES_REVEALED',
    ]);
    const shown = await crowded.console.call('getCurrentMatch', { path: { id: crowded.id } });
    expect(desk.view).toEqual(shown);
    // A phone hears its own score and the last count, not one count for each judge.
    expect(phone.events).toMatchObject([
      { type: 'SCORE_SUBMITTED', submitted: 1 },
      { type: 'SCORE_SUBMITTED', submitted: 3, scores: [{ score: 82 }] },
      { type: 'SCORES_REVEALED' },
    ]);
    expect(phone.view).toEqual(await judge.call('getJudgeMatch', { path: { id: crowded.id } }));
    hall.clock.advance(10 * crowdEveryMs);
    expect(screen.frames).toHaveLength(3);
  });

  it('is in the snapshot of a reader who comes while the count waits, and is not sent twice', async () => {
    const early = await screenOf();
    for (const index of [0, 1]) await submitWhole(crowded, index, program, 80 + index);
    const late = await screenOf();
    expect(late.view?.stage).toMatchObject({ submitted: 2 });
    hall.clock.advance(crowdEveryMs);
    expect(late.view).toEqual(early.view);
    expect(late.gaps + early.gaps).toBe(0);
  });
});
