/** Tests that mail settings that cannot work are refused before the start, with a sentence on what to do. */
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/node/config.ts';
import { openMail } from '../src/node/mail/open-mail.ts';

const whole = {
  LIANGFEN_PUBLIC_URL: 'https://score.test',
  LIANGFEN_MAIL_HOST: 'smtp.example.com',
  LIANGFEN_MAIL_FROM: 'liangfen@example.com',
};

test('a complete setting is read, with defaults for what is left out', () => {
  expect(readConfig(whole).mail).toEqual({
    kind: 'SMTP',
    host: 'smtp.example.com',
    port: 465,
    tls: 'IMPLICIT',
    login: null,
    from: 'liangfen@example.com',
  });
  expect(readConfig({ ...whole, LIANGFEN_MAIL_TLS: 'starttls' }).mail).toMatchObject({ port: 587 });
  expect(readConfig({}).mail).toEqual({ kind: 'NONE' });
});

test.each([
  ['LIANGFEN_MAIL_HOST', ''],
  ['LIANGFEN_MAIL_HOST', 'two words'],
  ['LIANGFEN_MAIL_PORT', '70000'],
  ['LIANGFEN_MAIL_TLS', 'yes'],
  ['LIANGFEN_MAIL_TLS', 'none'],
  ['LIANGFEN_MAIL_USER', 'somebody'],
  ['LIANGFEN_MAIL_PASSWORD_FILE', 'password'],
  ['LIANGFEN_MAIL_FROM', ''],
  ['LIANGFEN_MAIL_FROM', '亮分 <liangfen@example.com>'],
  ['LIANGFEN_PUBLIC_URL', ''],
])('%s as 「%s」 is refused in a sentence that names it', (name, value) => {
  const read = () => readConfig({ ...whole, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
});

test('a password file that cannot be read stops the start; an unreachable mail server does not', async () => {
  const user = { LIANGFEN_MAIL_USER: 'u', LIANGFEN_MAIL_PASSWORD_FILE: '/nowhere/password' };
  await expect(openMail(readConfig({ ...whole, ...user }))).rejects.toThrow('无法读取文件');
  expect(await openMail(readConfig(whole))).toMatchObject({ publicUrl: 'https://score.test' });
});
