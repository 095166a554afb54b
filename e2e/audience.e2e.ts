/** The hall's own phones and the wall's sound, on the real product: a code on the wall leads to a page that follows it. */
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { isAccessible, shows, wall } from './support/people.ts';
import { flowButton, openPanel, openScreen } from './support/stage.ts';

const small = { width: 360, height: 640 };

describe('观众页面', () => {
  it('is found by the code on the wall, and follows the show', async ({ setStage, hall }) => {
    const stage = await setStage({
      name: '校园歌手大赛',
      mode: 'SCORE',
      groups: [['起风了', '孤勇者']],
    });
    const path = { id: stage.id };
    const phone = await hall.touchPage(small);
    await phone.goto(`${hall.url}/web/live/${stage.id}`);
    await shows(phone, '观众页面没有开放');

    await stage.organiser.request('updateBaseSetting', {
      path,
      body: { look: { audiencePage: true } },
    });
    const screen = await hall.page(wall);
    // The address that the organiser chose for this hall's phones: they cannot open a loopback.
    await screen.addInitScript(() =>
      localStorage.setItem(
        'liangfen.hall-address',
        JSON.stringify({ url: 'http://192.168.1.20:8080', local: false }),
      ),
    );
    await screen.goto(`${hall.url}/web/match/${stage.id}`);
    await screen.getByRole('img', { name: '观众页面的二维码' }).waitFor();
    await phone.reload();
    await shows(phone, '起风了');
    await isAccessible(phone);

    const panel = await openPanel(hall, stage);
    await flowButton(panel, '节目单').click();
    await screen.getByRole('img', { name: '观众页面的二维码' }).waitFor({ state: 'detached' });
    await phone.getByRole('region', { name: '正在进行' }).getByText('节目单').waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);

    await phone.context().setOffline(true);
    await phone.evaluate(() => window.dispatchEvent(new Event('online')));
    await shows(phone, '起风了');
    expect(hall.faults).toEqual([]);
  });
});

describe('大屏的声音', () => {
  it('is switched on at the panel, and begins with one press at the wall', async ({
    setStage,
    hall,
  }) => {
    const stage = await setStage({ name: '有声赛', mode: 'SCORE', groups: [['起风了']] });
    const screen = await openScreen(hall, stage);
    const panel = await openPanel(hall, stage);
    await panel.getByText(/大屏 1\/1/).click();
    const dialog = panel.getByRole('dialog', { name: '大屏' });
    await dialog.getByText('大屏出声').click();
    const start = screen.getByRole('button', { name: '开启声音' });
    // A browser that lets pages sound without a press has nothing to wait for.
    await dialog.getByText(/^(有声|等待点一下大屏)$/).waitFor();
    if (await start.isVisible()) await start.click();
    await dialog.getByText('有声', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: '试音' }).click();
    await shows(panel, '已让 1 块大屏试音');
    expect(hall.faults).toEqual([]);
  });
});
