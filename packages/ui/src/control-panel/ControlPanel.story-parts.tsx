// Parts of the panel's stories: a console on a sample show, a hall around it, and shows at several points.
import type { OperatorCommand, ShowState } from '@liangfen/rules';
import type {
  CheckAnswer,
  Connection,
  ProposedCorrection,
  PublishedChanges,
} from '@liangfen/sdk/schema';
import { useMemo } from 'react';
import { sampleStages } from '../match-screen/samples.ts';
import { ToastProvider } from '../primitives/Toast.tsx';
import {
  after,
  everybodySignsIn,
  firstProgram,
  sampleNow,
  sampleShow,
  submits,
} from '../sample-show/sample-show.ts';
import { type SampleHall, useSampleConsole } from '../sample-show/use-sample-console.ts';
import { ThemeProvider } from '../theme/index.ts';
import { ControlPanelView } from './ControlPanelView.tsx';
import type { HallCalls } from './hall-calls.ts';
import { MobileControlPanelView } from './mobile/MobileControlPanelView.tsx';
import { useFeedback } from './use-feedback.ts';
import type { HallNotices } from './use-hall-notices.ts';

/** A hall whose last phone answers late, and one never. */
function sampleCalls(): HallCalls {
  let asked = 0;
  const check = (): CheckAnswer => ({
    checkId: 'check',
    startedAt: sampleNow,
    answers: [
      { connectionId: 's1', role: 'SCREEN', label: '主屏', judgeId: null, roundTripMs: 18 },
      ...['j1', 'j2', 'j3'].map((judgeId, index) => ({
        connectionId: `c-${judgeId}`,
        role: 'JUDGE' as const,
        label: '',
        judgeId,
        roundTripMs: asked > index ? 24 + 30 * index : null,
      })),
      { connectionId: 'o1', role: 'CONSOLE', label: '控制台', judgeId: null, roundTripMs: 9 },
    ],
  });
  return {
    startCheck: async () => {
      asked = 0;
      return check();
    },
    getCheck: async () => {
      asked += 1;
      return check();
    },
    reloadScreens: async () => 2,
    setSound: async () => undefined,
    testSound: async () => 2,
    ceremony: async (part) => sampleStages[part],
    changes: async (command) => sampleChanges(command),
    picture: async () => sampleStages.BATTLE_WON,
  };
}

const told = {
  programId: 'g1-1',
  groupId: 'g1',
  groupName: '第一组',
  sort: 1,
  programName: '茉莉花',
  contestant: '王小红',
};

/** A standing moves a rank, whatever else is asked changes a result. */
function sampleChanges({ type }: OperatorCommand): PublishedChanges {
  const none = { resultChanges: [], rankChanges: [], outcomeChanges: [] };
  return type === 'SET_STANDING'
    ? { ...none, rankChanges: [{ ...told, from: 1, to: null }] }
    : { ...none, resultChanges: [{ ...told, from: 93.25, to: 92.75 }] };
}

const connection = {
  judgeId: null,
  operatorId: null,
  version: Number.MAX_SAFE_INTEGER,
  lagMs: 24,
  since: sampleNow,
  visible: true,
  page: null,
  silentSince: null,
} as const;

/** Two screens, one of which is behind. */
export const screens: readonly Connection[] = [
  { ...connection, id: 's1', role: 'SCREEN', label: '主屏', sound: 'ON' },
  {
    ...connection,
    id: 's2',
    role: 'SCREEN',
    label: '侧屏',
    version: 0,
    lagMs: null,
    visible: false,
    sound: 'BLOCKED',
  },
];

export const colleague: Connection = {
  ...connection,
  id: 'colleague',
  role: 'CONSOLE',
  label: 'iPhone',
  operatorId: 'colleague',
};

const usualHall: SampleHall = { presence: [...screens, colleague] };

export interface PanelStoryProps {
  readonly show: () => ShowState;
  readonly hand: 'desk' | 'mobile';
  readonly hall?: SampleHall;
  readonly dark?: boolean;
  /** The organiser allows notices by the messenger. */
  readonly notices?: HallNotices | null;
  /** Gives the story a button with which the colleague acts. */
  readonly elsewhere?: OperatorCommand;
}

/** A loaded machine draws and types slowly; only a wait that fails takes all of it. */
export const patient = { timeout: 60_000 };

export function PanelStory(props: PanelStoryProps) {
  return (
    <ThemeProvider theme={props.dark ? 'WORKSPACE_DARK' : 'WORKSPACE'}>
      <ToastProvider>
        <StoryConsole {...props} />
      </ToastProvider>
    </ThemeProvider>
  );
}

const ignore = () => {};

function StoryConsole({
  show,
  hand,
  hall = usualHall,
  dark = false,
  elsewhere,
  notices,
}: PanelStoryProps) {
  const console = useSampleConsole(useMemo(show, [show]), hall);
  const calls = useMemo(sampleCalls, []);
  useFeedback(console?.feedback ?? null, console?.view.match ?? null, console?.send ?? ignore);
  if (console === null) return null;
  const View = hand === 'desk' ? ControlPanelView : MobileControlPanelView;
  return (
    <>
      <View
        view={console.view}
        send={console.send}
        screenHref="/web/match/sample"
        serverNow={console.serverNow}
        calls={calls}
        notices={notices ?? null}
        pages={{
          screen: '/web/match/x',
          console: '/web/control/login/x',
          hand: '/web/control/login/x?hand',
          audience: '/web/live/x',
        }}
        appearance={{ chosen: dark ? 'DARK' : 'LIGHT', onChoose: ignore }}
      />
      {elsewhere === undefined ? null : (
        <button
          type="button"
          style={{ position: 'fixed', right: 8, bottom: 8 }}
          onClick={() => console.elsewhere(elsewhere, 'colleague')}
        >
          另一位操作员
        </button>
      )}
    </>
  );
}

export const signedIn = (options: Parameters<typeof sampleShow>[0] = {}) =>
  everybodySignsIn(sampleShow(options));
export const { speech, scoring, reveal, result } = firstProgram();
export const list = { type: 'SHOW_PROGRAM_LIST' } as const;

export const bout = {
  type: 'START_BATTLE',
  programId: 'g1-1',
  opponentId: 'g1-2',
  test: false,
  confirm: true,
} as const;

/** 茉莉花 has its result; two judges' phones were offline meanwhile. */
export const withLateScores = () => {
  const done = after(
    signedIn({ judgeCount: 4 }),
    list,
    speech,
    scoring,
    submits('j1', 95.5),
    submits('j2', 91),
    reveal,
    result,
  );
  const late = (judgeId: string, score: number) => ({
    id: `late-${judgeId}`,
    judgeId,
    programId: 'g1-1',
    scores: [{ itemId: null, score }],
    at: sampleNow,
    state: 'WAITING' as const,
    reason: null,
  });
  return { ...done, lateScores: [late('j3', 88), late('j4', 99)] };
};

/** Corrections need a second person: one of this operator waits for the colleague, and one of the colleague for this operator. */
export const withCorrections = () => {
  const done = after(
    signedIn({ judgeCount: 4, setting: { secondPerson: true } }),
    list,
    speech,
    scoring,
    submits('j1', 95.5),
    submits('j2', 91),
    reveal,
    result,
  );
  const basis = { correctedAt: null, adjustments: 0, revisions: 0 };
  const corrections: ProposedCorrection[] = [
    {
      id: 'correction-theirs',
      command: { type: 'CORRECT_RESULT', programId: 'g1-1', score: 92.5, reason: '计分员录入有误' },
      programId: 'g1-1',
      basis: { ...basis, score: 93.25, revisions: 2 },
      proposedBy: { operatorId: 'colleague', accountId: 'colleague' },
      proposedAt: sampleNow,
    },
    {
      id: 'correction-mine',
      command: { type: 'ADD_ADJUSTMENT', programId: 'g1-2', amount: -0.5, reason: '超时 1 分钟' },
      programId: 'g1-2',
      basis: { ...basis, score: null },
      proposedBy: { operatorId: 'me', accountId: 'me' },
      proposedAt: sampleNow + 60_000,
    },
  ];
  return { ...done, corrections };
};

/** The part of testing-library's `within` that is needed here. */
interface Page {
  readonly getByRole: (role: string, options: { name: RegExp }) => HTMLElement;
  readonly queryByRole: (role: string, options: { name: string }) => HTMLElement | null;
}

export function previewOf(page: Page): HTMLElement | null {
  return page.queryByRole('region', { name: '预览' });
}

export function scoreOf(page: Page, program: string): string | undefined {
  const row = page.getByRole('rowheader', { name: new RegExp(program) }).closest('tr');
  return row?.querySelector('[data-score]')?.textContent ?? undefined;
}
