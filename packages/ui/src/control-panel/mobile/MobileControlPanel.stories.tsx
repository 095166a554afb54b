// The panel for one hand, in each panel and mode, at the size of a phone.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { after, sampleShow, submits } from '../../sample-show/sample-show.ts';
import {
  bout,
  list,
  PanelStory,
  patient,
  result,
  reveal,
  scoring,
  signedIn,
  speech,
  withLateScores,
} from '../ControlPanel.story-parts.tsx';
import { press, told } from '../press.test-parts.ts';

const meta: Meta<typeof PanelStory> = {
  title: 'ControlPanel/Mobile',
  component: PanelStory,
  args: { hand: 'mobile' },
  decorators: [
    // As wide as a phone, unless the window is one that is held sideways.
    (Panel) => (
      <div style={{ maxWidth: window.innerHeight > 500 ? 390 : 'none', margin: '0 auto' }}>
        <Panel />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PanelStory>;

export const StartPage: Story = { args: { show: () => sampleShow() } };

export const ProgramList: Story = {
  args: { show: () => after(signedIn({ groupCount: 2, items: true }), list) },
};

export const Speech: Story = { args: { show: () => after(signedIn(), list, speech) } };

export const SignIn: Story = {
  args: { show: () => after(signedIn(), { type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' }) },
};

export const Ranking: Story = {
  args: {
    show: () =>
      after(signedIn(), speech, scoring, submits('j1', 95.5), reveal, result, {
        type: 'SHOW_RANK',
        rankShowType: 'DEFAULT',
        itemId: null,
      }),
  },
};

export const Vote: Story = {
  args: { show: () => after(signedIn({ mode: 'VOTE' }), list, speech, scoring, submits('j1', 1)) },
};

export const Battle: Story = {
  args: { show: () => after(sampleShow({ mode: 'BATTLE' }), bout) },
};

export const Test: Story = { args: { show: () => after(signedIn(), { type: 'OPEN_TEST' }) } };

/** Every button is a thumb's: 44 px and more. */
export const Targets: Story = {
  args: { show: () => after(signedIn(), list, speech, scoring, submits('j1', 95)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '更多' }, patient));
    for (const button of page.getAllByRole('button')) {
      const { height } = button.getBoundingClientRect();
      expect(height, button.textContent ?? '').toBeGreaterThanOrEqual(44);
    }
  },
};

/** Looked at, then taken, without a key. */
export const LookThenTake: Story = {
  args: { show: () => after(signedIn(), list) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '预览下一步' }, patient));
    const picture = await page.findByRole('group', { name: '预览' }, patient);
    await within(picture).findByText('茉莉花', {}, patient);
    await userEvent.click(page.getByRole('button', { name: /^播出：上场/ }));
    await waitFor(() => expect(page.getByRole('main').dataset.link).toBe('SPEECH'), patient);
    await userEvent.click(page.getByRole('button', { name: '撤销「上场」' }));
    await waitFor(() => expect(page.getByRole('main').dataset.link).toBe('PROGRAM_LIST'), patient);
  },
};

/** The check of every line, at the thumb. */
export const Check: Story = {
  args: { show: () => signedIn({ judgeCount: 4 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '更多' }, patient));
    await userEvent.click(page.getByRole('button', { name: '全链路自检' }));
    await page.findByText('全部 5 个都已答复，最慢 84 毫秒', {}, patient);
  },
};

export const Screens: Story = {
  args: { show: () => after(signedIn(), list) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '更多' }, patient));
    const [, inMore] = page.getAllByRole('button', { name: '大屏 1/2 已显示' });
    if (inMore === undefined) throw new Error('no button of screens under 更多');
    await userEvent.click(inMore);
    await userEvent.click(await page.findByRole('button', { name: '刷新大屏' }, patient));
    await page.findByText('刷新 2 块大屏？');
    await userEvent.keyboard('{Enter}');
    await page.findByText('已通知 2 块大屏刷新', {}, patient);
  },
};

export const Judges: Story = {
  args: { show: () => after(signedIn(), list, speech, scoring, submits('j1', 95)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '更多' }, patient));
    await userEvent.click(page.getByRole('button', { name: '评委 5 位在线' }));
    const dialog = within(await page.findByRole('dialog', { name: '评委' }, patient));
    dialog.getByText('5 位在线，1/7 已提交');
  },
};

/** The reveal goes step by step, and a published result is corrected with a reason. */
export const RevealAndCorrect: Story = {
  args: { show: withLateScores },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: '2 个迟交的分数等你处理' }, patient);
    await userEvent.click(page.getByRole('button', { name: '退一步' }));
    await page.findByText(/^\d+\/\d+$/, {}, patient);
    await userEvent.click(page.getByRole('button', { name: '自动播放' }));
    await userEvent.click(page.getByRole('button', { name: '茉莉花 更正或加减分' }));
    const dialog = within(await page.findByRole('dialog', { name: '节目 1 茉莉花' }, patient));
    await userEvent.type(dialog.getByLabelText('更正为'), '92.5');
    await userEvent.type(dialog.getByLabelText('原因'), '计分员录入有误{Enter}');
    await page.findAllByText('已更正', {}, patient);
  },
};

export const Offline: Story = {
  args: { show: () => after(signedIn(), list), hall: { connection: 'lost' } },
};

export const Empty: Story = { args: { show: () => after(signedIn({ programCount: 0 }), list) } };

/** A finger has no tooltip: what is blocked says why when it is touched. */
export const Blocked: Story = {
  args: {
    show: () => sampleShow({ mode: 'BATTLE', programCount: 3 }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await press(page, '撤销');
    await told(page, '没有可以撤销的操作');
    await press(page, '节目单');
    await userEvent.click(await page.findByRole('button', { name: /^3 青花瓷/ }, patient));
    await press(page, '判 青花瓷 获胜');
    await told(page, '这个节目没有对手，给本组补一个节目，或把它移到别的组');
  },
};
