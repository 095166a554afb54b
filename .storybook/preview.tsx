// What every story gets: axe violations fail its test; the toolbar says where and how it runs.
/// <reference types="vite/client" />
import { themeWords } from '@liangfen/rules/words';
import { screenThemeValues } from '@liangfen/sdk/values';
import type { Decorator, Preview } from '@storybook/react-vite';
import { StrictMode, useEffect } from 'react';
import { configure } from 'storybook/test';
import { en } from '../packages/ui/src/messages/en.ts';
import { MessagesContext } from '../packages/ui/src/messages/index.ts';
import { InShadowRoot } from './InShadowRoot.tsx';
import { type LineState, network } from './playground/line.ts';
import { textsThatReactKeeps } from './react-texts.ts';
import { withStageTheme } from './stage-theme.ts';

// How long a story waits for what must come; only a failing one takes it all. The default, a second, is
// too short for a machine that does something else besides.
configure({ asyncUtilTimeout: 60_000 });

const stageThemes = screenThemeValues.map((value) => ({ value, title: themeWords[value] }));

const ofStory = 'story';

const inStageTheme: Decorator = (Story, { args, globals }) => {
  const chosen = stageThemes.find(({ value }) => value === globals.stageTheme);
  return chosen === undefined ? <Story /> : <Story args={withStageTheme(args, chosen.value)} />;
};

const inRoot: Decorator = (Story, { globals }) =>
  globals.root === 'shadow' ? (
    <InShadowRoot>
      <Story />
    </InShadowRoot>
  ) : (
    <Story />
  );

const inStrictMode: Decorator = (Story, { globals }) =>
  globals.strict === 'on' ? (
    <StrictMode>
      <Story />
    </StrictMode>
  ) : (
    <Story />
  );

/** Chinese is what components say by themselves. */
const inLanguage: Decorator = (Story, { globals }) =>
  globals.language === 'en' ? (
    <MessagesContext.Provider value={en}>
      <Story />
    </MessagesContext.Provider>
  ) : (
    <Story />
  );

const lineStates: readonly LineState[] = ['online', 'slow', 'cut'];

const onNetwork: Decorator = (Story, { globals }) => {
  const state = lineStates.find((one) => one === globals.network) ?? 'online';
  useEffect(() => network.set(state), [state]);
  return <Story />;
};

/** What a test asks axe for (vitest.tiers.ts). A person who looks at Storybook sees everything that axe has to say. */
const accessibilityOptions: object = JSON.parse(import.meta.env.LIANGFEN_AXE ?? '{}');

const preview: Preview = {
  // A browser may translate any page; scripts/lone-texts.mjs says what of it must not be.
  afterEach: () => {
    const kept = textsThatReactKeeps(document.body);
    if (kept.length > 0) throw new Error(`texts beside others: ${kept.join(', ')}`);
  },
  parameters: {
    a11y: { test: 'error', options: accessibilityOptions },
    layout: 'fullscreen',
    options: {
      // What a partner reads first: Storybook opens on the first of all.
      storySort: {
        order: [
          '介绍 Introduction',
          '组件 Components',
          ['MatchScreen', 'ControlPanel', 'JudgeScoring', 'Backstage'],
          '主题和语言 Theming and language',
          '文档 Documents',
          [
            'SDK',
            '现场数据 Live feed',
            '接口密钥和通知 API keys and webhooks',
            '演练场 Playground',
          ],
          '状态机 Machine',
          'Hall',
          'MatchScreen',
          'ControlPanel',
          'JudgeScoring',
          'Backstage',
        ],
      },
    },
    viewport: {
      options: {
        wall: { name: '大屏 1920 × 1080', styles: { width: '1920px', height: '1080px' } },
        laptop: { name: '笔记本 1366 × 768', styles: { width: '1366px', height: '768px' } },
        phone: { name: '手机 390 × 844', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  // The last one is the outermost.
  decorators: [inStageTheme, inLanguage, onNetwork, inRoot, inStrictMode],
  initialGlobals: {
    stageTheme: ofStory,
    language: 'zh-CN',
    root: 'page',
    strict: 'off',
    network: 'online',
  },
  globalTypes: {
    stageTheme: {
      description: '大屏主题',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [{ value: ofStory, title: '故事自己的主题' }, ...stageThemes],
      },
    },
    language: {
      description: '语言 / Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    root: {
      description: '组件在哪里',
      toolbar: {
        icon: 'box',
        dynamicTitle: true,
        items: [
          { value: 'page', title: '在页面里' },
          { value: 'shadow', title: '在 shadow root 里' },
        ],
      },
    },
    strict: {
      description: 'React 严格模式',
      toolbar: {
        icon: 'beaker',
        dynamicTitle: true,
        items: [
          { value: 'off', title: '严格模式关' },
          { value: 'on', title: '严格模式开' },
        ],
      },
    },
    network: {
      description: '页内服务器的网络',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'online', title: '网络正常' },
          { value: 'slow', title: '网络很慢' },
          { value: 'cut', title: '网络断开' },
        ],
      },
    },
  },
};

export default preview;
