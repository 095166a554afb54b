/** Tests that guessing passwords and passcodes gets slower and slower, and never locks out those who logged in before. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, imageCodeAnswer, type TestAccount, type TestApp } from './support/app.ts';

let hall: TestApp;
let account: TestAccount;
beforeEach(async () => {
  hall = await createTestApp();
  account = await hall.register();
});

interface Try {
  readonly address: string;
  readonly word?: string;
  readonly code?: string;
  readonly cookie?: string;
}

async function login({ address, word = 'wrong-2026', code = imageCodeAnswer, cookie }: Try) {
  const image = await hall.client.send('getImageCode', { address: `image ${address}` });
  const drawn = image.headers.get('set-cookie')?.split(';')[0] ?? '';
  return hall.client.send('login', {
    body: { loginName: account.loginName, password: word, code },
    headers: { cookie: cookie === undefined ? drawn : `${drawn}; ${cookie}` },
    address,
  });
}

const cookieOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? '';
const hallAddress = '10.1.1.1';
const right = () => ({ word: account.password });

describe('a login name', () => {
  test('stays open for everybody when attempts lack the image code', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await login({ address: hallAddress, code: 'WXYZ' })).status).toBe(400);
    }
    expect((await login({ address: hallAddress, ...right() })).status).toBe(200);
  });

  test('makes only the guessing address wait, longer each time', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await login({ address: hallAddress })).status).toBe(400);
    }
    const waits: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const refused = await login({ address: hallAddress, ...right() });
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      waits.push(seconds);
      hall.clock.advance(seconds * 1000);
      expect((await login({ address: hallAddress })).status).toBe(400);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
    expect((await login({ address: '10.1.1.2', ...right() })).status).toBe(200);
  });

  test('counts all addresses of one IPv6 customer together, and the next customer apart', async () => {
    const at = (host: string) => ({ address: `2001:db8:1:2:${host}` });
    for (let count = 0; count < 5; count += 1) await login(at(`${count}:aaaa:0:1`));
    expect((await login({ ...at('ffff::9'), ...right() })).status).toBe(429);
    expect((await login({ address: '2001:db8:1:3::1', ...right() })).status).toBe(200);
  });

  test('opens for a browser that logged in before, whatever others do behind the same address', async () => {
    const cookie = cookieOf(await login({ address: hallAddress, ...right() }));
    for (let count = 0; count < 5; count += 1) await login({ address: hallAddress });
    expect((await login({ address: hallAddress, ...right() })).status).toBe(429);
    expect((await login({ address: hallAddress, cookie, ...right() })).status).toBe(200);
  });

  test('opens for an address that logged in before while hundreds of others guess, and strangers wait', async () => {
    expect((await login({ address: hallAddress, ...right() })).status).toBe(200);
    for (let count = 0; count < 200; count += 1) await login({ address: `10.2.0.${count}` });
    expect((await login({ address: '10.3.0.1', ...right() })).status).toBe(429);
    expect((await login({ address: hallAddress, ...right() })).status).toBe(200);
  });

  test('recognises a browser by a secret that is stored as a hash and counts for this login name only', async () => {
    const opened = await login({ address: hallAddress, ...right() });
    expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const rows = await hall.database.query.selectFrom('known_caller').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookieOf(opened).split('=')[1]);
    const other = await hall.register();
    for (let count = 0; count < 5; count += 1) await login({ address: '10.4.0.1' });
    account = other;
    const cookie = cookieOf(opened);
    for (let count = 0; count < 5; count += 1) await login({ address: '10.4.0.1', cookie });
    expect((await login({ address: '10.4.0.1', cookie, ...right() })).status).toBe(429);
  });
});

describe('a passcode', () => {
  const passcode = '2580ab';
  let id: string;
  beforeEach(async () => {
    ({ id } = await account.client.call('createCompetition', { body: { name: '歌手大赛' } }));
    await account.client.call('updateBaseSetting', {
      path: { id },
      body: { consolePasscode: passcode },
    });
  });
  const enter = (word: string, address: string, cookie = '') =>
    hall.client.send('loginConsole', {
      path: { id },
      body: { passcode: word, name: '王小明' },
      headers: { cookie },
      address,
    });

  test('makes the hall’s address wait, but not the operator’s browser', async () => {
    const cookie = cookieOf(await enter(passcode, hallAddress));
    for (let count = 0; count < 5; count += 1) await enter('0000aa', hallAddress);
    expect((await enter(passcode, hallAddress)).status).toBe(429);
    expect((await enter(passcode, hallAddress, cookie)).status).toBe(200);
    expect((await enter(passcode, '10.1.1.2')).status).toBe(200);
  });

  test('never blocks the organiser, whose browser is then recognised, too', async () => {
    for (let count = 0; count < 5; count += 1) await enter('0000aa', hallAddress);
    const opened = await account.client.send('issueConsoleToken', {
      path: { id },
      address: hallAddress,
    });
    expect(opened.status).toBe(200);
    expect((await enter(passcode, hallAddress, cookieOf(opened))).status).toBe(200);
  });
});
