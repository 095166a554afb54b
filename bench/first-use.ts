/** From a scanned code to a page that can be used: the judge's phone, built, on slow networks and with the CPU slowed four times. */
import { type CDPSession, chromium } from 'playwright-core';
import { startProduct } from '../e2e/support/product.ts';
import { createShow } from '../e2e/support/show.ts';
import { printTable } from './support/table.ts';

/** The networks by WebPageTest's names and definitions: kbit/s down and up, ms of round trip. */
const networks = [
  { name: 'Mobile 3G - Slow', down: 780, up: 330, roundTripMs: 200 },
  { name: '3G Slow', down: 400, up: 400, roundTripMs: 400 },
] as const;
const slowed = 4;
const times = 5;

const product = await startProduct();
const show = await createShow(product, {
  name: '第十二届校园十佳歌手大赛',
  judges: Array.from({ length: networks.length * times * 2 }, (_, index) => `评委${index + 1}`),
  programs: ['起风了', '孤勇者'],
});
await show.client.request('updateBaseSetting', {
  path: { id: show.id },
  body: { signUpOpen: true },
});
let seats = 0;
const rows: string[][] = [];
for (const network of networks) {
  const apply: Visit[] = [];
  const seat: Visit[] = [];
  const again: Visit[] = [];
  for (let round = 0; round < times; round += 1) {
    const url = `${product.url}/web/judge/apply?competition=${show.id}`;
    apply.push(...(await visits(network, url, { tag: 'label', text: '姓名' }, false)));
    const link = show.seats[seats++] ?? '';
    const [first, second] = await visits(network, link, { tag: 'h2', text: '比赛即将开始' }, true);
    if (first) seat.push(first);
    if (second) again.push(second);
  }
  for (const [name, of] of [
    ['报名页：可以填写', apply],
    ['席位码：已签到', seat],
    ['再次打开：已签到', again],
  ] as const) {
    rows.push([
      network.name,
      name,
      (median(of.map(({ ms }) => ms)) / 1_000).toFixed(2),
      (Math.max(...of.map(({ ms }) => ms)) / 1_000).toFixed(2),
      (median(of.map(({ bytes }) => bytes)) / 1_000).toFixed(0),
    ]);
  }
}
await product.stop();
printTable(['网络', '页面', '中位数 s', '最长 s', '传输 kB'], rows);
// A database in memory is kept open for a next test, and would keep this process.
process.exit();

interface Visit {
  readonly ms: number;
  /** On the wire, compressed. */
  readonly bytes: number;
}

/** What a page shows once it can be used. */
interface Usable {
  readonly tag: string;
  readonly text: string;
}

/** One visit by a phone that has never been here; `twice` opens it once more, as a judge does who comes back. */
async function visits(
  network: (typeof networks)[number],
  url: string,
  usable: Usable,
  twice: boolean,
): Promise<Visit[]> {
  // A browser of its own: one that has been slowed down for a dozen contexts ends in the middle of a visit.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, network);
  const visit = async (address: string): Promise<Visit> => {
    let bytes = 0;
    const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
      bytes += encodedDataLength;
    };
    session.on('Network.loadingFinished', count);
    await page.goto(address, { waitUntil: 'commit' });
    // The page's own clock, which begins with its navigation, looked at with each picture: a locator looks twice a second
    // at last, and by a script that the slowed page has to read first.
    const shown = await page.waitForFunction(
      ({ tag, text }) =>
        [...document.querySelectorAll(tag)].some((each) => each.textContent?.includes(text)) &&
        performance.now(),
      usable,
    );
    const ms = Number(await shown.jsonValue());
    session.off('Network.loadingFinished', count);
    return { ms, bytes };
  };
  const done = [await visit(url)];
  if (twice) {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    done.push(await visit(page.url()));
  }
  await browser.close();
  return done;
}

async function slowDown(
  session: CDPSession,
  { down, up, roundTripMs }: (typeof networks)[number],
): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: (down * 1_000) / 8,
    uploadThroughput: (up * 1_000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
