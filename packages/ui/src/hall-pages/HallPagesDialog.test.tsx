// The addresses of screen, console and phone console can be opened, copied and scanned, and none holds a token.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleDesk, sampleId } from '../backstage/Backstage.story-parts.tsx';
import { Backstage } from '../backstage/Backstage.tsx';
import type { Navigation } from '../backstage/index.ts';
import { PanelStory, signedIn } from '../control-panel/ControlPanel.story-parts.tsx';

it.each(['desk', 'mobile'] as const)('from the panel: %s', async (hand) => {
  await page.viewport(hand === 'desk' ? 1366 : 390, hand === 'desk' ? 768 : 844);
  await render(<PanelStory show={signedIn} hand={hand} />);
  if (hand === 'mobile') await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('button', { name: '现场页面' }).click();
  // This page is open at localhost, which a phone cannot open.
  await expect.element(page.getByText(/手机打不开这些二维码/)).toBeVisible();
  await offersPages(window.location.origin, '/web/live/x');
});

const host: Navigation = {
  hrefOf: (to) => {
    if (to.page === 'screen') return '/web/match/x';
    if (to.page !== 'consoleLogin') return `#${to.page}`;
    return `/web/control/login/x${to.hand ? '?hand' : ''}`;
  },
  go: () => {},
  openBeside: () => {},
};

it('from the backstage', async () => {
  await page.viewport(1366, 768);
  await render(
    <SampleDesk answers={{}} host={host}>
      <Backstage
        view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'basic', aim: null }}
      />
    </SampleDesk>,
  );
  await page.getByRole('button', { name: '现场页面' }).click();
  await offersPages('https://score.example', `/web/live/${sampleId}`);
});

async function offersPages(from: string, audience: string): Promise<void> {
  for (const [name, path] of [
    ['大屏', '/web/match/x'],
    ['控制台', '/web/control/login/x'],
    ['手机控制台', '/web/control/login/x?hand'],
    // Off by default: whoever looks for it finds it where the other addresses are.
    ['观众页面', audience],
  ] as const) {
    const exact = { exact: true };
    await expect
      .element(page.getByRole('textbox', { name: `${name}的网址`, ...exact }))
      .toHaveValue(`${from}${path}`);
    await expect
      .element(page.getByRole('img', { name: `扫码打开${name}`, ...exact }))
      .toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: `复制${name}的网址`, ...exact }))
      .toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: `打开${name}`, ...exact }))
      .toHaveAttribute('href', `${from}${path}`);
  }
}

it('lists the outputs for mixers and title makers, with the same host', async () => {
  await page.viewport(1366, 768);
  await render(
    <SampleDesk answers={{}} host={host}>
      <Backstage
        view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'basic', aim: null }}
      />
    </SampleDesk>,
  );
  await page.getByRole('button', { name: '现场页面' }).click();
  await page.getByText('直播输出', { exact: true }).click();
  for (const [name, path] of [
    ['下方字幕条', '/web/match/x?layer=lower-third'],
    ['测试卡', '/web/match/x?testcard'],
    ['数据（XML）', '/api/competition/x/screen/data/xml'],
  ] as const) {
    await expect
      .element(page.getByRole('textbox', { name: `${name}的网址`, exact: true }))
      .toHaveValue(`https://score.example${path}`);
  }
});
