/**
 * `npm run pictures`: plays a show of each mode on the built product, from the opening title to the champion, and keeps
 * what the wall shows as docs/images/screen, each moment in every theme besides, on one picture a mode. A command that the show
 * refuses, and a picture that is too heavy, end it.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorCommand } from '@liangfen/rules';
import type { ScreenTheme } from '@liangfen/sdk/schema';
import { screenThemeValues } from '@liangfen/sdk/values';
import type { Show } from '../../e2e/support/show.ts';
import {
  acts,
  keptSheet,
  openingOf,
  openStudio,
  resultOf,
  revealOf,
  seen,
  titleOf,
  wear,
  written,
} from './studio.ts';

const folder = join(import.meta.dirname, '../../docs/images/screen');
const mostBytes = 60_000;
/** One overview has a whole show in six themes. */
const mostOverviewBytes = 700_000;
const tileWidth = 280;
/** A document shows them no wider. */
const wall = { width: 1024, height: 576 };

/** In which theme each show stands, and what it showed in all of them so far. */
const worn = new WeakMap<Show, ScreenTheme>();
let rows: string[][] = [];

// Each picture at its end: without motion a change is a cut to what it comes to.
const { browser, page, staged, close } = await openStudio({
  viewport: wall,
  reducedMotion: 'reduce',
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

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
  await close();
}

/** Marks, an average without the highest and the lowest, awards and a champion. */
async function score() {
  const show = await staged(page, 'SCORE', '第 12 届「星光杯」校园歌手大赛', {
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
  const show = await staged(page, 'VOTE', '毕业晚会人气之夜');
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
  const show = await staged(page, 'BATTLE', '「金话筒」辩论擂台赛');
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

async function dressed(show: Show, theme: ScreenTheme) {
  worn.set(show, theme);
  await wear(page, show, theme);
}

/** Pictures the wall once it says these words and its photographs are there, then the same in every theme. */
async function kept(show: Show, name: string, words: RegExp, still = '') {
  const own = worn.get(show) ?? 'OBSIDIAN';
  await settled(words, still);
  await written(page, join(folder, `${name}.jpg`), mostBytes);
  const row: string[] = [];
  for (const theme of screenThemeValues) {
    await wear(page, show, theme);
    await settled(words, still);
    row.push((await page.screenshot({ type: 'jpeg', quality: 90 })).toString('base64'));
  }
  rows.push(row);
  await wear(page, show, own);
}

async function settled(words: RegExp, still: string) {
  await seen(page, words);
  // Plates that have yet to open, where a picture has them.
  if (still !== '') await page.waitForSelector(still, { state: 'detached' });
}

/** All that a show has shown: a moment in each line, a theme in each column. */
async function keptOverview(mode: string) {
  const tiles = rows.flat();
  rows = [];
  await keptSheet(browser, join(folder, `${mode}-themes.jpg`), tiles, {
    columns: screenThemeValues.length,
    tileWidth,
    mostBytes: mostOverviewBytes,
  });
}
