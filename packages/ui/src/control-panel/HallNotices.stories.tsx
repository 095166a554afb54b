// Notices by the messenger from the panel: who was reminded and who was not, and the ranking to the group.
import { ApiError } from '@liangfen/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { after, sampleShow, submits } from '../sample-show/sample-show.ts';
import {
  list,
  PanelStory,
  result,
  reveal,
  scoring,
  signedIn,
  speech,
} from './ControlPanel.story-parts.tsx';
import type { HallNotices } from './use-hall-notices.ts';

const asked = fn();
const sentToGroup = fn();

const judge = (id: string, name: string) => ({ id, number: 1, name });

const notices: HallNotices = {
  name: '钉钉',
  remind: async (occasion) => {
    asked(occasion);
    return {
      sent: [judge('j1', '周慧敏')],
      recent: [judge('j2', '陈志远')],
      unreachable: [judge('j3', '林书雅')],
    };
  },
  sendResults: async () => {
    throw new ApiError({
      status: 409,
      code: 'MESSENGER_NO_GROUP',
      detail: '还没有设置接收结果的群',
      operation: 'sendResults',
      path: '',
    });
  },
};

const meta = {
  title: 'ControlPanel/Notices',
  component: PanelStory,
  beforeEach: () => {
    for (const call of [asked, sentToGroup]) call.mockClear();
  },
  args: { hand: 'desk', notices, show: sampleShow },
} satisfies Meta<typeof PanelStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const RemindToSignIn: Story = {
  args: { show: () => after(sampleShow(), { type: 'SHOW_SIGN_IN', signInShowType: 'LIST' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提醒未签到的评委' }));
    await canvas.findByText('已提醒：周慧敏；一分钟内提醒过：陈志远；钉钉里找不到：林书雅');
    await expect(asked).toHaveBeenCalledWith('SIGN_IN');
  },
};

export const RemindToSubmit: Story = {
  args: { show: () => after(signedIn(), list, speech, scoring) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提醒未提交的评委' }));
    await expect(asked).toHaveBeenCalledWith('SCORE');
  },
};

/** Before scoring opens the button has its place already, and says when it is of use. */
export const NothingToRemindOf: Story = {
  args: { show: () => after(signedIn(), list), hand: 'mobile' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '提醒未提交的评委' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

const ranked = () =>
  after(signedIn(), speech, scoring, submits('j1', 95.5), reveal, result, {
    type: 'SHOW_RANK',
    rankShowType: 'DEFAULT',
    itemId: null,
  });
const sending: HallNotices = { ...notices, sendResults: async () => void sentToGroup() };

/** Nothing goes out before it was asked about: a group cannot be made to forget what it has read. */
export const ResultsToTheGroup: Story = {
  args: { show: ranked, notices: sending },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: '发到群里' });
    await userEvent.click(send);
    const first = within(await canvas.findByRole('dialog', { name: '把排名发到钉钉群里？' }));
    first.getByText(/发出后不能收回/);
    await userEvent.click(first.getByRole('button', { name: '取消' }));
    await expect(sentToGroup).not.toHaveBeenCalled();
    await userEvent.click(send);
    const second = within(await canvas.findByRole('dialog'));
    await userEvent.click(second.getByRole('button', { name: '发到群里' }));
    await canvas.findByText('排名已发到群里');
    await expect(sentToGroup).toHaveBeenCalledTimes(1);
  },
};

/** The refusal says what is missing. */
export const ResultsWithoutAGroup: Story = {
  args: { show: ranked },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发到群里' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '发到群里' }));
    await canvas.findByText(/还没有设置接收结果的群/);
  },
};

/** Without the organiser's leave nothing is offered. */
export const NoticesNotAllowed: Story = {
  args: { show: ranked, notices: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: '排名' });
    await expect(canvas.queryByRole('button', { name: '发到群里' })).toBeNull();
  },
};
