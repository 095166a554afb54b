// The panel proposes what an act's time costs, with its reason; one press takes it, and a shown result goes through its dialog.
import { findProgram, projectMatch } from '@liangfen/rules';
import type { ActTime, CurrentMatch, Setting } from '@liangfen/sdk/schema';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleShow } from '../../sample-show/sample-show.ts';
import { ResultDialog } from '../dialogs/ResultDialog.tsx';
import { TimePenaltyButton } from './TimePenalty.tsx';

const programId = 'g1-1';
const table: Partial<Setting> = {
  enableCountdown: true,
  enableScoreItemCombine: true,
  timePenalties: [{ cause: 'OVER', beyond: 0, points: 1, every: 30 }],
};

function acted(finalScore: number | null, actTime: ActTime): CurrentMatch {
  const match = projectMatch(sampleShow(), { role: 'CONSOLE' });
  return {
    ...match,
    setting: { ...match.setting, ...table },
    programGroups: match.programGroups.map((group) => ({
      ...group,
      programs: group.programs.map((program) =>
        program.id === programId ? { ...program, finalScore, actTime } : program,
      ),
    })),
  };
}

async function proposed(finalScore: number | null, actTime: ActTime) {
  const match = acted(finalScore, actTime);
  const program = findProgram(match, programId)?.program;
  if (program === undefined) throw new Error('the sample show has programs');
  const send = vi.fn();
  const onCorrect = vi.fn();
  const view = await render(
    <TimePenaltyButton
      program={program}
      view={{ match, busy: null }}
      send={send}
      onCorrect={onCorrect}
    />,
  );
  return { view, send, onCorrect, match };
}

const late = { limitMs: 180_000, usedMs: 222_400 };
const command = {
  ...{ type: 'ADD_ADJUSTMENT', programId, amount: -2, forTime: true },
  reason: '用时 3:42，超时 0:42',
};

it('takes the points at one press, before there is a result', async () => {
  const { view, send } = await proposed(null, late);
  await expect.element(view.getByText('用时 3:42，超时 0:42，扣 2 分')).toBeVisible();
  await view.getByRole('button').click();
  expect(send).toHaveBeenCalledWith({ type: 'RUN', command, confirmed: true });
});

it('opens the dialog of a result that was shown, filled in', async () => {
  const { view, send, onCorrect, match } = await proposed(93.25, late);
  await view.getByRole('button').click();
  expect(onCorrect).toHaveBeenCalledWith(programId);
  expect(send).not.toHaveBeenCalled();
  const changes = async () => ({ resultChanges: [], rankChanges: [], outcomeChanges: [] });
  const dialog = await render(
    <ResultDialog
      view={{ match, busy: null }}
      send={send}
      calls={{ changes }}
      programId={programId}
      onClose={() => undefined}
    />,
  );
  await dialog.getByRole('button', { name: '加减分' }).click();
  expect(send).toHaveBeenCalledWith({ type: 'RUN', command, confirmed: true });
});

it.each<[string, ActTime]>([
  ['on stage', { limitMs: 180_000, usedMs: null }],
  ['in time', { limitMs: 180_000, usedMs: 180_900 }],
  ['penalised', { ...late, penalised: true }],
])('proposes nothing for an act that is %s', async (_, actTime) => {
  const { view } = await proposed(null, actTime);
  await expect.element(view.getByRole('button')).not.toBeInTheDocument();
});
