/** Clears the page after each test file in the browser, because the next file runs in the same page. */
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

beforeEach(cleanup);
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
