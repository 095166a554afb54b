/** What a test file in the browser leaves behind for the next one, which runs in the same page: nothing. */
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
