/**
 * Where pictures of the product are taken: the built product, a browser, and shows whose acts and judges have photographs of
 * nobody, drawn here.
 */
import { statSync } from 'node:fs';
import type { OperatorCommand } from '@liangfen/rules';
import { createLiangfenClient, type LiangfenClient } from '@liangfen/sdk';
import type { Look, Mode, RevealStyle, ScoreSettingPatch, ScreenTheme } from '@liangfen/sdk/schema';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { createShow, type Show } from '../../e2e/support/show.ts';

export const acts = [
  ['追光者', '李雨桐', '文学院'],
  ['稻香', '孙佳宁', '信息工程学院'],
  ['夜空中最亮的星', '陈思远', '外国语学院'],
  ['如愿', '王若曦', '艺术学院'],
] as const;
export const jury = [
  ['周明轩', '国家一级演员'],
  ['林静怡', '声乐系教授'],
  ['王建国', '作曲家'],
  ['沈知夏', '音乐剧导演'],
  ['孙伯安', '合唱指挥'],
  ['吴若曦', '电台主持人'],
  ['郑启航', '校友歌手'],
] as const;
const names = <Row extends readonly string[]>(rows: readonly Row[]) =>
  rows.map(([name = '']) => name);

export interface Studio {
  readonly browser: Browser;
  /** A wall. */
  readonly page: Page;
  /** Makes a show whose judges have signed in, and opens it on the wall. */
  readonly staged: (
    page: Page,
    mode: Mode,
    name: string,
    setting?: ScoreSettingPatch['setting'],
  ) => Promise<Staged>;
  readonly close: () => Promise<void>;
}

export interface Staged extends Show {
  /** Submits the judges' scores, in the order of their seats. */
  readonly submit: (programId: string, scores: readonly number[]) => Promise<void>;
  readonly style: (revealStyle: RevealStyle) => Promise<void>;
}

/** Opens the product and a wall of the given kind in a browser. */
export async function openStudio(wall: BrowserContextOptions): Promise<Studio> {
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const settings = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', ...wall };
  return {
    browser,
    page: await browser.newPage(settings),
    staged: (page, mode, name, setting) => staged({ product, browser }, page, mode, name, setting),
    close: async () => {
      await browser.close();
      await product.stop();
    },
  };
}

/** Clothes a show, and waits until the wall wears it. */
export async function wear(page: Page, { id, client }: Show, theme: ScreenTheme): Promise<void> {
  const look: Partial<Look> = { theme, slogan: '听见每一束光', organiser: '江城大学学生艺术中心' };
  await client.request('updateBaseSetting', { path: { id }, body: { look } });
  await page.waitForSelector(`[data-lf-theme=${theme}]`);
}

/** Lays pictures out in columns of one width, on one picture. */
export async function keptSheet(
  browser: Browser,
  path: string,
  tiles: readonly string[],
  { columns, tileWidth, mostBytes }: { columns: number; tileWidth: number; mostBytes: number },
): Promise<void> {
  const sheet = await browser.newPage({
    viewport: { width: columns * (tileWidth + 4) + 4, height: 100 },
  });
  const images = tiles.map((tile) => `<img src="data:image/jpeg;base64,${tile}">`).join('');
  await sheet.setContent(
    `<style>body{margin:0;padding:4px;background:#000;display:grid;gap:4px;grid-template-columns:repeat(${columns},${tileWidth}px)}img{width:100%;display:block}</style>${images}`,
  );
  await written(sheet, path, mostBytes);
  await sheet.close();
}

/** Keeps what a page shows, as sharp as the bytes allow. */
export async function written(from: Page, path: string, bytes: number): Promise<void> {
  for (const quality of [82, 74, 66, 58, 50]) {
    await from.screenshot({ path, type: 'jpeg', quality, fullPage: true });
    if (statSync(path).size <= bytes) return;
  }
  throw new Error(`${path} is larger than ${bytes} bytes`);
}

async function staged(
  { product, browser }: { product: Product; browser: Browser },
  page: Page,
  mode: Mode,
  name: string,
  setting: ScoreSettingPatch['setting'],
): Promise<Staged> {
  const judges = mode === 'BATTLE' ? [] : names(jury);
  const show = await createShow(product, { name, mode, judges, programs: names(acts) });
  const { client } = show;
  const path = { id: show.id };
  if (setting !== undefined) {
    await client.request('updateScoreSetting', { path, body: { setting } });
  }
  for (const [at, programId] of show.programIds.entries()) {
    const [, contestant = '', school = ''] = acts[at] ?? [];
    const photoUrl = await photoOf(browser, client, show.id, at);
    const body = { contestant, organisation: `江城大学${school}`, photoUrl };
    await client.request('updateProgram', { path: { id: show.id, programId }, body });
  }
  const seats: LiangfenClient[] = [];
  for (const [at, judgeId] of show.judgeIds.entries()) {
    const [, title = ''] = jury[at] ?? [];
    const photoUrl = await photoOf(browser, client, show.id, at + acts.length);
    const own = { id: show.id, judgeId };
    await client.request('updateJudge', { path: own, body: { title, photoUrl } });
    const seat = await client.request('getSeat', { path: own });
    const judge = createLiangfenClient({ baseUrl: product.url });
    await judge.logIn('openSeat', { body: { code: seat.code } });
    await judge.request('signInJudge', { path });
    seats.push(judge);
  }
  await page.goto(`${product.url}/web/match/${show.id}`);
  return {
    ...show,
    submit: async (programId, scores) => {
      const { token } = await client.request('issueConsoleToken', { path });
      const operator = createLiangfenClient({ baseUrl: product.url, getToken: () => token });
      const { window } = await operator.request('getCurrentMatch', { path });
      if (window === null) throw new Error('nobody may score');
      for (const [at, judge] of seats.entries()) {
        await judge.request('submitScores', {
          path: { id: show.id, programId },
          body: { windowId: window.id, scores: [{ itemId: null, score: scores[at] ?? 0 }] },
        });
      }
    },
    style: async (revealStyle) => {
      await client.request('updateScoreSetting', { path, body: { setting: { revealStyle } } });
    },
  };
}

/** Somebody in stage light, drawn here: a photograph of nobody. */
async function photoOf(
  browser: Browser,
  client: LiangfenClient,
  id: string,
  at: number,
): Promise<string> {
  const skin = ['#e8b48c', '#d79a72', '#f0c8a4'][at % 3];
  const hue = (at * 67) % 360;
  const hair =
    at % 2 === 0
      ? 'M70 190a110 130 0 0 1 220 0v60h-24l-40-90H130l-36 90H70z'
      : 'M84 180a96 104 0 0 1 192 0l-12 40-60-56-108 40z';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480"><defs><radialGradient id="l" cy=".2"><stop stop-color="hsl(${hue} 45% 52%)"/><stop offset="1" stop-color="hsl(${hue} 50% 14%)"/></radialGradient></defs><rect width="360" height="480" fill="url(#l)"/><path d="M30 480q0-150 150-150t150 150z" fill="hsl(${(hue + 180) % 360} 40% 30%)"/><path d="M148 270h64v70l-32 36-32-36z" fill="${skin}"/><ellipse cx="180" cy="205" rx="86" ry="104" fill="${skin}"/><path d="${hair}" fill="#1c1512"/></svg>`;
  const easel = await browser.newPage({ viewport: { width: 360, height: 480 } });
  await easel.setContent(`<style>body{margin:0}</style>${drawing}`);
  const png = await easel.screenshot();
  await easel.close();
  const file = new File([new Uint8Array(png)], 'photo.png', { type: 'image/png' });
  const { url } = await client.request('uploadImage', {
    path: { id },
    query: { purpose: 'PHOTO' },
    body: { file },
  });
  return url;
}

export function titleOf(programId = '', titleShowType: 'OPENING' | 'NEXT_UP'): OperatorCommand {
  return { type: 'SHOW_TITLE', titleShowType, programId };
}

export function openingOf(programId: string): OperatorCommand[] {
  const target = { programId, itemId: null, test: false, confirm: true };
  return [
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  ];
}

export function revealOf(programId: string): OperatorCommand {
  return { type: 'SHOW_SCORE', programId, itemId: null, test: false, confirm: true };
}

export function resultOf(programId: string): OperatorCommand {
  return { type: 'SHOW_RESULT', programId, itemId: null, test: false };
}

export async function seen(screen: Page, words: RegExp) {
  await screen.waitForFunction(
    (source) => {
      const scene = document.querySelector('[data-scene=shown]:not([data-transition])');
      if (scene === null) return false;
      // What comes later has its place before it is seen: the innermost that says the words must be seen.
      const saying = [...scene.querySelectorAll('*')].filter(({ textContent }) =>
        new RegExp(source).test(textContent ?? ''),
      );
      const visible = { opacityProperty: true, visibilityProperty: true };
      return (
        saying.at(-1)?.checkVisibility(visible) === true &&
        [...scene.querySelectorAll('img')].every((photo) => photo.dataset.ready !== undefined)
      );
    },
    words.source,
    { timeout: 60_000 },
  );
  // Fonts and fades are there: what is left moves for ever.
  await screen.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.getAnimations().every(({ playState, effect }) => {
        const ends = effect?.getComputedTiming().endTime ?? 0;
        return playState !== 'running' || ends === Number.POSITIVE_INFINITY;
      }),
  );
}
