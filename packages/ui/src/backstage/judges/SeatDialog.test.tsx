// The dialog of seat codes leads through all judges without being closed, and saves, copies and prints each code.
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type Answers,
  pending,
  SampleDesk,
  sampleId,
  sampleJudges,
} from '../Backstage.story-parts.tsx';
import type { Navigation } from '../index.ts';
import { SeatDialog } from './SeatDialog.tsx';
import { drawSeatPicture } from './seat-picture.ts';

const names = ['周慧敏', '陈志远', '林书雅'];
const seats = names.map((name, index) => ({
  judgeId: `j${index}`,
  number: index + 1,
  name,
  judgeGroupId: 'jg1',
  code: `code${index}`,
  path: `/web/judge/seat/code${index}`,
  usedAt: null,
}));
const openBeside = vi.fn();
const host: Navigation = {
  hrefOf: ({ page }) => `#${page}`,
  go: () => {},
  openBeside,
  openPayment: () => 'OPENED',
};

const opened = async (answers: Answers = {}) => {
  const [judge] = sampleJudges(9);
  if (judge === undefined) throw new Error('there is no judge');
  await page.viewport(1024, 900);
  await render(
    <SampleDesk answers={{ listSeats: () => ({ seats }), ...answers }} host={host}>
      <SeatDialog id={sampleId} judge={judge} onClose={() => {}} />
    </SampleDesk>,
  );
};
const isShown = (name: string) =>
  expect.element(page.getByRole('heading', { name: `${name} 的席位码` })).toBeVisible();

beforeEach(() => openBeside.mockClear());

it('goes from judge to judge by button and by key, and from the last to the first', async () => {
  await opened();
  await isShown('周慧敏');
  await expect.element(page.getByText('1 / 3')).toBeVisible();
  await page.getByRole('button', { name: '下一位' }).click();
  await isShown('陈志远');
  await expect
    .element(page.getByRole('textbox', { name: '席位链接' }))
    .toHaveValue('https://score.example/web/judge/seat/code1');
  await userEvent.keyboard('{ArrowRight}');
  await isShown('林书雅');
  await userEvent.keyboard('{PageDown}');
  await isShown('周慧敏');
  await userEvent.keyboard('{ArrowLeft}');
  await isShown('林书雅');
});

it('arrow keys in the field move its caret instead of the judge', async () => {
  await opened();
  await page.getByRole('textbox', { name: '席位链接' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await isShown('周慧敏');
  await userEvent.keyboard('{PageDown}');
  await isShown('陈志远');
});

it('prints the code that is shown', async () => {
  await opened();
  await page.getByRole('button', { name: '下一位' }).click();
  await page.getByRole('button', { name: '打印这一张' }).click();
  expect(openBeside).toHaveBeenCalledWith({ page: 'badges', id: sampleId, numbers: '2' });
});

it('uses another address without leaving the page or the judge', async () => {
  localStorage.clear();
  const address = window.location.href;
  await opened({
    getHealth: () => ({ status: 'UP', demo: false, publicUrl: null }),
    getHallAddresses: () => ({
      publicUrl: null,
      openToNetwork: true,
      local: [{ url: 'http://192.168.1.20:8080', network: 'wlan0' }],
    }),
    startAddressTrial: pending,
  });
  await page.getByRole('button', { name: '下一位' }).click();
  await page.getByRole('button', { name: '选择地址' }).click();
  await page.getByRole('button', { name: '使用这个地址' }).click();
  await expect
    .element(page.getByRole('textbox', { name: '席位链接' }))
    .toHaveValue('http://192.168.1.20:8080/web/judge/seat/code1');
  expect(window.location.href).toBe(address);
  localStorage.clear();
});

it('says when the judge was removed meanwhile', async () => {
  await opened({ listSeats: () => ({ seats: seats.slice(1) }) });
  await expect.element(page.getByText(/已经不在名单里/)).toBeVisible();
});

it('the picture keeps its size however long the names in it are', async () => {
  const picture = await drawSeatPicture({
    competition: '江城市第十二届「星光杯」全国高校青年歌手邀请赛'.repeat(3),
    place: '31 号评委',
    name: '阿卜杜热合曼江·买买提依明热合木图拉大',
    hint: '扫码进入打分',
    address: 'https://score.example/web/judge/seat/code',
  });
  expect(picture.type).toBe('image/png');
  const { width, height } = await createImageBitmap(picture);
  expect([width, height]).toEqual([720, 940]);
});
