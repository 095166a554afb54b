/** A webhook is set up at the desk, brings a result to an organiser's server, which verifies it, and is listed at the desk. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Receiver,
  startReceiver,
  verified,
} from '../packages/server/test/support/receiver.ts';
import { desk, Hall, isAccessible, patienceMs, register, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { clientWith, type Stage, setStage, signEverybodyIn } from './support/stage.ts';

let product: Product;
let hall: Hall;
let main: Page;
let stage: Stage;
let receiver: Receiver;
let secret: string;

beforeAll(async () => {
  product = await sharedProduct();
  receiver = await startReceiver();
  hall = await Hall.open(product.url);
  main = await hall.page(desk);
  await register(main, hall, 'hooks-main');
  const token = await main.evaluate(() => localStorage.getItem('liangfen.token'));
  stage = await setStage(product, clientWith(product.url, token ?? ''), {
    name: '合唱比赛',
    mode: 'SCORE',
    judges: ['周慧敏'],
    groups: [['起风了']],
  });
  await signEverybodyIn(stage);
});

afterAll(async () => {
  await hall?.close();
  await receiver?.stop();
});

it('the desk makes a webhook, shows its secret once, and sends a trial', async () => {
  await main.getByRole('link', { name: '账号' }).click();
  await main.getByRole('tab', { name: '推送', exact: true }).click();
  await main.getByRole('button', { name: '新建推送地址' }).click();
  await main.getByLabel('推送给谁').fill('官网');
  await main.getByLabel('网址').fill(receiver.url);
  await main.getByText(/^彩排也推送/).click();
  await isAccessible(main);
  await main.getByRole('button', { name: '新建', exact: true }).click();
  secret = await main.getByRole('textbox', { name: '签名密钥' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await main.getByRole('button', { name: '已保存，关闭' }).click();
  await main.getByRole('button', { name: '推送记录' }).click();
  await main.getByRole('button', { name: '试发一条' }).click();
  await shows(main, '试发成功，对方已收到');
  expect(receiver.received.map((call) => verified(secret, call))).toMatchObject([{ type: 'ping' }]);
  await main.keyboard.press('Escape');
  expect(hall.faults).toEqual([]);
});

it('the receiver gets a result that goes on air, and the desk lists the delivery', async () => {
  const path = { id: stage.id };
  const { programGroups } = await stage.console.request('getCurrentMatch', { path });
  const programId = programGroups[0]?.programs[0]?.id ?? '';
  const target = { path: { ...path, programId, itemId: '0' } };
  await stage.console.request('startSpeech', target);
  await stage.console.request('startScoring', target);
  for (const judge of stage.judges) await judge.submit('起风了', 92.5);
  await stage.console.request('showScore', target);
  expect(receiver.received).toHaveLength(1);
  await stage.console.request('showResult', target);
  await expect.poll(() => receiver.received.length, { timeout: patienceMs }).toBe(2);
  const [, call] = receiver.received;
  expect(call && verified(secret, call)).toMatchObject({
    type: 'result.published',
    data: {
      competition: { id: stage.id, status: 'REHEARSAL' },
      result: { programName: '起风了', score: 92.5 },
    },
  });
  await main.getByRole('button', { name: '推送记录' }).click();
  const row = main.getByRole('row').filter({ hasText: '成绩公布 · 合唱比赛' });
  await row.getByText('已送达', { exact: true }).waitFor();
  await row.getByRole('button', { name: /^再发一次/ }).click();
  await expect.poll(() => receiver.received.length, { timeout: patienceMs }).toBe(3);
  expect(receiver.received[2]?.body).toBe(call?.body);
  await isAccessible(main);
  expect(hall.faults).toEqual([]);
});
