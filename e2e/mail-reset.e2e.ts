/** A forgotten password from end to end: a mail address is confirmed, a link comes by mail, and the new password logs in. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../packages/server/src/node/config.ts';
import { openMail } from '../packages/server/src/node/mail/open-mail.ts';
import {
  startTestMailServer,
  type TestMailServer,
} from '../packages/server/test/support/mail-server.ts';
import { desk, Hall, isAccessible, logIn, register, shows } from './support/people.ts';
import { imageCode, type Product, startProduct } from './support/product.ts';

let product: Product;
let post: TestMailServer;
let hall: Hall;
let page: Page;

beforeAll(async () => {
  post = await startTestMailServer();
  const mail = await openMail(
    readConfig({
      LIANGFEN_PUBLIC_URL: 'http://score.test',
      LIANGFEN_MAIL_HOST: '127.0.0.1',
      LIANGFEN_MAIL_PORT: String(post.port),
      LIANGFEN_MAIL_TLS: 'none',
      LIANGFEN_MAIL_FROM: 'liangfen@example.com',
    }),
  );
  product = await startProduct(undefined, { isDemo: false, mail });
  hall = await Hall.open(product.url);
  page = await hall.page(desk);
});

afterAll(async () => {
  await hall?.close();
  await product?.stop();
  await post?.close();
});

const loginName = 'organiser-mail';

it('a mail address is confirmed with the code that was sent to it', async () => {
  await register(page, hall, loginName);
  await page.goto(`${hall.url}/web/user/password`);
  await page.getByLabel('邮箱', { exact: true }).fill('zhou@example.com');
  await page.getByLabel('这个账号的密码').fill('liangfen2026');
  await page.getByRole('button', { name: '发送确认码' }).click();
  const code = /确认码：(\d{8})/.exec((await post.next()).text)?.[1] ?? '';
  await page.getByLabel('确认码', { exact: true }).fill(code);
  await isAccessible(page);
  await page.getByRole('button', { name: '确认', exact: true }).click();
  await shows(page, 'zhou@example.com，已确认');
});

it('the link in the mail sets a new password, which logs in; the earlier login has ended', async () => {
  const other = await hall.page(desk);
  await other.goto(`${hall.url}/web/login`);
  await other.getByRole('link', { name: '忘记密码？' }).click();
  await other.getByLabel('登录名或邮箱').fill('zhou@example.com');
  await other.getByLabel('验证码', { exact: true }).fill(imageCode);
  await isAccessible(other);
  await other.getByRole('button', { name: '发送链接' }).click();
  await shows(other, '请查看邮箱');
  const link = new URL(/http:\S+/.exec((await post.next()).text)?.[0] ?? 'about:blank');
  await other.goto(`${hall.url}${link.pathname}${link.hash}`);
  await other.getByLabel('新密码').fill('a long enough word 7');
  // The secret does not stay in the address, where somebody could find it afterwards.
  expect(new URL(other.url()).hash).toBe('');
  await isAccessible(other);
  await other.getByRole('button', { name: '设置新密码' }).click();
  await shows(other, '密码已重设');
  await logIn(other, hall, { loginName, password: 'a long enough word 7' });
  await other.getByRole('heading', { name: '我的比赛' }).waitFor();
  await page.goto(`${hall.url}/web/user/password`);
  await page.waitForURL('**/web/login');
});
