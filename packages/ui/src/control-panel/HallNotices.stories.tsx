// Notices by the messenger from the panel: who was reminded and who was not, and the ranking to the group.
import { ApiError } from '@liangfen/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { after, sampleShow } from '../sample-show/sample-show.ts';
import { list, PanelStory, scoring, signedIn, speech } from './ControlPanel.story-parts.tsx';
import type { HallNotices } from './use-hall-notices.ts';

const asked = fn();

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
  beforeEach: () => void asked.mockClear(),
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
