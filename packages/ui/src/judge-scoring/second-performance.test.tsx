// At a second performance the phone starts empty, and takes the same number once more: for whole scores, votes and single items.
import { judgeScoresOf, projectMatch, type ShowCommand, type ShowState } from '@liangfen/rules';
import type { Mode } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../provider/index.ts';
import { after, everybodySignsIn, sampleShow } from '../sample-show/sample-show.ts';
import { JudgeScoringView } from './JudgeScoringView.tsx';

const judgeId = 'j1';
const programId = 'g1-1';

/** The phone of one judge over the real rules: what it submits is taken, and what the show then is comes back to it. */
async function openPhone(begun: ShowState) {
  let state = begun;
  const page = () => (
    <LiangfenProvider server="">
      <JudgeScoringView
        match={projectMatch(state, { role: 'JUDGE', judgeId })}
        connection="live"
        delivery={{ state: 'NONE' }}
        serverNow={() => 0}
        onSignIn={() => {}}
        onSubmit={(scores) => {
          const windowId = state.window?.id ?? null;
          state = after(state, { type: 'SUBMIT_SCORES', judgeId, programId, scores, windowId });
        }}
      />
    </LiangfenProvider>
  );
  const view = await render(page());
  const shown = () => view.rerender(page());
  const given = () =>
    [...judgeScoresOf(state, programId, judgeId).values()].map(
      ({ score, revision, performance = 1 }) => ({ score, revision, performance }),
    );
  return {
    view,
    shown,
    given,
    operate: async (...commands: readonly ShowCommand[]) => {
      state = after(state, ...commands);
      await shown();
    },
  };
}

const stage = (itemId: string | null): ShowCommand[] => {
  const target = { programId, itemId, test: false, confirm: true } as const;
  return [
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  ];
};
const close = (itemId: string | null): ShowCommand[] => {
  const target = { programId, itemId, test: false, confirm: true } as const;
  return [
    { type: 'SHOW_SCORE', ...target },
    { type: 'SHOW_RESULT', ...target },
  ];
};

const begun = (mode: Mode, single = false) =>
  everybodySignsIn(
    sampleShow({
      mode,
      items: single,
      judgeCount: 1,
      setting: { dropHighest: 0, dropLowest: 0, enableScoreItemCombine: false },
    }),
  );

it.each<[string, ShowState, string | null]>([
  ['a whole score', begun('SCORE'), null],
  ['a single item', begun('SCORE', true), 'i1'],
])(
  '%s: the form starts at nothing, and the same number counts as the first one',
  async (_, show, itemId) => {
    const { view, shown, given, operate } = await openPhone(show);
    const enter = async () => {
      for (const digit of '88')
        await view.getByRole('button', { name: digit, exact: true }).click();
      await view.getByRole('button', { name: '提交' }).click();
      await shown();
    };
    const figure = () => view.getByRole('status', { name: /^当前分数/ });
    await operate(...stage(itemId));
    await enter();
    await expect.element(figure()).toHaveAccessibleName('当前分数 88');
    expect(given()).toEqual([{ score: 88, revision: 1, performance: 1 }]);

    await operate(...close(itemId), ...stage(itemId));
    await expect.element(figure()).not.toHaveAccessibleName(/\d/);
    expect(given()).toEqual([]);
    await enter();
    await expect.element(figure()).toHaveAccessibleName('当前分数 88');
    expect(given()).toEqual([{ score: 88, revision: 1, performance: 2 }]);
  },
);

it('a number that was typed and not sent is gone with its performance', async () => {
  const { view, operate } = await openPhone(begun('SCORE'));
  await operate(...stage(null));
  for (const digit of '77') await view.getByRole('button', { name: digit, exact: true }).click();
  await operate(...stage(null));
  const figure = view.getByRole('status', { name: /^当前分数/ });
  await expect.element(figure).not.toHaveAccessibleName(/\d/);
});

it('a vote: nothing is chosen, and the same vote may be given again', async () => {
  const { view, shown, given, operate } = await openPhone(begun('VOTE'));
  const vote = async () => {
    await view.getByRole('button', { name: '投票', exact: true }).click();
    await shown();
  };
  await operate(...stage(null));
  await vote();
  await expect.element(view.getByRole('button', { pressed: true })).toBeVisible();
  await operate(...close(null), ...stage(null));
  await expect.element(view.getByRole('button', { pressed: true })).not.toBeInTheDocument();
  await vote();
  await expect.element(view.getByRole('button', { pressed: true })).toBeVisible();
  expect(given()).toEqual([{ score: 1, revision: 1, performance: 2 }]);
});
