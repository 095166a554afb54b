// Results at the desk, and going on to the next round from them.
import type { ResultOverview } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Answers,
  broken,
  pending,
  refusing,
  SampleDesk,
  sampleCompetitions,
  sampleId,
  sampleUser,
} from '../Backstage.story-parts.tsx';
import { expectWrong } from '../Backstage.test-parts.ts';
import { Backstage } from '../Backstage.tsx';
import {
  battleOverview,
  coveredOverview,
  sampleDetail,
  sampleOverview,
  sampleTeams,
  tiedOverview,
} from './Statistics.story-parts.ts';

const promoted = fn();
const asked = fn();
const exported = fn();
const givenUp = fn();
const large = sampleOverview({ programs: 10_000, judges: 30 });

const promoteCompetition: NonNullable<Answers['promoteCompetition']> = ({ body }) => {
  promoted(body);
  return sampleCompetitions(1)[0] ?? broken();
};

const meta = {
  title: 'Backstage/Statistics',
  tags: ['rare'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'statistics' }} />
    </SampleDesk>
  ),
  args: {
    answers: {
      getResultOverview: () => sampleOverview(),
      getProgramDetail: () => sampleDetail(),
      promoteCompetition,
    },
  },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

const withOverview = (overview: () => ResultOverview): { readonly answers: Answers } => ({
  answers: { getResultOverview: overview, getProgramDetail: () => sampleDetail() },
});

/** Pictures are named by what they say, and the table has the same figures. */
export const Score: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /评委打分的高低与离散/ });
    await canvas.findByRole('img', { name: /变化最大的是 3 林书雅/ });
    const judges = within(await canvas.findByRole('table', { name: '评委对比' }));
    await expect(judges.getAllByRole('row')).toHaveLength(8);
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /怎么算的$/ }))[0] ?? document.body,
    );
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText(/超时 30 秒/);
    await expect(dialog.getByText('89.50')).toBeVisible();
  },
};

/** Organisations stand by the sum of their best programs, and who counts is named. */
export const Teams: Story = {
  args: {
    answers: {
      getResultOverview: () => sampleOverview(),
      getTeamResults: ({ query }) => sampleTeams(query?.by, query?.best, query?.groupId),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '团体成绩' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const table = within(await dialog.findByRole('table', { name: '团体成绩' }));
    const firstRow = () => table.getAllByRole('row')[1]?.textContent;
    expect(firstRow()).toMatch(/^1/);
    await dialog.findByText('1 个节目没有写单位，没有计入。单位在「节目」里填');
    const all = firstRow();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '节目组' }), '第 1 组');
    await waitFor(() => expect(firstRow()).not.toBe(all));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^每个单位/ }), '10');
    await dialog.findAllByText('不足 10 个');
    await userEvent.click(dialog.getByRole('radio', { name: '按奖牌' }));
    await waitFor(() => expect(dialog.queryByText('—')).toBeNull());
  },
};

/** One item only is asked for, and everything on the page is about it. */
export const Items: Story = {
  args: {
    answers: {
      getResultOverview: (input) => {
        asked(input.query?.itemId ?? null);
        return sampleOverview({ withItems: true });
      },
    },
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    await canvas.findByRole('img', { name: /各评分项打分/ });
    await userEvent.click(await canvas.findByRole('radio', { name: '台风' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('stage'));
    await waitFor(() => expect(canvas.queryByRole('img', { name: /各评分项/ })).toBeNull());
  },
};

export const Vote: Story = {
  args: withOverview(() => sampleOverview({ mode: 'VOTE' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: '投票比例' });
    await canvas.findByRole('columnheader', { name: '票数' });
  },
};

export const Battle: Story = {
  args: withOverview(battleOverview),
  play: async ({ canvas }) => {
    await canvas.findByText('雷霆 胜，对方「出界」超限');
    await canvas.findByText('赤焰 胜，领先 5 分');
    await canvas.findByText('青龙 胜，裁判判定');
    await canvas.findByText('未判定');
    await canvas.findByText(/已判定 3 场，共 4 场/);
    await expect(canvas.queryByText('评委对比')).toBeNull();
  },
};

export const BeforeTheShow: Story = {
  args: withOverview(() => sampleOverview({ scored: 0 })),
  play: async ({ canvas }) => {
    await canvas.findByText('在控制台出分后，这里会显示排名');
    await expect(canvas.queryByText('还没有成绩')).toBeNull();
    await canvas.findByText('还没有打分');
    await expect(canvas.queryAllByRole('img', { name: /得分|打分/ })).toHaveLength(0);
  },
};

/** Judges can be compared by the test before the first program. */
export const TestedBeforeTheShow: Story = {
  args: withOverview(() => {
    const { testJudges } = sampleOverview({ tested: true });
    return { ...sampleOverview({ scored: 0 }), testJudges };
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '测试打分' })).toBeChecked();
    await canvas.findByText(/只用来在开赛前校准/);
    await canvas.findByRole('img', { name: /评委打分的高低与离散/ });
    await userEvent.click(canvas.getByRole('radio', { name: '比赛打分' }));
    await canvas.findByText('还没有打分');
  },
};

export const Tied: Story = {
  args: withOverview(tiedOverview),
  play: async ({ canvas }) => {
    await canvas.findByText('同分，按去分前平均分');
    await canvas.findByText('同分，按评分项「音准与节奏」');
    await canvas.findByText('同分，按出场顺序');
    await canvas.findByText('已更正');
    await expect(canvas.queryByText(/彩排数据/)).toBeNull();
  },
};

/** Without 成绩监看: the rows are there, what is covered says so, and what to do stands above. */
export const Covered: Story = {
  args: {
    answers: {
      ...withOverview(coveredOverview).answers,
      getProgramDetail: () => ({
        ...sampleDetail(),
        working: null,
        adjustments: [],
        covered: true,
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('有 2 个节目的分数未公布');
    await canvas.findByText(/请主账号在「子账号」里开启成绩监看/);
    const ranking = within(await canvas.findByRole('table', { name: '排名' }));
    await expect(ranking.getAllByText('未公布')).toHaveLength(2);
    const [, covered] = ranking.getAllByRole('button', { name: /怎么算的$/ }).reverse();
    await userEvent.click(covered ?? document.body);
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('这个节目的分数未公布');
    await expect(dialog.queryByRole('button', { name: /下载/ })).toBeNull();
  },
};

/** The first program is scored and nothing was on air yet: nobody is told that there are no scores. */
export const CoveredFromTheStart: Story = {
  args: withOverview(() => {
    const overview = sampleOverview({ scored: 0 });
    const [first] = overview.rankings.flatMap(({ rows }) => rows);
    return { ...overview, coveredProgramIds: [first?.programId ?? ''], monitor: false };
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('有 1 个节目的分数未公布');
    await expect(canvas.queryByText('还没有打分')).toBeNull();
    await expect(canvas.queryByText('在控制台出分后，这里会显示排名')).toBeNull();
  },
};

/** What is taken away has no score that is covered, and an order of the next round is not made from half of them. */
export const CoveredTakenAway: Story = {
  args: withOverview(coveredOverview),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    await canvas.findByText(/未公布的分数写作「未公布」/);
    const [close] = canvas.getAllByRole('button', { name: '关闭' });
    await userEvent.click(close ?? document.body);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '晋级下一轮' }));
    await canvas.findByText('有分数未公布，暂时排不出晋级名单');
  },
};

/** A reader with 成绩监看 is told so, and that each look is written down. */
export const Monitored: Story = {
  args: {
    answers: {
      ...withOverview(() => sampleOverview()).answers,
      getUser: () => ({ ...sampleUser, kind: 'SUB', mainUserId: 'u0' }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/你有成绩监看/);
    await expect(canvas.queryByText('未公布')).toBeNull();
  },
};

export const Corrected: Story = {
  args: {
    answers: {
      getResultOverview: tiedOverview,
      getProgramDetail: () =>
        sampleDetail({ score: 92, reason: '计分表抄错', at: 0, computed: 89.5 }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /怎么算的$/ }))[0] ?? document.body,
    );
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('已更正 89.50 → 92.00：计分表抄错');
    await expect(dialog.getByText('92.00')).toBeVisible();
  },
};

/** Ten thousand programs and thirty judges: what is drawn stays bounded. */
export const Large: Story = {
  args: withOverview(() => large),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /得分/ });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120);
    await userEvent.click(canvas.getByRole('radio', { name: '前 100' }));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120);
    await expect(document.querySelectorAll('circle').length).toBeLessThan(400);
  },
};

export const Loading: Story = { args: { answers: { getResultOverview: pending } } };

export const Failed: Story = {
  args: { answers: { getResultOverview: broken } },
  play: async ({ canvas }) => {
    await canvas.findByText('服务器开小差了，请稍后重试');
    await canvas.findByRole('button', { name: /重试|重新/ });
  },
};

/** The menu says what each file is for; a download goes on without the dialog and can be given up. */
export const Exporting: Story = {
  args: {
    answers: {
      getResultOverview: () => sampleOverview(),
      exportStatistics: ({ query, signal }) => {
        exported(query);
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            givenUp();
            reject(signal.reason);
          });
        });
      },
    },
  },
  play: async ({ canvas }) => {
    exported.mockClear();
    givenUp.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.selectOptions(
      dialog.getByLabelText('节目组'),
      sampleOverview().rankings[1]?.groupName ?? '',
    );
    await userEvent.click(dialog.getByRole('button', { name: '下载得分明细表' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const groupId = sampleOverview().rankings[1]?.groupId;
    await expect(exported).toHaveBeenCalledWith({ what: 'DETAIL', groupId, format: 'XLSX' });
    await canvas.findByText('「得分明细表」下载中');
    await userEvent.click(canvas.getByRole('button', { name: '取消下载「得分明细表」' }));
    await waitFor(() => expect(givenUp).toHaveBeenCalled());
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const ExportMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    await canvas.findByRole('button', { name: '下载评分表' });
  },
};

/** What the server said stands there until it is tried again or put away. */
export const ExportRefused: Story = {
  args: {
    answers: {
      getResultOverview: () => sampleOverview(),
      exportSheet: ({ query }) => {
        exported(query);
        return broken();
      },
    },
  },
  play: async ({ canvas }) => {
    exported.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    await userEvent.click(await canvas.findByRole('button', { name: '下载成绩汇总表' }));
    await canvas.findByText('服务器开小差了，请稍后重试');
    await userEvent.click(canvas.getByRole('button', { name: '重新下载「成绩汇总表」' }));
    await waitFor(() => expect(exported).toHaveBeenCalledTimes(2));
    await userEvent.click(await canvas.findByRole('button', { name: '不再显示「成绩汇总表」' }));
    await expect(canvas.queryByText('「成绩汇总表」没有下载成功')).toBeNull();
  },
};

/** The two best of each of two groups go on, and everybody who shares the second place. */
export const PromotedByRank: Story = {
  args: { answers: { getResultOverview: tiedOverview, promoteCompetition } },
  play: async ({ canvas }) => {
    promoted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '晋级下一轮' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const top = dialog.getByLabelText('每组前几名', { selector: 'input[id]' });
    await userEvent.clear(top);
    await userEvent.type(top, '2{Tab}');
    await dialog.findByText('将晋级 5 个节目');
    await userEvent.click(dialog.getByRole('button', { name: '创建下一轮' }));
    await waitFor(() =>
      expect(promoted).toHaveBeenCalledWith({ name: '2026 校园歌手大赛 下一轮', topPerGroup: 2 }),
    );
  },
};

/** A battle's winners: three bouts are over, so three go on, whatever the points. */
export const WinnersPromoted: Story = {
  args: { answers: { getResultOverview: battleOverview, promoteCompetition } },
  play: async ({ canvas }) => {
    promoted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '晋级下一轮' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('将晋级 3 个节目');
    await expect(dialog.getAllByText('胜')).toHaveLength(3);
    await expect(dialog.queryByText('负')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '创建下一轮' }));
    await waitFor(() =>
      expect(promoted).toHaveBeenCalledWith({ name: '2026 校园歌手大赛 下一轮', topPerGroup: 3 }),
    );
  },
};

export const PromotedByHand: Story = {
  play: async ({ canvas }) => {
    promoted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '晋级下一轮' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByText('手动选择'));
    await userEvent.click(dialog.getByRole('button', { name: '创建下一轮' }));
    await dialog.findByText('请选择晋级的节目');
    const [first] = dialog.getAllByRole('checkbox', { name: '选择「茉莉花」' });
    await userEvent.click(first ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: '创建下一轮' }));
    await waitFor(() =>
      expect(promoted).toHaveBeenCalledWith({
        name: '2026 校园歌手大赛 下一轮',
        programIds: [firstNamed('茉莉花')],
      }),
    );
  },
};

export const PromotionRefused: Story = {
  args: {
    answers: {
      getResultOverview: tiedOverview,
      promoteCompetition: refusing({ topPerGroup: '最多 10000 名' }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '晋级下一轮' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '创建下一轮' }));
    await expectWrong(
      dialog.getByLabelText('每组前几名', { selector: 'input[id]' }),
      '最多 10000 名',
    );
  },
};

/** Programs picked by hand are work. */
export const PromotionClosingAsks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '晋级下一轮' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByText('手动选择'));
    const [first] = dialog.getAllByRole('checkbox', { name: '选择「茉莉花」' });
    await userEvent.click(first ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await canvas.findByRole('dialog', { name: '不保存就关闭？' });
  },
};

async function openWorking(canvas: ReturnType<typeof within>) {
  const [first] = await canvas.findAllByRole('button', { name: /怎么算的$/ });
  await userEvent.click(first ?? document.body);
  return within(await canvas.findByRole('dialog'));
}

export const WorkingLoading: Story = {
  args: { answers: { getResultOverview: () => sampleOverview(), getProgramDetail: pending } },
  play: async ({ canvas }) => void (await openWorking(canvas)),
};

export const WorkingFailed: Story = {
  args: { answers: { getResultOverview: () => sampleOverview(), getProgramDetail: broken } },
  play: async ({ canvas }) => {
    const dialog = await openWorking(canvas);
    await dialog.findByRole('button', { name: '重试' });
  },
};

function firstNamed(name: string): string {
  const rows = sampleOverview().rankings.flatMap((ranking) => ranking.rows);
  return rows.find(({ programName }) => programName === name)?.programId ?? '';
}
