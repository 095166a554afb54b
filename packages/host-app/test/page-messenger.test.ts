// What a page can do inside the messenger, and that an ordinary browser loads nothing of it.
import type { MessengerPageConfig, MessengerSetting } from '@liangfen/sdk/schema';
import { describe, expect, test } from 'vitest';
import type { Bridge } from '../src/messenger/bridge.ts';
import type { DemonstrationPage } from '../src/messenger/inside-demonstration.ts';
import { type InsideDingtalk, insideDingtalk } from '../src/messenger/inside-dingtalk.ts';
import { openPageMessenger } from '../src/messenger/open-page-messenger.ts';

const setting: MessengerSetting = {
  connected: true,
  demo: false,
  name: '钉钉',
  clientId: 'client',
  corpId: 'corp',
};
const config: MessengerPageConfig = {
  corpId: 'corp',
  agentId: '1',
  timeStamp: 1,
  nonceStr: 'n',
  signature: 's',
};
const android =
  'Mozilla/5.0 (Linux; U; Android 13) AppleWebKit/537.36 Chrome/100.0.4896.58 UWS/5.12 Mobile Safari/537.36 AliApp(DingTalk/7.6.20) com.alibaba.android.rimet/1 Channel/1 language/zh-CN';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 AliApp(DingTalk/7.0.50) com.laiwang.DingTalk/1 Channel/201200 language/zh-Hans-CN';
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/91.0 Safari/537.36 dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.1.0-Release.5) Mojo/1.0.0';
const browser = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

function fakeBridge(said: Partial<Bridge> = {}) {
  const calls: string[] = [];
  const bridge: Bridge = {
    code: async (corpId, clientId) => `code of ${corpId} for ${clientId}`,
    codeOfOld: async (corpId) => `old code of ${corpId}`,
    scan: async () => 'text',
    keepScreenOn: async (on) => void calls.push(`keep ${on}`),
    setTitle: async (title) => void calls.push(`title ${title}`),
    close: async () => void calls.push('close'),
    sign: async ({ signature }) => void calls.push(`sign ${signature}`),
    ...said,
  };
  return { bridge, calls };
}
const no = async (): Promise<never> => {
  throw Object.assign(new Error('no'), { errorCode: '7' });
};
const inside = (said: Partial<Bridge> = {}, more: Partial<InsideDingtalk> = {}) => {
  const { bridge, calls } = fakeBridge(said);
  const messenger = insideDingtalk(bridge, {
    clientId: 'client',
    pageConfig: async () => config,
    ...more,
  });
  return { messenger, calls };
};

describe('inside the messenger', () => {
  test('a login code is requested for the application, and by the old call where the new one is missing', async () => {
    expect(await inside().messenger.authCode('corp')).toBe('code of corp for client');
    expect(await inside({ code: no }).messenger.authCode('corp')).toBe('old code of corp');
    const refused = inside({ code: no, codeOfOld: no }).messenger;
    await expect(refused.authCode('corp')).rejects.toThrow('no');
  });

  test.each(['-1', -1, '3', 3])(
    'leaving the scanner (%o) counts as having scanned nothing',
    async (errorCode) => {
      const scan = async () => Promise.reject(Object.assign(new Error(), { errorCode }));
      expect(await inside({ scan }).messenger.scan()).toBeNull();
    },
  );

  test('a failure of the scanner is reported', async () => {
    expect(await inside().messenger.scan()).toBe('text');
    await expect(inside({ scan: no }).messenger.scan()).rejects.toThrow('no');
  });

  test('one signature serves a whole visit', async () => {
    const { messenger, calls } = inside();
    await Promise.all([messenger.keepScreenOn(true), messenger.keepScreenOn(true)]);
    await messenger.keepScreenOn(false);
    expect(calls).toEqual(['sign s', 'keep true', 'keep true', 'keep false']);
  });

  test('a signature that could not be fetched is asked for again', async () => {
    const answers = [no, async () => config];
    const { messenger, calls } = inside({}, { pageConfig: () => (answers.shift() ?? no)() });
    await expect(messenger.keepScreenOn(true)).rejects.toThrow('no');
    await messenger.keepScreenOn(true);
    expect(calls).toEqual(['sign s', 'keep true']);
  });

  test('a title that cannot be shown causes no error', () => {
    const { messenger } = inside({ setTitle: no, close: no });
    expect(() => messenger.setTitle('亮分')).not.toThrow();
    expect(() => messenger.close()).not.toThrow();
  });
});

describe('around a page', () => {
  const demonstration = (answers: Readonly<Record<string, Response>>): DemonstrationPage => ({
    fetch: async (path) => answers[path] ?? new Response(null, { status: 404 }),
    setTitle: () => {},
    leave: () => {},
  });
  const open = (
    userAgent: string,
    changes: Partial<MessengerSetting> = {},
    answers: Readonly<Record<string, Response>> = {},
  ) => {
    let loaded = 0;
    const opened = openPageMessenger({
      setting: { ...setting, ...changes },
      userAgent,
      pageConfig: async () => config,
      loadBridge: async () => {
        loaded += 1;
        return fakeBridge().bridge;
      },
      demonstration: demonstration(answers),
    });
    return { opened, loaded: () => loaded };
  };

  test.each([android, iphone, desktop])('the messenger is recognised by %s', async (userAgent) => {
    expect(await open(userAgent).opened).not.toBeNull();
  });

  test('an ordinary browser has no messenger, and loads nothing', async () => {
    const { opened, loaded } = open(browser);
    expect(await opened).toBeNull();
    expect(loaded()).toBe(0);
  });

  test('a server without a connected messenger has none', async () => {
    expect(await open(android, { connected: false, clientId: null }).opened).toBeNull();
  });

  test('in a demonstration the stand-in names the person inside the messenger, and gives codes', async () => {
    const person = '/sandbox/dingtalk/inside/person';
    expect(await open(android, { demo: true }).opened).toBeNull();
    expect(
      await open(browser, { demo: true }, { [person]: Response.json(null) }).opened,
    ).toBeNull();
    const { opened, loaded } = open(
      browser,
      { demo: true },
      {
        [person]: Response.json({ corpId: 'corp', name: '王芳' }),
        '/sandbox/dingtalk/inside/code': Response.json({ code: 'a code' }),
      },
    );
    expect(await (await opened)?.authCode('corp')).toBe('a code');
    expect(loaded()).toBe(0);
  });
});
