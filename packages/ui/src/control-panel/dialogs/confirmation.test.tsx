// Where an act goes on stage again, the panel asks what becomes of its adjustments; without an answer they stay behind.
import type { ConfirmationView } from '@liangfen/console-machine';
import { projectMatch } from '@liangfen/rules';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleStages } from '../../match-screen/samples.ts';
import { sampleShow } from '../../sample-show/sample-show.ts';
import { Confirmation } from './Confirmation.tsx';

const told = {
  programId: 'g1-1',
  groupId: 'g1',
  groupName: '第一组',
  sort: 1,
  programName: '茉莉花',
  contestant: '王小红',
};

const program = sampleShow().programGroups[0]?.programs[0];

const picture = async () => sampleStages.BATTLE_WON;

async function asked(step: 'START_SPEECH' | 'START_SCORING') {
  if (program === undefined) throw new Error('the sample show has programs');
  const confirmation: ConfirmationView = {
    kind: 'RERUN_NEEDS_CONFIRMATION',
    program,
    step,
    command: { type: step, programId: program.id, itemId: null, test: false, confirm: true },
    asksOfAdjustments: step === 'START_SPEECH',
    leftOut: null,
  };
  const send = vi.fn();
  const match = projectMatch(sampleShow(), { role: 'CONSOLE' });
  const changes = async () => ({
    resultChanges: [{ ...told, from: 93.25, to: null }],
    rankChanges: [],
    outcomeChanges: [],
  });
  const view = await render(
    <Confirmation
      view={{ confirmation, undo: null, match }}
      send={send}
      calls={{ changes, picture }}
    />,
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

it('says which published figures go, before it is confirmed', async () => {
  const { view } = await asked('START_SPEECH');
  await expect.element(view.getByText('1 号 茉莉花 得分：93.25 → 收回')).toBeVisible();
});

it('says before a picture leaves an open vote who has voted, and that undo comes back', async () => {
  if (program === undefined) throw new Error('the sample show has programs');
  const send = vi.fn();
  const match = projectMatch(sampleShow(), { role: 'CONSOLE' });
  const confirmation = { kind: 'LEAVE_SCORING', program, submitted: 4, expected: 7 } as const;
  const vote = { ...match, setting: { ...match.setting, mode: 'VOTE' as const } };
  const calls = { picture, changes: () => Promise.reject(new Error('nothing is looked up')) };
  const view = await render(
    <Confirmation view={{ confirmation, undo: null, match: vote }} send={send} calls={calls} />,
  );
  await expect.element(view.getByRole('dialog', { name: '离开正在进行的投票？' })).toBeVisible();
  await expect.element(view.getByText('「茉莉花」已提交 4/7', { exact: false })).toBeVisible();
  await view.getByRole('button', { name: '离开' }).click();
  expect(send).toHaveBeenLastCalledWith({ type: 'CONFIRM' });
});

it('says before an undo which published figures go back', async () => {
  if (program === undefined) throw new Error('the sample show has programs');
  const match = projectMatch(sampleShow(), { role: 'CONSOLE' });
  const confirmation: ConfirmationView = {
    kind: 'UNDO_FIGURES',
    step: { version: 9, type: 'STANDING_CHANGED', programId: program.id, operatorId: null },
    command: { type: 'UNDO' },
  };
  const changes = async () => ({ resultChanges: [{ ...told, from: 92.5, to: 93.25 }] });
  const view = await render(
    <Confirmation
      view={{ confirmation, undo: null, match }}
      send={vi.fn()}
      calls={{ changes, picture }}
    />,
  );
  await expect.element(view.getByText('1 号 茉莉花 得分：92.50 → 93.25')).toBeVisible();
});
