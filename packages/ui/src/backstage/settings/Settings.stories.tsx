// Base and score settings in every state: editable, locked, ended, refused.
import { practices } from '@liangfen/rules';
import type { ChecklistCode } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { phones } from '../../judge-scoring/story-phones.ts';
import {
  type Answers,
  broken,
  longName,
  pending,
  refusing,
  SampleDesk,
  sampleBase,
  sampleGroups,
  sampleId,
  sampleMessenger,
  sampleScore,
  sampleStatus,
} from '../Backstage.story-parts.tsx';
import { expectWrong } from '../Backstage.test-parts.ts';
import { Backstage } from '../Backstage.tsx';
import type { Aim } from '../frame/Aimed.tsx';

const meta = {
  title: 'Backstage/Settings',
  // Slow or shared: rehearsed in the soak (vitest.tiers.ts).
  tags: ['soak'],
  render: ({ answers, tab, aim = null }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab, aim }} />
    </SampleDesk>
  ),
  args: { answers: {}, tab: 'score' },
} satisfies Meta<{
  readonly answers: Answers;
  readonly tab: 'basic' | 'score';
  readonly aim?: Aim | null;
}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = { args: { tab: 'basic' } };

export const BasicWithLongNames: Story = {
  args: {
    tab: 'basic',
    answers: { getBaseSetting: () => ({ ...sampleBase, name: longName }) },
  },
};

export const BasicLoading: Story = {
  args: { tab: 'basic', answers: { getBaseSetting: pending } },
};

export const BasicFailed: Story = { args: { tab: 'basic', answers: { getBaseSetting: broken } } };

/** The server's sentence stands under the field it is about. */
export const RefusedField: Story = {
  args: {
    tab: 'basic',
    answers: {
      updateBaseSetting: refusing({ consolePasscode: '请填写 6–16 位字母或数字' }),
    },
  },
  play: async ({ canvas }) => {
    const passcode = await canvas.findByLabelText('控制台口令');
    await userEvent.type(passcode, '!');
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expectWrong(passcode, '请填写 6–16 位字母或数字');
  },
};

/** The sentence stands under a number or a choice as well. */
export const RefusedScoreFields: Story = {
  args: {
    answers: {
      updateScoreSetting: refusing({
        'setting.dropLowest': '最多去掉 5 个',
        'setting.calculation': '这种算法不能用在这里',
      }),
    },
  },
  play: async ({ canvas }) => {
    const page = await canvas.findByLabelText('排名每页行数', { selector: 'input[id]' });
    await userEvent.clear(page);
    await userEvent.type(page, '9{Tab}');
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expectWrong(canvas.getByLabelText('评委分汇总方式'), '这种算法不能用在这里');
    await expect(canvas.getByText('最多去掉 5 个')).toBeVisible();
  },
};

const openedFor = (tab: 'basic' | 'score', code: ChecklistCode): Story => ({
  args: { tab, aim: { code, visit: 'first' } },
});

/** From a point of the checklist straight to the field that puts it right. */
export const OpenedForThePasscode: Story = {
  ...openedFor('basic', 'PASSCODE'),
  play: async ({ canvas }) => {
    const passcode = await canvas.findByLabelText('控制台口令');
    await waitFor(() => expect(passcode).toHaveFocus());
  },
};

export const OpenedForTheDropCount: Story = {
  ...openedFor('score', 'DROP_COUNT'),
  play: async ({ canvas }) => {
    const drop = await canvas.findByLabelText('去掉最高分（个）', { selector: 'input[id]' });
    await waitFor(() => expect(drop).toHaveFocus());
  },
};

export const OpenedForTheProportions: Story = {
  ...openedFor('score', 'PROPORTIONS'),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByLabelText('占比 %', { selector: 'input[id]' });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** The checklist itself could not be read: said, with a way to try again. */
export const ChecklistFailed: Story = {
  args: { tab: 'basic', answers: { getChecklist: broken } },
  play: async ({ canvas }) => {
    await canvas.findByText('开赛前检查没有读到');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** 「算一算」 follows every change, before anything is saved. */
export const ScoreWithWorkedExample: Story = {
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('group', { name: '计算过程' });
    const before = steps.textContent;
    const field = canvas.getByLabelText('去掉最高分（个）');
    await userEvent.clear(field);
    await userEvent.type(field, '2{Tab}');
    await waitFor(() => expect(steps.textContent).not.toBe(before));
    await expect(canvas.getByRole('button', { name: '还原' })).toBeVisible();
  },
};

const saved = fn();

/** Rules for equal scores are an ordered list; only what changed is sent. */
export const TieBreaksInOrder: Story = {
  args: {
    answers: {
      updateScoreSetting: ({ body }) => {
        saved(body);
        return sampleScore;
      },
    },
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    await userEvent.click(
      await canvas.findByRole('button', { name: '「出场顺序，先出场者在前」上移' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({ setting: { tieBreaks: ['SORT', 'UNTRIMMED_MEAN'] } }),
    );
  },
};

/** Off unless an administrator turns it on, and open while scores lock what they mean. */
export const SecondPerson: Story = {
  args: {
    answers: {
      getScoreSetting: () => ({ ...sampleScore, locked: true, lockedReason: '已有正式分数' }),
      updateScoreSetting: ({ body }) => {
        saved(body);
        return sampleScore;
      },
    },
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    const choice = await canvas.findByRole('switch', { name: /^更正需要第二个人确认/ });
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ setting: { secondPerson: true } }));
  },
};

const cleaned = fn();

/** A rehearsal's scores are cleared with the name typed; a wrong one is told at its field. */
export const ClearingARehearsal: Story = {
  args: {
    answers: {
      cleanScores: ({ body }) => {
        cleaned(body);
        return { ok: true };
      },
    },
  },
  play: async ({ canvas }) => {
    cleaned.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '清空彩排成绩' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: /^清空「.+」的彩排成绩/ }),
    );
    dialog.getByText(/评委签到保留/);
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, '别的比赛{Enter}');
    await expectWrong(field, '输入的名称和比赛名称一致才能确认');
    await expect(cleaned).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, `${sampleBase.name}{Enter}`);
    await waitFor(() => expect(cleaned).toHaveBeenCalledWith({ confirmName: sampleBase.name }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};

/** The figures that the hall was shown in the rehearsal go with them: going official names them first. */
export const OfficialTellsWhatGoes: Story = {
  args: {
    answers: {
      getPoint: () => ({ point: 3 }),
      forecastChange: ({ body }) =>
        body.action === 'cleanScores'
          ? {
              resultChanges: [
                {
                  programId: 'p1',
                  groupId: 'g1',
                  groupName: '第一组',
                  sort: 1,
                  programName: '茉莉花',
                  contestant: '',
                  from: 90.5,
                  to: null,
                },
              ],
            }
          : {},
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '转为正式' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findByText('1 号 茉莉花 得分：90.50 → 收回');
  },
};

let kept = sampleScore;

/** The server gives a new item its id: what was saved is no change any more, and nobody is asked. */
export const SavedIsNoChangeAnyMore: Story = {
  args: {
    answers: {
      getScoreSetting: () => kept,
      updateScoreSetting: ({ body }) => {
        const items = (body.items ?? []).map(({ scoreStep: _, givenAs: __, ...item }, index) => ({
          maxScore: 100,
          proportion: 0,
          ...item,
          id: item.id ?? `given-${index}`,
        }));
        kept = { ...kept, items };
        return kept;
      },
    },
  },
  play: async ({ canvas }) => {
    kept = sampleScore;
    await userEvent.click(await canvas.findByRole('button', { name: '添加评分项' }));
    await userEvent.type(canvas.getAllByLabelText('名称')[2] ?? document.body, '创意');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(kept.items[2]?.id).toBe('given-2'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '还原' })).toBeNull());
  },
};

/** 音准 30 分、表现 40 分、台风 30 分, entered as printed: the desk says 34, and one press makes it 100. */
export const ItemsWeighedTwice: Story = {
  args: {
    answers: {
      getScoreSetting: () => ({
        ...sampleScore,
        setting: { ...sampleScore.setting, enableItem: true, fullScore: 100 },
        items: [30, 40, 30].map((points, index) => ({
          id: `i${index + 1}`,
          itemName: ['音准', '表现', '台风'][index] ?? '',
          proportion: points,
          maxScore: points,
        })),
      }),
      updateScoreSetting: ({ body }) => {
        saved(body);
        return sampleScore;
      },
    },
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    await canvas.findByText(/轻重算了两次：各项都打满分合计 34 分/);
    await userEvent.click(canvas.getByRole('button', { name: '改为按系数 1，各项得分直接相加' }));
    await expect(canvas.getByText('各项都打满分合计 100 分')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        setting: { itemWeighting: 'FACTOR' },
        items: [30, 40, 30].map((maxScore, index) => ({
          id: `i${index + 1}`,
          itemName: ['音准', '表现', '台风'][index],
          factor: 1,
          maxScore,
        })),
      }),
    );
  },
};

/** A competition that was begun with the rules of a field says so, and what was changed since. */
export const ByAPractice: Story = {
  args: {
    answers: {
      getScoreSetting: () => ({
        ...sampleScore,
        setting: {
          ...sampleScore.setting,
          ...practices.SNOWBOARD_RUN.setting,
          practice: 'SNOWBOARD_RUN',
        },
        items: [],
      }),
      listJudgeGroups: () => ({ version: 7, judgeGroups: sampleGroups.slice(0, 1) }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('按「单板滑雪一轮」的规则，改了：评委组');
    await expect(canvas.getByText('更多规则')).toBeVisible();
    await expect(canvas.getByLabelText('打分步长', { selector: 'input[id]' })).toHaveValue('1');
  },
};

const toldApart = fn();

/** How far marks may lie apart stands among the rules that few need, open where it is used; without a row nobody looks. */
export const MarksApart: Story = {
  args: {
    answers: {
      getScoreSetting: () => ({
        ...sampleScore,
        setting: {
          ...sampleScore.setting,
          tolerance: { between: 'COUNTED', beyond: 'TELL', limits: [{ from: 8, most: 0.3 }] },
        },
      }),
      updateScoreSetting: ({ body }) => {
        toldApart(body.setting?.tolerance);
        return sampleScore;
      },
    },
  },
  play: async ({ canvas }) => {
    toldApart.mockClear();
    const from = await canvas.findByLabelText('平均几分起', { selector: 'input[id]' });
    await expect(from).toHaveValue('8');
    await expect(canvas.getByText('超过时')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除「平均 8 分起」' }));
    await expect(canvas.queryByText('超过时')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(toldApart).toHaveBeenCalledWith(null));
  },
};

const taken = fn();

/** Folded among the rules that few need: the rules go out as a file, and those of another come in after a question. */
export const PracticeFile: Story = {
  args: {
    answers: {
      updateScoreSetting: ({ body }) => {
        taken(body);
        return sampleScore;
      },
    },
  },
  play: async ({ canvas }) => {
    taken.mockClear();
    await userEvent.click(await canvas.findByText('更多规则'));
    await expect(canvas.getByRole('button', { name: '导出项目文件' })).toBeVisible();
    const file = {
      ...{ format: 'liangfen-practice', version: 1, title: '协会的规则', forWhom: '市里的比赛' },
      ...{ setting: { mode: 'SCORE' }, items: [] },
      judgeGroups: [{ groupName: '评委组', weight: 100 }],
    };
    const input = canvas.getByLabelText('导入项目文件', { selector: 'input' });
    await userEvent.upload(input, new File([JSON.stringify(file)], '协会 项目.json'));
    await canvas.findByText(/换成「协会的规则」的规则？/);
    await expect(taken).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '换成这个文件的规则' }));
    await waitFor(() => expect(taken).toHaveBeenCalledWith({ practiceFile: file }));
  },
};

const savedBase = fn();

/** Off until the organiser says so; a robot's whole address may be pasted, and its token is what is kept. */
export const Notices: Story = {
  args: {
    tab: 'basic',
    answers: {
      getMessenger: () => sampleMessenger,
      updateBaseSetting: ({ body }) => {
        savedBase(body);
        return {
          ...sampleBase,
          messengerNotices: true,
          groupRobot: { accessToken: '0123456789abcdef0123456789abcdef', secret: 'SECabc123' },
        };
      },
    },
  },
  play: async ({ canvas }) => {
    savedBase.mockClear();
    const allow = await canvas.findByRole('switch', { name: /允许控制台用钉钉提醒评委/ });
    await expect(allow).not.toBeChecked();
    await expect(canvas.queryByLabelText('群机器人的 Webhook 地址')).toBeNull();
    await userEvent.click(allow);
    const secret = await canvas.findByLabelText('加签密钥（选填）');
    await expect(secret).toBeDisabled();
    const robot = canvas.getByLabelText('群机器人的 Webhook 地址');
    await userEvent.type(robot, '钉钉群');
    await expectWrong(robot, '没有认出地址里的 access_token，请粘贴完整的 Webhook 地址');
    await userEvent.clear(robot);
    await userEvent.click(robot);
    await userEvent.paste(
      'https://oapi.dingtalk.com/robot/send?access_token=0123456789abcdef0123456789abcdef',
    );
    await expect(robot).toHaveValue('0123456789abcdef0123456789abcdef');
    await userEvent.type(secret, 'SECabc123');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(savedBase).toHaveBeenCalledWith(
        expect.objectContaining({
          messengerNotices: true,
          groupRobot: { accessToken: '0123456789abcdef0123456789abcdef', secret: 'SECabc123' },
        }),
      ),
    );
  },
};

/** A secret without a robot's address would sign nothing, so clearing the address clears it too. */
export const NoticesWithoutARobot: Story = {
  args: {
    tab: 'basic',
    answers: {
      getMessenger: () => sampleMessenger,
      getBaseSetting: () => ({
        ...sampleBase,
        messengerNotices: true,
        groupRobot: { accessToken: '0123456789abcdef0123456789abcdef', secret: 'SECabc123' },
      }),
    },
  },
  play: async ({ canvas }) => {
    const robot = await canvas.findByLabelText('群机器人的 Webhook 地址');
    await expect(robot).toHaveValue('0123456789abcdef0123456789abcdef');
    await userEvent.clear(robot);
    const secret = canvas.getByLabelText('加签密钥（选填）');
    await expect(secret).toHaveValue('');
    await expect(secret).toBeDisabled();
  },
};

/** An address that is not recognised is sent as it was typed and refused by the server; the robot that was there stays. */
export const NoticesWithAWrongRobot: Story = {
  args: {
    ...NoticesWithoutARobot.args,
    answers: {
      ...NoticesWithoutARobot.args?.answers,
      updateBaseSetting: (call) => {
        savedBase(call.body);
        return refusing({ 'groupRobot.accessToken': '格式不正确' })();
      },
    },
  },
  play: async ({ canvas }) => {
    savedBase.mockClear();
    const robot = await canvas.findByLabelText('群机器人的 Webhook 地址');
    await userEvent.clear(robot);
    await userEvent.type(robot, '钉钉群');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(savedBase).toHaveBeenCalledWith(
        expect.objectContaining({ groupRobot: { accessToken: '钉钉群', secret: null } }),
      ),
    );
    await expectWrong(robot, '没有认出地址里的 access_token，请粘贴完整的 Webhook 地址');
  },
};

/** Where no messenger is connected the settings say nothing of it. */
export const NoNoticesWithoutAMessenger: Story = {
  args: { tab: 'basic' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/比赛名称/);
    await expect(canvas.queryByRole('switch', { name: /提醒评委/ })).toBeNull();
  },
};

export const ProportionsMustAddUp: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByLabelText('占比 %');
    await userEvent.clear(first ?? document.body);
    await userEvent.type(first ?? document.body, '50{Tab}');
    await canvas.findByText('占比相加 90%，应为 100%');
  },
};

/** 花样滑冰: each score times its factor, and no sum to keep to; what full marks come to is said instead. */
export const ItemsByFactor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '按系数（得分 × 系数）' }));
    const [first, second] = canvas.getAllByLabelText('系数', { selector: 'input[id]' });
    await expect(first).toHaveValue('0.6');
    await userEvent.clear(second ?? document.body);
    await userEvent.type(second ?? document.body, '2.67{Tab}');
    await canvas.findByText(/^各项都打满分合计 327 分/);
    const steps = canvas.getByRole('group', { name: '计算过程' });
    await expect(steps).toHaveTextContent('× 2.67');
    await userEvent.click(canvas.getByRole('radio', { name: '按占比（相加 100%）' }));
    await canvas.findByText('占比相加 327%，应为 100%');
  },
};

export const Locked: Story = {
  args: {
    answers: {
      getCompetitionStatus: () => ({ ...sampleStatus, status: 'OFFICIAL', official: true }),
      getScoreSetting: () => ({
        ...sampleScore,
        locked: true,
        lockedReason: '已有正式分数，这些设置会改变分数的含义',
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('部分设置已锁定');
    for (const field of canvas.getAllByLabelText('满分', { selector: 'input' })) {
      await expect(field).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: '清空成绩' }));
    await canvas.findByRole('dialog', { name: '清空「2026 校园歌手大赛」的全部成绩？' });
  },
};

export const Ended: Story = {
  args: {
    answers: {
      getCompetitionStatus: () => ({ ...sampleStatus, status: 'ENDED', official: true }),
      getScoreSetting: () => ({
        ...sampleScore,
        locked: true,
        lockedReason: '比赛已经结束，设置不能再修改',
      }),
    },
  },
};

export const Vote: Story = {
  args: {
    answers: {
      getScoreSetting: () => ({
        ...sampleScore,
        setting: { ...sampleScore.setting, mode: 'VOTE' },
      }),
    },
  },
};

/** By rank or by hand, from the highest down; the next one begins where the last one ends. */
export const Awards: Story = {
  args: {
    answers: {
      getScoreSetting: () => ({
        ...sampleScore,
        setting: {
          ...sampleScore.setting,
          awards: [
            { basis: 'RANK', awardName: '金奖', fromRank: 1, toRank: 1 },
            { basis: 'RANK', awardName: '银奖', fromRank: 2, toRank: 3 },
            { basis: 'HAND', awardName: '最佳人气', programIds: [] },
          ],
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加奖项' }));
    const from = canvas.getAllByLabelText('从第几名').at(-1);
    await expect(from).toHaveValue('4');
    const give = canvas.getByLabelText('「最佳人气」得奖节目');
    const [, program] = within(give).getAllByRole('option');
    await userEvent.selectOptions(give, program ?? '');
    await canvas.findByRole('button', { name: /^从「最佳人气」去掉 / });
  },
};

export const Battle: Story = {
  args: {
    answers: {
      getScoreSetting: () => ({
        ...sampleScore,
        setting: { ...sampleScore.setting, mode: 'BATTLE', enableLeadScore: true },
      }),
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('允许 2 次，第 3 次判负')),
};

/** Logging out would lose what is not saved. */
export const LogOutAsks: Story = {
  args: { tab: 'basic' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('控制台口令'), '7');
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await canvas.findByRole('dialog', { name: '不保存修改就退出登录？' });
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(canvas.getByLabelText('控制台口令')).toHaveValue('7');
  },
};

// ---------------------------------------------------------------- help

async function helpOf(canvas: ReturnType<typeof within>, title: string) {
  const mark = await canvas.findByRole('button', { name: `「${title}」的说明` });
  return { mark, open: () => within(document.body).findByRole('dialog') };
}

/** A question mark opens by click and by key, is left by Esc, and gives the focus back. */
export const HelpOpened: Story = {
  play: async ({ canvas }) => {
    const { mark, open } = await helpOf(canvas, '去分方式');
    await userEvent.click(mark);
    const words = within(await open());
    await words.findByText(/^按评委总分：/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(mark).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** Each question mark stands beside its field, and the field keeps its own name. */
export const HelpBesideItsField: Story = {
  play: async ({ canvas }) => {
    for (const title of [
      '比赛方式',
      '评委分汇总方式',
      '去分方式',
      '取舍时机',
      '同分时依次比较',
      '占比',
    ]) {
      await helpOf(canvas, title);
    }
    expect(canvas.getByLabelText('去分方式')).toHaveAccessibleName('去分方式');
  },
};

/** On a phone the words keep inside the page. */
export const HelpOnAPhone: Story = {
  args: { tab: 'basic' },
  parameters: { viewport: phones },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await helpOf(canvas, '席位码，还是手机报名');
    const { mark, open } = await helpOf(canvas, '控制台口令');
    await userEvent.click(mark);
    const { left, right } = (await open()).getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
