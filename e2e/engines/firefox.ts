/** Debian's Firefox, untouched: it speaks WebDriver BiDi itself, so no driver stands between it and the script. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import { z } from 'zod';
import { asSent, type Engine, type Size, type Tab } from './tab.ts';

// Its file is the class, and its types name a member of the file.
const Connection: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi');

const answered = z.union([
  z.object({ type: z.literal('success'), result: z.unknown() }),
  z.object({ type: z.literal('error'), error: z.string(), message: z.string() }),
]);
const evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.looseObject({ type: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const sessionMade = z.object({ capabilities: z.object({ browserVersion: z.string() }) });

export async function openFirefox(executable: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'liangfen-firefox-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const preferences = {
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'intl.accept_languages': 'zh-CN',
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const browser = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } },
  );
  const ended = new Promise<void>((done) => browser.once('exit', () => done()));
  const connection = new Connection(`${await addressSaid(browser)}/session`);
  const ask = async <T>(method: string, params: object, form: z.ZodType<T>): Promise<T> => {
    const answer = answered.parse(await connection.send({ method, params: { ...params } }));
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return form.parse(answer.result);
  };
  const { capabilities } = await ask(
    'session.new',
    { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } },
    sessionMade,
  );
  return {
    version: capabilities.browserVersion,
    open: (size) => openTab(ask, size, downloads),
    stop: async () => {
      await ask('browser.close', {}, z.unknown());
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads on afterwards, because a full pipe would stop the browser. */
function addressSaid(browser: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    browser.once('error', failed);
    browser.once('exit', (code) => failed(new Error(`Firefox ended with ${code}`)));
    if (browser.stderr === null) return;
    createInterface(browser.stderr).on('line', (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) found(address);
    });
  });
}

type Ask = <T>(method: string, params: object, form: z.ZodType<T>) => Promise<T>;

async function openTab(ask: Ask, { width, height }: Size, downloads: string): Promise<Tab> {
  const { userContext } = await ask(
    'browser.createUserContext',
    {},
    z.object({ userContext: z.string() }),
  );
  // A window, because a tab behind others is drawn once a second.
  const { context } = await ask(
    'browsingContext.create',
    { type: 'window', userContext },
    z.object({ context: z.string() }),
  );
  await ask('browsingContext.setViewport', { context, viewport: { width, height } }, z.unknown());
  const call = async (functionDeclaration: string, taken: string) => {
    const answer = await ask(
      'script.callFunction',
      {
        functionDeclaration,
        target: { context },
        awaitPromise: true,
        arguments: [{ type: 'string', value: taken }],
      },
      evaluated,
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  const act = (actions: object) =>
    ask('input.performActions', { context, actions: [actions] }, z.unknown());
  return {
    downloads,
    go: async (url) => {
      await ask('browsingContext.navigate', { context, url, wait: 'interactive' }, z.unknown());
    },
    run: async (what, ...taken) => {
      const { value } = await call(asSent(what), JSON.stringify(taken));
      return JSON.parse(z.string().parse(value));
    },
    pressAt: async (x, y) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (text) => {
      await act({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      });
    },
    choose: async (path) => {
      const { sharedId } = await call('() => document.querySelector("input[type=file]")', '');
      await ask('input.setFiles', { context, element: { sharedId }, files: [path] }, z.unknown());
    },
  };
}
