/** Tests 两步验证: how it is turned on and off, what it asks at the login, and that each code counts once. */
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { Refused } from './support/client.ts';

let hall: TestApp;
let main: TestAccount;

beforeEach(async () => {
  hall = await createTestApp();
  main = await hall.register('organiser');
});

const halfMinute = 30_000;

/** Computes the number that the phone's app shows now, without the server's code. */
function numberOf(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return new TOTP({ secret }).generate({ timestamp: hall.clock.now() });
}

async function turnedOn() {
  const { uri } = await main.client.call('startSecondFactor', {
    body: { password: main.password },
  });
  const { recoveryCodes } = await main.client.call('confirmSecondFactor', {
    body: { code: numberOf(uri) },
  });
  hall.clock.advance(halfMinute);
  return { uri, recoveryCodes };
}

/** Returns the ticket that the server gives for the password. */
async function ticketOf(): Promise<string> {
  const error: unknown = await hall.login('organiser', main.password).catch((one) => one);
  if (!(error instanceof Refused)) throw new Error('a password alone was enough');
  expect(error.code).toBe('SECOND_FACTOR_NEEDED');
  return error.problem.ticket ?? '';
}

const finish = (ticket: string, code: string) =>
  hall.client.call('finishLogin', { body: { ticket, code } });
const refusedCode = async (ticket: string, code: string) =>
  (await hall.client.refusal('finishLogin', { body: { ticket, code } })).code;

describe('turning the second factor on', () => {
  test('needs the password, then a number from the app, and ends other logins', async () => {
    const other = await hall.login('organiser', main.password);
    expect(await main.client.call('getSecondFactor')).toMatchObject({ on: false });
    const wrong = await main.client.refusal('startSecondFactor', { body: { password: 'no' } });
    expect(wrong.code).toBe('PASSWORD_WRONG');
    const early = await main.client.refusal('confirmSecondFactor', { body: { code: '123456' } });
    expect(early.status).toBe(409);
    const { recoveryCodes } = await turnedOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await main.client.call('getSecondFactor')).toMatchObject({
      on: true,
      recoveryCodesLeft: 10,
    });
    expect((await hall.client.as(other).refusal('getUser')).code).toBe('SESSION_EXPIRED');
  });

  test('fails with a wrong number, and after ten minutes', async () => {
    const { uri } = await main.client.call('startSecondFactor', {
      body: { password: main.password },
    });
    const right = numberOf(uri);
    const wrong = right === '000000' ? '000001' : '000000';
    const refusal = await main.client.refusal('confirmSecondFactor', { body: { code: wrong } });
    expect(refusal.code).toBe('SECOND_FACTOR_WRONG');
    hall.clock.advance(11 * 60_000);
    const late = await main.client.refusal('confirmSecondFactor', {
      body: { code: numberOf(uri) },
    });
    expect(late.status).toBe(409);
    await hall.login('organiser', main.password);
  });
});

describe('a login', () => {
  test('needs both steps, and a number counts once, also for another login', async () => {
    const { uri } = await turnedOn();
    const [one, other] = [await ticketOf(), await ticketOf()];
    const number = numberOf(uri);
    const { token } = await finish(one, number);
    await hall.client.as(token).call('getUser');
    expect(await refusedCode(other, number)).toBe('SECOND_FACTOR_WRONG');
    expect(await refusedCode(one, number)).toBe('LOGIN_FAILED');
    hall.clock.advance(halfMinute);
    await finish(other, numberOf(uri));
  });

  test('accepts a recovery code in any spelling, once', async () => {
    const { recoveryCodes } = await turnedOn();
    const [code = ''] = recoveryCodes;
    await finish(await ticketOf(), ` ${code.toUpperCase().replace('-', ' ')}`);
    expect(await refusedCode(await ticketOf(), code)).toBe('SECOND_FACTOR_WRONG');
    expect((await main.client.call('getSecondFactor')).recoveryCodesLeft).toBe(9);
  });

  test('is given up after five wrong codes, and after five minutes', async () => {
    const { uri } = await turnedOn();
    const ticket = await ticketOf();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await refusedCode(ticket, 'aaaaa-aaaaa')).toBe('SECOND_FACTOR_WRONG');
    }
    expect(await refusedCode(ticket, numberOf(uri))).toBe('LOGIN_FAILED');
    const late = await ticketOf();
    hall.clock.advance(6 * 60_000);
    expect(await refusedCode(late, numberOf(uri))).toBe('LOGIN_FAILED');
  });
});

describe('with the second factor on', () => {
  test('new recovery codes replace the former ones', async () => {
    const { uri, recoveryCodes } = await turnedOn();
    const made = await main.client.call('renewRecoveryCodes', { body: { code: numberOf(uri) } });
    expect(made.recoveryCodes).not.toContain(recoveryCodes[0]);
    const code = recoveryCodes[0] ?? '';
    expect(await refusedCode(await ticketOf(), code)).toBe('SECOND_FACTOR_WRONG');
    await finish(await ticketOf(), made.recoveryCodes[0] ?? '');
  });

  test('password and code turn it off, and the password is enough again', async () => {
    const { uri } = await turnedOn();
    const wrong = await main.client.refusal('endSecondFactor', {
      body: { password: main.password, code: 'aaaaa-aaaaa' },
    });
    expect(wrong.code).toBe('SECOND_FACTOR_WRONG');
    await main.client.call('endSecondFactor', {
      body: { password: main.password, code: numberOf(uri) },
    });
    await hall.login('organiser', main.password);
  });

  test('the log says when it was turned on, and that a code was wrong', async () => {
    await turnedOn();
    await refusedCode(await ticketOf(), 'aaaaa-aaaaa');
    const { events } = await main.client.call('listSecurityEvents');
    const kinds = events.map(({ kind }) => kind);
    expect(kinds).toContain('SECOND_FACTOR_ON');
    expect(kinds).toContain('SECOND_FACTOR_FAILED');
  });
});

test('a main account that is required to have it can do nothing else before, but its sub-account can', async () => {
  const sub = { loginName: 'helper', password: 'winterthur-88', name: '小助手' };
  await main.client.call('createSubUser', { body: sub });
  const strict = await createTestApp({
    database: hall.database,
    clock: hall.clock,
    rules: { requiresSecondFactor: true },
  });
  const token = await strict.login('organiser', main.password);
  const client = strict.client.as(token);
  expect((await client.refusal('pageCompetitions')).code).toBe('SECOND_FACTOR_REQUIRED');
  await client.call('getUser');
  const { uri } = await client.call('startSecondFactor', { body: { password: main.password } });
  await client.call('confirmSecondFactor', { body: { code: numberOf(uri) } });
  await client.call('pageCompetitions');
  expect(await client.call('getSecondFactor')).toMatchObject({ on: true, required: true });
  hall.clock.advance(halfMinute);
  const off = await client.refusal('endSecondFactor', {
    body: { password: main.password, code: numberOf(uri) },
  });
  expect(off.status).toBe(409);
  const helper = await strict.login('helper', 'winterthur-88');
  await strict.client.as(helper).call('listCompetitions');
});
