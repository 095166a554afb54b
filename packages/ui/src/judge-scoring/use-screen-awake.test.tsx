// The phone's screen stays on while the page is visible: by the browser's wake lock, or else by the host.
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type KeepScreenOn, useScreenAwake } from './use-screen-awake.ts';

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

/** Acts like iOS before 18.4, and every page without TLS. */
function noWakeLock() {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined });
}

function Phone({ wanted, instead }: { readonly wanted: boolean; readonly instead?: KeepScreenOn }) {
  useScreenAwake(wanted, instead);
  return null;
}

function host(answer: () => Promise<void> = async () => {}) {
  const asked: boolean[] = [];
  const keepScreenOn: KeepScreenOn = (on) => {
    asked.push(on);
    return answer();
  };
  return { asked, keepScreenOn };
}

function comesBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the screen', () => {
  it('is locked again after the page was hidden, and released at the end', async () => {
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

  it('may go off while no show is on', async () => {
    const locks = fakeWakeLock();
    await render(<Phone wanted={false} />);
    comesBack();
    expect(locks.all).toEqual([]);
  });

  it('is kept on by the browser where it has a lock, and the host is not asked', async () => {
    const locks = fakeWakeLock();
    const { asked, keepScreenOn } = host();
    const view = await render(<Phone wanted={true} instead={keepScreenOn} />);
    await expect.poll(locks.held).toBe(1);
    await view.unmount();
    expect(asked).toEqual([]);
  });

  it('is kept on by the host where the browser has no lock, and released at the end', async () => {
    noWakeLock();
    const { asked, keepScreenOn } = host();
    const view = await render(<Phone wanted={false} instead={keepScreenOn} />);
    expect(asked).toEqual([]);
    await view.rerender(<Phone wanted={true} instead={keepScreenOn} />);
    expect(asked).toEqual([true]);
    comesBack();
    expect(asked).toEqual([true, true]);
    await view.unmount();
    expect(asked).toEqual([true, true, false]);
    comesBack();
    expect(asked).toHaveLength(3);
  });

  it('may go off where the host fails to keep it on, which is asked again when the page comes back', async () => {
    noWakeLock();
    const { asked, keepScreenOn } = host(() => Promise.reject(new Error('refused')));
    await render(<Phone wanted={true} instead={keepScreenOn} />);
    comesBack();
    expect(asked).toEqual([true, true]);
  });

  it('may go off where neither browser nor host can keep it on', async () => {
    noWakeLock();
    await render(<Phone wanted={true} />);
    comesBack();
  });
});
