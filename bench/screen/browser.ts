// Chromium for the screen's bench: the page built as for production, served locally, and its clocks.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { sourceFirst } from '../../vite.shared.ts';

const here = import.meta.dirname;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/** `null` when this machine has none. */
export function chromiumPath(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}

export interface BenchPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** In CSS pixels. */
export interface Wall {
  readonly width: number;
  readonly height: number;
}

const usualWall: Wall = { width: 1920, height: 1080 };

/** The control moves one small word, or fades one layer over the whole picture; or its page works meanwhile. */
export type BenchPath =
  | 'index.html'
  | 'control.html'
  | `control.html#${'small' | 'whole' | 'busy' | 'still'}`;

export interface BenchBrowser {
  readonly version: string;
  /** `cpu`: how many times slower than this machine the page's thread runs. */
  readonly open: (path: BenchPath, cpu: number, wall?: Wall) => Promise<BenchPage>;
  readonly close: () => Promise<void>;
}

export async function openBrowser(executablePath: string): Promise<BenchBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'liangfen-screen-bench-'));
  await build({
    ...sourceFirst,
    configFile: false,
    root: here,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: [join(here, 'index.html'), join(here, 'control.html')] },
    },
  });
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '/', 'http://bench').pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Safe: a server that listens on TCP has this kind of address.
  const { port } = server.address() as AddressInfo;
  const browser: Browser = await chromium.launch({
    executablePath,
    // Sound begins without a press, which a bench has nobody for.
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  return {
    version: browser.version(),
    open: async (path, cpu, wall = usualWall) => {
      const context = await browser.newContext({ viewport: wall });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      await page.goto(`http://127.0.0.1:${port}/${path}`, { waitUntil: 'load' });
      return { page, devtools };
    },
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
