/**
 * Tests the roles of sub-accounts: old grants keep their power, phone numbers are hidden, and a reduced role works at
 * once.
 */
import type { GrantedRole } from '@liangfen/sdk/schema';
import { grantedRoleValues, operationRoles } from '@liangfen/sdk/values';
import { beforeEach, describe, expect, test } from 'vitest';
import { contractOperations } from '../src/contract/operations.ts';
import { takeStream } from '../src/contract/responses.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { readBack } from './support/files.ts';

const password = 'liangfen2026';
const phones = ['13800001234', '13912345678'];

let hall: TestApp;
let main: TestAccount;
let id: string;
let judgeId: string;

beforeEach(async () => {
  hall = await createTestApp();
  main = await hall.register();
  id = (await main.client.call('createCompetition', { body: { name: '歌手大赛' } })).id;
  const [phoneNumber, inRemark] = phones;
  const body = { name: '周慧敏', phoneNumber: phoneNumber ?? '', remark: `家里 ${inRemark}` };
  judgeId = (await main.client.call('createJudge', { path: { id }, body })).id;
});

async function subAccount(role?: GrantedRole) {
  const loginName = `sub-${role ?? 'usual'}`.toLowerCase();
  const given = role === undefined ? {} : { grants: [{ competitionId: id, role }] };
  const { id: userId } = await main.client.call('createSubUser', {
    body: { loginName, password, name: '小助手', competitionIds: [id], ...given },
  });
  const token = await hall.login(loginName, password);
  return { userId, client: hall.client.as(token) };
}

const change = (userId: string, role: GrantedRole) =>
  main.client.call('updateSubUser', {
    path: { id: userId },
    body: { grants: [{ competitionId: id, role }] },
  });

describe('a grant without a role', () => {
  test('makes an administrator, in the contract and in an old row', async () => {
    const { userId, client } = await subAccount();
    const { subUsers } = await main.client.call('listSubUsers');
    expect(subUsers).toMatchObject([
      { role: 'ADMIN', grants: [{ competitionId: id, role: 'ADMIN' }] },
    ]);
    await hall.database.query
      .deleteFrom('competition_grant')
      .where('user_id', '=', userId)
      .execute();
    await hall.database.query
      .insertInto('competition_grant')
      .values({ competition_id: id, user_id: userId })
      .execute();
    expect(await client.call('getCompetitionStatus', { path: { id } })).toMatchObject({
      role: 'ADMIN',
    });
    const { content } = await client.call('pageJudges', { path: { id } });
    expect(content).toMatchObject([{ phoneNumber: phones[0] }]);
  });

  test('keeps the role when a call names only the competitions', async () => {
    const { userId } = await subAccount('EDITOR');
    const after = await main.client.call('updateSubUser', {
      path: { id: userId },
      body: { competitionIds: [id] },
    });
    expect(after.grants).toEqual([{ competitionId: id, role: 'EDITOR' }]);
  });
});

test('judges are not imported from where their phone numbers are hidden to where they would be shown', async () => {
  const { userId, client } = await subAccount('EDITOR');
  const own = await main.client.call('createCompetition', { body: { name: '主持人大赛' } });
  const grantIn = (role: GrantedRole) =>
    main.client.call('updateSubUser', {
      path: { id: userId },
      body: { competitionIds: [id, own.id], grants: [{ competitionId: own.id, role }] },
    });
  const copy = { path: { id: own.id }, query: {}, body: { competitionId: id } };
  await grantIn('ADMIN');
  expect(await client.refusal('importJudgesFromBefore', copy)).toMatchObject({
    status: 403,
    code: 'ROLE_NOT_ENOUGH',
  });
  const { content: none } = await client.call('pageJudges', { path: { id: own.id } });
  expect(none).toEqual([]);
  // Programs hold no phone numbers, and an editor of both competitions sees no judge's number in either.
  await client.call('importProgramsFromBefore', copy);
  await grantIn('EDITOR');
  await client.call('importJudgesFromBefore', copy);
  const { content } = await client.call('pageJudges', { path: { id: own.id } });
  expect(content).toMatchObject([{ phoneNumber: '138****1234' }]);
});

test('a role needs a grant of its competition', async () => {
  const body = { loginName: 'nobody-yet', password, name: '小助手' };
  const refusal = await main.client.refusal('createSubUser', {
    body: { ...body, grants: [{ competitionId: id, role: 'VIEWER' }] },
  });
  expect(refusal.code).toBe('INVALID_REQUEST');
});

test('a refusal names the role and the person to ask', async () => {
  const { client } = await subAccount('EDITOR');
  const refusal = await client.refusal('listSeats', { path: { id } });
  const { name } = await main.client.call('getUser');
  expect(refusal).toMatchObject({ status: 403, code: 'ROLE_NOT_ENOUGH' });
  expect(refusal.problem.detail).toContain('「编排」');
  expect(refusal.problem.detail).toContain(`「${name}」`);
});

describe.each(grantedRoleValues.filter((role) => role !== 'ADMIN'))('%s', (role) => {
  test('is sent no full phone number, whatever it requests', async () => {
    const { client } = await subAccount(role);
    await client.send('checkJudgePhone', { path: { id }, query: { phoneNumber: '13700000000' } });
    for (const { id: operation, method, access } of contractOperations) {
      if (method !== 'GET' || (access !== 'manager' && access !== 'account')) continue;
      const response = await client.send(operation, {
        path: { id, judgeId, version: '0' },
        query: { phoneNumber: phones[0] },
      });
      takeStream(response)?.close();
      const text = new TextDecoder().decode(await response.arrayBuffer());
      for (const phone of phones) expect(text, operation).not.toContain(phone);
    }
  });

  test('learns only whether there is a passcode', async () => {
    const consolePasscode = 'hall2580';
    await main.client.call('updateBaseSetting', { path: { id }, body: { consolePasscode } });
    const { client } = await subAccount(role);
    for (const { id: operation, method, access } of contractOperations) {
      if (method !== 'GET' || (access !== 'manager' && access !== 'account')) continue;
      const response = await client.send(operation, {
        path: { id, judgeId, version: '0' },
        query: { phoneNumber: phones[0] },
      });
      takeStream(response)?.close();
      const text = new TextDecoder().decode(await response.arrayBuffer());
      expect(text, operation).not.toContain(consolePasscode);
    }
    if (role === 'AUDITOR') return;
    expect(await client.call('getBaseSetting', { path: { id } })).toMatchObject({
      passcodeSet: true,
    });
  });
});

test('anybody who knows the passcode can open a console, whatever the role: the organiser gives it out', async () => {
  const consolePasscode = 'hall2580';
  await main.client.call('updateBaseSetting', { path: { id }, body: { consolePasscode } });
  const { client } = await subAccount('VIEWER');
  const body = { passcode: consolePasscode, name: '小助手' };
  const { token } = await client.call('loginConsole', { path: { id }, body });
  await hall.client.as(token).call('getCurrentMatch', { path: { id } });
  // The console belongs to no account: it is listed under the typed name, and a new passcode ends it.
  await main.client.call('updateBaseSetting', {
    path: { id },
    body: { consolePasscode: 'hall2581' },
  });
  expect((await hall.client.as(token).refusal('getCurrentMatch', { path: { id } })).code).toBe(
    'SESSION_EXPIRED',
  );
});

test('a masked number keeps its first and last digits', async () => {
  const { client } = await subAccount('VIEWER');
  const { content } = await client.call('pageJudges', { path: { id } });
  expect(content).toMatchObject([{ phoneNumber: '138****1234', remark: '家里 139****5678' }]);
});

describe('a form with a masked number', () => {
  const numbers = ['13800001234', '13811111234'];

  test('keeps the stored number in lists that are sent whole', async () => {
    const path = { id };
    const { programGroups } = await main.client.call('listProgramGroups', { path });
    const first = programGroups[0]?.id ?? '';
    await main.client.call('updateProgramGroups', {
      path,
      // Masked, the two names are equal.
      body: {
        programGroups: [
          { id: first, groupName: `少年组 ${numbers[0]}` },
          { groupName: `少年组 ${numbers[1]}` },
        ],
      },
    });
    const { judgeGroups } = await main.client.call('listJudgeGroups', { path });
    const kept = judgeGroups.map(({ id: groupId, weight }) => ({ id: groupId, weight }));
    await main.client.call('updateJudgeGroups', {
      path,
      body: { judgeGroups: kept.map((group) => ({ ...group, groupName: `专家 ${numbers[0]}` })) },
    });
    const { client } = await subAccount('EDITOR');
    const programs = await client.call('listProgramGroups', { path });
    expect(programs.programGroups.map(({ groupName }) => groupName)).toEqual([
      '少年组 138****1234',
      '少年组 138****1234',
    ]);
    await client.call('updateProgramGroups', {
      path,
      body: {
        programGroups: [
          ...programs.programGroups.map(({ id: groupId, groupName }) => ({
            id: groupId,
            groupName,
          })),
          { groupName: '老年组' },
        ],
      },
    });
    const judges = await client.call('listJudgeGroups', { path });
    await client.call('updateJudgeGroups', {
      path,
      body: {
        judgeGroups: [
          ...judges.judgeGroups.map(({ id: groupId, groupName, weight }) => ({
            id: groupId,
            groupName: `${groupName}（甲）`,
            weight,
          })),
        ],
      },
    });
    const after = await main.client.call('listProgramGroups', { path });
    expect(after.programGroups.map(({ groupName }) => groupName)).toEqual([
      `少年组 ${numbers[0]}`,
      `少年组 ${numbers[1]}`,
      '老年组',
    ]);
    const { judgeGroups: now } = await main.client.call('listJudgeGroups', { path });
    expect(now.map(({ groupName }) => groupName)).toEqual([`专家 ${numbers[0]}（甲）`]);
  });

  test('keeps the stored number in a judge’s remark and in a program, also beside other changes', async () => {
    const path = { id };
    const { id: programId } = await main.client.call('createProgram', {
      path,
      body: { programName: `茉莉花 ${numbers[0]}`, contestant: `李明 ${numbers[1]}` },
    });
    const { client } = await subAccount('EDITOR');
    await client.call('updateJudge', {
      path: { id, judgeId },
      body: { name: '周慧敏', remark: '单位和家里 139****5678，晚上打' },
    });
    await client.call('updateProgram', {
      path: { id, programId },
      body: { programName: '茉莉花 138****1234', contestant: '李明' },
    });
    const { content } = await main.client.call('pageJudges', { path });
    expect(content).toMatchObject([{ remark: `单位和家里 ${phones[1]}，晚上打` }]);
    const { programGroups } = await main.client.call('listProgramGroups', { path });
    expect(programGroups[0]?.programs).toMatchObject([
      { programName: `茉莉花 ${numbers[0]}`, contestant: '李明' },
    ]);
  });

  test('is stored as typed where there is no such number, and from anybody who sees full numbers', async () => {
    const { client } = await subAccount('EDITOR');
    const change = (asked: typeof client, remark: string) =>
      asked.call('updateJudge', { path: { id, judgeId }, body: { remark } });
    await change(client, '别人的 137****0000');
    expect(await change(main.client, '家里 139****5678')).toMatchObject({
      remark: '家里 139****5678',
    });
  });
});

test('the rows that an import refused are masked, too', async () => {
  const { client } = await subAccount('EDITOR');
  const taken = { name: '陈志远', phoneNumber: phones[0] ?? '' };
  const { id: source } = await main.client.call('createCompetition', { body: { name: '初赛' } });
  await main.client.call('createJudge', { path: { id: source }, body: taken });
  const { importId } = await main.client.call('importJudgesFromBefore', {
    path: { id },
    body: { competitionId: source },
  });
  const rowsFor = async (asked: typeof client) => {
    const response = await asked.send('getRefusedRows', { path: { id, importId: importId ?? '' } });
    return JSON.stringify(await readBack(response));
  };
  expect(await rowsFor(main.client)).toContain(phones[0]);
  const masked = await rowsFor(client);
  expect(masked).not.toContain(phones[0]);
  expect(masked).toContain('138****1234');
});

test('the address of the group’s robot is shown only to administrators', async () => {
  const groupRobot = { accessToken: '9f86d081884c7d659a2feaa0', secret: null };
  await main.client.call('updateBaseSetting', { path: { id }, body: { groupRobot } });
  const { client } = await subAccount('EDITOR');
  expect((await client.call('getBaseSetting', { path: { id } })).groupRobot).toBeNull();
});

describe('a reduced role', () => {
  test('ends the consoles that were opened with the old one', async () => {
    const { userId, client } = await subAccount('OPERATOR');
    const { token } = await client.call('issueConsoleToken', { path: { id } });
    const atConsole = hall.client.as(token);
    const stream = takeStream(await atConsole.send('openMatchEvents', { path: { id } }));
    expect(stream).toBeDefined();
    await change(userId, 'VIEWER');
    expect((await atConsole.refusal('getCurrentMatch', { path: { id } })).code).toBe(
      'SESSION_EXPIRED',
    );
    expect((await client.refusal('issueConsoleToken', { path: { id } })).code).toBe(
      'ROLE_NOT_ENOUGH',
    );
  });

  test('leaves a console that the new role may have', async () => {
    const { userId, client } = await subAccount('ADMIN');
    const { token } = await client.call('issueConsoleToken', { path: { id } });
    await change(userId, 'OPERATOR');
    await hall.client.as(token).call('getCurrentMatch', { path: { id } });
  });

  test('is in the security log, which an auditor of the account reads', async () => {
    const { userId } = await subAccount('ADMIN');
    await change(userId, 'VIEWER');
    const auditor = { loginName: 'auditor', password, name: '审计员', role: 'AUDITOR' } as const;
    await main.client.call('createSubUser', { body: auditor });
    const client = hall.client.as(await hall.login('auditor', password));
    const { events } = await client.call('listSecurityEvents');
    expect(events.find(({ kind }) => kind === 'ROLE_CHANGED')).toMatchObject({
      about: '小助手：管理员 → 查看',
      competition: { id },
    });
  });
});

test('an auditor of a competition cannot copy its judges to another one', async () => {
  const { userId, client } = await subAccount('AUDITOR');
  const { id: other } = await main.client.call('createCompetition', { body: { name: '复赛' } });
  await main.client.call('updateSubUser', {
    path: { id: userId },
    body: { competitionIds: [id, other], grants: [{ competitionId: other, role: 'EDITOR' }] },
  });
  const refusal = await client.refusal('importJudgesFromBefore', {
    path: { id: other },
    body: { competitionId: id },
  });
  expect(refusal.code).toBe('ROLE_NOT_ENOUGH');
});

test('only an administrator handles money, seats and the passcode', () => {
  const kept = [
    ...(['getPoint', 'makeOfficial', 'listSeats', 'getSeat', 'renewSeat'] as const),
    ...(['updateBaseSetting', 'getInvitation'] as const),
  ];
  for (const operation of kept) expect(operationRoles[operation]).toEqual(['ADMIN']);
});
