/** Tests 直播输出: title makers get only what the hall has seen, and a button takes the next step once. */
import type { OperatorCommand } from '@liangfen/rules';
import type { StageBracket } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { rankingMessage } from '../src/messenger/ranking-message.ts';
import { honours } from '../src/operations/broadcast/honours.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import type { TestClient } from './support/client.ts';
import { createTestClock, type TestClock } from './support/clock.ts';
import { openSmallShow, type SmallShow } from './support/small-show.ts';

let hall: TestApp;
let clock: TestClock;
let main: TestAccount;
let show: SmallShow;
beforeEach(async () => {
  clock = createTestClock();
  hall = await createTestApp({ clock });
  main = await hall.register();
  show = await openSmallShow(hall, main);
});

const guest = { standing: 'GUEST', decidedBy: null } as const;
const sampleRanking = {
  kind: 'RANKING',
  showType: 'DEFAULT',
  groupName: '第一组',
  item: null,
  pageNo: 0,
  pageSize: 10,
  totalSize: 1,
  topScore: 92.5,
  vote: false,
  decimals: 2,
} as const;

const path = () => ({ id: show.id });
const rows = async (table: 'NOW' | 'CARDS' | 'RESULTS') =>
  hall.client.call('getScreenData', { path: path(), query: { table } });

describe('the data of a title maker', () => {
  test('is flat text that names who is on, in the words of the screen', async () => {
    await show.operate({ type: 'SHOW_PROGRAM_LIST' });
    const programId = show.programIds[0] ?? '';
    await show.operate({
      type: 'START_SPEECH',
      programId,
      itemId: null,
      test: false,
      confirm: false,
    });
    const [row] = await rows('NOW');
    expect(row).toMatchObject({
      table: 'NOW',
      competition: '决赛',
      rehearsal: '',
      link: '上场',
      number: '01',
      programName: '起风了',
      contestant: '李明',
      score: '',
    });
    expect(Object.values(row ?? {}).every((value) => typeof value === 'string')).toBe(true);
  });

  test('holds no score that no step has shown', async () => {
    await show.scored(0, 92.5);
    const programId = show.programIds[0] ?? '';
    await show.operate({
      type: 'SHOW_RESULT',
      programId,
      itemId: null,
      test: false,
      covered: true,
    });
    for (const table of ['NOW', 'CARDS', 'RESULTS'] as const) {
      expect(JSON.stringify(await rows(table)), table).not.toContain('92.5');
    }
    await show.operate({ type: 'STEP_REVEAL', step: 99 }).catch(() => {});
    await show.operate({ type: 'STEP_REVEAL', step: null });
    clock.advance(120_000);
    expect(await rows('NOW')).toMatchObject([{ score: '92.50' }]);
    expect(await rows('RESULTS')).toMatchObject([{ score: '92.50', programName: '起风了' }]);
  });

  test('lets a reveal that plays by itself play to its end first', async () => {
    await show.scored(0, 92.5);
    // The title maker's first request came before the result.
    await rows('RESULTS');
    await show.showResult(0);
    expect(JSON.stringify(await rows('NOW'))).not.toContain('92.5');
    expect(JSON.stringify(await rows('RESULTS'))).not.toContain('92.5');
    clock.advance(120_000);
    expect(await rows('NOW')).toMatchObject([{ score: '92.50' }]);
    expect(JSON.stringify(await rows('RESULTS'))).toContain('92.50');
  });

  test('has all of a result at once that an undo brings back, as the hall has', async () => {
    await show.scored(0, 92.5);
    await rows('RESULTS');
    await show.showResult(0);
    await rows('NOW');
    await show.operate({ type: 'SHOW_PROGRAM_LIST' });
    await rows('NOW');
    await show.operate({ type: 'UNDO' });
    expect(await rows('NOW')).toMatchObject([{ score: '92.50' }]);
  });

  test('names both sides of a bout that a title or a break announces, and the winner once the hall has seen it', async () => {
    const { id } = await main.client.call('createCompetition', { body: { name: '擂台赛' } });
    const setting = { mode: 'BATTLE' } as const;
    await main.client.call('updateScoreSetting', { path: { id }, body: { setting } });
    const programIds: string[] = [];
    for (const programName of ['正方', '反方']) {
      const body = { programName, contestant: `${programName}队` };
      programIds.push((await main.client.call('createProgram', { path: { id }, body })).id);
    }
    const [redId = '', blueId = ''] = programIds;
    const { live } = hall.app.services;
    const operate = (command: OperatorCommand) =>
      live.command(id, { role: 'CONSOLE', id: 'operator' }, command, {
        commandId: null,
        seenVersion: null,
      });
    const now = async () => {
      const query = { table: 'NOW' } as const;
      return (await hall.client.call('getScreenData', { path: { id }, query }))[0];
    };
    const sides = { redName: '正方', redContestant: '正方队', blueName: '反方' };
    const nothing = { redScore: '', blueScore: '', winner: '' };
    await operate({ type: 'SHOW_INTERMISSION', seconds: 60 });
    expect(await now()).toMatchObject({ ...sides, ...nothing });
    await operate({ type: 'SHOW_TITLE', titleShowType: 'NEXT_UP', programId: blueId });
    expect(await now()).toMatchObject({ ...sides, ...nothing, programName: '正方' });
    const pair = { programId: redId, opponentId: blueId, test: false } as const;
    await operate({ type: 'START_BATTLE', ...pair, confirm: true });
    await operate({ type: 'ADD_POINT', programId: blueId, point: 2 });
    await operate({ type: 'SHOW_TITLE', titleShowType: 'JUST_NOW', programId: redId });
    expect(await now()).toMatchObject({ ...sides, ...nothing });
    await operate({ type: 'START_BATTLE', ...pair, confirm: true });
    await operate({ type: 'ADD_POINT', programId: blueId, point: 2 });
    const won = { programId: blueId, opponentId: redId, test: false } as const;
    await operate({ type: 'DETERMINE_BATTLE', ...won });
    await operate({ type: 'SHOW_TITLE', titleShowType: 'JUST_NOW', programId: redId });
    const seen = { redScore: '0', blueScore: '2', winner: '反方' };
    expect(await now()).toMatchObject({ ...sides, ...seen });
  });

  test('is as far as the wall for whoever asks for the first time, too', async () => {
    await show.published(0, 92.5);
    expect(await rows('NOW')).toMatchObject([{ score: '' }]);
    expect(await rows('RESULTS')).toEqual([]);
    clock.advance(60_000);
    expect(await rows('NOW')).toMatchObject([{ score: '92.50', rank: '1' }]);
  });

  test('says why somebody with a score has no rank, in the picture of the result as in the ranking', async () => {
    const programId = show.programIds[0] ?? '';
    await show.operate({ type: 'SET_STANDING', programId, standing: 'GUEST', reason: '表演嘉宾' });
    await show.published(0, 92.5);
    clock.advance(60_000);
    expect(await rows('NOW')).toMatchObject([{ score: '92.50', rank: '不计名次', tied: '' }]);
    expect(await rows('RESULTS')).toMatchObject([{ rank: '不计名次' }]);
    const row = { rank: null, tied: false, programId, sort: 1, programName: '起风了' };
    const ranking = { ...sampleRanking, rows: [{ ...row, ...guest, contestant: '', score: 92.5 }] };
    expect(rankingMessage('决赛', ranking).markdown).toContain('**不计名次** 起风了 92.50 分');
  });

  test('is answered 304 when unchanged, and XML has the same data with its special characters escaped', async () => {
    await show.published(1, 88);
    const first = await hall.client.send('getScreenData', { path: path() });
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await hall.client.send('getScreenData', {
      path: path(),
      headers: { 'if-none-match': tag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await main.client.call('renameCompetition', { path: path(), body: { name: '<决赛> & "续"' } });
    const xml = await hall.client.send('getScreenDataXml', { path: path() });
    expect(xml.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const text = await xml.text();
    expect(text).toContain('<competition>&lt;决赛&gt; &amp; &quot;续&quot;</competition>');
    expect(text).toContain('<programName>=月光</programName>');
  });

  test('is limited per network', async () => {
    const once = () => hall.client.send('getScreenData', { path: path() });
    const statuses = new Set<number>();
    for (let count = 0; count < 3_001; count += 1) statuses.add((await once()).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('the next act, and those who are honoured', () => {
  /** Returns the row after all animation has ended: for a title maker it begins with the first request. */
  const now = async () => {
    await rows('NOW');
    clock.advance(120_000);
    const [row] = await rows('NOW');
    if (row?.table !== 'NOW') throw new Error('there is always one row');
    return row;
  };
  /** Returns these fields as they are after each of the first steps of a reveal. */
  const stepped = async <Field extends string>(
    steps: number,
    told: (row: Awaited<ReturnType<typeof now>>) => Field[],
  ) => {
    const seen: Field[][] = [];
    for (let step = 0; step <= steps; step += 1) {
      await show.operate({ type: 'STEP_REVEAL', step });
      seen.push(told(await now()));
    }
    return seen;
  };
  const both = async () => {
    await show.published(0, 90);
    await show.published(1, 80.5);
  };

  test('are told for the next act by the list, a title and a break, and by no other picture', async () => {
    const [first = '', second = ''] = show.programIds;
    const organisation = '外国语学院';
    await main.client.call('updateProgram', {
      path: { ...path(), programId: first },
      body: { organisation },
    });
    await show.operate({ type: 'SHOW_PROGRAM_LIST' });
    expect(await now()).toMatchObject({ next: '起风了', nextContestant: '李明', programName: '' });
    await show.operate({ type: 'SHOW_TITLE', titleShowType: 'NEXT_UP', programId: first });
    expect(await now()).toMatchObject({
      ...{ next: '起风了', nextOrganisation: organisation },
      ...{ programName: '起风了', organisation },
    });
    await show.operate({ type: 'SHOW_INTERMISSION', seconds: 600 });
    expect(await now()).toMatchObject({ next: '起风了', nextContestant: '李明' });
    await show.operate({ type: 'SHOW_TITLE', titleShowType: 'OPENING', programId: second });
    expect(await now()).toMatchObject({ next: '', programName: '=月光' });
  });

  test('have the score of an act that was on just now', async () => {
    await show.published(0, 92.5);
    const programId = show.programIds[0] ?? '';
    await now();
    await show.operate({ type: 'SHOW_TITLE', titleShowType: 'JUST_NOW', programId });
    expect(await now()).toMatchObject({ programName: '起风了', score: '92.50', rank: '1' });
  });

  test('begin with the champion, then tell the margin, as the hall is told', async () => {
    await both();
    await show.operate({ type: 'SHOW_CEREMONY', part: 'CHAMPION', covered: true });
    const told = await stepped(2, ({ champion, score, runnerUp, margin }) => [
      ...[champion, score, runnerUp, margin],
    ]);
    expect(told[0]).toEqual(['', '', '', '']);
    expect(told[1]?.slice(0, 1)).toEqual(['起风了']);
    expect(told[2]).toEqual(['起风了', '90.00', '=月光', '9.50']);
    expect(await now()).toMatchObject({ championContestants: '李明', runnerUpScore: '80.50' });
  });

  test('appear on the podium from the last place up', async () => {
    await both();
    await show.operate({ type: 'SHOW_CEREMONY', part: 'PODIUM', covered: true });
    const told = await stepped(2, ({ first, second, third, champion }) => [
      ...[first, second, third, champion],
    ]);
    expect(told).toEqual([
      ['', '', '', ''],
      ['', '=月光', '', ''],
      ['起风了', '=月光', '', '起风了'],
    ]);
  });

  test('appear with an award: first the award, then its recipients', async () => {
    await main.client.call('updateScoreSetting', {
      path: path(),
      body: {
        awards: [{ basis: 'HAND', awardName: '最佳人气', programIds: [...show.programIds] }],
      },
    });
    await show.operate({ type: 'SHOW_CEREMONY', part: 'AWARDS' });
    const told = await stepped(2, ({ awardName, winners, winnersContestants }) => [
      ...[awardName, winners, winnersContestants],
    ]);
    expect(told).toEqual([
      ['', '', ''],
      ['最佳人气', '', ''],
      ['最佳人气', '起风了、=月光', '李明、李明'],
    ]);
  });

  test('appear in the bracket with the round, each winner in it, and the champion', async () => {
    const side = (programName: string, outcome: 'WIN' | 'LOSS') => ({
      program: { id: programName, sort: 1, programName, contestant: '' },
      score: 3,
      outcome,
      from: null,
    });
    const stage: StageBracket = {
      kind: 'BRACKET',
      rounds: [
        {
          groupName: '决赛',
          slots: [{ bout: 1, red: side('甲队', 'LOSS'), blue: side('乙队', 'WIN') }],
        },
      ],
      champion: side('乙队', 'WIN').program,
      decimals: 0,
    };
    expect(honours(stage, { decimals: 0 })).toMatchObject({
      ...{ winners: '乙队', winnersContestants: '', champion: '乙队', runnerUp: '' },
    });
  });

  test('have the same fields in every row, and in XML too', async () => {
    const fields = Object.keys(await now()).sort();
    await both();
    await show.operate({ type: 'SHOW_CEREMONY', part: 'CHAMPION', covered: false });
    const row = await now();
    expect(Object.keys(row).sort()).toEqual(fields);
    expect(Object.values(row).every((value) => typeof value === 'string')).toBe(true);
    const xml = await hall.client.send('getScreenDataXml', { path: path() });
    expect(await xml.text()).toContain('<champion>起风了</champion>');
  });
});

describe('a button', () => {
  let button: TestClient;
  beforeEach(async () => {
    const body = { name: '按键台', scopes: ['console' as const] };
    button = hall.client.as((await main.client.call('createApiKey', { body })).key);
  });
  const press = (key: string, query: { readonly confirm?: boolean } = {}) =>
    button.call('takeNextStep', {
      path: path(),
      query,
      headers: { 'idempotency-key': `button-press-${key}` },
    });

  test('reports what is on air and what would come, and changes nothing by that', async () => {
    const before = await button.call('getNextStep', { path: path() });
    expect(before).toMatchObject({
      onAir: { link: 'INIT', words: '开场', programId: null },
      next: { link: 'PROGRAM_LIST', words: '节目单' },
      advice: 'TAKE',
      command: { type: 'SHOW_PROGRAM_LIST' },
      needs: null,
    });
    expect((await button.call('getNextStep', { path: path() })).version).toBe(before.version);
  });

  test('takes the announced step, and a repeated press takes none', async () => {
    const list = await press('1');
    expect(list.link).toBe('PROGRAM_LIST');
    expect(await press('1')).toMatchObject({ link: 'PROGRAM_LIST', version: list.version });
    expect((await button.call('getNextStep', { path: path() })).onAir.link).toBe('PROGRAM_LIST');
    expect((await press('2')).link).toBe('SPEECH');
    // The same holds once the show has gone on.
    expect((await press('1')).version).toBe(list.version);
  });

  test('is refused as stale when somebody else was faster than the version it shows', async () => {
    const { version } = await button.call('getNextStep', { path: path() });
    await show.operate({ type: 'SHOW_PROGRAM_LIST' });
    const refusal = await button.refusal('takeNextStep', {
      path: path(),
      headers: { 'x-seen-version': String(version) },
    });
    expect(refusal.problem).toMatchObject({ status: 409, code: 'STALE_VERSION' });
  });

  test('waits for the first score, and says how many judges have scored', async () => {
    await press('a');
    await press('b');
    await press('c');
    expect(await button.call('getNextStep', { path: path() })).toMatchObject({
      advice: 'AWAIT_SCORES',
      needs: null,
      next: null,
      judges: { done: 0, of: 1 },
    });
    const refusal = await button.refusal('takeNextStep', { path: path() });
    expect(refusal.problem).toMatchObject({ status: 409, code: 'NO_NEXT_STEP' });
  });

  test('says so when the competition is over', async () => {
    await main.client.call('endCompetition', {
      path: path(),
      body: { confirmName: '决赛', confirm: true },
    });
    const refusal = await button.refusal('takeNextStep', { path: path() });
    expect(refusal.problem).toMatchObject({ status: 409, code: 'COMPETITION_ENDED' });
  });

  test('is slowed down when it is pressed without end', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 121; count += 1) {
      const headers = { 'idempotency-key': 'one-and-the-same-press' };
      statuses.add((await button.send('takeNextStep', { path: path(), headers })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});
