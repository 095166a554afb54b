// Judges and programs: the list in every state, up to ten thousand rows.
import type { Removed } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { phones } from '../../judge-scoring/story-phones.ts';
import {
  type Answers,
  broken,
  pageOf,
  pending,
  refused,
  refusing,
  SampleDesk,
  sampleGroups,
  sampleId,
  sampleJudges,
  samplePrograms,
} from '../Backstage.story-parts.tsx';
import { expectWrong } from '../Backstage.test-parts.ts';
import { Backstage } from '../Backstage.tsx';
import type { Aim } from '../frame/Aimed.tsx';

function judges(count: number): Answers {
  const all = sampleJudges(count);
  return {
    pageJudges: ({ query }) => ({
      version: 7,
      ...pageOf(
        all.filter(
          (judge) =>
            (query?.approval === undefined || judge.approval === query.approval) &&
            judge.name.includes(query?.keyword ?? ''),
        ),
        query?.page,
        query?.size,
      ),
    }),
    listApprovedJudges: () => ({ users: all.filter((judge) => judge.number !== null) }),
    checkJudgePhone: ({ query }) => ({
      exists: all.some((judge) => judge.phoneNumber === query.phoneNumber),
    }),
  };
}

const programs = (count: number): Answers => ({
  listProgramGroups: () => ({
    version: 7,
    programGroups: samplePrograms(count),
    coveredProgramIds: [],
  }),
});

const meta = {
  title: 'Backstage/Lists',
  // Slow or shared: rehearsed in the soak (vitest.tiers.ts).
  tags: ['soak'],
  render: ({ answers, tab, aim = null }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab, aim }} />
    </SampleDesk>
  ),
  args: { answers: judges(9), tab: 'judge' },
} satisfies Meta<{
  readonly answers: Answers;
  readonly tab: 'judge' | 'project';
  readonly aim?: Aim | null;
}>;

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
      listJudgeGroups: () => ({ version: 7, judgeGroups: sampleGroups.slice(0, 1) }),
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

/** Every dialog with work in it asks: a program, and whom a judge stays away from. */
export const ProgramClosingAsks: Story = {
  args: { tab: 'project', answers: programs(6) },
  play: async ({ canvas }) => {
    const [edit] = await canvas.findAllByRole('button', { name: '编辑' });
    await userEvent.click(edit ?? document.body);
    const dialog = within(await canvas.findByRole('dialog', { name: '编辑节目' }));
    await userEvent.type(dialog.getByLabelText('选手'), '（女声）');
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    const question = within(await canvas.findByRole('dialog', { name: '不保存就关闭？' }));
    await userEvent.click(question.getByRole('button', { name: '不保存，关闭' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

const stood = fn();

/** The desk puts an act out of the ranking: which published ranks change is said before, the reason is asked for. */
export const Standing: Story = {
  args: {
    tab: 'project',
    answers: {
      listProgramGroups: () => ({
        version: 7,
        programGroups: samplePrograms(6).map((group) => ({
          ...group,
          programs: group.programs.map((program, at) =>
            at === 1 ? { ...program, standing: 'GUEST' as const } : program,
          ),
        })),
        coveredProgramIds: [],
      }),
      setProgramStanding: ({ path, query, body }) => {
        const preview = query?.preview === true;
        if (!preview) stood(body);
        const [program] = samplePrograms(1).flatMap((group) => group.programs);
        const { sort = 1, programName = '', contestant = '' } = program ?? {};
        const group = { groupId: 'g1', groupName: '第一组' };
        const changed = { programId: path.programId, ...group, sort, programName, contestant };
        return { preview, rankChanges: [{ ...changed, from: 1, to: null }] };
      },
    },
  },
  play: async ({ canvas }) => {
    stood.mockClear();
    await canvas.findAllByText('不计名次');
    const [open] = await canvas.findAllByRole('button', { name: '茉莉花 改变参赛身份' });
    await userEvent.click(open ?? document.body);
    const dialog = within(await canvas.findByRole('dialog', { name: /茉莉花/ }));
    await userEvent.selectOptions(dialog.getByLabelText('参赛身份'), 'WITHDRAWN');
    await dialog.findByText('1 号 茉莉花 名次：第 1 名 → 无名次');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await dialog.findByText('请填写原因');
    await userEvent.type(dialog.getByLabelText('原因'), '突发高烧');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(stood).toHaveBeenCalledWith({ standing: 'WITHDRAWN', reason: '突发高烧' }),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

async function openRecusals(canvas: ReturnType<typeof within>) {
  const [more] = await canvas.findAllByRole('button', { name: '「陈志远」的更多操作' });
  await userEvent.click(more ?? document.body);
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: /回避/ }));
  return within(await canvas.findByRole('dialog', { name: /回避/ }));
}

export const RecusalsClosingAsks: Story = {
  args: { answers: { ...judges(9), ...programs(6) } },
  play: async ({ canvas }) => {
    const dialog = await openRecusals(canvas);
    const [first] = await dialog.findAllByRole('checkbox', { name: '选择「茉莉花」' });
    await userEvent.click(first ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await canvas.findByRole('dialog', { name: '不保存就关闭？' });
  },
};

export const RecusalsLoading: Story = {
  args: { answers: { ...judges(9), listProgramGroups: pending } },
  play: async ({ canvas }) => void (await openRecusals(canvas)),
};

export const RecusalsFailed: Story = {
  args: { answers: { ...judges(9), listProgramGroups: broken } },
  play: async ({ canvas }) => {
    const dialog = await openRecusals(canvas);
    await dialog.findByRole('button', { name: '重试' });
  },
};

export const NothingToStayAwayFrom: Story = {
  args: { answers: { ...judges(9), ...programs(0) } },
  play: async ({ canvas }) => {
    const dialog = await openRecusals(canvas);
    await dialog.findByText('还没有节目');
  },
};

/** What the server finds wrong stands under its field, and the focus goes there. */
export const JudgeRefused: Story = {
  args: {
    answers: { ...judges(9), createJudge: refusing({ phoneNumber: '这个手机号已在评委名单中' }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加评委' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/姓名/), '张三');
    await userEvent.type(dialog.getByLabelText('手机号'), '13912345678{Enter}');
    await expectWrong(dialog.getByLabelText('手机号'), '这个手机号已在评委名单中');
  },
};

/** A field the dialog does not show is named in the sentence instead of nowhere. */
export const ProgramRefused: Story = {
  args: {
    tab: 'project',
    answers: {
      ...programs(6),
      createProgram: refusing({ programName: '不能含有换行', programs: '最多 10000 个节目' }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('茉莉花');
    await userEvent.click(canvas.getByRole('button', { name: '添加节目' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '保存并继续' }));
    await expectWrong(dialog.getByLabelText(/节目名称/), '请填写节目名称');
    await userEvent.type(dialog.getByLabelText(/节目名称/), '我和我的祖国');
    await userEvent.click(dialog.getByRole('button', { name: '保存并继续' }));
    await dialog.findByText('有内容需要修改；最多 10000 个节目');
    await expectWrong(dialog.getByLabelText(/节目名称/), '不能含有换行');
  },
};

const created = fn();
let listRead = 0;

/** Names are typed faster than a list is read: the second waits for nobody. */
export const ProgramsOneAfterAnother: Story = {
  args: {
    tab: 'project',
    answers: {
      listProgramGroups: () => {
        listRead += 1;
        return listRead === 1
          ? { version: 7, programGroups: samplePrograms(0), coveredProgramIds: [] }
          : pending();
      },
      createProgram: ({ body }) => {
        created(body.programName);
        const [program] = samplePrograms(1).flatMap((group) => group.programs);
        return program ?? refused();
      },
    },
  },
  beforeEach: () => {
    listRead = 0;
    created.mockClear();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有节目');
    const [add] = canvas.getAllByRole('button', { name: '添加节目' });
    await userEvent.click(add ?? document.body);
    const dialog = within(await canvas.findByRole('dialog'));
    const name = dialog.getByLabelText(/节目名称/);
    for (const one of ['茉莉花', '我和我的祖国']) {
      await userEvent.type(name, one);
      await userEvent.click(dialog.getByRole('button', { name: '保存并继续' }));
      await waitFor(() => expect(name).toHaveValue(''));
      expect(name).toHaveFocus();
    }
    expect(created.mock.calls).toEqual([['茉莉花'], ['我和我的祖国']]);
  },
};

export const GroupsRefused: Story = {
  args: {
    answers: {
      ...judges(9),
      updateJudgeGroups: refusing({ 'judgeGroups.1.weight': '请填写 0 到 100' }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '评委组' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const [, weight] = dialog.getAllByRole('textbox', { name: '权重 %' });
    await userEvent.clear(weight ?? document.body);
    await userEvent.type(weight ?? document.body, '31');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expectWrong(weight ?? document.body, '请填写 0 到 100');
  },
};

/** The explanation opens above the dialog, and Esc leaves only the explanation. */
export const WeightExplained: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '评委组' }));
    const dialog = await canvas.findByRole('dialog', { name: '评委组' });
    await userEvent.click(within(dialog).getByRole('button', { name: '「权重」的说明' }));
    await within(dialog).findByText(/^这一组评委的分在得分里占多少/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/^这一组评委的分在得分里占多少/)).toBeNull());
    expect(dialog).toBeVisible();
  },
};

/** Without the groups nothing can be put into one: the list is not there until they are. */
export const GroupsFailed: Story = {
  args: { answers: { ...judges(9), listJudgeGroups: broken } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: '重试' })),
};

const seatOf = (index: number, name: string) => ({
  judgeId: `j${index}`,
  number: index + 1,
  name,
  judgeGroupId: 'jg1',
  code: `qW${index}`,
  path: `/web/judge/seat/qW${index}`,
  usedAt: null,
});
const sampleSeat = seatOf(0, '周慧敏');
const sampleSeats = () => ({ seats: [sampleSeat, seatOf(1, '陈志远'), seatOf(2, '林书雅')] });

const openSeat = async (canvas: ReturnType<typeof within>) => {
  const [first] = await canvas.findAllByRole('button', { name: '席位码' });
  await userEvent.click(first ?? document.body);
  return within(await canvas.findByRole('dialog'));
};

export const Seat: Story = {
  args: { answers: { ...judges(9), listSeats: sampleSeats } },
  play: async ({ canvas }) => {
    const dialog = await openSeat(canvas);
    await dialog.findByRole('img', { name: /周慧敏/ });
  },
};

/** A new code voids a printed badge, so the page asks first. */
export const SeatRenewed: Story = {
  args: {
    answers: {
      ...judges(9),
      listSeats: sampleSeats,
      renewSeat: () => {
        renewed();
        return sampleSeat;
      },
    },
  },
  play: async ({ canvas }) => {
    renewed.mockClear();
    const dialog = await openSeat(canvas);
    await dialog.findByRole('img', { name: /周慧敏/ });
    await userEvent.click(dialog.getByRole('button', { name: '换一个' }));
    const question = within(await canvas.findByRole('dialog', { name: '给周慧敏换一个席位码？' }));
    await expect(renewed).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: '换一个' }));
    await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
  },
};

export const SeatLoading: Story = {
  args: { answers: { ...judges(9), listSeats: pending } },
  play: async ({ canvas }) => void (await openSeat(canvas)),
};

export const SeatFailed: Story = {
  args: { answers: { ...judges(9), listSeats: broken } },
  play: async ({ canvas }) => {
    const dialog = await openSeat(canvas);
    await dialog.findByRole('button', { name: '重试' });
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
const renewed = fn();
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
const rankChange = {
  programId: 'p1',
  groupId: 'pg1',
  groupName: '第一组',
  sort: 1,
  programName: '茉莉花',
  contestant: '林书雅',
  from: 1,
  to: 2,
};
const panelsRenewed = fn();

/** A new order breaks a tie that the hall has seen: the desk says so before, and nothing moves until it is wanted. */
export const MovedWhereRanksChange: Story = {
  args: {
    tab: 'project',
    answers: {
      ...sorting,
      listProgramGroups: () => ({
        version: 7,
        programGroups: samplePrograms(6).map((group) => ({
          ...group,
          programs: group.programs.map((program) => ({ ...program, finalScore: 90 })),
        })),
        coveredProgramIds: [],
      }),
      forecastChange: () => ({ rankChanges: [rankChange] }),
    },
  },
  play: async ({ canvas }) => {
    sorted.mockClear();
    (await canvas.findByRole('button', { name: '移动「茉莉花」' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('1 号 茉莉花 名次：第 1 名 → 第 2 名');
    await expect(sorted).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '仍要修改' }));
    await waitFor(() => expect(sorted).toHaveBeenCalledOnce());
  },
};

/** Judges changed after results: the desk lists which results would be others, and counts them anew with a reason. */
export const CountedByTodaysJudges: Story = {
  args: {
    answers: {
      ...judges(9),
      forecastChange: () => ({
        resultChanges: [{ ...rankChange, from: 90.5, to: 91 }],
        rankChanges: [rankChange],
      }),
      renewProgramPanel: ({ path, body }) => {
        panelsRenewed(path.programId, body.reason);
        return { preview: false, resultChanges: [], rankChanges: [] };
      },
    },
  },
  play: async ({ canvas }) => {
    panelsRenewed.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '核对评委变动' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('1 号 茉莉花 得分：90.50 → 91.00');
    await userEvent.click(dialog.getByRole('button', { name: '重新计算' }));
    await dialog.findByText('请填写原因');
    await userEvent.type(dialog.getByLabelText('原因'), '漏设回避');
    await userEvent.click(dialog.getByRole('button', { name: '重新计算' }));
    await waitFor(() => expect(panelsRenewed).toHaveBeenCalledWith('p1', '漏设回避'));
  },
};

/** After changes that touch no result, there is nothing to count anew. */
export const NothingToCountAnew: Story = {
  args: { answers: { ...judges(9), forecastChange: () => ({}) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '核对评委变动' }));
    await canvas.findByText('没有成绩会因为评委的变动而改变');
  },
};

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

/** The arrow keys move a row as well, for whoever has no pointer. */
export const MovedByKeyboard: Story = {
  args: { tab: 'project', answers: sorting },
  play: async ({ canvas }) => {
    sorted.mockClear();
    (await canvas.findByRole('button', { name: '移动「青花瓷」' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(sorted).toHaveBeenCalledWith([{ id: 'g1-3', sort: 2 }]));
  },
};

export const MovedToAPosition: Story = {
  args: { tab: 'project', answers: sorting },
  play: async ({ canvas }) => {
    sorted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '「茉莉花」的更多操作' }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: '移到…' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const position = dialog.getByLabelText('位置', { selector: 'input[id]' });
    await userEvent.clear(position);
    await userEvent.type(position, '5{Tab}');
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

/** From the checklist straight to those to decide on; the same point again aims again. */
export const OpenedForThePending: Story = {
  args: { aim: { code: 'PENDING_JUDGES', visit: 'first' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '待审核 2' })).toBeChecked();
    await waitFor(() => expect(canvas.queryByText('林书雅')).toBeNull());
    await userEvent.click(canvas.getByText('全部'));
    await canvas.findByText('林书雅');
  },
};

export const OpenedForPrograms: Story = {
  args: { tab: 'project', answers: programs(0), aim: { code: 'PROGRAMS', visit: 'first' } },
  play: async ({ canvas }) => {
    const [add] = await canvas.findAllByRole('button', { name: '添加节目' });
    await waitFor(() => expect(add).toHaveFocus());
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

/** 〈第 1 组〉 with two programs and 〈少年组〉 with one, which came in by an import. */
function twoGroups(): Answers {
  let isIn = false;
  const [first, second] = samplePrograms(6);
  if (first === undefined || second === undefined) throw new Error('two groups are needed');
  const [one, two, three] = first.programs;
  if (one === undefined || two === undefined || three === undefined) throw new Error('no programs');
  const own = { ...first, programs: [one, two] };
  const came = { ...second, groupName: '少年组', programs: [{ ...three, sort: 1 }] };
  return {
    listProgramGroups: () => ({
      version: 7,
      programGroups: isIn ? [own, came] : [own],
      coveredProgramIds: [],
    }),
    importProgramsFromExcel: ({ query }) => {
      isIn ||= query?.preview !== true;
      return {
        preview: query?.preview === true,
        imported: 1,
        refused: 0,
        refusedRows: [],
        importId: null,
        createdGroups: ['少年组'],
        groups: [{ groupName: '少年组', count: 1 }],
        sheet: null,
        sheets: [],
        columns: ['节目名称'],
        accepted: [{ line: 2, cells: [three.programName] }],
      };
    },
  };
}

/** The page opens on the group that came in; all groups together are a tab, where nothing is moved. */
export const ImportedProgramsInSight: Story = {
  args: { tab: 'project', answers: twoGroups() },
  play: async ({ canvas }) => {
    await canvas.findAllByText('茉莉花');
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
    const dialog = await canvas.findByRole('dialog');
    const input = dialog.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no place for a file');
    await userEvent.upload(input, new File(['…'], '节目单.xlsx'));
    await userEvent.click(await within(dialog).findByRole('button', { name: '导入 1 个节目' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: '完成' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '少年组 1' })).toBeChecked());
    const table = canvas.getByRole('table', { name: '节目' });
    await expect(table).toHaveAttribute('aria-rowcount', '2');
    await userEvent.click(canvas.getByRole('radio', { name: '全部 3' }));
    const all = await canvas.findByRole('table', { name: '节目' });
    await expect(all).toHaveAttribute('aria-rowcount', '4');
    await canvas.findByRole('columnheader', { name: '节目组' });
    await expect(canvas.queryByRole('button', { name: /^移动/ })).toBeNull();
  },
};

/** A result that no step has shown is not a result that is missing. */
export const ProgramsCovered: Story = {
  args: {
    tab: 'project',
    answers: {
      listProgramGroups: () => ({
        version: 7,
        programGroups: samplePrograms(6),
        coveredProgramIds: [samplePrograms(6)[0]?.programs[0]?.id ?? ''],
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('未公布')).toHaveLength(1);
  },
};

export const NoPrograms: Story = {
  args: { tab: 'project', answers: programs(0) },
  play: async ({ canvas }) => void (await canvas.findByText('还没有节目')),
};

export const ProgramsLoading: Story = {
  args: { tab: 'project', answers: { listProgramGroups: pending } },
};

export const ProgramsFailed: Story = {
  args: { tab: 'project', answers: { listProgramGroups: broken } },
};

// ---------------------------------------------------------------- deleting

const removed = fn();

const goneAt = Date.UTC(2026, 10, 21, 12);
const goneSamples: Removed[] = [
  {
    id: 'gone-1',
    kind: 'PROGRAMS',
    at: goneAt,
    until: goneAt + 30 * 24 * 60 * 60 * 1000,
    by: { role: 'MANAGER', id: 'u1', name: '校团委', number: null },
    count: 1,
    names: ['月光下的凤尾竹'],
    scores: 3,
    results: 1,
    obstacle: null,
    left: [{ kind: 'NUMBER', count: 1 }],
    recoveredAt: null,
  },
  {
    id: 'gone-2',
    kind: 'SCORES',
    at: goneAt,
    until: goneAt + 30 * 24 * 60 * 60 * 1000,
    by: null,
    count: 12,
    names: ['茉莉花', '送别', '乡愁', '我的祖国', '青花瓷'],
    scores: 84,
    results: 12,
    obstacle: 'OTHER_STATUS',
    left: [],
    recoveredAt: null,
  },
];

/** Sixty programs of an official show, of which two have official scores; what was asked is noted. */
const officialPrograms: Answers = {
  ...programs(60),
  removePrograms: ({ query, body }) => {
    const preview = query?.preview ?? false;
    if (!preview) removed(body.programIds.length, body.confirmName);
    const scored = Math.min(2, body.programIds.length);
    return {
      preview,
      count: body.programIds.length - scored,
      gone: 0,
      kept: [{ reason: 'OFFICIAL_SCORES', count: scored, names: ['茉莉花', '我和我的祖国'] }],
    };
  },
};

async function removeAll(canvas: ReturnType<typeof within>) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
  await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
  return within(await canvas.findByRole('dialog'));
}

/** Many want the name typed; what the server keeps is said before. */
export const ManyDeleted: Story = {
  args: { tab: 'project', answers: officialPrograms },
  beforeEach: () => void removed.mockClear(),
  play: async ({ canvas }) => {
    const dialog = await removeAll(canvas);
    await dialog.findByText(/^2 个已有正式成绩，不能删除：茉莉花、我和我的祖国/);
    await dialog.findByText('其余 58 个会删除');
    const name = dialog.getByRole('textbox');
    await userEvent.type(name, '校园歌手{Enter}');
    expect(removed).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, '2026 校园歌手大赛{Enter}');
    await waitFor(() => expect(removed.mock.calls).toEqual([[60, '2026 校园歌手大赛']]));
    await canvas.findByText('已删除 58 个节目，2 个没有删除');
  },
};

export const ManyDeletedOnAPhone: Story = {
  parameters: { viewport: phones },
  globals: { viewport: { value: 'phone' } },
  args: { tab: 'project', answers: officialPrograms },
  play: async ({ canvas }) => {
    const dialog = await removeAll(canvas);
    await dialog.findByText('其余 58 个会删除');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** While it runs the dialog says that nobody has to wait. */
export const ManyBeingDeleted: Story = {
  args: {
    tab: 'project',
    answers: {
      ...programs(60),
      removePrograms: ({ query, body }) =>
        query?.preview === true
          ? { preview: true, count: body.programIds.length, gone: 0, kept: [] }
          : pending(),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await removeAll(canvas);
    await userEvent.type(dialog.getByRole('textbox'), '2026 校园歌手大赛');
    await waitFor(() => expect(dialog.getByRole('button', { name: '删除' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await dialog.findByText('正在删除 60 个节目。关掉窗口或这一页也会删完');
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** What goes along is read out before anything is deleted. */
export const DeletedWithWhatHangsOnThem: Story = {
  args: {
    tab: 'project',
    answers: {
      ...programs(3),
      removePrograms: ({ query, body }) => ({
        preview: query?.preview ?? false,
        count: body.programIds.length,
        gone: 0,
        kept: [],
        attached: [
          { kind: 'RECUSALS', count: 1, names: ['周慧敏'], words: '回避' },
          { kind: 'AWARDS', count: 1, names: ['最佳人气'], words: '奖项中指定的得奖' },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await removeAll(canvas);
    await dialog.findByText('一起删除：周慧敏对它们的回避');
    await dialog.findByText('一起去掉：奖项 最佳人气 里指定的得奖');
  },
};

const broughtBack = fn();

/** What was deleted or cleared: what can come back, what is different then, and what cannot, with the reason. */
export const HadBack: Story = {
  args: {
    tab: 'project',
    answers: {
      ...programs(3),
      listRemoved: () => ({ removed: goneSamples }),
      recoverRemoved: ({ path }) => {
        broughtBack(path.removedId);
        return { kind: 'PROGRAMS', count: 1, scores: 3, results: 1, left: [] };
      },
    },
  },
  beforeEach: () => void broughtBack.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: '找回' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('删除的节目 1 个：月光下的凤尾竹');
    await dialog.findByText(/^这是彩排的成绩/);
    await userEvent.click(dialog.getByRole('button', { name: '找回' }));
    const asked = within(await canvas.findByRole('dialog', { name: '找回这些内容？' }));
    await userEvent.click(asked.getByRole('button', { name: '找回' }));
    await waitFor(() => expect(broughtBack.mock.calls).toEqual([['gone-1']]));
  },
};

/** Where nothing may go there is nothing to confirm. */
export const NoneMayBeDeleted: Story = {
  args: { tab: 'project', answers: { ...officialPrograms, ...programs(2) } },
  play: async ({ canvas }) => {
    const dialog = await removeAll(canvas);
    await dialog.findByText(/^已有正式成绩，不能删除：茉莉花/);
    expect(dialog.queryByRole('button', { name: '删除' })).toBeNull();
  },
};

/** The server could not say which rows may go: nothing is deleted, and it can be asked again. */
export const DeletingCannotBeChecked: Story = {
  args: { tab: 'project', answers: { ...programs(3), removePrograms: broken } },
  play: async ({ canvas }) => {
    const dialog = await removeAll(canvas);
    await dialog.findByRole('button', { name: '重试' });
  },
};

/** The list shows ten judges: choosing all of a search goes beyond the page, and wants the name. */
export const WholeSearchDeleted: Story = {
  args: {
    answers: {
      ...judges(30),
      removeJudges: ({ query, body }) => {
        const preview = query?.preview ?? false;
        const { confirmName, ...asked } = body;
        if (!preview) removed(asked, confirmName);
        return { preview, count: body.expected, gone: 0, kept: [] };
      },
    },
  },
  beforeEach: () => void removed.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await userEvent.click(await canvas.findByRole('button', { name: '选择全部 30 项' }));
    await canvas.findByText('已选 30 项');
    // Another search is another list: the choice is one of the page again.
    await userEvent.type(canvas.getByRole('searchbox'), ' ');
    await canvas.findByText('已选 10 项');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await canvas.findByText('已选 30 项');
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '删除 30 位评委？' }));
    await userEvent.type(dialog.getByRole('textbox'), '2026 校园歌手大赛{Enter}');
    await waitFor(() =>
      expect(removed.mock.calls).toEqual([[{ expected: 30 }, '2026 校园歌手大赛']]),
    );
    await canvas.findByText('已删除 30 位评委');
  },
};

const pages = fn();

/** As many judges a page as the contract has it: ten. */
export const TenJudgesAPage: Story = {
  args: {
    answers: {
      ...judges(30),
      pageJudges: (input) => {
        if (input.query?.size !== 1) pages(input.query);
        return judges(30).pageJudges?.(input) ?? broken();
      },
    },
  },
  beforeEach: () => void pages.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    expect(pages.mock.calls).toEqual([[{ page: 0, size: 10 }]]);
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await waitFor(() => expect(pages).toHaveBeenLastCalledWith({ page: 1, size: 10 }));
  },
};
