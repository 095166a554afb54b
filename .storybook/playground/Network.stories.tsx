// The hall on a bad network, and in other people's pages: what the toolbar switches, held as tests.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Hall } from './Hall.tsx';
import { network } from './line.ts';
import { enterScores, everybodySignsIn, phones, press, shows, showsNot } from './people.ts';
import { severalPages } from './several-pages.ts';

const meta: Meta<typeof Hall> = {
  title: 'Hall/Network',
  // Rehearsed in the soak, with a frame of its own (vitest.tiers.ts).
  tags: ['alone'],
  component: Hall,
  args: { scene: 'hall', theme: null, mode: 'SCORE' },
  argTypes: { mode: { control: false }, scene: { control: false } },
  parameters: { a11y: severalPages },
};
export default meta;

type Story = StoryObj<typeof Hall>;

const scores = ['94.5', '92', '90.5'];

async function openScoring(story: Element): Promise<void> {
  await shows(story, '大屏', '第十二届校园十佳歌手大赛');
  await everybodySignsIn(story);
  await press(story, '控制台', /^节目单/);
  await press(story, '控制台', '《起风了》 上场');
  await press(story, '控制台', '《起风了》 打分');
}

/** A phone without network keeps its scores, says so, and delivers them once it is back. */
export const PhoneCutOff: Story = {
  play: async ({ canvasElement: story }) => {
    await openScoring(story);
    const [cutOff = '', second = ''] = phones();
    await unplug(story, cutOff);
    await enterScores(story, cutOff, scores);
    await shows(story, cutOff, '待上传');
    await enterScores(story, second, scores);
    await shows(story, second, '已送达');
    await shows(story, '控制台', '1/3 已提交');
    await unplug(story, cutOff);
    await shows(story, cutOff, '已送达');
    await showsNot(story, cutOff, '待上传');
    await shows(story, '控制台', '2/3 已提交');
  },
};

/** The whole hall loses its network: the last picture stays and says nothing, the panel does, and all come back. */
export const HallCutOff: Story = {
  play: async ({ canvasElement: story }) => {
    await openScoring(story);
    const [phone = ''] = phones();
    await shows(story, phone, '提交');
    network.set('cut');
    await shows(story, '控制台', '正在重新连接');
    await shows(story, '大屏', '《起风了》');
    await showsNot(story, '大屏', '连接中断，正在重连');
    await enterScores(story, phone, scores);
    await shows(story, phone, '待上传');
    network.set('online');
    await shows(story, '控制台', '已连接', '1/3 已提交');
    await shows(story, phone, '已送达');
  },
};

export const Slow: Story = {
  globals: { network: 'slow' },
  play: async ({ canvasElement: story }) => {
    await shows(story, '大屏', '第十二届校园十佳歌手大赛');
    const from = performance.now();
    await press(story, '控制台', /^节目单/);
    await shows(story, '大屏', '《起风了》');
    // Not how fast it is, but that the delay was really there.
    expect(performance.now() - from).toBeGreaterThan(1_000);
  },
};

/** In a shadow root under strict mode, with another theme of the stage than its own. */
export const InShadowRoot: Story = {
  globals: { root: 'shadow', strict: 'on', stageTheme: 'CRIMSON' },
  play: async ({ canvasElement: story }) => {
    await press(story, '控制台', /^节目单/);
    await shows(story, '大屏', '《起风了》');
    await press(story, '控制台', '《起风了》 上场');
    await shows(story, '大屏', '李沐晴');
    const root = story.querySelector('[data-shadow-host]')?.shadowRoot;
    await waitFor(() =>
      expect(root?.querySelector('[data-device="大屏"] [data-lf-theme="CRIMSON"]')).toBeTruthy(),
    );
    // Styled by style sheets of its own: the page's do not reach into a shadow root.
    const button = root?.querySelector('[data-flow="init"]');
    expect(button && getComputedStyle(button).cursor).toBe('pointer');
  },
};

async function unplug(story: Element, device: string): Promise<void> {
  const plug = story.querySelector<HTMLElement>(`[aria-label="${device} 断网"]`);
  if (plug === null) throw new Error(`${device} has no plug`);
  plug.click();
}
