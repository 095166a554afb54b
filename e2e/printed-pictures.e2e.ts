/** 「打印这张图」 at the desk prints one picture with its title, uncut; and short names in tables do not wrap. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { desk, Hall, register } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';
import { clientWith, setStage, signEverybodyIn } from './support/stage.ts';

let product: Product;
let hall: Hall;
let page: Page;
let id: string;

/** About the longest name that a judge may have. */
const longest = '阿卜杜热合曼·买买提江·吐尔逊阿依古丽·艾尔肯·阿不都克里木·努尔兰别克夏依甫';
const judges = ['周慧敏', '陈志远', longest];
/** Enough programs that the page is longer than a sheet of paper. */
const programs = Array.from({ length: 12 }, (_, at) => `选手 ${at + 1}`);

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
  page = await hall.page(desk);
  // The browser's print dialogue would wait for an answer that nobody gives here.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await register(page, hall, 'printed-pictures');
  const token = await page.evaluate(() => localStorage.getItem('liangfen.token'));
  const organiser = clientWith(product.url, token ?? '');
  const stage = await setStage(product, organiser, {
    name: '校园歌手大赛',
    mode: 'SCORE',
    score: { setting: { dropHighest: 0, dropLowest: 0 } },
    judges,
    groups: [programs],
  });
  id = stage.id;
  // A rehearsal allows fewer programs.
  await organiser.request('makeOfficial', { path: { id }, body: { confirmName: stage.name } });
  await signEverybodyIn(stage);
  const { programGroups } = await stage.console.request('getCurrentMatch', { path: { id } });
  for (const [at, program] of (programGroups[0]?.programs ?? []).entries()) {
    const path = { id, programId: program.id, itemId: '0' };
    await stage.console.request('startSpeech', { path });
    await stage.console.request('startScoring', { path });
    for (const [number, judge] of stage.judges.entries()) {
      await judge.submit(program.programName, 80 + ((at * 7 + number * 3) % 20));
    }
    await stage.console.request('showScore', { path });
    await stage.console.request('showResult', { path });
  }
  await page.goto(`${hall.url}/web/backstage/${id}/score/statistics`);
  await page.getByRole('table', { name: '排名', exact: true }).waitFor();
});

afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

/** Finds the texts that are visible on the printed page, and those that are cut off or beyond its width. */
function onPaper() {
  return page.evaluate(() => {
    const seen: string[] = [];
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const own = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (own === '' || holder === null || !holder.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // Texts for screen readers only have hardly any size.
      if (holder.getBoundingClientRect().width <= 1) continue;
      seen.push(own);
      const isCut =
        holder.scrollWidth > holder.clientWidth + 1 &&
        getComputedStyle(holder).overflowX !== 'visible';
      if (isCut || box.left < 0 || box.right > document.documentElement.clientWidth) cut.push(own);
    }
    return { seen, cut };
  });
}

describe('a picture that is printed alone', () => {
  afterEach(async () => {
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  it.each([
    [0, '排名', '1  选手 11', '93.00'],
    [1, '打分的高低与离散', `3 ${longest}`, '87.83'],
    [2, '出场顺序的影响', `3 ${longest}`, '−0.50 → −3.00'],
  ])(
    'number %i is one page with its title, names and figures',
    async (place, title, name, figure) => {
      await page.getByRole('button', { name: '打印这张图' }).nth(place).click();
      await page.emulateMedia({ media: 'print' });
      const { seen, cut } = await onPaper();
      const pdf = await page.pdf({ format: 'A4', printBackground: true });
      expect(cut).toEqual([]);
      expect(seen[0]).toBe(title);
      for (const text of [name, figure]) expect(seen).toContain(text);
      expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    },
  );
});

it.each([1366, 1024, 800])('「选手 10」 fits in one line of the tables at %i px', async (width) => {
  await page.setViewportSize({ width, height: 768 });
  const ranking = page.getByRole('table', { name: '排名', exact: true });
  const lines = await ranking
    .getByText('选手 10', { exact: true })
    .first()
    .evaluate((found) => {
      const range = document.createRange();
      range.selectNodeContents(found);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  expect(lines).toBe(1);
});
