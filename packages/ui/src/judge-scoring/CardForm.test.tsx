// A judge's card of a bout: a tap says who won a round, another by how much, and what was handed in is what the server has.
import { projectMatch } from '@liangfen/rules';
import { Stagehand } from '@liangfen/rules/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { JudgeScoringView } from './JudgeScoringView.tsx';

function bout(): Stagehand {
  const show = new Stagehand({ programs: 2, setting: { mode: 'BATTLE', cardRounds: 3 } });
  show.do({ type: 'START_BATTLE', programId: 'a1', opponentId: 'a2', test: false, confirm: false });
  return show;
}

async function phoneOf(show: Stagehand) {
  const onSubmit = vi.fn();
  const match = projectMatch(show.state, { role: 'JUDGE', judgeId: 'j1' });
  const view = await render(
    <JudgeScoringView
      match={match}
      connection="live"
      delivery={{ state: 'NONE' }}
      serverNow={() => show.now}
      onSignIn={() => undefined}
      onSubmit={onSubmit}
    />,
  );
  return { view, onSubmit };
}

const red = (round: number) => new RegExp(`第 ${round} 回合红方胜`);
const blue = (round: number) => new RegExp(`第 ${round} 回合蓝方胜`);

it('gives ten to the side that is tapped, and takes one more off the other with each tap', async () => {
  const { view, onSubmit } = await phoneOf(bout());
  await view.getByRole('button', { name: red(1) }).click();
  await view.getByRole('button', { name: blue(2) }).click();
  await view.getByRole('button', { name: blue(2) }).click();
  await expect.element(view.getByRole('button', { name: /现在 8 比 10/ }).first()).toBeVisible();
  await expect.element(view.getByText('先提交 2 个回合，共 3 个')).toBeVisible();
  await view.getByRole('button', { name: /第 3 回合平/ }).click();
  await view.getByRole('button', { name: '提交评分卡' }).click();
  expect(onSubmit).toHaveBeenCalledWith([
    { itemId: 'ROUND-1', score: 1 },
    { itemId: 'ROUND-2', score: -2 },
    { itemId: 'ROUND-3', score: 0 },
  ]);
});

it('comes back to one point after three, and changes sides at once', async () => {
  const { view } = await phoneOf(bout());
  const tapRed = view.getByRole('button', { name: red(1) });
  for (const text of ['10', '10', '10', '10']) {
    await tapRed.click();
    await expect.element(tapRed).toHaveTextContent(text);
  }
  await expect.element(view.getByRole('button', { name: blue(1) })).toHaveTextContent('9');
  await view.getByRole('button', { name: blue(1) }).click();
  await expect.element(tapRed).toHaveTextContent('9');
});

it('shows what the server has, and waits for a change', async () => {
  const show = bout();
  show.items('j1', 'a1', { 'ROUND-1': 1, 'ROUND-2': 1, 'ROUND-3': -1 });
  const { view } = await phoneOf(show);
  await expect.element(view.getByRole('button', { name: '提交评分卡' })).toBeDisabled();
  const sums = view.container.querySelectorAll('[data-card-sum]');
  expect([...sums].map(({ textContent }) => textContent)).toEqual(['29', '28']);
});
