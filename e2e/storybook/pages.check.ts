/** Opens every documentation page of Storybook in a browser: it has its heading, no error, and fits a phone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { patienceMs } from '../support/people.ts';

const root = join(import.meta.dirname, '../..');

let storybook: ChildProcess;
let address: string;
let browser: Browser;
let page: Page;
const wrong: string[] = [];

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly importPath: string;
}

let entries: readonly Entry[];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (at === null || typeof at === 'string') throw new Error('no port');
  return at.port;
}

beforeAll(async () => {
  const port = String(await freePort());
  address = `http://127.0.0.1:${port}`;
  storybook = spawn(
    process.execPath,
    [
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      ...['dev', '--port', port, '--exact-port', '--host', '127.0.0.1', '--no-open', '--ci'],
    ],
    { cwd: root, stdio: 'ignore' },
  );
  // The output of Storybook is no reliable sign of readiness; an answer is.
  await vi.waitFor(async () => expect((await fetch(`${address}/index.json`)).ok).toBe(true), {
    timeout: 300_000,
  });
  const index = (await (await fetch(`${address}/index.json`)).json()) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  entries = Object.values(index.entries);
  browser = await chromium.connect(inject('browserUrl'));
  page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  page.setDefaultTimeout(patienceMs);
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('console', (line) => {
    // Browsers ask for this icon on their own.
    if (line.location().url.endsWith('/favicon.ico')) return;
    if (line.type() === 'error') wrong.push(`${line.text()} ${line.location().url}`);
  });
});

afterAll(async () => {
  await page?.close();
  storybook.kill();
});

const componentPages = ['MatchScreen', 'ControlPanel', 'JudgeScoring', 'Backstage'].map(
  (name) => `组件 Components/${name}`,
);

test('the first page is the introduction, and each component has a page', () => {
  expect(entries[0]).toMatchObject({ type: 'docs', title: '介绍 Introduction' });
  const pages = entries.filter(({ type }) => type === 'docs').map(({ title }) => title);
  expect(pages).toEqual(expect.arrayContaining(componentPages));
  expect(pages).toContain('主题和语言 Theming and language');
});

/** The heading in the source of the page, without markup. */
function headingOf({ importPath }: Entry): string {
  const source = readFileSync(join(root, importPath), 'utf8');
  const heading = /^# (.+)$/m.exec(source)?.[1] ?? '';
  return heading.replace(/<[^>]+>/g, '').trim();
}

test('every page shows its heading and its tables, fits a phone, and has no error', async () => {
  const pages = entries.filter(({ type }) => type === 'docs');
  const [first] = pages;
  if (first === undefined) throw new Error('there is no page');
  await page.goto(`${address}/iframe.html?viewMode=docs&id=${encodeURIComponent(first.id)}`);
  const content = page.locator('#storybook-docs');
  for (const entry of pages) {
    // The event that a click in Storybook's list sends; one that comes while a page is still drawn is lost.
    if (entry !== first) {
      await page.evaluate((storyId) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
        return new Promise((drawn) => {
          channel.once('docsRendered', () => drawn(null));
          channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
        });
      }, entry.id);
    }
    // The heading is found by its text: Storybook puts a link into each heading, which changes its accessible name.
    await expect
      .poll(() => content.locator('h1').first().innerText(), { message: entry.title })
      .toBe(headingOf(entry));
    expect(await content.getByText('|---').count(), entry.title).toBe(0);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: wide, clientWidth: seen } = document.documentElement;
      return { scrollWidth: wide, clientWidth: seen };
    });
    expect(scrollWidth, entry.title).toBe(clientWidth);
    expect(wrong, entry.title).toEqual([]);
  }
});

test('the page of a component describes its props', async () => {
  const entry = entries.find(({ title, type }) => type === 'docs' && title === componentPages[0]);
  await page.goto(`${address}/iframe.html?viewMode=docs&id=${encodeURIComponent(entry?.id ?? '')}`);
  const row = page.locator('.docblock-argstable tr', { hasText: 'wakeLock' });
  await row.getByText('Keeps the machine awake.').waitFor();
});
