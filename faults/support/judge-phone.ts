/** A judge's phone: the built product in a real browser, whose tab, network and clock can be taken away. */
import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface PhoneSeat {
  readonly url: string;
  readonly competitionId: string;
  readonly token: string;
  /** Resolves when the server is up again. */
  readonly serverUp: () => Promise<unknown>;
}

const patienceMs = 60_000;
/** As the host app keeps it (`storage-keys.ts`): the login of this phone. */
const tokenKey = 'liangfen.judge.token';

export class JudgePhone {
  readonly #context: BrowserContext;
  readonly #seat: PhoneSeat;
  #page: Page | null = null;

  private constructor(context: BrowserContext, seat: PhoneSeat) {
    this.#context = context;
    this.#seat = seat;
  }

  /** `clockMs` is what this phone's clock is wrong by. */
  static async make(browser: Browser, seat: PhoneSeat, clockMs: number): Promise<JudgePhone> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'zh-CN',
      reducedMotion: 'reduce',
      // A worker's requests cannot be lost on purpose; opening without network has its own test.
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(patienceMs);
    await context.addInitScript(
      ([key, token, shift]) => {
        localStorage.setItem(key, token);
        if (shift === 0) return;
        const RealDate = Date;
        globalThis.Date = new Proxy(RealDate, {
          construct: (target, given) =>
            given.length === 0
              ? new target(RealDate.now() + shift)
              : Reflect.construct(target, given),
          get: (target, property) =>
            property === 'now' ? () => RealDate.now() + shift : Reflect.get(target, property),
        });
      },
      [tokenKey, seat.token, clockMs] as const,
    );
    return new JudgePhone(context, seat);
  }

  get page(): Page {
    if (this.#page === null) throw new Error('the tab is not open');
    return this.#page;
  }

  async open(): Promise<Page> {
    this.#page = await this.another();
    return this.#page;
  }

  /** One more tab of the same judge. */
  async another(): Promise<Page> {
    const page = await this.#context.newPage();
    await this.#visit(page, `/web/judge/${this.#seat.competitionId}`);
    return page;
  }

  /** As often as it takes: a server that is down shows no page. */
  async #visit(page: Page, path: string): Promise<void> {
    for (;;) {
      await this.#seat.serverUp();
      try {
        await page.goto(`${this.#seat.url}${path}`);
        return;
      } catch (error) {
        if (!/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_ABORTED/.test(String(error)))
          throw error;
      }
    }
  }

  /** The tab is gone in the middle of whatever it did, as when a phone needs its memory. */
  async kill(): Promise<void> {
    const page = this.page;
    this.#page = null;
    const session = await this.#context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The answer to this never comes.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }

  async offline(so: boolean): Promise<void> {
    await this.#context.setOffline(so);
  }

  /** The next submission reaches the server and its answer is lost, or it is lost on its way there. */
  async lose(part: 'ANSWER' | 'REQUEST'): Promise<void> {
    await this.#context.route(
      '**/judge/score/**',
      async (route) => {
        if (part === 'ANSWER') await route.fetch().catch(() => undefined);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
  }

  /** How many submissions of the program this phone holds, whatever became of them. */
  async stored(programId: string): Promise<number> {
    const page = await this.#context.newPage();
    try {
      await this.#visit(page, '/icon.svg');
      return (await page.evaluate(submissionsOf, programId)).length;
    } finally {
      await page.close();
    }
  }

  /** Resolves when the server has answered for every submission of the program. */
  async answered(programId: string): Promise<void> {
    for (;;) {
      const states = await this.page.evaluate(submissionsOf, programId);
      if (states.length > 0 && !states.includes('WAITING')) return;
      // The database tells nobody of a change; the page does at its next picture.
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}

/** In the page: the states of the program's submissions in the phone's database. */
async function submissionsOf(programId: string): Promise<string[]> {
  const name = 'liangfen.scores';
  const known = await indexedDB.databases();
  if (!known.some((each) => each.name === name)) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const all = await new Promise<{ programId: string; status: { state: string } }[]>(
    (resolve, reject) => {
      const reading = database.transaction('submission').objectStore('submission').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    },
  );
  database.close();
  return all.filter((each) => each.programId === programId).map(({ status }) => status.state);
}

/** Types a whole number on the keypad of the program, over what is there. */
export async function type(page: Page, program: string, score: number): Promise<void> {
  // A phone whose feed is still coming back shows the program before.
  await page.getByText(program, { exact: true }).first().waitFor();
  const keypad = page.getByRole('group', { name: '键盘' });
  await keypad.waitFor();
  const value = page.getByRole('status', { name: /当前分数/ });
  while (!(await value.getAttribute('aria-label'))?.includes('未输入')) {
    await keypad.getByRole('button', { name: '删除' }).click();
  }
  for (const digit of String(score)) {
    await keypad.getByRole('button', { name: digit, exact: true }).click();
  }
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^提交(修改)?$/ }).click();
}

/** Waits for the text; the message of a failure says what was there instead. */
export async function says(page: Page, text: string): Promise<void> {
  try {
    await page.getByText(text).filter({ visible: true }).first().waitFor();
  } catch {
    const there = await page.evaluate(() => document.body.innerText);
    throw new Error(`expected ${text}, the phone says:\n${there}`);
  }
}
