/** Starts the one browser that all end-to-end files share, and closes it afterwards, even after a failure. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared browser. */
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
