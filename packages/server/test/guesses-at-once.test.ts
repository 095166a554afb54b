/** Tests that guesses which are sent at once cost as much as guesses one after another, over one process and over several. */
import { newVoucherCode } from '@liangfen/rules/payment';
import { describe, expect, test } from 'vitest';
import {
  createTestApp,
  createTestBus,
  imageCodeAnswer,
  type TestAccount,
  type TestApp,
} from './support/app.ts';

const passcode = '2580ab';
const atOnce = 40;

/** Attempts of many processes that count together, the first of which opened everything. */
async function processes(count: number): Promise<readonly [TestApp, ...TestApp[]]> {
  if (count === 1) return [await createTestApp()];
  const bus = createTestBus();
  const first = await createTestApp({ bus });
  const more = Array.from({ length: count - 1 }, () =>
    createTestApp({ bus, database: first.database, clock: first.clock }),
  );
  return [first, ...(await Promise.all(more))];
}

async function login(hall: TestApp, { loginName }: TestAccount, password: string) {
  const image = await hall.client.send('getImageCode', { address: `image ${Math.random()}` });
  const cookie = image.headers.get('set-cookie')?.split(';')[0] ?? '';
  const body = { loginName, password, code: imageCodeAnswer };
  return () => hall.client.send('login', { body, headers: { cookie }, address: '10.1.1.1' });
}

async function statuses(calls: readonly (() => Promise<Response>)[]) {
  const answers = await Promise.all(calls.map((call) => call()));
  const of = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { wrong: of(400), waits: of(429), right: of(200) };
}

describe.each([1, 2])('with %i processes', (count) => {
  const turns = <Thing>(things: readonly [Thing, ...Thing[]]) =>
    Array.from({ length: atOnce }, (_, index) => things[index % things.length] ?? things[0]);

  test('five passwords are looked at, whatever comes with them', async () => {
    const halls = await processes(count);
    const account = await halls[0].register();
    const calls = await Promise.all(turns(halls).map((hall) => login(hall, account, 'wrong-2026')));
    expect(await statuses(calls)).toEqual({ wrong: 5, waits: atOnce - 5, right: 0 });
    const [again] = [await login(halls[0], account, account.password)];
    expect((await again()).headers.get('retry-after')).toBe('15');
  });

  test('a right password was no guess: it leaves the door as it was', async () => {
    const halls = await processes(count);
    const account = await halls[0].register();
    for (let round = 0; round < 12; round += 1) {
      const calls = [
        await login(halls[0], account, account.password),
        await login(halls[0], account, account.password),
      ];
      expect(await statuses(calls)).toEqual({ wrong: 0, waits: 0, right: 2 });
    }
  });

  test('five passcodes are tried', async () => {
    const halls = await processes(count);
    const account = await halls[0].register();
    const { id } = await account.client.call('createCompetition', { body: { name: '歌手大赛' } });
    const path = { id };
    await account.client.call('updateBaseSetting', { path, body: { consolePasscode: passcode } });
    const body = { passcode: '0000aa', name: '王小明' };
    // Below the limit of an address, which is another one.
    const calls = turns(halls)
      .slice(0, 25)
      .map((hall) => () => hall.client.send('loginConsole', { path, body, address: '10.1.1.1' }));
    expect(await statuses(calls)).toEqual({ wrong: 5, waits: 20, right: 0 });
  });

  test('five vouchers are tried, and used ones were nobody’s guess', async () => {
    const halls = await processes(count);
    const account = await halls[0].register();
    const guess = { code: newVoucherCode(() => 3) };
    const calls = turns(halls).map(
      (hall) => () =>
        hall.client.send('redeemVoucher', { token: account.token, body: guess, address: '::1' }),
    );
    expect(await statuses(calls)).toEqual({ wrong: 5, waits: atOnce - 5, right: 0 });
  });
});
