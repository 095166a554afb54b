/** The people of a show, each with a browser of their own, and the common steps that they take in it. */
import { buffer } from 'node:stream/consumers';
import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import type {} from './browser-setup.ts';
import { imageCode } from './product.ts';

export const desk = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };
export const wall = { width: 1920, height: 1080 };

/**
 * How long a page waits for something that must appear, in ms. Only a failing test waits so long; the time is generous
 * because beside twenty busy processes everything takes ten times as long.
 */
export const patienceMs = 150_000;

/** The browsers of one test file; `faults` collects the errors of every page, which tests expect to be empty. */
export class Hall {
  readonly url: string;
  readonly faults: string[] = [];
  readonly #browser: Browser;
  readonly #contexts: BrowserContext[] = [];

  private constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.url = url;
  }

  static async open(url: string): Promise<Hall> {
    return new Hall(await sharedBrowser(), url);
  }

  page(viewport: { width: number; height: number }): Promise<Page> {
    return this.#open({ viewport });
  }

  /** Opens a page as on a phone, with touch instead of a mouse. */
  touchPage(
    viewport: { width: number; height: number },
    named: Pick<BrowserContextOptions, 'userAgent'> = {},
  ): Promise<Page> {
    return this.#open({ viewport, hasTouch: true, isMobile: true, ...named });
  }

  /** One browser in which many pages are open at once and share its storage and its connections. */
  async oneBrowser(): Promise<(viewport: { width: number; height: number }) => Promise<Page>> {
    const context = await this.#context({});
    return async (viewport) => {
      const page = await this.#pageOf(context);
      await page.setViewportSize(viewport);
      return page;
    };
  }

  async #open(device: BrowserContextOptions): Promise<Page> {
    return this.#pageOf(await this.#context(device));
  }

  async #context(device: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      ...device,
      locale: 'zh-CN',
      reducedMotion: 'reduce',
    });
    this.#contexts.push(context);
    return context;
  }

  async #pageOf(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => {
      // Something that the page's content security policy has blocked.
      const text = message.text();
      if (/Content.?Security.?Policy|Trusted(HTML|Script)/i.test(text)) this.faults.push(text);
    });
    return page;
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}

let browser: Promise<Browser> | undefined;

/**
 * One browser for all files, because starting one takes as long as many tests do; each person has a separate context
 * in it.
 */
function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('browserUrl'));
  return browser;
}

/** Returns the content of a downloaded file. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}

/** Waits until the page shows the text; a failure names the text that was there instead. */
export async function shows(page: Page, text: string | RegExp): Promise<void> {
  const found = page.getByText(text).filter({ visible: true }).first();
  try {
    await found.waitFor({ state: 'visible' });
  } catch {
    const there = await page.evaluate(() => document.body.innerText);
    throw new Error(`expected ${text} on ${page.url()}, found:\n${there}`);
  }
}

/**
 * Records every text that the page shows from now on, so that a picture that is there for a moment is not missed on a
 * fast machine. The returned function waits until a text has been shown.
 */
export async function watch(page: Page): Promise<(text: string) => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    const keep = () => texts.add(document.body.innerText);
    keep();
    new MutationObserver(keep).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return texts;
  });
  return async (text) => {
    try {
      await page.waitForFunction(
        ([texts, wanted]) => [...texts].some((one) => one.includes(wanted)),
        [held, text] as const,
      );
    } catch {
      const there = await held.evaluate((texts) => [...texts].join('\n---\n'));
      throw new Error(`expected ${text} on ${page.url()}, which has shown:\n${there}`);
    }
  };
}

export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

export async function register(page: Page, hall: Hall, loginName: string): Promise<void> {
  await page.goto(`${hall.url}/web/register`);
  await page.getByLabel('姓名或单位').fill('江城大学团委');
  await page.getByLabel('登录名').fill(loginName);
  await page.getByLabel('密码').fill('liangfen2026');
  await page.getByLabel('验证码', { exact: true }).fill(imageCode);
  await page.getByRole('button', { name: '注册并登录' }).click();
  await page.getByRole('heading', { name: '我的比赛' }).waitFor();
}

export async function logIn(
  page: Page,
  hall: Hall,
  { loginName, password }: { readonly loginName: string; readonly password: string },
): Promise<void> {
  await page.goto(`${hall.url}/web/login`);
  await page.getByLabel('登录名').fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill(imageCode);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

export async function createCompetition(page: Page, name: string, mode: string): Promise<void> {
  await page.getByRole('button', { name: '创建比赛' }).first().click();
  await page.getByLabel('比赛名称').fill(name);
  await page.getByText(mode, { exact: true }).click();
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.getByRole('link', { name: '计分设置' }).waitFor();
}

/** Creates a competition from a template, which leads to its guide. */
export async function createFromTemplate(
  page: Page,
  { name, template, start }: Readonly<Record<'name' | 'template' | 'start', string>>,
): Promise<void> {
  await page.getByRole('button', { name: '创建比赛' }).first().click();
  await page.getByLabel('比赛名称').fill(name);
  await page.getByLabel('开始时间').fill(start);
  await page.getByText(template, { exact: true }).click();
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL('**/score/guide');
}

export async function addPrograms(
  page: Page,
  programs: readonly (readonly [name: string, contestant: string])[],
): Promise<void> {
  await page.getByRole('link', { name: '节目', exact: true }).click();
  await page.getByRole('button', { name: '添加节目' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const [name, contestant] of programs) {
    await dialog.getByLabel('节目名称').fill(name);
    await dialog.getByLabel('选手').fill(contestant);
    await dialog.getByRole('button', { name: '保存并继续' }).click();
    await page.getByRole('row', { name: new RegExp(`选择「${name}」`) }).waitFor();
  }
  await dialog.getByRole('button', { name: '取消' }).click();
}

/** Adds judges and returns their personal seat links. */
export async function addJudges(page: Page, names: readonly string[]): Promise<string[]> {
  await page.getByRole('link', { name: '评委', exact: true }).click();
  await page.getByRole('button', { name: '添加评委' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const name of names) {
    await dialog.getByLabel('姓名').fill(name);
    await dialog.getByRole('button', { name: '保存并继续' }).click();
    await page.getByRole('row', { name: new RegExp(`选择「${name}」`) }).waitFor();
  }
  await dialog.getByRole('button', { name: '取消' }).click();
  const seats: string[] = [];
  for (const name of names) {
    const row = page.getByRole('row', { name: new RegExp(`选择「${name}」`) });
    await row.getByRole('button', { name: /席位码/ }).click();
    const link = page.getByRole('dialog').getByLabel('席位链接');
    seats.push(await link.inputValue());
    await page.keyboard.press('Escape');
  }
  return seats;
}

/** Opens the console from the backstage, in the same browser, as an organiser does. */
export async function openConsole(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: '打开控制台' }).click();
  const panel = await opened;
  await panel.getByRole('button', { name: /^开场/ }).waitFor();
  return panel;
}

/** Types one score per item on a judge's phone and presses 提交. */
export async function enterScores(judge: Page, values: readonly string[]): Promise<void> {
  const items = judge.getByRole('button', { name: /占 \d+%/ });
  await items.first().waitFor();
  for (const [index, value] of values.entries()) {
    await items.nth(index).click();
    for (const digit of value) {
      await judge.getByRole('button', { name: digit, exact: true }).click();
    }
  }
  await judge.getByRole('button', { name: '提交' }).click();
}
