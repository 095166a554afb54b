// The operator's panel in its main states; every one can be driven, by the real rules.
import type { ShowState } from '@liangfen/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '../primitives/Toast.tsx';
import {
  after,
  everybodySignsIn,
  firstProgram,
  sampleNow,
  sampleShow,
  submits,
} from '../sample-show/sample-show.ts';
import { useSampleConsole } from '../sample-show/use-sample-console.ts';
import { ThemeProvider } from '../theme/index.ts';
import { ControlPanelView } from './ControlPanelView.tsx';
import { MobileControlPanelView } from './mobile/MobileControlPanelView.tsx';

interface PanelStoryProps {
  readonly show: () => ShowState;
  readonly hand: 'desk' | 'mobile';
}

const now = () => sampleNow;

function PanelStory({ show, hand }: PanelStoryProps) {
  const console = useSampleConsole(useMemo(show, [show]));
  const View = hand === 'desk' ? ControlPanelView : MobileControlPanelView;
  return (
    <ThemeProvider>
      <ToastProvider>
        {console === null ? null : (
          <View
            view={console.view}
            send={console.send}
            screenHref="/web/match/sample"
            serverNow={now}
          />
        )}
      </ToastProvider>
    </ThemeProvider>
  );
}

const meta: Meta<typeof PanelStory> = {
  title: 'ControlPanel',
  component: PanelStory,
  args: { hand: 'desk' },
};
export default meta;

type Story = StoryObj<typeof PanelStory>;

const signedIn = (options: Parameters<typeof sampleShow>[0] = {}) =>
  everybodySignsIn(sampleShow(options));
const { speech, scoring, reveal, result } = firstProgram();
const list = { type: 'SHOW_PROGRAM_LIST' } as const;

export const StartPage: Story = { args: { show: () => sampleShow() } };

export const SignIn: Story = {
  args: {
    show: () =>
      after(
        sampleShow(),
        { type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' },
        { type: 'SIGN_IN_JUDGE', judgeId: 'j2' },
      ),
  },
};

export const ProgramList: Story = { args: { show: () => after(signedIn(), list) } };

export const WithItemsAndGroups: Story = {
  args: { show: () => after(signedIn({ items: true, groupCount: 3 }), list) },
};

export const Scoring: Story = {
  args: {
    show: () => after(signedIn(), list, speech, scoring, submits('j1', 95.5), submits('j3', 91)),
  },
};

export const Result: Story = {
  args: {
    show: () =>
      after(signedIn(), speech, scoring, submits('j1', 95.5), submits('j2', 91), reveal, result),
  },
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

export const Rehearsal: Story = {
  args: { show: () => after(signedIn({ status: 'REHEARSAL', programCount: 8 }), list) },
};

export const Test: Story = { args: { show: () => after(signedIn(), { type: 'OPEN_TEST' }) } };

export const Empty: Story = { args: { show: () => after(signedIn({ programCount: 0 }), list) } };

const bout = {
  type: 'START_BATTLE',
  programId: 'g1-1',
  opponentId: 'g1-2',
  test: false,
  confirm: true,
} as const;

export const Battle: Story = {
  args: {
    show: () =>
      after(sampleShow({ mode: 'BATTLE' }), bout, {
        type: 'ADD_POINT',
        programId: 'g1-1',
        point: 2,
      }),
  },
};

export const BattlePausedAndUnpaired: Story = {
  args: {
    show: () =>
      after(sampleShow({ mode: 'BATTLE', programCount: 3 }), bout, {
        type: 'PAUSE_BATTLE',
        test: false,
      }),
  },
};

export const Mobile: Story = {
  args: { hand: 'mobile', show: () => after(signedIn(), list, speech) },
};

/** Enter takes the next step; missing judges are named before their scores are left out. */
export const DrivenByKeys: Story = {
  args: { show: () => signedIn({ judgeCount: 2 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('大屏正在显示开始页');
    await userEvent.keyboard('{Enter}');
    await page.findByRole('rowheader', { name: /茉莉花/ });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(page.getAllByText('演讲中').length).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await page.findByText('打分中 0/2');
  },
};
