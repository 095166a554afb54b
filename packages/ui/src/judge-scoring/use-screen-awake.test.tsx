// The screen stays on as long as the page is seen: the browser lets go of the lock whenever it is hidden.
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useScreenAwake } from './use-screen-awake.ts';

function fakeWakeLock() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        const lock = {
          released: false,
          release: async () => {
            lock.released = true;
          },
        };
        locks.push(lock);
        return lock;
      },
    },
  });
  return { all: locks, held: () => locks.filter(({ released }) => !released).length };
}

function Phone({ wanted }: { readonly wanted: boolean }) {
  useScreenAwake(wanted);
  return null;
}

function comesBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the screen', () => {
  it('is kept on anew after the page was hidden, and let go at the end', async () => {
    const locks = fakeWakeLock();
    const view = await render(<Phone wanted={true} />);
    await expect.poll(locks.held).toBe(1);
    comesBack();
    await locks.all[0]?.release();
    comesBack();
    await expect.poll(locks.held).toBe(1);
    expect(locks.all).toHaveLength(2);
    await view.unmount();
    expect(locks.held()).toBe(0);
  });

  it('goes off by itself while no show is on', async () => {
    const locks = fakeWakeLock();
    await render(<Phone wanted={false} />);
    comesBack();
    expect(locks.all).toEqual([]);
  });
});
