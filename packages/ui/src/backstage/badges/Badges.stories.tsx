// The sheets an organiser prints and hands out.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import { type Answers, broken, pending, SampleDesk, sampleId } from '../Backstage.story-parts.tsx';
import { Badges, BadgesPage } from './BadgesPage.tsx';
import { InvitationSheet, InvitationSheetPage } from './InvitationSheetPage.tsx';

const meta: Meta<typeof Badges> = {
  title: 'Backstage/Badges',
  tags: ['soak'],
  component: Badges,
};
export default meta;

type Story = StoryObj<typeof Badges>;

/** The sheets by themselves; those that are read bring their own desk. */
const atDesk: NonNullable<StoryObj['decorators']> = (Story) => (
  <SampleDesk answers={{}}>
    <Story />
  </SampleDesk>
);

const names = [
  '周慧敏',
  '陈志远',
  '林书雅',
  '黄建国',
  '何晓燕',
  '郭文博',
  '孙丽华',
  '阿不都热合曼·买买提',
];

const groups = [
  { id: 'g1', groupName: '专业评委', weight: 70, sort: 0, judgeCount: 8 },
  { id: 'g2', groupName: '大众评委', weight: 30, sort: 1, judgeCount: 4 },
];

const seats = Array.from({ length: 12 }, (_, index) => ({
  judgeId: `j${index + 1}`,
  number: index + 1,
  name: names[index % names.length] ?? '',
  judgeGroupId: index < 8 ? 'g1' : 'g2',
  code: `code${index}`,
  path: `/web/judge/seat/${'k7Qm2x'.repeat(7)}${index}`,
  usedAt: null,
}));

export const AllJudges: Story = {
  decorators: atDesk,
  args: { competition: '2026 江城大学校园歌手大赛总决赛', seats, judgeGroups: groups, numbers: '' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('12 张席卡，2 页')).toBeVisible();
    await userEvent.type(page.getByLabelText('编号'), '1-3，9');
    await expect(page.getByText('4 张席卡，1 页')).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('评委组'), '大众评委');
    await expect(page.getByText('1 张席卡，1 页')).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('评委组'), '全部评委组');
    await userEvent.clear(page.getByLabelText('编号'));
  },
};

export const NobodyYet: Story = {
  decorators: atDesk,
  args: { competition: '班级演讲比赛', seats: [], judgeGroups: [], numbers: '' },
};

const look = {
  theme: 'OBSIDIAN',
  primaryColour: null,
  secondaryColour: null,
  background: null,
  logo: null,
  cover: null,
  slogan: '',
  organiser: '江城大学团委',
  venue: '大礼堂',
  startTime: sampleNow,
} as const;

export const Invitation: StoryObj<typeof InvitationSheet> = {
  decorators: atDesk,
  render: () => (
    <InvitationSheet
      competition={{ name: '2026 江城大学校园歌手大赛总决赛', look }}
      code="7Q2M-XK9D"
      address="https://score.example/web/judge/apply?competition=c1&code=7Q2M-XK9D"
    />
  ),
};

export const NoInvitation: StoryObj<typeof InvitationSheet> = {
  decorators: atDesk,
  render: () => (
    <InvitationSheet competition={{ name: '班级演讲比赛', look }} code={null} address={null} />
  ),
};

const connected = (answers: Answers): StoryObj => ({
  render: () => (
    <SampleDesk answers={answers}>
      <BadgesPage id={sampleId} numbers="" />
    </SampleDesk>
  ),
});

const connectedInvitation = (answers: Answers): StoryObj => ({
  render: () => (
    <SampleDesk answers={answers}>
      <InvitationSheetPage id={sampleId} />
    </SampleDesk>
  ),
});

const retried: StoryObj['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('button', { name: '重试' }));

export const BadgesLoading: StoryObj = connected({ getPublicCompetition: pending });
export const BadgesFailed: StoryObj = {
  ...connected({ getPublicCompetition: broken }),
  play: retried,
};
export const InvitationLoading: StoryObj = connectedInvitation({ getPublicCompetition: pending });
export const InvitationFailed: StoryObj = {
  ...connectedInvitation({ getPublicCompetition: broken }),
  play: retried,
};
