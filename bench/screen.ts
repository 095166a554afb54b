/** The match screen in Chromium with the page's thread slowed 4 times: reveals without stutter, and memory that stays flat, next to an empty page with one animation in the same run. */
import { loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { type BenchBrowser, chromiumPath, openBrowser } from './screen/browser.ts';
import { type Smoothness, smoothness } from './screen/frames.ts';
import type { Recording } from './screen/recorder.ts';
import { taskTimes } from './screen/trace.ts';
import { printTable } from './support/table.ts';

const slowed = 4;
const reveals = [
  ['亮分，7 位评委', 'SCORE_REVEAL', 'OBSIDIAN'],
  ['亮分，31 位评委', 'SCORE_REVEAL_MANY', 'GALAXY'],
  ['出分', 'RESULT', 'CRIMSON'],
  ['出分，3 个评分项', 'RESULT_ITEMS', 'DAYLIGHT'],
  ['排名，10 行', 'RANKING', 'OBSIDIAN'],
  ['排名，PK', 'RANKING_PK', 'GALAXY'],
] as const;

const path = chromiumPath();
if (path === null) {
  console.log('没有找到 Chromium，跳过大屏的测量。设置 CHROMIUM_PATH 后再运行');
} else {
  const browser = await openBrowser(path);
  try {
    console.log(`Chromium ${browser.version}，CPU 放慢 ${slowed} 倍，负载 ${load()}`);
    await printWork(browser);
    await printReveals(browser);
    await printFirstPaint(browser);
    await printMemory(browser);
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
  for (const [label, name, theme] of reveals) {
    await page.evaluate(`bench.show('SCORING', '${theme}')`);
    await page.waitForTimeout(2_000);
    const ms = Number(await page.evaluate(`bench.playMs('${name}')`)) + 3_000;
    const times = await taskTimes(devtools, async () => {
      await page.evaluate(`bench.show('${name}', '${theme}')`);
      await page.waitForTimeout(ms);
    });
    const longest = times[0] ?? Number.NaN;
    const busy = times.reduce((sum, time) => sum + time, 0) / ms;
    rows.push([
      label,
      longest.toFixed(1),
      (longest * slowed).toFixed(0),
      String(times.filter((time) => time * slowed > 50).length),
      (busy * slowed * 100).toFixed(0),
    ]);
  }
  printTable(
    [
      '揭晓（CPU 时间，与机器负载无关）',
      '最长任务 ms',
      `× ${slowed} ms`,
      `× ${slowed} 超过 50 ms 的任务`,
      `× ${slowed} 主线程占用 %`,
    ],
    rows,
  );
}

async function printReveals(from: BenchBrowser): Promise<void> {
  const rows: string[][] = [];
  const { page } = await from.open('index.html', slowed);
  const control = await from.open('control.html', slowed);
  for (const [label, name, theme] of reveals) {
    await page.evaluate(`bench.show('SCORING', '${theme}')`);
    await page.waitForTimeout(2_500);
    const ms = Number(await page.evaluate(`bench.playMs('${name}')`)) + 3_000;
    await page.bringToFront();
    const screen = smoothness(
      await record(page, `recordFrames(${ms}, () => bench.show('${name}', '${theme}'))`),
    );
    // The same time on the page that does next to nothing: what the machine itself drops.
    await control.page.bringToFront();
    const bare = smoothness(await record(control.page, `recordFrames(${Math.min(ms, 6_000)})`));
    rows.push([label, (ms / 1000).toFixed(1), ...cells(screen), ...cells(bare)]);
  }
  printTable(
    [
      '揭晓',
      '秒',
      '长任务（> 50 ms）',
      '最长任务 ms',
      '掉帧 %',
      '连续掉帧',
      '最长间隔 ms',
      '对照：长任务',
      '最长任务 ms',
      '掉帧 %',
      '连续掉帧',
      '最长间隔 ms',
    ],
    rows,
  );
}

function record(page: Page, call: string): Promise<Recording> {
  // Said in the page's own words: a function sent there would carry this program's build helpers.
  return page.evaluate<Recording>(call);
}

function cells({ longTasks, longestTask, missed, runs, longestGap }: Smoothness): string[] {
  return [
    String(longTasks),
    longestTask.toFixed(0),
    (missed * 100).toFixed(1),
    String(runs),
    longestGap.toFixed(1),
  ];
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
  await changePictures(page, 100);
  const rows = [await memoryRow(page, devtools, 0)];
  let done = 0;
  for (const until of [500, 1_000, 2_000]) {
    await changePictures(page, until - done);
    done = until;
    rows.push(await memoryRow(page, devtools, done));
  }
  printTable(['换画面次数（先有 100 次预热）', 'JS 堆 kB', '节点', '监听器'], rows);
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
