/** Chromium by the driver of all other end-to-end tests: what fails here too is the script or the product. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { asSent, type Engine } from './tab.ts';

export async function openChromium(executablePath: string): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'liangfen-chromium-'));
  const args = (process.env.CHROME_ARGS ?? '').split(' ').filter(Boolean);
  const browser = await chromium.launch({ executablePath, args });
  return {
    version: browser.version(),
    open: async (viewport) => {
      const context = await browser.newContext({ viewport, locale: 'zh-CN' });
      const page = await context.newPage();
      page.on('download', (download) => {
        void download.saveAs(join(downloads, download.suggestedFilename()));
      });
      return {
        downloads,
        go: async (address) => {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
        },
        run: async (what, ...taken) =>
          JSON.parse(
            await page.evaluate<string>(
              `(${asSent(what)})(${JSON.stringify(JSON.stringify(taken))})`,
            ),
          ),
        pressAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        choose: (path) => page.locator('input[type=file]').setInputFiles(path),
      };
    },
    stop: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
