// A component that its page has not set up names what is missing, and the page around it keeps working.
import { createLiangfenClient } from '@liangfen/sdk';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Desk, type DeskProps } from '../backstage/index.ts';
import { ControlPanel, type ControlPanelProps } from '../control-panel/index.ts';
import { JudgeScoring, type JudgeScoringProps } from '../judge-scoring/index.ts';
import { LiangfenProvider } from './LiangfenProvider.tsx';

afterEach(() => vi.restoreAllMocks());

// A page without type checks may pass these.
const noPanelProps = { competitionId: 'c1' } as ControlPanelProps;
const noPhoneProps = {} as JudgeScoringProps;
const noDeskProps = {} as DeskProps;

const client = createLiangfenClient({ baseUrl: 'https://score.example' });
const provided = (children: ReactNode) => (
  <LiangfenProvider client={client}>{children}</LiangfenProvider>
);

const cases: readonly [what: string, page: ReactNode, said: readonly string[]][] = [
  [
    'a panel without its props',
    provided(<ControlPanel {...noPanelProps} />),
    ['screenHref', 'onLoginNeeded'],
  ],
  [
    'a panel without provider',
    <ControlPanel key="p" competitionId="c1" screenHref="/s" onLoginNeeded={() => {}} />,
    ['LiangfenProvider'],
  ],
  [
    'a phone without its competition',
    provided(<JudgeScoring {...noPhoneProps} />),
    ['competitionId'],
  ],
  [
    'a phone without provider',
    <JudgeScoring key="j" competitionId="c1" />,
    ['请把 JudgeScoring 放进'],
  ],
  ['a desk without navigation', provided(<Desk {...noDeskProps} />), ['navigation']],
];

it.each(cases)('%s', async (_, page, said) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const view = await render(
    <>
      <p>别的内容</p>
      {page}
    </>,
  );
  for (const word of said) {
    await expect.element(view.getByText(word)).toBeVisible();
    // The page is seen a moment before its effects have run.
    await expect.poll(() => warned.mock.calls.flat().join()).toContain(word);
  }
  await expect.element(view.getByText('别的内容')).toBeVisible();
});
