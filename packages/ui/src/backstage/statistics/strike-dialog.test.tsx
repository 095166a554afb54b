// One judge's score of a finished performance is struck at the desk: what changes is told first, and a reason is asked for.
import { ApiError } from '@liangfen/sdk';
import type { StatisticsRow } from '@liangfen/sdk/schema';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, SampleDesk, sampleId } from '../Backstage.story-parts.tsx';
import { ProgramWorking } from './ProgramWorking.tsx';
import { sampleDetail } from './Statistics.story-parts.ts';

const row = (number: number, name: string, struck?: string): StatisticsRow => ({
  ...{ judgeId: `j${number}`, judgeNumber: number, judgeName: name, judgeGroupName: '专业评委' },
  ...{ itemName: null, score: 90, dropped: null, revision: 1 },
  ...(struck === undefined ? {} : { struck }),
});

async function open(strikeJudgeScore: NonNullable<Answers['strikeJudgeScore']>) {
  const sample = sampleDetail();
  const program = { ...sample.program, finalScore: 90.5 };
  const detail = { ...sample, program, rows: [row(1, '陈志远'), row(2, '林书雅', '选手的老师')] };
  await render(
    <SampleDesk answers={{ getProgramDetail: () => detail, strikeJudgeScore }}>
      <ProgramWorking
        id={sampleId}
        programId={detail.program.id}
        programName={detail.program.programName}
        vote={false}
        onClose={() => undefined}
      />
    </SampleDesk>,
  );
  await page.getByRole('button', { name: '作废评分' }).click();
  return detail.program;
}

async function choose(judge: string) {
  await page.getByRole('combobox', { name: '哪位评委的分数' }).selectOptions(judge);
}

it('tells which figures change, asks for a reason, and then strikes', async () => {
  const asked = vi.fn();
  const change = { groupId: 'g', groupName: '第一组', sort: 1, contestant: '李明' };
  const program = await open((input) => {
    asked(input);
    const { id: programId, programName } = program;
    const one = { ...change, programId, programName, from: 90.5, to: 91 };
    return { preview: input.query?.preview === true, resultChanges: [one], rankChanges: [] };
  });
  await choose('1 号 陈志远');
  await expect
    .element(page.getByText(`1 号 ${program.programName} 得分：90.50 → 91.00`))
    .toBeVisible();
  await page.getByRole('button', { name: '作废', exact: true }).click();
  await expect.element(page.getByText('请填写原因')).toBeVisible();
  await page.getByRole('textbox', { name: '原因' }).fill('选手的老师');
  await page.getByRole('button', { name: '作废', exact: true }).click();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    path: { programId: program.id, judgeId: 'j1' },
    body: { struck: true, reason: '选手的老师' },
  });
});

it('offers to restore what is struck, and says beforehand why it cannot be', async () => {
  const detail = '同一席位的另一位评委已经给了分，一席只算一个';
  await open(() => {
    throw new ApiError({
      ...{ status: 409, code: 'SEAT_HAS_SCORED', detail },
      ...{ operation: 'strikeJudgeScore', path: '' },
    });
  });
  await choose('2 号 林书雅（已作废，选它恢复）');
  await expect.element(page.getByRole('button', { name: '恢复', exact: true })).toBeVisible();
  await expect.element(page.getByText(detail, { exact: false })).toBeVisible();
});
