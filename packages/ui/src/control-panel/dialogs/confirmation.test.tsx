// Where an act goes on stage again, the panel asks what becomes of its adjustments; without an answer they stay behind.
import type { ConfirmationView } from '@liangfen/console-machine';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleShow } from '../../sample-show/sample-show.ts';
import { Confirmation } from './Confirmation.tsx';

const match = sampleShow();
const program = match.programGroups[0]?.programs[0];

async function asked(step: 'START_SPEECH' | 'START_SCORING') {
  if (program === undefined) throw new Error('the sample show has programs');
  const confirmation: ConfirmationView = {
    kind: 'RERUN_NEEDS_CONFIRMATION',
    program,
    step,
    asksOfAdjustments: step === 'START_SPEECH',
    leftOut: null,
  };
  const send = vi.fn();
  const view = await render(
    <Confirmation view={{ confirmation, undo: null, match }} send={send} />,
  );
  return { view, send };
}

it('carries them over only where the operator says so', async () => {
  const { view, send } = await asked('START_SPEECH');
  const carry = view.getByRole('checkbox', { name: '已有的加减分带到这一次上场' });
  await expect.element(carry).not.toBeChecked();
  await view.getByRole('button', { name: '重新进行' }).click();
  expect(send).toHaveBeenLastCalledWith({ type: 'CONFIRM' });
  await carry.click();
  await view.getByRole('button', { name: '重新进行' }).click();
  expect(send).toHaveBeenLastCalledWith({ type: 'CONFIRM', carryAdjustments: true });
});

it('asks nothing of it where the same performance is scored again', async () => {
  const { view } = await asked('START_SCORING');
  await expect.element(view.getByRole('dialog')).toBeVisible();
  await expect.element(view.getByRole('checkbox')).not.toBeInTheDocument();
});
