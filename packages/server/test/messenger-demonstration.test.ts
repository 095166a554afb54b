/** Tests the messenger of a demonstration: the real server, the adapter and the sandbox on one port, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/node/config.ts';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import {
  type DemonstrationMessenger,
  openDemonstrationMessenger,
} from '../src/node/messenger/demonstration.ts';
import { createTestApp } from './support/app.ts';

let demonstration: DemonstrationMessenger;
let http: HttpServer;
const at = (path: string) => `http://localhost:${http.port}${path}`;

beforeAll(async () => {
  demonstration = await openDemonstrationMessenger(readConfig({ PORT: '0' }));
  const hall = await createTestApp({ now: Date.now(), messenger: demonstration.messenger });
  http = await serveHttp(hall.app, {
    host: '127.0.0.1',
    port: 0,
    sandboxes: { '/sandbox/dingtalk/': demonstration.serve },
  });
  demonstration.listening(http.port);
});
afterAll(() => http.close());

const corpId = 'dingdemo2026a';

test('choosing a person on the login page leads back with a code for that person', async () => {
  const { messenger } = demonstration;
  const returnAddress = at('/web/external/login');
  const address = messenger.loginAddress({ state: 'my state', returnAddress, embedded: false });
  const page = await (await fetch(address)).text();
  expect(page).toMatch(/演示[\s\S]*亮分演示集团[\s\S]*name="who"/);

  const body = new URLSearchParams(new URL(address).search);
  body.set('who', `${corpId} a000001`);
  const left = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(left.headers.get('location') ?? '');
  expect(back.href.startsWith(returnAddress)).toBe(true);
  expect(back.searchParams.get('state')).toBe('my state');
  expect(back.searchParams.get('code')).toBe(back.searchParams.get('authCode'));
  const person = await messenger.personByWebCode(back.searchParams.get('code') ?? '');
  expect(person).toMatchObject({ unionId: 'demo000001iE', corpId, phoneNumber: '19900000001' });
});

test('a page that is opened inside the messenger gets a code for the person who opened it', async () => {
  const { messenger } = demonstration;
  const inside = at(`/sandbox/dingtalk/inside?corp=${corpId}&person=a000002&to=/web/dd/show`);
  const entered = await fetch(inside, { redirect: 'manual' });
  expect(entered.headers.get('location')).toBe(`/web/dd/show?corpId=${corpId}`);
  const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const ask = (headers: Record<string, string>) =>
    fetch(at('/sandbox/dingtalk/inside/code'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ corpId }),
    });
  expect((await ask({})).status).toBe(404);
  const { code } = await (await ask({ cookie })).json();
  const person = await messenger.personByInsideCode(corpId, code);
  expect(person).toMatchObject({ unionId: 'demo000002iE', corpId });
});

test('the sandbox’s first page shows the notices that people got', async () => {
  const { messenger } = demonstration;
  const notice = { title: '请签到', text: '现场等你', address: at('/web/dd/show') };
  await messenger.sendNotice(corpId, ['demo000003iE'], notice);
  const page = await (await fetch(at('/sandbox/dingtalk/'))).text();
  expect(page).toMatch(/演示[\s\S]*收到的通知[\s\S]*请签到[\s\S]*现场等你/);
  expect(page).toContain('person=a000003');
});

test('a real server has no sandbox, even when it is opened directly', async () => {
  const real = readConfig({ PORT: '0', LIANGFEN_DEMO: '0' });
  await expect(openDemonstrationMessenger(real)).rejects.toThrow('demonstrations only');
});
