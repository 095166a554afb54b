/**
 * `npm run pictures`: plays a show of each mode on the built product, from the opening title to the champion, and keeps
 * what the wall shows as docs/images/screen, each moment in every theme besides, on one picture a mode. A command that the show
 * refuses, and a picture that is too heavy, end it.
 */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorCommand } from '@liangfen/rules';
import { createLiangfenClient, type LiangfenClient } from '@liangfen/sdk';
import type { Look, Mode, RevealStyle, ScoreSettingPatch, ScreenTheme } from '@liangfen/sdk/schema';
import { screenThemeValues } from '@liangfen/sdk/values';
import { chromium, type Page } from 'playwright-core';
import { startProduct } from '../e2e/support/product.ts';
import { createShow, type Show } from '../e2e/support/show.ts';

const folder = join(import.meta.dirname, '../docs/images/screen');
const mostBytes = 60_000;
/** One overview has a whole show in six themes. */
const mostOverviewBytes = 700_000;
const tileWidth = 280;
/** A document shows them no wider. */
const wall = { width: 1024, height: 576 };

/** In which theme each show stands, and what it showed in all of them so far. */
const worn = new WeakMap<Show, ScreenTheme>();
let rows: string[][] = [];

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
// Each picture at its end: without motion a change is a cut to what it comes to.
const page = await browser.newPage({
  viewport: wall,
  reducedMotion: 'reduce',
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const acts = [
  ['追光者', '李雨桐', '文学院'],
  ['稻香', '孙佳宁', '信息工程学院'],
  ['夜空中最亮的星', '陈思远', '外国语学院'],
  ['如愿', '王若曦', '艺术学院'],
] as const;
const jury = [
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

try {
  for (const [mode, play] of [
    ['score', score],
    ['vote', vote],
    ['battle', battle],
  ] as const) {
    await play();
    await keptOverview(mode);
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Marks, an average without the highest and the lowest, awards and a champion. */
async function score() {
  const show = await staged('SCORE', '第 12 届「星光杯」校园歌手大赛', {
    dropHighest: 1,
    dropLowest: 1,
    decimals: 2,
  });
  const { operate, programIds } = show;
  await dressed(show, 'OBSIDIAN');
  await kept(show, 'score-01-start', /星光杯/);
  await operate({ type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' });
  await kept(show, 'score-02-sign-in', /已签到/);
  await operate({ type: 'SHOW_PROGRAM_LIST' });
  await kept(show, 'score-03-program-list', /节目单/);
  await dressed(show, 'PAPERCUT');
  await operate(titleOf(programIds[0], 'OPENING'));
  await kept(show, 'score-04-title', /追光者/);
  const marks = [
    [96.5, 95.2, 97.8, 94.6, 95.9, 93.1, 96],
    [95.1, 94.8, 96.4, 95.3, 94.2, 92.5, 97],
    [94.4, 97.6, 98.2, 96.1, 95.8, 96.6, 97],
    [92.3, 93.8, 94.1, 90.6, 95.2, 91.7, 93],
  ];
  for (const [at, programId] of programIds.entries()) {
    await operate(...openingOf(programId));
    if (at === 0) await kept(show, 'score-05-scoring', /打分中/);
    await show.submit(programId, marks[at] ?? []);
    if (at === 1) await show.style('METER');
    await operate(revealOf(programId));
    if (at < 2) {
      await dressed(show, at === 0 ? 'GALAXY' : 'CRIMSON');
      const name = at === 0 ? 'score-06-reveal-cards' : 'score-08-reveal-meter';
      await kept(show, name, /去掉 1 个最低分/);
    }
    await operate(resultOf(programId));
    if (at === 0) await kept(show, 'score-07-result', /怎么算的/);
    if (at === 2) {
      await dressed(show, 'ARENA');
      await operate({ type: 'STEP_REVEAL', step: 3 });
      await kept(show, 'score-09-lead-taken', /领先易主/);
      await operate({ type: 'SHOW_INTERMISSION', seconds: 600 });
      await kept(show, 'score-10-intermission', /中场休息/);
      await operate(titleOf(programIds[3], 'NEXT_UP'));
      await kept(show, 'score-11-next', /下一个/);
    }
  }
  await dressed(show, 'DAYLIGHT');
  await operate({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null, covered: false });
  await kept(
    show,
    'score-12-ranking',
    /夜空中最亮的星/,
    '.lfs-ranking-rows-cover:not([data-open])',
  );
  await dressed(show, 'OBSIDIAN');
  await operate({ type: 'SHOW_CEREMONY', part: 'PODIUM', covered: false });
  await kept(show, 'score-13-podium', /冠军96.62/);
  await operate({ type: 'SHOW_CEREMONY', part: 'CHAMPION', covered: false });
  await kept(show, 'score-14-champion', /领先亚军/);
}

/** Hands that are raised, and who has most of them. */
async function vote() {
  const show = await staged('VOTE', '毕业晚会人气之夜', undefined);
  const { operate, programIds } = show;
  const hands = [
    [1, 1, 0, 1, 0, 1, 1],
    [1, 0, 0, 1, 0, 1, 0],
    [1, 1, 1, 1, 0, 1, 1],
    [0, 1, 0, 1, 0, 0, 1],
  ];
  await dressed(show, 'CRIMSON');
  await operate(titleOf(programIds[0], 'OPENING'));
  await kept(show, 'vote-01-title', /追光者/);
  for (const [at, programId] of programIds.entries()) {
    await operate(...openingOf(programId));
    await show.submit(programId, hands[at] ?? []);
    await operate(revealOf(programId));
    if (at === 0) await kept(show, 'vote-02-reveal', /得票\s*5/);
    await operate(resultOf(programId));
  }
  await operate({ type: 'SHOW_RANK', rankShowType: 'PK', itemId: null, covered: false });
  await dressed(show, 'GALAXY');
  await kept(show, 'vote-03-ranking', /夜空中/);
  await operate({ type: 'SHOW_CEREMONY', part: 'CHAMPION', covered: false });
  await kept(show, 'vote-04-champion', /领先亚军/);
}

/** Two bouts, who goes on, and the last one. */
async function battle() {
  const show = await staged('BATTLE', '「金话筒」辩论擂台赛', undefined);
  const { operate, programIds, client } = show;
  const path = { id: show.id };
  const { programGroups: before } = await client.request('listProgramGroups', { path });
  const { programGroups } = await client.request('updateProgramGroups', {
    path,
    body: {
      programGroups: [
        ...before.slice(0, 1).map(({ id }) => ({ id, groupName: '半决赛' })),
        { groupName: '决赛' },
      ],
    },
  });
  const final = programGroups.at(-1)?.id ?? '';
  const finalists: string[] = [];
  for (const [programName, contestant] of [acts[0], acts[2]]) {
    const body = { programName, contestant, programGroupId: final };
    finalists.push((await client.request('createProgram', { path, body })).id);
  }
  const bout = async (red = '', blue = '', points: readonly [number, number] = [24, 19]) => {
    await operate({
      type: 'START_BATTLE',
      programId: red,
      opponentId: blue,
      test: false,
      confirm: true,
    });
    await operate(
      { type: 'ADD_POINT', programId: red, point: points[0] },
      { type: 'ADD_POINT', programId: blue, point: points[1] },
    );
  };
  const won = (programId = '', opponentId = ''): OperatorCommand => ({
    ...{ type: 'DETERMINE_BATTLE', programId, opponentId, test: false },
  });
  await dressed(show, 'ARENA');
  await operate(titleOf(programIds[0], 'OPENING'));
  await kept(show, 'battle-01-title', /追光者/);
  await bout(programIds[0], programIds[1]);
  await kept(show, 'battle-02-bout', /24/);
  await operate(won(programIds[0], programIds[1]));
  await kept(show, 'battle-03-won', /红方获胜/);
  await bout(programIds[2], programIds[3], [31, 22]);
  await operate(won(programIds[2], programIds[3]), { type: 'SHOW_BRACKET' });
  await dressed(show, 'DAYLIGHT');
  await kept(show, 'battle-04-bracket', /半决赛/);
  await operate({ type: 'SWITCH_GROUP', groupId: final });
  await bout(finalists[0], finalists[1], [18, 27]);
  await operate(won(finalists[1], finalists[0]), { type: 'SHOW_BRACKET' });
  await dressed(show, 'PAPERCUT');
  await kept(show, 'battle-05-champion', /冠军夜空中/);
}

interface Staged extends Show {
  /** Submits the judges' scores, in the order of their seats. */
  readonly submit: (programId: string, scores: readonly number[]) => Promise<void>;
  readonly style: (revealStyle: RevealStyle) => Promise<void>;
}

async function staged(
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
    const photoUrl = await photoOf(client, show.id, at);
    const body = { contestant, organisation: `江城大学${school}`, photoUrl };
    await client.request('updateProgram', { path: { id: show.id, programId }, body });
  }
  const seats: LiangfenClient[] = [];
  for (const [at, judgeId] of show.judgeIds.entries()) {
    const [, title = ''] = jury[at] ?? [];
    const photoUrl = await photoOf(client, show.id, at + acts.length);
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

async function dressed(show: Show, theme: ScreenTheme) {
  worn.set(show, theme);
  await wear(show, theme);
}

async function wear({ id, client }: Show, theme: ScreenTheme) {
  const look: Partial<Look> = { theme, slogan: '听见每一束光', organiser: '江城大学学生艺术中心' };
  await client.request('updateBaseSetting', { path: { id }, body: { look } });
  await page.waitForSelector(`[data-lf-theme=${theme}]`);
}

/** Somebody in stage light, drawn here: a photograph of nobody. */
async function photoOf(client: LiangfenClient, id: string, at: number): Promise<string> {
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

function titleOf(programId = '', titleShowType: 'OPENING' | 'NEXT_UP'): OperatorCommand {
  return { type: 'SHOW_TITLE', titleShowType, programId };
}

function openingOf(programId: string): OperatorCommand[] {
  const target = { programId, itemId: null, test: false, confirm: true };
  return [
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  ];
}

function revealOf(programId: string): OperatorCommand {
  return { type: 'SHOW_SCORE', programId, itemId: null, test: false, confirm: true };
}

function resultOf(programId: string): OperatorCommand {
  return { type: 'SHOW_RESULT', programId, itemId: null, test: false };
}

/** Pictures the wall once it says these words and its photographs are there, then the same in every theme. */
async function kept(show: Show, name: string, words: RegExp, still = '') {
  const own = worn.get(show) ?? 'OBSIDIAN';
  await settled(words, still);
  await written(page, join(folder, `${name}.jpg`), mostBytes);
  const row: string[] = [];
  for (const theme of screenThemeValues) {
    await wear(show, theme);
    await settled(words, still);
    row.push((await page.screenshot({ type: 'jpeg', quality: 90 })).toString('base64'));
  }
  rows.push(row);
  await wear(show, own);
}

async function settled(words: RegExp, still: string) {
  await seen(page, words);
  // Plates that have yet to open, where a picture has them.
  if (still !== '') await page.waitForSelector(still, { state: 'detached' });
}

/** All that a show has shown: a moment in each line, a theme in each column. */
async function keptOverview(mode: string) {
  const tiles = rows.flat().map((tile) => `<img src="data:image/jpeg;base64,${tile}">`);
  rows = [];
  const columns = screenThemeValues.length;
  const overview = await browser.newPage({
    viewport: { width: columns * (tileWidth + 4) + 4, height: 100 },
  });
  await overview.setContent(
    `<style>body{margin:0;padding:4px;background:#000;display:grid;gap:4px;grid-template-columns:repeat(${columns},${tileWidth}px)}img{width:100%;display:block}</style>${tiles.join('')}`,
  );
  await written(overview, join(folder, `${mode}-themes.jpg`), mostOverviewBytes);
  await overview.close();
}

async function written(from: Page, path: string, bytes: number) {
  for (const quality of [82, 74, 66, 58, 50]) {
    await from.screenshot({ path, type: 'jpeg', quality, fullPage: true });
    if (statSync(path).size <= bytes) return;
  }
  throw new Error(`${path} is larger than ${bytes} bytes`);
}

async function seen(screen: Page, words: RegExp) {
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
