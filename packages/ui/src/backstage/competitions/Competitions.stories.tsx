// The list of competitions and creating one, in every state an organiser can meet.
import type { Competition } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Answers,
  broken,
  longName,
  pageOf,
  pending,
  refusing,
  SampleDesk,
  sampleChecklist,
  sampleCompetitions,
  sampleUser,
} from '../Backstage.story-parts.tsx';
import { expectWrong } from '../Backstage.test-parts.ts';
import { Backstage } from '../Backstage.tsx';

const list = (count: number): Answers => ({
  pageCompetitions: ({ query }) => {
    const { content, ...page } = pageOf(sampleCompetitions(count), query?.page, query?.size);
    const rows = content.map((row) =>
      query?.checklist !== true || row.status === 'ENDED'
        ? row
        : { ...row, checklist: sampleChecklist },
    );
    return { ...page, content: rows };
  },
});

const meta = {
  title: 'Backstage/Competitions',
  tags: ['soak'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'competitions' }} />
    </SampleDesk>
  ),
  args: { answers: list(4) },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(longName);
    const [first] = await canvas.findAllByRole('button', { name: /还差 2 项/ });
    await userEvent.click(first ?? document.body);
    const body = within(document.body);
    await expect(await body.findByRole('menuitem', { name: '添加评委' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** What it manages belongs to its main account: it deletes nothing, and has no bin. */
export const AsASubAccount: Story = {
  args: {
    answers: {
      ...list(4),
      getUser: () => ({ ...sampleUser, kind: 'SUB', role: 'ADMIN', mainUserId: 'u0' }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(longName);
    await expect(canvas.queryByText('回收站')).toBeNull();
    const [more] = canvas.getAllByRole('button', { name: /更多操作/ });
    await userEvent.click(more ?? document.body);
    const body = within(document.body);
    await expect(await body.findByRole('menuitem', { name: '复制' })).toBeVisible();
    await expect(body.queryByRole('menuitem', { name: '删除' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

const called = fn();

/** A full page, with what is missing in each row, is one call. */
export const TenCompetitionsInOneCall: Story = {
  args: {
    answers: {
      pageCompetitions: (input) => {
        called('pageCompetitions', input.query);
        return list(10).pageCompetitions?.(input) ?? broken();
      },
      getChecklist: ({ path }) => {
        called('getChecklist', path);
        return broken();
      },
    },
  },
  beforeEach: () => void called.mockClear(),
  play: async ({ canvas }) => {
    // Two of the ten have ended.
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /还差 2 项/ })).toHaveLength(8),
    );
    expect(called.mock.calls).toEqual([
      ['pageCompetitions', { page: 0, size: 10, deleted: false, checklist: true }],
    ]);
  },
};

export const Pages: Story = {
  args: { answers: list(23) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await canvas.findByText('第 2 页，共 3 页');
  },
};

export const Empty: Story = {
  args: { answers: list(0) },
  play: async ({ canvas }) => void (await canvas.findByText('还没有比赛')),
};

export const Loading: Story = { args: { answers: { pageCompetitions: pending } } };

let failures = 0;

export const FailedThenRetried: Story = {
  args: {
    answers: {
      pageCompetitions: () => {
        failures += 1;
        return failures % 2 === 1 ? broken() : pageOf(sampleCompetitions(2));
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await canvas.findByText('社区好邻居故事会');
  },
};

const removed = fn();

/** A destructive step is taken only with the name typed. */
export const DeletingAsksForTheName: Story = {
  args: {
    answers: {
      ...list(1),
      deleteCompetition: ({ body }) => {
        removed(body);
        return { ok: true };
      },
    },
  },
  play: async ({ canvas }) => {
    removed.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /更多操作/ }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await body.findByRole('dialog'));
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, '校园歌手{Enter}');
    await expectWrong(field, '输入的名称和比赛名称一致才能确认');
    await expect(removed).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), '2026 校园歌手大赛{Enter}');
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ confirmName: '2026 校园歌手大赛' }));
  },
};

export const RecycleBin: Story = {
  args: {
    answers: {
      pageCompetitions: ({ query }) => pageOf(query?.deleted === true ? sampleCompetitions(2) : []),
      restoreCompetition: () => ({ ok: true }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('回收站'));
    const [restore] = await canvas.findAllByRole('button', { name: '恢复' });
    await userEvent.click(restore ?? document.body);
    await within(document.body).findByText('已恢复「2026 校园歌手大赛」');
  },
};

const bin = (answer: () => ReturnType<typeof pageOf<Competition>> | Promise<never>): Answers => ({
  pageCompetitions: ({ query }) =>
    query?.deleted === true ? answer() : pageOf(sampleCompetitions(4)),
});

const openBin = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByText('社区好邻居故事会');
  await userEvent.click(await canvas.findByText('回收站'));
};

export const NothingDeleted: Story = {
  args: { answers: bin(() => pageOf([])) },
  play: async ({ canvas }) => {
    await openBin(canvas);
    await canvas.findByText('回收站是空的');
  },
};

/** What is not deleted is never offered to be restored, not even for a moment. */
export const DeletedLoading: Story = {
  args: { answers: bin(pending) },
  play: async ({ canvas }) => {
    await openBin(canvas);
    await expect(canvas.queryByText('社区好邻居故事会')).toBeNull();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const DeletedFailed: Story = {
  args: { answers: bin(broken) },
  play: async ({ canvas }) => {
    await openBin(canvas);
    await canvas.findByRole('button', { name: '重试' });
  },
};

/** The only row of the last page is restored: the page before it is shown. */
export const LastPageGone: Story = {
  args: {
    answers: {
      pageCompetitions: ({ query }) =>
        query?.deleted === true
          ? pageOf(sampleCompetitions(restored ? 10 : 11), query.page, query.size)
          : pageOf(sampleCompetitions(4)),
      restoreCompetition: () => {
        restored = true;
        return { ok: true };
      },
    },
  },
  play: async ({ canvas }) => {
    restored = false;
    await openBin(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await canvas.findByText('第 2 页，共 2 页');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '恢复' })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '恢复' })).toHaveLength(10));
  },
};

let restored = false;

export const NothingFound: Story = {
  args: {
    answers: {
      pageCompetitions: ({ query }) => pageOf(query?.keyword ? [] : sampleCompetitions(4)),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '没有这一场');
    await canvas.findByText(/没有找到/);
  },
};

export const RenameRefused: Story = {
  args: {
    answers: { ...list(1), renameCompetition: refusing({ name: '最多 60 个字' }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /更多操作/ }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: '重命名' }));
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '！{Enter}');
    await expectWrong(dialog.getByRole('textbox'), '最多 60 个字');
  },
};

export const CreatingRefused: Story = {
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'create' }} />
    </SampleDesk>
  ),
  args: { answers: { createCompetition: refusing({ name: '不能含有换行' }) } },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/比赛名称/);
    await userEvent.type(name, '歌手大赛{Enter}');
    await expectWrong(name, '不能含有换行');
  },
};

const begun = fn();

/** The rules of a field beside the templates, each with for whom it is and where it is written down. */
export const CreatingByThePractice: Story = {
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'create' }} />
    </SampleDesk>
  ),
  args: {
    answers: {
      createCompetition: ({ body }) => {
        begun(body);
        return refusing({ name: '不能含有换行' })();
      },
    },
  },
  play: async ({ canvas }) => {
    begun.mockClear();
    await userEvent.type(await canvas.findByLabelText(/比赛名称/), '校园歌手');
    await userEvent.click(canvas.getByRole('radio', { name: /项目的规则/ }));
    await canvas.findByText(/同分看更多小数/);
    await expect(canvas.getByText(/^出处：https/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '创建' }));
    await waitFor(() =>
      expect(begun).toHaveBeenCalledWith({ name: '校园歌手', practice: 'SCHOOL_SINGING' }),
    );
  },
};

/** An association's own practice comes as a file; what the server finds wrong in it is said where it stands. */
export const CreatingByAFile: Story = {
  ...CreatingByThePractice,
  args: {
    answers: {
      createCompetition: ({ body }) => {
        begun(body);
        return refusing({ 'practiceFile.setting.decimals': '不能大于 3' })();
      },
    },
  },
  play: async ({ canvas }) => {
    begun.mockClear();
    await userEvent.type(await canvas.findByLabelText(/比赛名称/), '市赛');
    await userEvent.click(canvas.getByRole('radio', { name: /项目的规则/ }));
    const input = canvas.getByLabelText('导入项目文件', { selector: 'input' });
    await userEvent.upload(input, new File(['{}'], '别的.json'));
    await canvas.findByText('不是亮分的项目文件');
    const own = {
      ...{ format: 'liangfen-practice', version: 1, title: '协会的规则', forWhom: '市里的比赛' },
      ...{ setting: { mode: 'SCORE', decimals: 9 }, items: [], judgeGroups: [] },
    };
    await userEvent.upload(input, new File([JSON.stringify(own)], '协会 项目.json'));
    await canvas.findByText('协会的规则');
    await userEvent.click(canvas.getByRole('button', { name: '创建' }));
    await canvas.findByText('setting.decimals：不能大于 3', { exact: false });
    await expect(begun).toHaveBeenCalledWith({ name: '市赛', practiceFile: own });
  },
};

export const Creating: Story = {
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'create' }} />
    </SampleDesk>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '创建' }));
    await canvas.findByText('请填写比赛名称');
  },
};
