/** Entering the panel, and its failures: tokens in addresses, expired logins, and the sentences of the specification. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { desk, shows } from './support/people.ts';
import {
  type Cast,
  flowButton,
  openPanel,
  panelAddress,
  type Stage,
  step,
} from './support/stage.ts';

function competition(
  name: string,
  programs: readonly string[] = ['起风了', '孤勇者', '如愿'],
): Cast {
  return {
    name,
    mode: 'SCORE',
    score: { setting: { rankPageSize: 2 } },
    groups: [programs, ['稻香']],
  };
}

describe('进入控制台', () => {
  it('takes the token out of the address before the first request, and keeps it', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage(competition('令牌赛'));
    const page = await hall.page(desk);
    const token = stage.consoleToken;
    const leaks: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) return;
      asked.push(request.url());
      const { referer = '' } = request.headers();
      for (const place of [request.url(), referer]) {
        if (decodeURIComponent(place).includes(token)) leaks.push(`${request.url()} from ${place}`);
      }
      // The address bar at the moment of the first call.
      if (new URL(request.url()).pathname.startsWith('/api/') && page.url().includes('token=')) {
        leaks.push(`${request.url()} while the token was in the address`);
      }
    });
    await page.goto(panelAddress(stage));
    await flowButton(page, '开场').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(asked.some((url) => url.includes('/console'))).toBe(true);
    expect(leaks).toEqual([]);
    expect(await storedToken(page, stage)).toBe(token);
    await page.reload();
    await flowButton(page, '开场').waitFor();
    expect(hall.faults).toEqual([]);
  });

  it('sends an operator without a token to the login of this console', async ({
    setStage,
    organiser,
    hall,
  }) => {
    const stage = await setStage(competition('无令牌赛'));
    await organiser.request('updateBaseSetting', {
      path: { id: stage.id },
      body: { consolePasscode: 'hall2026' },
    });
    const page = await hall.page(desk);
    await page.goto(`${stage.url}/web/control/panel/${stage.id}`);
    await page.waitForURL(`**/web/control/login/${stage.id}`);
    await page.getByLabel('你的姓名').fill('王小明');
    await page.getByLabel('口令').fill('hall2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/web/control/panel/${stage.id}`);
    await flowButton(page, '开场').waitFor();
    expect(hall.faults).toEqual([]);
  });

  it('says that the login has expired, forgets the token, and asks to log in again', async ({
    setStage,
    organiser,
    hall,
  }) => {
    const stage = await setStage(competition('过期赛'));
    const setPasscode = (consolePasscode: string) =>
      organiser.request('updateBaseSetting', { path: { id: stage.id }, body: { consolePasscode } });
    await setPasscode('hall2026');
    // Setting the first passcode has ended the login of this console, as every change of the passcode does.
    const { token } = await organiser.request('issueConsoleToken', { path: { id: stage.id } });
    const panel = await openPanel(hall, { ...stage, consoleToken: token });
    // A new passcode ends every login of the console; the panel learns of it by a real 401.
    await setPasscode('hall9999');
    await panel.waitForURL(`**/web/control/login/${stage.id}`);
    await shows(panel, '登录已过期，请重新登录');
    expect(await storedToken(panel, stage)).toBeNull();
    expect(hall.faults).toEqual([]);
  });
});

describe('失败', () => {
  it('is told with the sentence of the operation that failed', async ({ setStage, hall }) => {
    const stage = await setStage(competition('失败赛'));
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await shows(panel, '起风了');

    await failing(panel, '**/console/program/*/item/*/speech*', async () => {
      await step(panel, '起风了', '上场').click();
      await shows(panel, '上场失败，错误码：500，原因：存不下了');
    });
    await failing(panel, '**/console/init*', async () => {
      await flowButton(panel, '开场').click();
      await shows(panel, /^流程切换出错/);
    });
    await failing(panel, '**/console/switch/program/group/*', async () => {
      await panel.getByRole('button', { name: /^节目组：第 1 组/ }).click();
      const dialog = panel.getByRole('dialog');
      await dialog.getByText('第 2 组').click();
      await dialog.getByRole('button', { name: '确认' }).click();
      await shows(panel, /^切换节目组失败/);
    });
    await flowButton(panel, '排名').click();
    await failing(panel, '**/console/rank?*', async () => {
      await panel.getByText('列表', { exact: true }).click();
      await shows(panel, /^切换失败/);
    });
    await panel.getByText('柱状', { exact: true }).click();
    await panel.getByText('列表', { exact: true }).click();
    await failing(panel, '**/console/rank/turn/page*', async () => {
      await panel.getByRole('button', { name: '第 2 页', exact: true }).click();
      await shows(panel, /^操作失败/);
    });
    expect(hall.faults).toEqual([]);
  });

  it('is called unknown when no answer comes at all, and the step can be tried again', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage(competition('断线赛'));
    const panel = await openPanel(hall, stage);
    await panel.route('**/console/program/list*', (route) => route.abort());
    await flowButton(panel, '节目单').click();
    await shows(panel, '未知错误');
    await panel.unroute('**/console/program/list*');
    await panel.getByRole('alert').getByRole('button', { name: '重试' }).click();
    await shows(panel, '孤勇者');
    expect(hall.faults).toEqual([]);
  });

  it('does not arise for rows that a rehearsal leaves out: their buttons say why', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage(
      competition(
        '彩排赛',
        Array.from({ length: 8 }, (_, index) => `曲目${index + 1}`),
      ),
    );
    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await step(panel, '曲目1', '上场').waitFor();
    for (const program of ['曲目4', '曲目5']) {
      const button = step(panel, program, '上场');
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      expect(await button.getAttribute('title')).toBe(
        '彩排只开放每组最前和最后几个节目，请选其中一个',
      );
    }
    for (const program of ['曲目3', '曲目6']) {
      expect(await step(panel, program, '上场').getAttribute('aria-disabled')).toBeNull();
    }
    expect(hall.faults).toEqual([]);
  });
});

/** Answers calls to one address with a server error while `act` runs. */
async function failing(panel: Page, address: string, act: () => Promise<void>): Promise<void> {
  await panel.route(address, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, code: 'INTERNAL', title: '', detail: '存不下了' }),
    }),
  );
  await act();
  await panel.unroute(address);
}

function storedToken(page: Page, { id }: Stage): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `liangfen.console.${id}`);
}
