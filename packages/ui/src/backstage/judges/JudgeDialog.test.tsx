// A substitute is written down in one dialog: who leaves is named, what counts is said, and the seat's group stays.
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SampleDesk, sampleId, sampleJudges } from '../Backstage.story-parts.tsx';
import { JudgeDialog } from './JudgeDialog.tsx';

it('replaces a judge by somebody new instead of adding a seat', async () => {
  const [former, substitute] = sampleJudges(2);
  if (former === undefined || substitute === undefined) throw new Error('there are no judges');
  const replaced = vi.fn();
  const onClose = vi.fn();
  const answers = {
    replaceJudge: (input: unknown) => {
      replaced(input);
      return substitute;
    },
  };
  await render(
    <SampleDesk answers={answers}>
      <JudgeDialog
        id={sampleId}
        judge={null}
        replaced={former}
        version={null}
        groups={[]}
        onClose={onClose}
      />
    </SampleDesk>,
  );
  await expect.element(page.getByRole('heading', { name: `换下「${former.name}」` })).toBeVisible();
  await expect.element(page.getByText('以原来的分数为准', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: '姓名' }).fill('替补');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(replaced.mock.calls[0]?.[0]).toMatchObject({
    path: { id: sampleId, judgeId: former.id },
    body: { name: '替补' },
  });
});
