/** From each QR code to the first delivered score: taps, typed fields and seconds of a judge who has never been here. */
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { startProduct } from '../e2e/support/product.ts';
import { createShow, type Show, scoringOf } from '../e2e/support/show.ts';
import { printTable } from './support/table.ts';

const times = 5;
const scored = '95';

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
});

/** Taps a phone and counts; what the page does by itself costs nothing. */
class Hand {
  taps = 0;
  fields = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(key: Locator): Promise<void> {
    this.taps += 1;
    await key.tap();
  }

  button(name: string): Promise<void> {
    return this.tap(this.#page.getByRole('button', { name, exact: true }));
  }

  /** A tap into the field, then its text. */
  async fill(label: string, text: string): Promise<void> {
    this.fields += 1;
    const field = this.#page.getByLabel(label);
    await this.tap(field);
    await field.fill(text);
  }
}

interface Way {
  readonly name: string;
  /** The address behind the code. */
  readonly code: (show: Show, round: number) => Promise<string>;
  /** From the opened address to a judge who waits for the show. */
  readonly enter: (hand: Hand, page: Page, show: Show) => Promise<void>;
}

let people = 0;
async function introduce(hand: Hand): Promise<void> {
  people += 1;
  await hand.fill('姓名', `评委${people}`);
  await hand.fill('手机号', `138${String(people).padStart(8, '0')}`);
}

const ways: readonly Way[] = [
  {
    name: '席位码',
    code: async ({ seats }, round) => seats[round] ?? '',
    enter: async () => undefined,
  },
  {
    name: '邀请码',
    code: async ({ id, client }) => {
      const { path } = await client.request('createInvitation', { path: { id } });
      return `${product.url}${path}`;
    },
    enter: async (hand) => {
      await introduce(hand);
      await hand.button('确认并进入');
      await hand.button('签到');
    },
  },
  {
    name: '报名码，组织者审核',
    code: async ({ id }) => `${product.url}/web/judge/apply?competition=${id}`,
    enter: async (hand, page, { id, client }) => {
      await introduce(hand);
      await hand.button('提交报名');
      await page.getByText('报名已提交，等待审核').waitFor();
      // The organiser is as quick as can be: the rest is the page's own waiting.
      const { content } = await client.request('pageJudges', { path: { id } });
      const pending = content.find(({ approval }) => approval === 'PENDING');
      await client.request('approveJudge', {
        path: { id, judgeId: pending?.id ?? '' },
        query: { approve: true },
      });
      await hand.button('进入现场');
      await hand.button('签到');
    },
  },
];

const rows: string[][] = [];
for (const way of ways) {
  const visits: Visit[] = [];
  for (let round = 0; round < times; round += 1) visits.push(await visit(browser, way, round));
  rows.push([
    way.name,
    distinct(visits.map(({ taps }) => taps)),
    distinct(visits.map(({ fields }) => fields)),
    seconds(visits.map(({ inHallMs }) => inHallMs)),
    seconds(visits.map(({ ms }) => ms)),
  ]);
}
await browser.close();
await product.stop();
printTable(['二维码', '点按', '其中输入框', '到现场 s', '到「已送达」s'], rows);
// A database in memory is kept open for a next test, and would keep this process.
process.exit();

interface Visit {
  readonly taps: number;
  readonly fields: number;
  readonly inHallMs: number;
  readonly ms: number;
}

/** A show of its own each time, whose window is open as soon as the judge is in. */
async function visit(from: Browser, way: Way, round: number): Promise<Visit> {
  const show = await createShow(product, {
    name: `${way.name} ${round + 1}`,
    judges: Array.from({ length: times }, (_, index) => `席位${index + 1}`),
    programs: ['起风了'],
  });
  await show.client.request('updateBaseSetting', {
    path: { id: show.id },
    body: { signUpOpen: true, signUpApproval: true },
  });
  const address = await way.code(show, round);
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const hand = new Hand(page);
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await way.enter(hand, page, show);
  await page.getByRole('heading', { name: '比赛即将开始' }).waitFor();
  const inHallMs = performance.now() - start;
  const [programId = ''] = show.programIds;
  await show.operate(...scoringOf(programId));
  for (const digit of scored) await hand.button(digit);
  await hand.button('提交');
  await page.getByText('已送达').waitFor();
  const ms = performance.now() - start;
  await context.close();
  return { taps: hand.taps, fields: hand.fields, inHallMs, ms };
}

/** One number when all rounds needed the same. */
function distinct(counts: readonly number[]): string {
  return [...new Set(counts)].join(' / ');
}

/** Median, and the longest. */
function seconds(ms: readonly number[]): string {
  const sorted = [...ms].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return `${(middle / 1_000).toFixed(1)} (${((sorted.at(-1) ?? Number.NaN) / 1_000).toFixed(1)})`;
}
