/**
 * Debian's WebKitGTK, untouched: its driver and its small browser on a screen of memory. A driver takes one session,
 * so each person has a driver of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { z } from 'zod';
import { asSent, type Engine, type Size, type Tab } from './tab.ts';

export async function openWebKit(miniBrowser: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'liangfen-webkit-'));
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await numberSaid(screen);
  const people: Person[] = [];
  const open = async (size: Size): Promise<Person> => {
    const person = await openPerson(miniBrowser, `:${display}`, join(folder, `${people.length}`));
    people.push(person);
    await sizeInside(person.driver, size);
    return person;
  };
  const first = await open({ width: 100, height: 100 });
  const version = (await first.driver.getCapabilities()).getBrowserVersion() ?? '';
  return {
    version,
    open: async (size) => (await open(size)).tab,
    stop: async () => {
      for (const { stop } of people) await stop();
      await end(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Person {
  readonly driver: WebDriver;
  readonly tab: Tab;
  readonly stop: () => Promise<void>;
}

async function openPerson(binary: string, display: string, home: string): Promise<Person> {
  const downloads = join(home, 'downloads');
  mkdirSync(downloads, { recursive: true });
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const serving = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      // There is no graphics card to share pictures with.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: 60_000 });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Otherwise the driver waits for a frame of another origin, and waits on.
    pageLoadStrategy: 'none',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  const stop = async () => {
    await driver.quit();
    await end(serving);
  };
  return { driver, tab: tabOf(driver, downloads), stop };
}

function tabOf(driver: WebDriver, downloads: string): Tab {
  const tab: Tab = {
    downloads,
    go: async (address) => {
      await tab.run(() => void Object.assign(window, { isLeft: true }));
      await driver.get(address);
      await vi.waitFor(
        async () => {
          const isThere = await tab.run(
            () => !('isLeft' in window) && document.readyState !== 'loading',
          );
          if (!isThere) throw new Error(`${address} does not come`);
        },
        { timeout: 60_000 },
      );
    },
    run: async (what, ...taken) => {
      const given = await driver.executeAsyncScript(
        `const [taken, done] = arguments;
         (${asSent(what)})(taken).then((given) => done({ given }), (error) => done({ error: String(error) }));`,
        JSON.stringify(taken),
      );
      const answer = z
        .union([z.object({ given: z.string() }), z.object({ error: z.string() })])
        .parse(given);
      if ('error' in answer) throw new Error(answer.error);
      return JSON.parse(answer.given);
    },
    pressAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    choose: (path) => driver.findElement(By.css('input[type=file]')).sendKeys(path),
  };
  return tab;
}

/** A window's size is that of its outside, and it is never narrower than its own buttons: 447 px. */
async function sizeInside(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  const set = (more: number) => window.setRect({ x: 0, y: 0, width, height: height + more });
  await set(0);
  const inside = await driver.executeScript<number>('return innerHeight');
  await set(height - inside);
}

async function numberSaid(screen: ChildProcess): Promise<string> {
  const [said]: unknown[] = await once(z.instanceof(Readable).parse(screen.stdio[3]), 'data');
  return String(said).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
