// The score form follows the judge's scores, whether they were given here or in another tab.
import { projectMatch } from '@liangfen/rules';
import type { JudgeMatch, SubmittedScore } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../provider/index.ts';
import { after, everybodySignsIn, firstProgram, sampleShow } from '../sample-show/sample-show.ts';
import { JudgeScoringView } from './JudgeScoringView.tsx';
import { OwnScores } from './parts/OwnScores.tsx';

const { speech, scoring } = firstProgram();
const match: JudgeMatch = projectMatch(after(everybodySignsIn(sampleShow()), speech, scoring), {
  role: 'JUDGE',
  judgeId: 'j1',
});

function given(score: number, revision: number): JudgeMatch {
  const row: SubmittedScore = {
    programId: 'g1-1',
    itemId: null,
    score,
    revision,
    receipt: `receipt-${revision}`,
    at: revision,
  };
  return { ...match, scores: [row] };
}

function form(shown: JudgeMatch, own: ReactNode = null) {
  return (
    <LiangfenProvider server="">
      <JudgeScoringView
        match={shown}
        connection="live"
        delivery={{ state: 'NONE' }}
        own={own}
        serverNow={() => 0}
        onSignIn={() => {}}
        onSubmit={() => {}}
      />
    </LiangfenProvider>
  );
}

const noOwnScores = <OwnScores programs={[]} vote={false} decimals={2} onBack={() => {}} />;

it('shows a score that another tab has changed after this tab had delivered one', async () => {
  const view = await render(form(match));
  for (const digit of '77') await view.getByRole('button', { name: digit, exact: true }).click();
  await view.getByRole('button', { name: '提交' }).click();
  await view.rerender(form(given(77, 1)));
  await view.rerender(form(given(78, 2)));
  await expect.element(view.getByRole('status', { name: '当前分数 78' })).toBeVisible();
  await expect.element(view.getByText('已修改，还没有提交')).not.toBeInTheDocument();
});

it('keeps the typed score while another tab delivers', async () => {
  const view = await render(form(match));
  for (const digit of '77') await view.getByRole('button', { name: digit, exact: true }).click();
  await view.rerender(form(given(78, 1)));
  await expect.element(view.getByRole('status', { name: '当前分数 77' })).toBeVisible();
  await expect.element(view.getByText('已修改，还没有提交')).toBeVisible();
});

it('keeps the typed score while the judge looks at their own scores', async () => {
  const view = await render(form(match));
  for (const digit of '77') await view.getByRole('button', { name: digit, exact: true }).click();
  await view.rerender(form(match, noOwnScores));
  await expect.element(view.getByRole('button', { name: '返回现场' })).toBeVisible();
  await view.rerender(form(match));
  await expect.element(view.getByRole('status', { name: '当前分数 77' })).toBeVisible();
});
