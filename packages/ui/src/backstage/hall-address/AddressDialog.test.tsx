// The desk warns before it prints codes that no phone can open; there the address is chosen and tried.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, SampleDesk, sampleBase, sampleId } from '../Backstage.story-parts.tsx';
import { BadgesPage } from '../badges/BadgesPage.tsx';
import { AddressLine } from './AddressLine.tsx';

const hall = {
  publicUrl: null,
  openToNetwork: true,
  local: [{ url: 'http://192.168.1.20:8080', network: 'wlan0' }],
};
const unset: Answers = {
  getHealth: () => ({ status: 'UP', demo: false, publicUrl: null }),
  getHallAddresses: () => hall,
};
const trial = (arrived: { at: number; device: string } | null) => ({
  code: 'c1',
  path: '/web/try/c1',
  arrived,
  expiresAt: 1,
});
const seat = {
  judgeId: 'j0',
  number: 1,
  name: '周慧敏',
  judgeGroupId: 'jg1',
  code: 'code0',
  path: '/web/judge/seat/code0',
  usedAt: null,
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'print').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const line = (answers: Answers) =>
  render(
    <SampleDesk answers={{ ...unset, ...answers }}>
      <AddressLine />
    </SampleDesk>,
  );

it('localhost is marked as unusable, and one of the machine’s addresses is chosen instead', async () => {
  await line({ startAddressTrial: () => trial(null), getAddressTrial: () => trial(null) });
  await expect.element(page.getByText('手机打不开这些二维码')).toBeVisible();
  await page.getByRole('button', { name: '选择地址' }).click();
  // The most likely address is preselected.
  await expect.element(page.getByRole('radio', { name: /192\.168\.1\.20/ })).toBeChecked();
  await expect.element(page.getByText('手机打不开', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '使用这个地址' }).click();
  await expect
    .element(page.getByText('二维码和链接以 http://192.168.1.20:8080 开头', { exact: true }))
    .toBeVisible();
});

it('the desk sees which phone has opened the code', async () => {
  const answers = [trial(null), trial({ at: 1, device: 'iPhone' })];
  await line({
    startAddressTrial: () => trial(null),
    getAddressTrial: () => answers.shift() ?? trial({ at: 1, device: 'iPhone' }),
  });
  await page.getByRole('button', { name: '选择地址' }).click();
  await expect.element(page.getByText('还没有手机打开')).toBeVisible();
  await expect.element(page.getByText('iPhone打开了，这个地址可以用')).toBeVisible();
});

it('a typed address is accepted in any form, and nonsense is refused at the field', async () => {
  await line({ startAddressTrial: () => trial(null), getAddressTrial: () => trial(null) });
  await page.getByRole('button', { name: '选择地址' }).click();
  await page.getByRole('radio', { name: /其他地址/ }).click();
  const field = page.getByRole('textbox', { name: '网址' });
  await field.fill('a b');
  await expect.element(page.getByText(/写成 https/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '使用这个地址' })).toBeDisabled();
  await field.fill('score.example.com/');
  await page.getByRole('button', { name: '使用这个地址' }).click();
  await expect
    .element(page.getByText('二维码和链接以 http://score.example.com 开头', { exact: true }))
    .toBeVisible();
});

it('for a server that answers its own machine only, the dialog says how to open it to the network', async () => {
  await line({ getHallAddresses: () => ({ ...hall, openToNetwork: false }) });
  await page.getByRole('button', { name: '选择地址' }).click();
  await expect.element(page.getByText(/LIANGFEN_HOST=0\.0\.0\.0/)).toBeVisible();
});

it('an address from the server’s settings is used, and can be tried but not replaced', async () => {
  await line({
    getHealth: () => ({ status: 'UP', demo: false, publicUrl: 'https://score.example' }),
    getHallAddresses: () => ({ ...hall, publicUrl: 'https://score.example' }),
    startAddressTrial: () => trial(null),
    getAddressTrial: () => trial(null),
  });
  await page.getByRole('button', { name: '用手机试一试' }).click();
  await expect.element(page.getByText(/LIANGFEN_PUBLIC_URL/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: '试扫二维码' })).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});

it('seat cards with localhost are printed only after a confirmation', async () => {
  await render(
    <SampleDesk
      answers={{
        ...unset,
        getPublicCompetition: () => ({
          ...sampleBase,
          id: sampleId,
          status: 'REHEARSAL',
          mode: 'SCORE',
          consoleLogin: false,
        }),
        listSeats: () => ({ seats: [seat] }),
      }}
    >
      <BadgesPage id={sampleId} numbers="" />
    </SampleDesk>,
  );
  await page.getByRole('button', { name: '打印', exact: true }).click();
  await expect.element(page.getByText('手机打不开这些二维码，仍然打印？')).toBeVisible();
  expect(window.print).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '仍然打印' }).click();
  await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1);
});
