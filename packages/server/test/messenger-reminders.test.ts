/** Tests reminders to judges and results for the group: who gets them, how often, and only if the organiser allows it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { MessengerRefused } from '../src/ports.ts';
import { type Cast, openScoring, operate, perform, submit } from './organiser.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import type { TestClient } from './support/client.ts';
import { createTestCompany, type TestCompany } from './support/messenger.ts';
import { createVisitor } from './support/messenger-visitor.ts';

const robot = { accessToken: 'a'.repeat(32), secret: `SEC${'b'.repeat(32)}` };
const people = [
  { unionId: 'boss', name: '韩立新', depts: ['corp'] },
  { unionId: 'u1', name: '周慧敏', phoneNumber: '13800138001', depts: ['corp'] },
  { unionId: 'u2', name: '陈志远', phoneNumber: '13800138002', depts: ['corp'] },
];

let hall: TestApp;
let company: TestCompany;
let organiser: TestClient;
let operator: TestClient;
let path: { id: string };
let cast: Cast;
beforeEach(async () => {
  company = createTestCompany(people);
  hall = await createTestApp({ messenger: company.messenger });
  organiser = await createVisitor(hall, company).settle('boss', 'corp');
  path = { id: (await organiser.call('createCompetition', { body: { name: '歌手*大赛' } })).id };
  const judgeIds: string[] = [];
  for (const [name, phoneNumber] of [
    ['周老师', '13800138001'],
    ['陈老师', '13800138002'],
    ['校外评委', '13900139003'],
  ]) {
    const body = { name: name ?? '', phoneNumber: phoneNumber ?? '' };
    judgeIds.push((await organiser.call('createJudge', { path, body })).id);
  }
  const programIds: string[] = [];
  for (const programName of ['茉莉花', '[点我](http://evil.example)']) {
    programIds.push((await organiser.call('createProgram', { path, body: { programName } })).id);
  }
  cast = { id: path.id, groupId: '', judgeIds, programIds };
  const { token } = await organiser.call('issueConsoleToken', { path });
  operator = hall.client.as(token);
  await organiser.call('updateBaseSetting', {
    path,
    body: { messengerNotices: true, groupRobot: robot },
  });
});

const remind = (occasion: 'SIGN_IN' | 'SCORE') =>
  operator.call('remindJudges', { path, body: { occasion } });
const namesOf = (judges: readonly { name: string }[]) => judges.map(({ name }) => name);

describe('a reminder', () => {
  test('goes to the judges who have not signed in, with their link', async () => {
    const { sent, recent, unreachable } = await remind('SIGN_IN');
    expect([sent, recent, unreachable].map(namesOf)).toEqual([
      ['周老师', '陈老师'],
      [],
      ['校外评委'],
    ]);
    expect(company.notices).toMatchObject([
      {
        corpId: 'corp',
        unionIds: ['u1', 'u2'],
        notice: { address: `http://liangfen.test/web/dd/${path.id}?corpId=corp` },
      },
    ]);
  });

  test('goes to nobody twice within a minute, whichever process sends it', async () => {
    await remind('SIGN_IN');
    const other = await createTestApp({
      database: hall.database,
      clock: hall.clock,
      messenger: company.messenger,
    });
    const { token } = await organiser.call('issueConsoleToken', { path });
    const again = await other.client
      .as(token)
      .call('remindJudges', { path, body: { occasion: 'SIGN_IN' } });
    expect([again.sent, again.recent].map(namesOf)).toEqual([[], ['周老师', '陈老师']]);
    hall.clock.advance(60_000);
    expect(namesOf((await remind('SIGN_IN')).sent)).toEqual(['周老师', '陈老师']);
  });

  test('goes to each judge once when two operators press at the same moment', async () => {
    const answers = await Promise.all([remind('SIGN_IN'), remind('SIGN_IN')]);
    expect(answers.flatMap(({ sent }) => namesOf(sent)).sort()).toEqual(['周老师', '陈老师']);
    expect(company.notices.flatMap(({ unionIds }) => unionIds).sort()).toEqual(['u1', 'u2']);
  });

  test('goes during the scoring to the judges whose scores are missing', async () => {
    const refused = await operator.refusal('remindJudges', { path, body: { occasion: 'SCORE' } });
    expect([refused.status, refused.code]).toEqual([409, 'CONFLICT']);
    const [programId = ''] = cast.programIds;
    await openScoring(hall, cast, programId);
    await submit(hall, cast, programId, cast.judgeIds[0] ?? '', 90);
    expect(namesOf((await remind('SCORE')).sent)).toEqual(['陈老师']);
  });

  test.each([
    ['that was refused may be sent again at once', 'MESSENGER_NO_PERMISSION', 2],
    ['whose outcome is unknown waits its minute', 'MESSENGER_AWAY', 0],
  ] as const)('%s', async (_, reason, sentAfterwards) => {
    const failing = createTestCompany(people, {
      sendNotice: async () => {
        throw new MessengerRefused(reason);
      },
    });
    const other = await createTestApp({
      database: hall.database,
      clock: hall.clock,
      messenger: failing.messenger,
    });
    const { token } = await organiser.call('issueConsoleToken', { path });
    const body = { occasion: 'SIGN_IN' as const };
    const refused = await other.client.as(token).refusal('remindJudges', { path, body });
    expect(refused.code).toBe(reason);
    expect((await remind('SIGN_IN')).sent).toHaveLength(sentAfterwards);
    hall.clock.advance(60_000);
    expect((await remind('SIGN_IN')).sent).toHaveLength(2);
  });

  test('is not sent unless the organiser allows it', async () => {
    await organiser.call('updateBaseSetting', { path, body: { messengerNotices: false } });
    const body = { occasion: 'SIGN_IN' as const };
    expect((await operator.refusal('remindJudges', { path, body })).code).toBe(
      'MESSENGER_NOTICES_OFF',
    );
    expect((await operator.refusal('sendResults', { path })).code).toBe('MESSENGER_NOTICES_OFF');
    expect([company.notices, company.group]).toEqual([[], []]);
  });

  test('needs an organiser who belongs to a corporation', async () => {
    const other = await hall.register();
    const { id } = await other.client.call('createCompetition', { body: { name: '别的' } });
    const at = { path: { id } };
    await other.client.call('updateBaseSetting', { ...at, body: { messengerNotices: true } });
    const { token } = await other.client.call('issueConsoleToken', at);
    const refused = await hall.client
      .as(token)
      .refusal('remindJudges', { ...at, body: { occasion: 'SIGN_IN' } });
    expect(refused.code).toBe('MESSENGER_NO_CORPORATION');
  });
});

describe('the results', () => {
  const rank = (covered: boolean) =>
    operate(hall, path.id, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null, covered });

  test('go to the group as the screen shows them, with names that cannot format the message', async () => {
    for (const [index, programId] of cast.programIds.entries()) {
      await perform(hall, cast, programId, [90 - index, 91 - index, 92 - index]);
    }
    await rank(false);
    await operator.call('sendResults', { path });
    const [sent] = company.group;
    expect(sent?.robot).toEqual(robot);
    expect(sent?.message.markdown.split('\n\n').slice(-2)).toEqual([
      '**第 1 名** 茉莉花 91.00 分',
      '**第 2 名** ［点我］(http://evil.example) 90.00 分',
    ]);
    expect(sent?.message.markdown).toContain('歌手＊大赛');
  });

  test('are refused before the ranking, and leave out what no step has shown', async () => {
    const [first = '', second = ''] = cast.programIds;
    await perform(hall, cast, first, [90, 91, 92]);
    await perform(hall, cast, second, [80, 81, 82]);
    expect((await operator.refusal('sendResults', { path })).code).toBe('CONFLICT');
    await rank(true);
    expect((await operator.refusal('sendResults', { path })).code).toBe('CONFLICT');
    await operate(hall, path.id, { type: 'STEP_REVEAL', step: 1 });
    await operator.call('sendResults', { path });
    expect(company.group[0]?.message.markdown).not.toContain('茉莉花');
  });

  test('need a group', async () => {
    await organiser.call('updateBaseSetting', { path, body: { groupRobot: null } });
    expect((await operator.refusal('sendResults', { path })).code).toBe('MESSENGER_NO_GROUP');
  });
});

test('the group’s robot is shown only to its organisers, and is in no ledger and no log', async () => {
  expect((await organiser.call('getBaseSetting', { path })).groupRobot).toEqual(robot);
  const told = [
    await organiser.call('getLedger', { path }),
    await operator.call('enterConsole', { path }),
    await hall.client.call('getPublicCompetition', { path }),
    await hall.client.call('getScreenMatch', { path }),
    await hall.database.query.selectFrom('show_event').selectAll().execute(),
    hall.logged,
  ];
  expect(JSON.stringify(told)).not.toContain(robot.accessToken);
  expect(JSON.stringify(told)).not.toContain(robot.secret);
});
