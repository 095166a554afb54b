/** Starts the one browser of all end-to-end files and takes it away afterwards, whatever became of the files. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared browser is to be reached. */
    browserUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const server = await chromium.launchServer({
    executablePath,
    host: '127.0.0.1',
    args: (process.env.CHROME_ARGS ?? '').split(' ').filter(Boolean),
  });
  project.provide('browserUrl', server.wsEndpoint());
  return () => server.close();
}
