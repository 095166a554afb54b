/**
 * Tests corrections that need a second account: proposed by one, confirmed by another, in the ledger with both, and
 * hidden until then.
 */
import type { CorrectionCommand, OperatorCommand } from '@liangfen/sdk/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Hall, Server, Show } from './live-hall.ts';
import {
  at,
  Caller,
  logOf,
  openHall,
  openShow,
  openWindow,
  refusalOf,
  submitWhole,
} from './live-hall.ts';

const passcode = 'hall2580';

let hall: Hall;
let server: Server;
/** Another process on the same database. */
let beside: Server;
let show: Show;
let programId: string;
/** The caller of a sub-account that operates. */
let second: Caller;
let secondId: string;

beforeEach(async () => {
  hall = await openHall();
  server = hall.server();
  beside = hall.server();
  show = await openShow(hall, server, { judges: 2 });
  programId = at(show.programIds, 0);
  const path = { id: show.id };
  const setting = { secondPerson: true, dropHighest: 0, dropLowest: 0 };
  await show.organiser.call('updateScoreSetting', { path, body: { setting } });
  ({ console: second, userId: secondId } = await operator('second'));
  await openWindow(show, programId);
  await submitWhole(show, 0, programId, 80);
  await submitWhole(show, 1, programId, 82);
  const target = { path: { id: show.id, programId, itemId: '0' } };
  await show.console.call('showScore', target);
  await show.console.call('showResult', target);
  return () => hall.close();
});

async function operator(loginName: string) {
  const { id: userId } = await show.organiser.call('createSubUser', {
    body: {
      loginName,
      password: 'wind-over-water-7',
      name: `操作员 ${loginName}`,
      competitionIds: [show.id],
      grants: [{ competitionId: show.id, role: 'OPERATOR' }],
    },
  });
  return { userId, console: await consoleOf(userId) };
}

async function consoleOf(userId: string): Promise<Caller> {
  const { sessions } = server.app.services;
  const { token } = await sessions.open({ kind: 'TOKEN', userId, client: '' });
  const path = { id: show.id };
  const opened = await new Caller(server, token).call('issueConsoleToken', { path });
  return new Caller(server, opened.token);
}

const correction = (score = 91.5): CorrectionCommand => ({
  type: 'CORRECT_RESULT',
  programId,
  score,
  reason: '计时器多算了一秒',
});

async function propose(by = show.console, command = correction(), key?: string) {
  await by.call('proposeCorrection', {
    path: { id: show.id },
    body: { correction: command },
    ...(key === undefined ? {} : { key }),
  });
  const { corrections } = await by.call('getCurrentMatch', { path: { id: show.id } });
  return at(corrections, corrections.length - 1).id;
}

const one = (correctionId: string) => ({ path: { id: show.id, correctionId } });
const refusing = (correctionId: string) => ({ ...one(correctionId), body: { reason: '没有多算' } });

const scoreNow = async (asked = show.console) => {
  const match = await asked.call('getCurrentMatch', { path: { id: show.id } });
  return match.programGroups[0]?.programs[0]?.finalScore;
};

test('both are told before what the correction changes: who proposes it, and who confirms it', async () => {
  const path = { id: show.id };
  const preview = (by: Caller, body: OperatorCommand) => by.call('previewCommand', { path, body });
  const change = { resultChanges: [{ programId, from: 81, to: 91.5 }] };
  const proposal = { type: 'PROPOSE_CORRECTION', correction: correction() } as const;
  expect(await preview(show.console, proposal)).toMatchObject(change);
  const correctionId = await propose();
  const confirmation = { type: 'CONFIRM_CORRECTION', correctionId } as const;
  expect(await preview(second, confirmation)).toMatchObject(change);
  expect(await refusalOf(preview(show.console, confirmation))).toMatchObject({
    code: 'SAME_PERSON',
  });
  expect(await scoreNow()).toBe(81);
});

test('a correction by one person is refused; proposed and confirmed by two it counts', async () => {
  const alone = await refusalOf(
    show.console.call('correctResult', {
      path: { id: show.id, programId },
      body: { score: 91.5, reason: '计时器' },
    }),
  );
  expect(alone).toMatchObject({ status: 409, code: 'SECOND_PERSON_REQUIRED' });
  const id = await propose();
  expect(await scoreNow()).toBe(81);
  const own = await refusalOf(show.console.call('confirmCorrection', one(id)));
  expect(own).toMatchObject({ status: 409, code: 'SAME_PERSON' });
  await second.at(beside).call('confirmCorrection', one(id));
  expect(await scoreNow(second.at(beside))).toBe(91.5);
  const log = await logOf(hall, show.id);
  expect(at(log, log.length - 1).event).toMatchObject({
    type: 'RESULT_CORRECTED',
    reason: '计时器多算了一秒',
    confirmed: { by: { accountId: secondId } },
  });
});

test('the ledger names both persons, and its replay gives the same figures', async () => {
  const refused = await propose();
  await second.call('refuseCorrection', refusing(refused));
  await show.console.call('withdrawCorrection', one(await propose()));
  await second.call('confirmCorrection', one(await propose()));
  await propose(second, { type: 'ADD_ADJUSTMENT', programId, amount: -1, reason: '超时' });
  const path = { id: show.id };
  const query = { order: 'NEWEST_FIRST', kind: 'CORRECTION', size: 50 } as const;
  const { entries, names } = await show.organiser.call('getLedger', { path, query });
  expect(entries.map(({ type }) => type)).toEqual([
    'CORRECTION_PROPOSED',
    'RESULT_CORRECTED',
    'CORRECTION_PROPOSED',
    'CORRECTION_WITHDRAWN',
    'CORRECTION_PROPOSED',
    'CORRECTION_REFUSED',
    'CORRECTION_PROPOSED',
  ]);
  expect(names.people.map(({ name }) => name).sort()).toEqual(['操作员 second', '某人']);
  const verified = await show.organiser.call('verifyLedger', { path });
  expect(verified).toMatchObject({ intact: true, difference: null });
  expect(verified.replayed).toBe(verified.checked);
  const found = await show.organiser.call('getLedger', { path, query: { text: '没有多算' } });
  expect(found.entries.map(({ type }) => type)).toEqual(['CORRECTION_REFUSED']);
});

describe('the second person', () => {
  test('is not identified by a name typed with the passcode, nor by a key', async () => {
    const path = { id: show.id };
    await show.organiser.call('updateBaseSetting', { path, body: { consolePasscode: passcode } });
    // A new passcode ends all open consoles.
    const body = { passcode, name: '王小明' };
    const { token } = await new Caller(server, '').call('loginConsole', { path, body });
    const helper = new Caller(server, token);
    const asked = await refusalOf(
      helper.call('proposeCorrection', { path, body: { correction: correction() } }),
    );
    expect(asked).toMatchObject({ status: 409, code: 'PERSON_NOT_KNOWN' });
    const { key } = await show.organiser.call('createApiKey', {
      body: { name: '导播', scopes: ['console'] },
    });
    const program = new Caller(server, key);
    const called = await refusalOf(
      program.call('proposeCorrection', { path, body: { correction: correction() } }),
    );
    expect(called.code).toBe('PERSON_NOT_KNOWN');
    const id = await propose(await consoleOf(secondId));
    for (const caller of [helper, program]) {
      const refused = await refusalOf(caller.call('confirmCorrection', one(id)));
      expect(refused.code).toBe('PERSON_NOT_KNOWN');
    }
  });

  test('is identified by the account, at any console', async () => {
    const id = await propose(second);
    const again = await consoleOf(secondId);
    expect((await refusalOf(again.call('confirmCorrection', one(id)))).code).toBe('SAME_PERSON');
    expect((await refusalOf(show.console.call('withdrawCorrection', one(id)))).code).toBe(
      'NOT_PROPOSER',
    );
    await again.call('withdrawCorrection', one(id));
  });

  test('must still be an operator: a lower role has ended the console', async () => {
    const id = await propose();
    await show.organiser.call('updateSubUser', {
      path: { id: secondId },
      body: { grants: [{ competitionId: show.id, role: 'VIEWER' }] },
    });
    expect((await refusalOf(second.call('confirmCorrection', one(id)))).code).toBe(
      'SESSION_EXPIRED',
    );
    expect(await scoreNow()).toBe(81);
  });
});

test('a proposal whose figures have changed since is refused, and nothing is changed', async () => {
  const id = await propose(show.console, {
    type: 'ADD_ADJUSTMENT',
    programId,
    amount: -1,
    reason: '超时',
  });
  await openWindow(show, programId);
  await submitWhole(show, 0, programId, 90);
  const refused = await refusalOf(second.call('confirmCorrection', one(id)));
  expect(refused).toMatchObject({ status: 409, code: 'CORRECTION_OUTDATED' });
  await second.call('refuseCorrection', refusing(id));
});

test('a repeat gets the first answer, and a second proposal for the program is refused', async () => {
  await propose(show.console, correction(), 'proposal-0001');
  await propose(show.console, correction(), 'proposal-0001');
  const { corrections } = await second.call('getCurrentMatch', { path: { id: show.id } });
  expect(corrections).toHaveLength(1);
  const another = await refusalOf(
    second.call('proposeCorrection', {
      path: { id: show.id },
      body: { correction: correction(70) },
    }),
  );
  expect(another).toMatchObject({ status: 409, code: 'CORRECTION_PENDING' });
  const confirmed = { ...one(at(corrections, 0).id), key: 'confirmed-0001' };
  const first = await second.call('confirmCorrection', confirmed);
  expect(await second.at(beside).call('confirmCorrection', confirmed)).toEqual(first);
  const log = await logOf(hall, show.id);
  expect(log.filter(({ event }) => event.type === 'RESULT_CORRECTED')).toHaveLength(1);
});

test('a proposal waits in the database, so a process that starts later has it', async () => {
  const id = await propose();
  const later = hall.server();
  const match = await second.at(later).call('getCurrentMatch', { path: { id: show.id } });
  expect(match.corrections.map((waiting) => waiting.id)).toEqual([id]);
  await second.at(later).call('confirmCorrection', one(id));
  const { corrections } = await second.at(later).call('getCurrentMatch', { path: { id: show.id } });
  expect(corrections).toEqual([]);
});

test('a proposal is dropped when scores are cleared', async () => {
  const id = await propose();
  const { name } = await show.organiser.call('getCompetitionStatus', { path: { id: show.id } });
  const body = { confirmName: name };
  await show.organiser.call('cleanScores', { path: { id: show.id }, body });
  expect((await refusalOf(second.call('confirmCorrection', one(id)))).code).toBe(
    'CORRECTION_NOT_FOUND',
  );
  const verified = await show.organiser.call('verifyLedger', { path: { id: show.id } });
  expect(verified).toMatchObject({ intact: true, difference: null });
});

test('a proposal is not sent to the screen, judges, audience or an account that may not see scores before it is confirmed', async () => {
  const path = { id: show.id };
  const { userId: reader } = await operator('desk');
  const { token } = await server.app.services.sessions.open({
    kind: 'TOKEN',
    userId: reader,
    client: '',
  });
  const desk = new Caller(server, token);
  const screen = await show.screen.watch('openScreenEvents', show.id);
  const phone = await at(show.judges, 0).phone.watch('openJudgeEvents', show.id);
  const panel = await second.watch('openMatchEvents', show.id);
  const id = await propose(show.console, correction(37.57));
  await panel.until(({ raw }) => raw.join('').includes('37.57'));
  await show.console.call('showProgramList', { path });
  await screen.until(({ view }) => view?.stage.kind === 'PROGRAM_LIST');
  await phone.until(({ view }) => view?.stage.kind === 'PROGRAM_LIST');
  const newcomer = await show.screen.watch('openScreenEvents', show.id);
  const asked = [
    await show.screen.call('getScreenMatch', { path }),
    await show.screen.call('getScreenResult', { path }),
    await (await show.screen.fetch('getAudienceFrame', { path })).text(),
    await at(show.judges, 0).phone.call('getJudgeMatch', { path }),
    await desk.call('getStatistics', { path }),
    await desk.call('listPublishedResults', { path }),
  ];
  const sent = [screen, phone, newcomer].flatMap(({ raw }) => raw);
  expect([...sent, JSON.stringify(asked)].join('\n')).not.toMatch(/37\.57|计时器|CORRECTION_/);
  await show.organiser.call('updateSubUser', {
    path: { id: reader },
    body: { grants: [{ competitionId: show.id, role: 'VIEWER' }] },
  });
  const ledger = JSON.stringify(await desk.call('getLedger', { path, query: { size: 200 } }));
  expect(ledger).toContain('CORRECTION_PROPOSED');
  expect(ledger).not.toMatch(/37\.57|计时器/);
  await second.call('confirmCorrection', one(id));
  const told = JSON.stringify(await desk.call('getLedger', { path, query: { size: 200 } }));
  expect(told).toContain('37.57');
});

test('only an administrator turns the rule on or off, and the ledger records it', async () => {
  const { token } = await server.app.services.sessions.open({
    kind: 'TOKEN',
    userId: secondId,
    client: '',
  });
  const path = { id: show.id };
  const off = { path, body: { setting: { secondPerson: false } } };
  expect((await refusalOf(new Caller(server, token).call('updateScoreSetting', off))).code).toBe(
    'ROLE_NOT_ENOUGH',
  );
  await show.organiser.call('updateScoreSetting', off);
  const log = await logOf(hall, show.id);
  expect(at(log, log.length - 1).event).toMatchObject({
    type: 'SETUP_CHANGED',
    before: { secondPerson: true },
    after: { secondPerson: false },
  });
  await show.console.call('correctResult', {
    path: { id: show.id, programId },
    body: { score: 70, reason: '复核' },
  });
});
