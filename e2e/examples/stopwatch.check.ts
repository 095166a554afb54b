/** Follows docs/embedding.md literally from an empty folder to a live picture on another site, and measures the time. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { desk, Hall } from '../support/people.ts';
import { type Product, startProduct } from '../support/product.ts';
import { createShow } from '../support/show.ts';
import { type Running, run, serve } from './commands.ts';
import { filledIn } from './filled-in.ts';
import { freePort } from './sites.ts';
import { type Step, stepsOf } from './steps.ts';

const documents = join(import.meta.dirname, '../../docs');
const workshop = join(inject('workshop'), 'stopwatch');
const packed = inject('packed');

const read = (name: string) => readFile(join(documents, name), 'utf8');

let product: Product;
let hall: Hall;
let english: string;
let chinese: string;
const running: Running[] = [];

beforeAll(async () => {
  product = await startProduct();
  hall = await Hall.open(product.url);
  [english, chinese] = await Promise.all([read('embedding.md'), read('embedding.zh-CN.md')]);
});

afterAll(async () => {
  await hall?.close();
  for (const one of running) await one.stop();
  await product?.stop();
});

/** Our packages, also those that only our packages need, come from their tarballs instead of the registry. */
function fromTarballs(command: string): string {
  const { '@liangfen/ui': ui, ...others } = packed;
  return command.replace('@liangfen/ui', [ui, ...Object.values(others)].join(' '));
}

async function followed(steps: readonly Step[], folder: string, origin: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const last = steps.at(-1);
  for (const step of steps) {
    if (step.kind === 'FILE') await writeFile(join(folder, step.name), step.text);
    else if (step === last) {
      running.push(await serve('sh', ['-c', step.text], { cwd: folder }, origin));
    } else await run('sh', ['-e', '-c', fromTarballs(step.text)], { cwd: folder });
  }
}

describe('from an empty folder to a live picture in another origin’s page', () => {
  it.each([
    ['React', '## With React'],
    ['the element', '## Without React'],
    ['an iframe', '## In an iframe'],
  ])('with %s', async (way, heading) => {
    const show = await createShow(product, { name: `跟着文档做 ${way}`, judges: [], programs: [] });
    const origin = `http://localhost:${await freePort()}`;
    const folder = join(workshop, heading.slice(3).replaceAll(' ', '-'));
    const facts = { server: product.url, competitionId: show.id, origin };
    const page = await hall.page(desk);

    const begun = performance.now();
    // The document's first step, to list the site, which is done on the desk's page 嵌入.
    await show.client.request('updateBaseSetting', {
      path: { id: show.id },
      body: { embedOrigins: [origin] },
    });
    await followed(stepsOf(filledIn(english, facts), heading), folder, origin);
    await page.goto(origin);
    const frame = page.locator('iframe');
    const holder = (await frame.count()) === 0 ? page : page.frameLocator('iframe');
    await holder.getByText(`跟着文档做 ${way}`).filter({ visible: true }).first().waitFor();
    const seconds = (performance.now() - begun) / 1000;

    console.log(`${way}: ${seconds.toFixed(1)} s`);
    // The document promises five minutes.
    expect(seconds).toBeLessThan(300);
  });

  it.each([
    ['## With React', '## 用 React'],
    ['## Without React', '## 不用 React'],
    ['## In an iframe', '## 用 iframe'],
  ])('the Chinese document has the same steps: %s', (heading, translated) => {
    const steps = stepsOf(english, heading);
    expect(steps.length).toBeGreaterThan(1);
    expect(stepsOf(chinese, translated)).toEqual(steps);
  });
});
