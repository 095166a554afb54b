// The messenger's navigation bar shows the page's title; an ordinary browser loads nothing for this.
import { expect, test, vi } from 'vitest';
import { showNavigationTitle } from '../src/messenger/navigation-title.ts';

const inside = 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AliApp(DingTalk/7.0.50)';
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) Version/14.1 Safari/604.1';

test('inside the messenger the bar gets the title', async () => {
  const show = vi.fn(async () => {});
  showNavigationTitle('评委打分', inside, async () => show);
  await expect.poll(() => show.mock.calls).toEqual([['评委打分']]);
});

test('an ordinary browser loads nothing', () => {
  const load = vi.fn(async () => async () => {});
  showNavigationTitle('评委打分', browser, load);
  expect(load).not.toHaveBeenCalled();
});

test('a bar that cannot show the title causes no error', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('no network')));
  showNavigationTitle('评委打分', inside, load);
  await expect.poll(() => load.mock.results).toHaveLength(1);
});
