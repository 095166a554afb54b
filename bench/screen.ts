/** The match screen in Chromium with the page's thread slowed 4 times: reveals without stutter, and memory that stays flat, next to pages with one animation in the same run. */
import { loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { type BenchBrowser, chromiumPath, openBrowser } from './screen/browser.ts';
import { type Motion, motionOf } from './screen/frames.ts';
import { drawings, pageTasks, rasterings, record, type Trace } from './screen/trace.ts';
import { printTable } from './support/table.ts';

const slowed = 4;
/** Enough rounds that the machine's other work shows as what it is. */
const rounds = 5;
const reveals = [
  ['亮分，7 位评委', 'SCORE_REVEAL', 'OBSIDIAN'],
  ['亮分，31 位评委', 'SCORE_REVEAL_MANY', 'GALAXY'],
  ['出分', 'RESULT', 'CRIMSON'],
  ['出分，3 个评分项', 'RESULT_ITEMS', 'DAYLIGHT'],
  ['排名，10 行', 'RANKING', 'OBSIDIAN'],
  ['排名，PK', 'RANKING_PK', 'GALAXY'],
  ['亮分，横扫', 'SCORE_REVEAL_SWEEP', 'ARENA'],
  ['亮分，指针', 'SCORE_REVEAL_METER', 'PAPERCUT'],
  ['冠军', 'CHAMPION', 'OBSIDIAN'],
  ['奖项', 'AWARDS', 'CRIMSON'],
  ['对阵图，冠军产生', 'BRACKET_CHAMPION', 'ARENA'],
] as const;

/** The bracket's champion comes in one step, and then the gold falls. */
const goldMs = 6_600;

/** A mixer's graphic, whose parts come and go with the picture on air. */
const lowerThird = ['下三分之一字幕，出分', 'RESULT', 'OBSIDIAN'] as const;

/** An LED wall's processor and a 4K stage screen, each fed by a laptop without a graphics card. */
const walls = [
  { width: 3840, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
/** Pictures a second that a wall must be given. */
const leastOnWall = 30;

const controls = [
  ['对照：一个词移动', 'control.html#small'],
  ['对照：一层整屏淡入淡出', 'control.html#whole'],
  ['对照：主线程忙，一个词移动', 'control.html#busy'],
  ['对照：主线程忙，没有移动', 'control.html#still'],
] as const;

/** `--only=frames`: one part, for a machine that is quiet for a minute only. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const parts = {
  work: printWork,
  frames: printReveals,
  walls: printWalls,
  paint: printFirstPaint,
  memory: printMemory,
};

const path = chromiumPath();
if (path === null) {
  console.log('没有找到 Chromium，跳过大屏的测量。设置 CHROMIUM_PATH 后再运行');
} else {
  const browser = await openBrowser(path);
  try {
    console.log(`Chromium ${browser.version}，CPU 放慢 ${slowed} 倍，负载 ${load()}`);
    for (const [name, print] of Object.entries(parts)) {
      if (only === undefined || only === name) await print(browser);
    }
    console.log(`结束时负载 ${load()}`);
  } finally {
    await browser.close();
  }
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** CPU time of single tasks, which another program on the machine does not lengthen. */
async function printWork(from: BenchBrowser): Promise<void> {
  const { page, devtools } = await from.open('index.html', 1);
  const rows: string[][] = [];
  for (const reveal of reveals) {
    const { trace, ms } = await play(page, devtools, reveal);
    const times = pageTasks(trace).map(({ cpu }) => cpu);
    const longest = Math.max(0, ...times);
    const drawn = drawings(trace).map(({ cpu }) => cpu);
    rows.push([
      reveal[0],
      longest.toFixed(1),
      (longest * slowed).toFixed(0),
      String(times.filter((time) => time * slowed > 50).length),
      ((sum(times) / ms) * slowed * 100).toFixed(0),
      (sum(drawn) / Math.max(1, drawn.length)).toFixed(1),
      Math.max(0, ...drawn).toFixed(1),
      sum(rasterings(trace).map(({ cpu }) => cpu)).toFixed(0),
    ]);
  }
  await page.context().close();
  printTable(
    [
      '揭晓（CPU 时间，不放慢）',
      '最长任务 ms',
      `× ${slowed} ms`,
      `× ${slowed} 超过 50 ms 的任务`,
      `× ${slowed} 主线程占用 %`,
      '合成一帧，平均 ms',
      '最长 ms',
      '光栅化合计 ms',
    ],
    rows,
  );
}

/** The aim, on the wall clock: no long task, no run of dropped frames. */
async function printReveals(from: BenchBrowser): Promise<void> {
  const rows: string[][] = [];
  const { page, devtools } = await from.open('index.html', slowed);
  for (const reveal of reveals) {
    rows.push([
      reveal[0],
      ...(await inRounds(async () => (await play(page, devtools, reveal)).trace)),
    ]);
  }
  rows.push([
    lowerThird[0],
    ...(await inRounds(
      async () => (await play(page, devtools, lowerThird, 'showLowerThird')).trace,
    )),
  ]);
  await page.context().close();
  for (const [label, path] of controls) {
    const control = await from.open(path, slowed);
    const cells = await inRounds(() =>
      record(control.devtools, async () => {
        await control.page.evaluate("performance.mark('play')");
        await control.page.waitForTimeout(6_000);
      }),
    );
    rows.push([label, ...cells]);
    await control.page.context().close();
  }
  printTable(
    [
      `揭晓（CPU 放慢 ${slowed} 倍，实际时间，${rounds} 轮）`,
      '长任务（> 50 ms），各轮',
      '最长任务 ms，中位（最大）',
      '其中 CPU ms',
      '应有的帧',
      '掉帧 %，中位（最大）',
      '连续掉帧，各轮',
      '最长连续',
      '掉帧时主线程忙 + 合成忙 / 全部掉帧',
      '没有新画面的帧',
      '目标（中位的一轮）',
    ],
    rows,
  );
}

/** Unslowed: what two cores that also put the picture together give a wall of four or eight million pixels. */
async function printWalls(from: BenchBrowser): Promise<void> {
  const rows: string[][] = [];
  for (const wall of walls) {
    const { page, devtools } = await from.open('index.html', 1, wall);
    for (const reveal of reveals) {
      const rates: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { expected, dropped } = motionOf((await play(page, devtools, reveal)).trace);
        rates.push((60 * (expected - dropped)) / Math.max(1, expected));
      }
      rows.push([
        `${wall.width} × ${wall.height}`,
        reveal[0],
        median(rates).toFixed(0),
        Math.min(...rates).toFixed(0),
        Math.min(...rates) >= leastOnWall ? '达到' : '未达到',
      ]);
    }
    await page.context().close();
  }
  printTable(
    ['大屏', '揭晓（不放慢）', '每秒画面，中位', '最少的一轮', `不少于 ${leastOnWall}`],
    rows,
  );
}

interface Round extends Motion {
  /** Tasks over 50 ms. */
  readonly long: number;
  readonly longest: number;
  readonly cpu: number;
  readonly droppedPercent: number;
}

async function inRounds(playOnce: () => Promise<Trace>): Promise<string[]> {
  const found: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const trace = await playOnce();
    const tasks = pageTasks(trace);
    const motion = motionOf(trace);
    found.push({
      long: tasks.filter(({ wall }) => wall > 50).length,
      longest: Math.max(0, ...tasks.map(({ wall }) => wall)),
      cpu: Math.max(0, ...tasks.map(({ cpu }) => cpu)),
      droppedPercent: (motion.dropped / Math.max(1, motion.expected)) * 100,
      ...motion,
    });
  }
  const all = (name: keyof Round) => found.map((one) => one[name]);
  const most = (name: keyof Round) => Math.max(...all(name));
  const held = median(all('long')) === 0 && median(all('runs')) === 0;
  return [
    all('long').join(' '),
    `${median(all('longest')).toFixed(0)}（${most('longest').toFixed(0)}）`,
    most('cpu').toFixed(0),
    median(all('expected')).toFixed(0),
    `${median(all('droppedPercent')).toFixed(1)}（${most('droppedPercent').toFixed(1)}）`,
    all('runs').join(' '),
    String(most('longestRun')),
    `${sum(all('whilePage'))} + ${sum(all('whileDrawing'))} / ${sum(all('dropped'))}`,
    String(median(all('waited'))),
    held ? '达到' : '未达到',
  ];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** From judges scoring to the end of the reveal, which plays by itself. */
async function play(
  page: Page,
  devtools: CDPSession,
  [, name, theme]: (typeof reveals)[number] | typeof lowerThird,
  show: 'show' | 'showLowerThird' = 'show',
): Promise<{ trace: Trace; ms: number }> {
  await page.evaluate(`bench.${show}('SCORING', '${theme}')`);
  await page.waitForTimeout(2_500);
  const steps = Number(await page.evaluate(`bench.playMs('${name}')`));
  const ms = (name === 'BRACKET_CHAMPION' ? goldMs : steps) + 2_000;
  const trace = await record(devtools, async () => {
    await page.evaluate(`performance.mark('play'); bench.${show}('${name}', '${theme}')`);
    await page.waitForTimeout(ms);
  });
  return { trace, ms };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function printFirstPaint(from: BenchBrowser): Promise<void> {
  const times = async (file: 'index.html' | 'control.html') => {
    const found: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { page } = await from.open(file, slowed);
      found.push(await firstPaint(page));
      await page.context().close();
    }
    return found.sort((a, b) => a - b)[2] ?? Number.NaN;
  };
  const [screen, bare] = [await times('index.html'), await times('control.html')];
  printTable(
    ['第一次有内容的绘制，5 次的中位数', '大屏 ms', '对照 ms', '差 ms'],
    [['本机网络', screen.toFixed(0), bare.toFixed(0), (screen - bare).toFixed(0)]],
  );
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((done) => {
    new PerformanceObserver((list, observer) => {
      const entry = list.getEntriesByName('first-contentful-paint')[0];
      if (entry === undefined) return;
      observer.disconnect();
      done(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  })`);
}

async function printMemory(from: BenchBrowser): Promise<void> {
  const { page, devtools } = await from.open('index.html', 1);
  await devtools.send('Performance.enable');
  await page.evaluate('bench.soundAndPhotos()');
  await changePictures(page, 100);
  const rows = [await memoryRow(page, devtools, 0)];
  let done = 0;
  for (const until of [500, 1_000, 2_000]) {
    await changePictures(page, until - done);
    done = until;
    rows.push(await memoryRow(page, devtools, done));
  }
  printTable(['换画面次数，有照片和声音（先有 100 次预热）', 'JS 堆 kB', '节点', '监听器'], rows);
}

/** Random pictures, most of them cut off by the next, every tenth left to come in. */
async function changePictures(page: Page, count: number): Promise<void> {
  await page.evaluate(`(async () => {
    for (let index = 0; index < ${count}; index += 1) {
      const name = bench.names[Math.floor(Math.random() * bench.names.length)];
      bench.show(name, 'OBSIDIAN', Math.random() < 0.25 ? Math.floor(Math.random() * 12) : null);
      await new Promise((done) => setTimeout(done, index % 10 === 0 ? 350 : 16));
    }
  })()`);
}

async function memoryRow(page: Page, devtools: CDPSession, changes: number): Promise<string[]> {
  await page.evaluate(`bench.show('START')`);
  await page.waitForTimeout(2_500);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => String(metrics.find((one) => one.name === name)?.value ?? '?');
  return [
    String(changes),
    (usedSize / 1024).toFixed(0),
    metric('Nodes'),
    metric('JSEventListeners'),
  ];
}
