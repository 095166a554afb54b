// Judges and programs: the list in every state, up to ten thousand rows.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { phones } from '../../judge-scoring/story-phones.ts';
import {
  type Answers,
  broken,
  pageOf,
  pending,
  refused,
  SampleDesk,
  sampleGroups,
  sampleId,
  sampleJudges,
  samplePrograms,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';

function judges(count: number): Answers {
  const all = sampleJudges(count);
  return {
    pageJudges: ({ query }) =>
      pageOf(
        all.filter(
          (judge) =>
            (query?.approval === undefined || judge.approval === query.approval) &&
            judge.name.includes(query?.keyword ?? ''),
        ),
        query?.page,
        query?.size,
      ),
    listApprovedJudges: () => ({ users: all.filter((judge) => judge.number !== null) }),
    checkJudgePhone: ({ query }) => ({
      exists: all.some((judge) => judge.phoneNumber === query.phoneNumber),
    }),
  };
}

const programs = (count: number): Answers => ({
  listProgramGroups: () => ({ programGroups: samplePrograms(count) }),
});

const meta = {
  title: 'Backstage/Lists',
  render: ({ answers, tab }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab }} />
    </SampleDesk>
  ),
  args: { answers: judges(9), tab: 'judge' },
} satisfies Meta<{ readonly answers: Answers; readonly tab: 'judge' | 'project' }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Judges: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('回避 1');
    await canvas.findByText('待审核 2');
  },
};

export const NoJudges: Story = {
  args: { answers: judges(0) },
  play: async ({ canvas }) => void (await canvas.findByText('还没有评委')),
};

export const JudgesLoading: Story = { args: { answers: { pageJudges: pending } } };

export const JudgesFailed: Story = {
  args: { answers: { pageJudges: broken } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '张三');
    await userEvent.click(await canvas.findByRole('button', { name: '清除搜索' }));
    await canvas.findByText('林书雅');
  },
};

const approved = fn();

/** A sign-up is accepted into a group. */
export const AcceptedIntoAGroup: Story = {
  args: {
    answers: {
      ...judges(9),
      approveJudge: ({ query }) => {
        approved(query);
        return sampleJudges(1)[0] ?? broken();
      },
    },
  },
  play: async ({ canvas }) => {
    approved.mockClear();
    const [accept] = await canvas.findAllByRole('button', { name: '通过' });
    await userEvent.click(accept ?? document.body);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('评委组'), '大众评委');
    await userEvent.click(dialog.getByRole('button', { name: '通过' }));
    await waitFor(() => expect(approved).toHaveBeenCalledWith({ approve: true, groupId: 'jg2' }));
  },
};

/** One of several is refused: who is done and who is not is said by name. */
export const ApprovedInPart: Story = {
  args: {
    answers: {
      ...judges(9),
      listJudgeGroups: () => ({ judgeGroups: sampleGroups.slice(0, 1) }),
      approveJudge: ({ path }) =>
        path.judgeId === 'j7' ? refused() : (sampleJudges(1)[0] ?? broken()),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('待审核 2'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选' }));
    const bar = within(await canvas.findByRole('group', { name: '已选 2 项' }));
    await userEvent.click(bar.getByRole('button', { name: '通过' }));
    await canvas.findByText(/已完成：陈志远；没有完成：周慧敏 审核失败/);
  },
};

/** What was typed is not lost by a slip; nothing typed, nothing asked. */
export const ClosingAsks: Story = {
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: '添加评委' });
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(add);
    await userEvent.type(canvas.getByLabelText(/姓名/, { selector: 'dialog input' }), '张三');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    const question = within(await canvas.findByRole('dialog', { name: '不保存就关闭？' }));
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await expect(canvas.getByLabelText(/姓名/, { selector: 'dialog input' })).toHaveValue('张三');
  },
};

/** A phone number that is here already is told before anything is sent. */
export const PhoneAlreadyHere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加评委' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('手机号'), '13810000003');
    await dialog.findByText('这个手机号已在评委名单中');
  },
};

const sorted = fn();
const sorting: Answers = {
  ...programs(6),
  sortPrograms: ({ body }) => {
    sorted(body.programSorts);
    return { count: 1 };
  },
};

const finger = (clientY: number) => ({
  pointerId: 7,
  pointerType: 'touch',
  isPrimary: true,
  button: 0,
  clientX: 0,
  clientY,
});
const middleOf = (element: HTMLElement) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};
const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom - 4;

/** Dragged by its handle, the row goes where the line shows. */
export const Dragged: Story = {
  args: { tab: 'project', answers: sorting },
  play: async ({ canvas }) => {
    sorted.mockClear();
    const handle = await canvas.findByRole('button', { name: '移动「茉莉花」' });
    const target = canvas.getByRole('row', { name: /千里之外/ });
    await fireEvent.pointerDown(handle, finger(middleOf(handle)));
    await fireEvent.pointerMove(handle, finger(bottomOf(target)));
    await waitFor(() => expect(target).toHaveAttribute('data-drop', 'after'));
    await fireEvent.pointerUp(handle, finger(bottomOf(target)));
    await waitFor(() => expect(sorted).toHaveBeenCalledWith([{ id: 'g1-1', sort: 4 }]));
    await expect(target).not.toHaveAttribute('data-drop');
  },
};

/** Esc puts the row back where it was; so does a call that takes the finger away. */
export const DragGivenUp: Story = {
  args: { tab: 'project', answers: sorting },
  play: async ({ canvas }) => {
    sorted.mockClear();
    const handle = await canvas.findByRole('button', { name: '移动「茉莉花」' });
    const target = canvas.getByRole('row', { name: /千里之外/ });
    for (const giveUp of [
      () => userEvent.keyboard('{Escape}'),
      () => fireEvent.pointerCancel(handle, finger(bottomOf(target))),
    ]) {
      await fireEvent.pointerDown(handle, finger(middleOf(handle)));
      await fireEvent.pointerMove(handle, finger(bottomOf(target)));
      await waitFor(() => expect(target).toHaveAttribute('data-drop', 'after'));
      await giveUp();
      await waitFor(() => expect(target).not.toHaveAttribute('data-drop'));
      await fireEvent.pointerUp(handle, finger(bottomOf(target)));
    }
    await expect(sorted).not.toHaveBeenCalled();
  },
};

/** The same with the arrow keys, for whoever has no pointer. */
export const MovedByKeyboard: Story = {
  args: { tab: 'project', answers: sorting },
  play: async ({ canvas }) => {
    sorted.mockClear();
    (await canvas.findByRole('button', { name: '移动「青花瓷」' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(sorted).toHaveBeenCalledWith([{ id: 'g1-3', sort: 2 }]));
  },
};

export const MovedToAPlace: Story = {
  args: { tab: 'project', answers: sorting },
  play: async ({ canvas }) => {
    sorted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '「茉莉花」的更多操作' }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: '移到…' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const place = dialog.getByLabelText('位置', { selector: 'input[id]' });
    await userEvent.clear(place);
    await userEvent.type(place, '5{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: '移动' }));
    await waitFor(() => expect(sorted).toHaveBeenCalledWith([{ id: 'g1-1', sort: 5 }]));
  },
};

/** On a phone the rows are cards: nothing to scroll sideways, the same table to a screen reader. */
export const JudgesOnAPhone: Story = {
  parameters: { viewport: phones },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /陈志远.*13810000001/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('陈志远');
    await expect(canvas.getByRole('columnheader', { name: '手机号' })).toBeInTheDocument();
    const area = canvas.getByRole('group', { name: '评委' });
    await expect(area.scrollWidth).toBe(area.clientWidth);
  },
};

/** Only the rows in sight are in the page; searching finds the others. */
export const TenThousandPrograms: Story = {
  args: { tab: 'project', answers: programs(10_000) },
  play: async ({ canvas }) => {
    await canvas.findAllByText('茉莉花');
    const table = canvas.getByRole('table', { name: '节目' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    await userEvent.type(canvas.getByRole('searchbox'), '9999');
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '2'));
  },
};

export const NoPrograms: Story = {
  args: { tab: 'project', answers: programs(0) },
  play: async ({ canvas }) => void (await canvas.findByText('还没有节目')),
};

export const ProgramsFailed: Story = {
  args: { tab: 'project', answers: { listProgramGroups: broken } },
};
