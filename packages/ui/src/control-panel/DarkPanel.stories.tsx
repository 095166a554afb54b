// The panel beside a lit stage: every panel and dialog in the dark appearance; axe looks at the contrast of each.
import type { ShowState } from '@liangfen/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { after, sampleShow, submits } from '../sample-show/sample-show.ts';
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
} from './ControlPanel.story-parts.tsx';
import { press } from './press.test-parts.ts';

const meta: Meta<typeof PanelStory> = {
  title: 'ControlPanel/Dark',
  component: PanelStory,
  args: { hand: 'desk', dark: true },
  // They are here for their contrast, which the soak measures (decision 0430).
  tags: ['soak'],
};
export default meta;

type Story = StoryObj<typeof PanelStory>;

const scoringShow = () =>
  after(signedIn(), list, speech, scoring, submits('j1', 95.5), submits('j3', 91));

export const StartPage: Story = { args: { show: () => sampleShow() } };

export const Scoring: Story = { args: { show: scoringShow } };

export const Battle: Story = { args: { show: () => after(sampleShow({ mode: 'BATTLE' }), bout) } };

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

export const SignIn: Story = {
  args: {
    show: () => after(sampleShow(), { type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' }),
  },
};

/** Opens one dialog by the button of this name. */
function dialogStory(name: string | RegExp, show: () => ShowState = withLateScores): Story {
  return {
    args: { show },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement.ownerDocument.body);
      await userEvent.click(await page.findByRole('button', { name }, patient));
      await page.findByRole('dialog', {}, patient);
    },
  };
}

export const Question: Story = {
  args: { show: scoringShow },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await press(page, '茉莉花 亮分');
    await page.findByRole('dialog', {}, patient);
  },
};

export const LateScores = dialogStory('处理');
export const Correction = dialogStory('茉莉花 更正或加减分');
export const Judges = dialogStory(/位在线/, scoringShow);
export const Screens = dialogStory(/^大屏/);
export const Pages = dialogStory('现场页面');
export const Keys = dialogStory('快捷键');
export const Check = dialogStory('全链路自检');

export const Hand: Story = { args: { hand: 'mobile', show: scoringShow } };
