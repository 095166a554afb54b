// Every component in English, with sample data without Chinese letters: Chinese on the page is a text without English.
import { performanceWordOf } from '@liangfen/rules/words';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { SampleAnswersContext } from '../backstage/Backstage.story-parts.tsx';
import { captionOf } from '../match-screen/caption.ts';
import { MatchStage } from '../match-screen/MatchStage.tsx';
import { extremeStages } from '../match-screen/sample-extremes.ts';
import { sampleMatch, sampleStages } from '../match-screen/samples.ts';
import { preparedWord } from '../match-screen/scene/Prepared.tsx';
import { en, enScreen } from './en.ts';
import { withOverrides } from './messages.ts';
import { MessagesContext } from './use-area.ts';
import { screen } from './zh-CN/screen.ts';

interface StoryModule {
  readonly default: {
    readonly title?: string;
    readonly args?: object;
    readonly render?: ComponentType<object>;
    readonly component?: ComponentType<object>;
    readonly decorators?: readonly ((Story: ComponentType) => ReactNode)[];
  };
}
interface AnyStory {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly render?: ComponentType<object>;
}

const chinese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;
const everyChinese = new RegExp(chinese, 'gu');

/** The same value with an x in place of each Chinese letter in typed texts. */
function latin<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(everyChinese, 'x') as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(latin) as Value;
  // Other classes, e.g. files, hold no names.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, latin(each)]),
  ) as Value;
}

const read = [
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'aria-valuetext',
];

/** All texts of the page, whether they are shown or only read to a screen reader. */
function wordsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement?.tagName;
    const text = node.textContent ?? '';
    if (parent !== 'STYLE' && text !== preparedWord) words.push(text);
  }
  for (const each of element.querySelectorAll('*')) {
    for (const name of read) words.push(each.getAttribute(name) ?? '');
    if (each instanceof HTMLInputElement) words.push(each.value);
  }
  return words.map((text) => text.trim()).filter((text) => text !== '');
}

/** Waits some frames: answers arrive as microtasks, and each may cause the next request. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 8; frame += 1) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** The default word for an act, which the desk shows as a value of the competition and not as a text of its own. */
const usualWord = performanceWordOf({});

let seen = 0;

async function chineseOn(page: ReactNode, messages: typeof en | typeof enScreen = en) {
  const box = document.createElement('div');
  box.style.cssText = 'width: 1280px; height: 720px';
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <MessagesContext.Provider value={messages}>
        <SampleAnswersContext.Provider value={latin}>{page}</SampleAnswersContext.Provider>
      </MessagesContext.Provider>,
    ),
  );
  await settled();
  const words = wordsOf(box).map((text) => text.replace(usualWord, ''));
  const languages = [...box.querySelectorAll('[lang]')].map((each) => each.getAttribute('lang'));
  flushSync(() => root.unmount());
  box.remove();
  seen += words.length;
  return { left: words.filter((text) => chinese.test(text)), languages: [...new Set(languages)] };
}

/** A component's stories over data without Chinese letters, by name. */
function storiesOf(modules: Record<string, unknown>): [string, ReactNode][] {
  return Object.entries(modules).flatMap(([path, loaded]) => {
    const { default: meta, ...stories } = loaded as StoryModule & Record<string, AnyStory>;
    return Object.entries(stories).map(([name, story]): [string, ReactNode] => {
      const Render = story.render ?? meta.render ?? meta.component;
      if (Render === undefined) throw new Error(`${path} has nothing to render`);
      const args = { ...meta.args, ...story.args } as Record<string, unknown>;
      const { show } = args;
      const props = {
        ...latin(args),
        // The panel's stories have their show as a function.
        ...(typeof show === 'function' ? { show: () => latin(show()) } : {}),
      };
      const Plain = () => <Render {...props} />;
      const Drawn = (meta.decorators ?? []).reduce<ComponentType>(
        (Inner, decorate) => () => <>{decorate(Inner)}</>,
        Plain,
      );
      return [`${path.replace(/^.*\//, '')} ${name}`, <Drawn key={name} />];
    });
  });
}

/** A good part of each component's stories; all stories take four minutes, and other tests find texts without English. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'ControlPanel.stories.tsx': ['Scoring', 'Ranking', 'SignIn', 'Battle', 'WithItemsAndGroups'],
  'MobileControlPanel.stories.tsx': ['Vote', 'Speech'],
  'JudgeScoring.stories.tsx': ['SignIn', 'Waiting', 'ProgramList', 'Items', 'Refused', 'Vote'],
  'Account.stories.tsx': ['MainAccount', 'Password', 'ApiKeysOfPrograms'],
  'Competitions.stories.tsx': ['Populated', 'Creating'],
  'Entrance.stories.tsx': ['Home', 'Login', 'Register', 'Console'],
  'Guide.stories.tsx': ['Beginning'],
  'Invitation.stories.tsx': ['Given'],
  'Ledger.stories.tsx': ['WholeShow'],
  'Lists.stories.tsx': ['Judges', 'ProgramsCovered'],
  'Overview.stories.tsx': ['Busy', 'Failed'],
  'Rehearsal.stories.tsx': ['Settings'],
  'Settings.stories.tsx': ['ScoreWithWorkedExample', 'Battle', 'Basic'],
  'Statistics.stories.tsx': ['Items', 'Battle'],
};

const stories = storiesOf({
  ...import.meta.glob('../control-panel/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob('../judge-scoring/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob('../backstage/**/*.stories.tsx', { eager: true }),
}).filter(([name]) => {
  const [file = '', story = ''] = name.split(' ');
  return shown[file]?.includes(story);
});

describe('in English', () => {
  it('the screen shows and reads out no Chinese letter', async () => {
    const texts = withOverrides(screen, enScreen.screen);
    for (const stage of Object.values({ ...sampleStages, ...extremeStages })) {
      expect(captionOf(latin(sampleMatch(stage)), texts)).not.toMatch(chinese);
    }
    for (const [name, stage] of Object.entries(sampleStages)) {
      const match = latin(sampleMatch(stage, { status: 'REHEARSAL' }));
      const { left, languages } = await chineseOn(<MatchStage match={match} still />, enScreen);
      expect([name, left]).toEqual([name, []]);
      expect(languages).toEqual(['en']);
    }
  });

  it.each(stories)('%s', async (_, story) => {
    const { left, languages } = await chineseOn(story);
    expect(left).toEqual([]);
    expect(languages).toEqual(['en']);
  });

  it('a good part of all texts was checked', () => {
    expect(seen).toBeGreaterThan(4_000);
  });
});
