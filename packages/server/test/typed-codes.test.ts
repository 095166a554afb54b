/**
 * Tests that every code which a person types is read as an input method leaves it: full-width, with blanks or strokes
 * in between, with signs that are not seen.
 */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/node/config.ts';
import { openMail } from '../src/node/mail/open-mail.ts';
import { createTestApp, imageCodeAnswer, type TestAccount, type TestApp } from './support/app.ts';
import { startTestMailServer, type TestMailServer } from './support/mail-server.ts';

function mailTo({ port }: TestMailServer) {
  return openMail(
    readConfig({
      LIANGFEN_PUBLIC_URL: 'https://score.test',
      LIANGFEN_MAIL_HOST: '127.0.0.1',
      LIANGFEN_MAIL_PORT: String(port),
      LIANGFEN_MAIL_TLS: 'none',
      LIANGFEN_MAIL_FROM: 'liangfen@example.com',
    }),
  );
}

async function imageCookie({ client }: TestApp) {
  const image = await client.send('getImageCode');
  return { cookie: image.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** As a Chinese input method writes it in full width. */
const wide = (text: string) =>
  [...text].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');

const spellings: readonly (readonly [string, (code: string) => string])[] = [
  ['full-width', wide],
  ['with blanks of every width', (code) => ` ${code.slice(0, 3)}\u3000${code.slice(3)}\u00a0`],
  ['with a stroke', (code) => `${code.slice(0, 3)}－${code.slice(3)}`],
  ['pasted with signs that are not seen', (code) => `\u200e${code}\u200b`],
];

describe.each(spellings)('a code %s', (_, spelled) => {
  let hall: TestApp;
  let main: TestAccount;
  let post: TestMailServer;
  beforeAll(async () => {
    post = await startTestMailServer();
    hall = await createTestApp({ mail: await mailTo(post) });
    main = await hall.register();
  });
  afterAll(() => post.close());

  test('of the mail confirms an address', async () => {
    const { password } = main;
    const address = 'zhou@example.com';
    await main.client.call('startOwnMail', { body: { address, password } });
    const [code = ''] = /\d{8}/.exec((await post.next()).text) ?? [];
    const answer = await main.client.call('confirmOwnMail', { body: { code: spelled(code) } });
    expect(answer.address).toBe(address);
  });

  test('of the picture opens the login', async () => {
    const headers = await imageCookie(hall);
    const { loginName, password } = main;
    const body = { loginName, password, code: spelled(imageCodeAnswer.toLowerCase()) };
    const { token } = await hall.client.call('login', { body, headers });
    expect(token).toMatch(/^TOKEN /);
  });

  test('of a console opens it, however it was typed', async () => {
    const { id } = await main.client.call('createExample', { key: `example-${main.userId}` });
    await main.client.call('updateBaseSetting', {
      path: { id },
      body: { consolePasscode: 'Hall2026' },
    });
    const body = { name: '小周', passcode: spelled('Hall2026') };
    expect((await hall.client.call('loginConsole', { path: { id }, body })).token).not.toBe('');
    const other = await hall.client.refusal('loginConsole', {
      path: { id },
      body: { ...body, passcode: spelled('hall2026') },
    });
    expect(other.code).toBe('PASSCODE_WRONG');
  });

  test('of the app, or for a lost phone, is the second factor', async () => {
    const { password, loginName } = main;
    const { secret } = await main.client.call('startSecondFactor', { body: { password } });
    const now = () => new TOTP({ secret }).generate({ timestamp: hall.clock.now() });
    const { recoveryCodes } = await main.client.call('confirmSecondFactor', {
      body: { code: spelled(now()) },
    });
    const ticket = async () => {
      const refused = await hall.client.refusal('login', {
        body: { loginName, password, code: imageCodeAnswer },
        headers: await imageCookie(hall),
      });
      return refused.problem.ticket ?? '';
    };
    hall.clock.advance(30_000);
    const byApp = { ticket: await ticket(), code: spelled(now()) };
    expect((await hall.client.call('finishLogin', { body: byApp })).token).toMatch(/^TOKEN /);
    const lost = { ticket: await ticket(), code: spelled(recoveryCodes[0] ?? '') };
    expect((await hall.client.call('finishLogin', { body: lost })).token).toMatch(/^TOKEN /);
  });
});

test('what cannot be the code of a mail costs no try', async () => {
  const post = await startTestMailServer();
  const hall = await createTestApp({ mail: await mailTo(post) });
  const { client, password } = await hall.register();
  await client.call('startOwnMail', { body: { address: 'zhou@example.com', password } });
  const [code = ''] = /\d{8}/.exec((await post.next()).text) ?? [];
  for (let time = 0; time < 5; time += 1) {
    const refused = await client.refusal('confirmOwnMail', { body: { code: 'eight letters' } });
    expect(refused.problem.errors).toMatchObject([{ field: 'code' }]);
  }
  expect((await client.call('confirmOwnMail', { body: { code } })).address).toBe(
    'zhou@example.com',
  );
  await post.close();
});
