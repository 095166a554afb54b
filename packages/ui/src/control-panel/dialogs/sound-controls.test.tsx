// The panel's sound level is sent once when the operator stops dragging, and is reset when the server refuses it.
import { ApiError } from '@liangfen/sdk';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastProvider } from '../../primitives/Toast.tsx';
import { SoundControls, type SoundControlsProps } from './SoundControls.tsx';

const usual = { on: true, level: 70 };

async function controls(more: Partial<SoundControlsProps> = {}) {
  const calls = { setSound: vi.fn(async () => undefined), testSound: vi.fn(async () => 2) };
  const view = await render(
    <ToastProvider>
      <SoundControls sound={usual} calls={calls} {...more} />
    </ToastProvider>,
  );
  const level = view.getByRole('slider', { name: '音量' });
  const drag = (to: number) => {
    const input = level.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('no slider');
    // React listens to the browser's own event, as a drag causes it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${to}`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { view, calls, level, drag };
}

describe('the level', () => {
  it('is sent once when dragging stops, with its last value', async () => {
    const { calls, level, drag } = await controls();
    for (const to of [60, 50, 40]) drag(to);
    await expect.element(level).toHaveValue('40');
    await expect.poll(() => calls.setSound.mock.calls).toEqual([[{ on: true, level: 40 }]]);
  });

  it('is reset when the server refuses it, and the reason is shown', async () => {
    const setSound = vi.fn(async () => {
      throw new ApiError({
        status: 409,
        code: 'COMPETITION_ENDED',
        detail: '比赛已结束，不能再修改声音',
        operation: 'setScreenSound',
        path: '',
      });
    });
    const { view, level, drag } = await controls({
      calls: { setSound, testSound: async () => 0 },
    });
    drag(20);
    await expect.poll(() => setSound.mock.calls).toHaveLength(1);
    await expect.element(level).toHaveValue('70');
    await expect.element(view.getByText(/比赛已结束，不能再修改声音/)).toBeVisible();
  });
});

it('is off until it is switched on, and can then be tested', async () => {
  const { view, calls } = await controls({ sound: undefined });
  await expect.element(view.getByRole('button', { name: '试音' })).toBeDisabled();
  await view.getByText('大屏出声').click();
  await expect.poll(() => calls.setSound.mock.calls).toEqual([[{ on: true, level: 70 }]]);
  await view.getByRole('button', { name: '试音' }).click();
  await expect.poll(() => calls.testSound.mock.calls).toHaveLength(1);
  await expect.element(view.getByText('已让 2 块大屏试音')).toBeVisible();
});
