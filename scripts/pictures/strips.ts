/**
 * `npm run pictures:strips -- [theme…] [wall…]`: plays an evening and a bout on the built product, in every theme on walls of four
 * shapes, and keeps how each picture comes as docs/images/strips: a line for each command, with what the wall showed 150, 400,
 * 900 and 2,500 ms after its change began, and at its end. Frames are those that the browser drew; a machine with other work
 * drops some of them.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorCommand } from '@liangfen/rules';
import { screenThemeValues } from '@liangfen/sdk/values';
import type { CDPSession, Page } from 'playwright-core';
import {
  keptSheet,
  openingOf,
  openStudio,
  resultOf,
  revealOf,
  type Studio,
  seen,
  titleOf,
  wear,
} from './studio.ts';

const folder = join(import.meta.dirname, '../../docs/images/strips');
const mostBytes = 400_000;
/** When frames are taken, in ms after the change began; one more is the end. */
const moments = [150, 400, 900, 2500] as const;
/** Shapes of walls, each with how wide it stands in the sheet. */
const walls = {
  'sixteen-nine': { width: 960, height: 540, tile: 240 },
  'four-three': { width: 800, height: 600, tile: 200 },
  'thirty-two-nine': { width: 1440, height: 405, tile: 320 },
  portrait: { width: 540, height: 960, tile: 120 },
} as const;
const shapes = ['sixteen-nine', 'four-three', 'thirty-two-nine', 'portrait'] as const;
const marks = [
  [96.5, 95.2, 97.8, 94.6, 95.9, 93.1, 96],
  [95.1, 94.8, 96.4, 95.3, 94.2, 92.5, 97],
  [94.4, 97.6, 98.2, 96.1, 95.8, 96.6, 97],
  [92.3, 93.8, 94.1, 90.6, 95.2, 91.7, 93],
];

const asked = process.argv.slice(2);
/** Those that were named, or all. */
const chosen = <Name extends string>(names: readonly Name[]): readonly Name[] => {
  const named = names.filter((name) => asked.includes(name));
  return named.length === 0 ? names : named;
};
mkdirSync(folder, { recursive: true });
const studio = await openStudio({ viewport: walls['sixteen-nine'] });
try {
  for (const shape of chosen(shapes)) {
    const { width, height, tile } = walls[shape];
    await studio.page.setViewportSize({ width, height });
    for (const theme of chosen(screenThemeValues)) {
      const film = await openFilm(studio.page, { width, height });
      await evening(studio, theme, film);
      await bouts(studio, theme, film);
      await film.close();
      const path = join(folder, `${theme.toLowerCase()}-${shape}.jpg`);
      const columns = moments.length + 1;
      await keptSheet(studio.browser, path, film.tiles, { columns, tileWidth: tile, mostBytes });
    }
  }
} finally {
  await studio.close();
}

/** Ends when the wall says the words, and has none of what is named besides, such as plates that have yet to open. */
type Take = (command: () => Promise<void>, words: RegExp, still?: string) => Promise<void>;

interface Film {
  readonly tiles: readonly string[];
  readonly take: Take;
  readonly close: () => Promise<void>;
}

/** Films what the page draws; a take is one line of frames. */
async function openFilm(page: Page, wall: { width: number; height: number }): Promise<Film> {
  const tiles: string[] = [];
  let frames: { at: number; picture: string }[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp } }) => {
    frames.push({ at: (timestamp ?? 0) * 1000, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 80,
    maxWidth: wall.width,
    maxHeight: wall.height,
  });
  return {
    tiles,
    take: async (command, words, still = '') => {
      // What the wall drew last stands until it draws again.
      frames = frames.slice(-1);
      const change = page.evaluate(changeOfPicture).catch(() => null);
      const told = Date.now();
      await command();
      await seen(page, words);
      if (still !== '') await page.waitForSelector(still, { state: 'detached', timeout: 60_000 });
      // A hit changes no picture.
      const began = (await Promise.race([change, null])) ?? told;
      await page.waitForFunction((end) => Date.now() > end, began + moments[3]);
      for (const moment of moments) {
        const drawn = frames.filter(({ at }) => at <= began + moment).at(-1) ?? frames[0];
        if (drawn !== undefined) tiles.push(drawn.picture);
      }
      tiles.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'));
    },
    close: () => session.detach(),
  };
}

/** In the page: tells when the next picture begins to move in. */
function changeOfPicture(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-transition]') === null) return;
      observer.disconnect();
      resolve(Date.now());
    });
    const attributeFilter = ['data-transition'];
    observer.observe(document, { subtree: true, childList: true, attributeFilter });
  });
}

/** From sign-in to the champion. */
async function evening({ page, staged }: Studio, theme: Theme, { take }: Film) {
  const show = await staged(page, 'SCORE', '第 12 届「星光杯」校园歌手大赛', {
    ...{ dropHighest: 1, dropLowest: 1, decimals: 2 },
  });
  await wear(page, show, theme);
  const { programIds } = show;
  const told =
    (...commands: OperatorCommand[]) =>
    () =>
      show.operate(...commands);
  await take(told({ type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' }), /已签到/);
  await take(told(titleOf(programIds[0], 'OPENING')), /追光者/);
  for (const [at, programId] of programIds.entries()) {
    const [speech, scoring] = openingOf(programId);
    const last = at === programIds.length - 1;
    if (speech === undefined || scoring === undefined) throw new Error('an opening has two steps');
    const each: Take = last ? take : async (command) => command();
    await each(told(speech), /如愿/);
    await each(told(scoring), /打分中/);
    await show.submit(programId, marks[at] ?? []);
    await each(told(revealOf(programId)), /去掉 1 个最低分/);
    await each(told(resultOf(programId)), /怎么算的/);
  }
  const rank = { type: 'SHOW_RANK', itemId: null, covered: false } as const;
  const unopened = '.lfs-ranking-rows-cover:not([data-open])';
  await take(told({ ...rank, rankShowType: 'DEFAULT' }), /夜空中最亮的星/, unopened);
  await take(told({ ...rank, rankShowType: 'PK' }), /夜空中/);
  await take(told({ type: 'SHOW_CEREMONY', part: 'CHAMPION', covered: false }), /领先亚军/);
}

/** A point that counts, and who has won. */
async function bouts({ page, staged }: Studio, theme: Theme, { take }: Film) {
  const show = await staged(page, 'BATTLE', '「金话筒」辩论擂台赛');
  await wear(page, show, theme);
  const [programId = '', opponentId = ''] = show.programIds;
  const bout = { programId, opponentId, test: false };
  await show.operate({ type: 'START_BATTLE', ...bout, confirm: true });
  await seen(page, /追光者/);
  await take(() => show.operate({ type: 'ADD_POINT', programId, point: 24 }), /24/);
  await take(() => show.operate({ type: 'DETERMINE_BATTLE', ...bout }), /红方获胜/);
}

type Theme = (typeof screenThemeValues)[number];
