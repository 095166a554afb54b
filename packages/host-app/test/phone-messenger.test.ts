// The judge's page loads nothing of the messenger in an ordinary browser, and inside the messenger it sets up once.
import type { MessengerPageConfig } from '@liangfen/sdk/schema';
import { expect, test } from 'vitest';
import type { Bridge } from '../src/messenger/bridge.ts';
import { insideDingtalk } from '../src/messenger/inside-dingtalk.ts';
import { phoneMessenger } from '../src/messenger/phone-messenger.ts';

const inside = 'Mozilla/5.0 (Linux; Android 12) Chrome/100.0.4896.58 DingTalk/7.6.20';
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) Version/14.1 Safari/604.1';
const config: MessengerPageConfig = {
  corpId: 'corp',
  agentId: '1',
  timeStamp: 1,
  nonceStr: 'n',
  signature: 's',
};

function phone(said: Partial<Pick<Bridge, 'sign' | 'keepScreenOn'>> = {}) {
  const calls: string[] = [];
  const bridge: Bridge = {
    code: async () => '',
    codeOfOld: async () => '',
    scan: async () => '',
    keepScreenOn: async (on) => void calls.push(`keep ${on}`),
    setTitle: async () => {},
    close: async () => {},
    sign: async () => void calls.push('sign'),
    ...said,
  };
  const open = async () => {
    calls.push('open');
    return insideDingtalk(bridge, {
      clientId: 'client',
      pageConfig: async () => {
        calls.push('config');
        return config;
      },
    });
  };
  return { calls, open };
}

test('an ordinary browser has no messenger, and opens nothing', () => {
  const { calls, open } = phone();
  expect(phoneMessenger(browser, open)).toBeNull();
  expect(calls).toEqual([]);
});

test('the signed configuration is asked for once in a visit', async () => {
  const { calls, open } = phone();
  const messenger = phoneMessenger(inside, open);
  expect(calls).toEqual([]);
  await Promise.all([messenger?.keepScreenOn(true), messenger?.keepScreenOn(true)]);
  await messenger?.keepScreenOn(false);
  expect(calls).toEqual(['open', 'config', 'sign', 'keep true', 'keep true', 'keep false']);
});

test('a screen that was never kept on is not released', async () => {
  const { calls, open } = phone();
  await phoneMessenger(inside, open)?.keepScreenOn(false);
  expect(calls).toEqual([]);
});

test('a messenger that refuses the signature or to keep the screen on fails the call', async () => {
  const no = async () => Promise.reject(new Error('no'));
  for (const said of [{ sign: no }, { keepScreenOn: no }]) {
    const messenger = phoneMessenger(inside, phone(said).open);
    await expect(messenger?.keepScreenOn(true)).rejects.toThrow('no');
  }
});

test('a setup that the network lost is tried again', async () => {
  const { calls, open } = phone();
  let tries = 0;
  const messenger = phoneMessenger(inside, async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('no network');
    return open();
  });
  await expect(messenger?.keepScreenOn(true)).rejects.toThrow('no network');
  await messenger?.keepScreenOn(true);
  expect(calls).toEqual(['open', 'config', 'sign', 'keep true']);
});

test('without a connected messenger nothing happens', async () => {
  await expect(
    phoneMessenger(inside, async () => null)?.keepScreenOn(true),
  ).resolves.toBeUndefined();
});
