/** Single sign-on from end to end: an account is bound to an identity of a real provider, and logs in with it then. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SingleSignOn } from '../packages/server/src/ports.ts';
import {
  startTestProvider,
  type TestProvider,
} from '../packages/server/test/support/oidc-provider.ts';
import { signOnAt } from '../packages/server/test/support/sign-on-visitor.ts';
import { desk, Hall, isAccessible, register, shows } from './support/people.ts';
import { imageCode, type Product, startProduct } from './support/product.ts';

let product: Product;
let provider: TestProvider;
let hall: Hall;

beforeAll(async () => {
  // The provider must know the product's address, which exists only once the product runs.
  let there: SingleSignOn | null = null;
  const known = () => {
    if (there === null) throw new Error('the provider is not there yet');
    return there;
  };
  product = await startProduct(undefined, {
    isDemo: false,
    singleSignOn: {
      name: '统一身份认证',
      createsAccounts: false,
      loginAddress: (begun) => known().loginAddress(begun),
      identityOf: (answer, begun) => known().identityOf(answer, begun),
    },
  });
  const returnAddress = `${product.url}/web/sso/login`;
  provider = await startTestProvider(returnAddress);
  there = signOnAt(provider, { returnAddress });
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  await provider?.close();
  await product?.stop();
});

const account = { loginName: 'organiser-sso', password: 'liangfen2026' };

it('a first login with an identity asks for the account’s password once, and leads to the wanted page', async () => {
  const page = await hall.page(desk);
  await register(page, hall, account.loginName);

  const another = await hall.page(desk);
  await another.goto(`${hall.url}/web/user/sessions`);
  await another.waitForURL('**/web/login');
  await another.getByRole('button', { name: '统一身份认证登录' }).waitFor();
  await isAccessible(another);
  await another.getByRole('button', { name: '统一身份认证登录' }).click();
  await another.getByRole('link', { name: '周慧敏' }).click();
  await shows(another, '周慧敏，你好。这个身份还没有绑定账号');
  // The provider's answer does not stay in the address.
  expect(new URL(another.url()).search).toBe('');
  await isAccessible(another);
  await another.getByRole('textbox', { name: /登录名/ }).fill(account.loginName);
  await another.locator('input[type=password]').fill(account.password);
  await another.getByRole('textbox', { name: /验证码/ }).fill(imageCode);
  await another.getByRole('button', { name: '绑定并登录' }).click();
  await another.waitForURL('**/web/user/sessions');
  await shows(another, '统一身份认证');
});

it('a bound identity logs in by itself, and unbinding it ends the login it made', async () => {
  const page = await hall.page(desk);
  await page.goto(`${hall.url}/web/login`);
  await page.getByRole('button', { name: '统一身份认证登录' }).click();
  await page.getByRole('link', { name: '周慧敏' }).click();
  await page.waitForURL('**/web/setting/backstage');
  await page.goto(`${hall.url}/web/user/sign-on`);
  await page.getByRole('button', { name: '取消绑定「周慧敏」' }).click();
  await isAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: '取消绑定' }).click();
  // This login was made with the identity, so it ends, too.
  await page.waitForURL('**/web/login');
});
