'use client';
// The operator's panel from a plain value: preview and flows on the left, the chosen panel on the right.
import type { CompetitionStatus } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import type { HallPages } from '../hall-pages/index.ts';
import { useCommonMessages, usePanelMessages } from '../messages/index.ts';
import { Button } from '../primitives/Button.tsx';
import { Tag, type Tone } from '../primitives/Card.tsx';
import { token } from '../theme/index.ts';
import type { ConsoleView, SendToConsole } from './console-view.ts';
import { Corrections } from './dialogs/Corrections.tsx';
import { LateScores } from './dialogs/LateScores.tsx';
import { PanelDialogs, useOpenedDialogs } from './dialogs/PanelDialogs.tsx';
import type { HallCalls } from './hall-calls.ts';
import { BracketPanel } from './panels/BracketPanel.tsx';
import { CeremonyPanel } from './panels/CeremonyPanel.tsx';
import { InitPanel } from './panels/InitPanel.tsx';
import { ProgramsPanel, type ProgramsPanelProps } from './panels/ProgramsPanel.tsx';
import { RankPanel } from './panels/RankPanel.tsx';
import { SignInPanel } from './panels/SignInPanel.tsx';
import { AppearanceSwitch, type ChosenAppearance } from './parts/AppearanceSwitch.tsx';
import { ArmBar, ArmedStep } from './parts/ArmedStep.tsx';
import { CutBanner, Reached, useCut, useReaching } from './parts/Cut.tsx';
import { FlowButtons } from './parts/FlowButtons.tsx';
import { LogOut } from './parts/LogOut.tsx';
import { NextStep } from './parts/NextStep.tsx';
import { OtherWayButton } from './parts/OtherWay.tsx';
import { Preview } from './parts/Preview.tsx';
import { RevealControls } from './parts/RevealControls.tsx';
import { Strip } from './parts/Strip.tsx';
import type { HallNotices } from './use-hall-notices.ts';
import { usePanelKeys } from './use-panel-keys.ts';

const Whole = styled.main`
  position: relative;
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  height: 100vh;
  @media (max-width: 860px) {
    height: auto;
    min-height: 100vh;
  }
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  /* The callout of late scores has its place here, whether there are any or not. */
  height: 46px;
  padding: 0 16px;
  background: ${token.surface};
  h1 {
    margin: 0;
    font-size: 17px;
    font-weight: 600;
    line-height: 26px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const HeadEnd = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: 10px;
  margin-left: auto;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 390px minmax(0, 1fr);
  gap: 16px;
  min-height: 0;
  padding: 12px 16px;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

const Left = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-height: 0;
  overflow: auto;
  position: relative;
  /* Room for focus rings, which scrolling areas cut off. */
  margin: -4px;
  padding: 4px;
  @media (max-width: 860px) {
    display: contents;
    overflow: visible;
  }
`;

/** The step stays in sight while a narrow page, e.g. one at 200 %, scrolls as a whole. */
const Step = styled.div`
  display: grid;
  gap: 10px;
  @media (max-width: 860px) {
    position: sticky;
    top: 0;
    bottom: 0;
    z-index: 3;
    padding: 4px 0;
    background: ${token.bg};
  }
`;

/** Kept free, so that the flow buttons under it stay where they are when a reveal begins. */
const RevealBox = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: 8px;
  min-height: 28px;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  fieldset {
    margin: 0;
  }
  [data-other-way] {
    margin-left: auto;
  }
`;

const Right = styled.section`
  min-height: 0;
  padding: 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
  overflow: auto;
  position: relative;
`;

export interface ControlPanelViewProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  /** The address of the match page. */
  readonly screenHref: string;
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
  readonly calls: HallCalls;
  /** The messenger's notices; without them, or null, nothing can be sent. */
  readonly notices?: HallNotices | null;
  /** The pages to open in the hall; without them there is no button. */
  readonly pages?: HallPages;
  /** The panel's appearance; without it there is no switch. */
  readonly appearance?: ChosenAppearance;
  /** Ends this login; without it there is no button. */
  readonly onLogOut?: () => Promise<void>;
}

/** A competition that is not official does not count, so the panel warns. */
const statusTones: Readonly<Record<CompetitionStatus, Tone>> = {
  REHEARSAL: 'warning',
  OFFICIAL: 'success',
  ENDED: 'warning',
};

export function ControlPanelView({
  view,
  send: sendAnything,
  screenHref,
  serverNow,
  calls,
  appearance,
  pages,
  onLogOut,
  notices = null,
}: ControlPanelViewProps) {
  const { flow } = usePanelMessages();
  const { status, mode, hallPages } = useCommonMessages();
  const dialogs = useOpenedDialogs();
  const cut = useCut(view);
  const send = useReaching(sendAnything, cut);
  const { match, panel, flowButtons, undo, armed } = view;

  usePanelKeys({
    onPrepare: () => send({ type: 'ARM_NEXT_STEP' }),
    onPutAway: () => {
      if (armed !== null) send({ type: 'DISARM' });
    },
    onNext: () => {
      if (view.confirmation !== null || view.dialog !== null) return;
      send(armed === null ? { type: 'TAKE_NEXT_STEP' } : { type: 'TAKE' });
    },
    onFlow: (index) => {
      const chosen = flowButtons[index];
      if (chosen !== undefined) send({ type: 'CHOOSE_FLOW', panel: chosen.panel });
    },
    onUndo: () => {
      if (undo !== null) send({ type: 'RUN', command: undo.button.command });
    },
    onStepBack: () => {
      if (view.stepBack !== null) send({ type: 'RUN', command: view.stepBack });
    },
    onHelp: () => dialogs.open('keys'),
  });

  return (
    <Whole
      data-panel={panel}
      data-link={match.link}
      data-busy={view.busy === null ? undefined : true}
    >
      <CutBanner view={view} cut={cut} />
      <Head>
        <h1>{match.name}</h1>
        <Tag $tone={statusTones[view.status]}>{status[view.status]}</Tag>
        <Tag>{mode[match.mode]}</Tag>
        <HeadEnd>
          <Corrections view={view} send={send} calls={calls} />
          <LateScores view={view} send={send} calls={calls} />
          {pages === undefined ? null : (
            <Button aria-haspopup="dialog" onClick={() => dialogs.open('pages')}>
              {hallPages.title}
            </Button>
          )}
          {appearance === undefined ? null : <AppearanceSwitch appearance={appearance} />}
          {onLogOut === undefined ? null : <LogOut onLogOut={onLogOut} />}
        </HeadEnd>
      </Head>
      <Strip
        view={view}
        send={send}
        cut={cut}
        serverNow={serverNow}
        onKeys={() => dialogs.open('keys')}
        onScreens={() => dialogs.open('screens')}
        onCheck={() => dialogs.open('check')}
        onJudges={() => dialogs.open('judges')}
      />
      <Columns>
        <Left>
          <Preview match={match} screenHref={screenHref} serverNow={serverNow} />
          <Reached cut={cut}>
            <Step>
              {armed === null ? (
                <>
                  <NextStep view={view} send={send} />
                  <ArmBar view={view} send={send} />
                </>
              ) : (
                <ArmedStep view={view} send={send} />
              )}
            </Step>
            <RevealBox>
              {match.stage.kind === 'RANKING' || panel === 'ceremony' ? null : (
                <RevealControls view={view} send={send} short={armed !== null} />
              )}
              {armed === null ? null : <OtherWayButton view={view} send={send} />}
            </RevealBox>
            <FlowButtons view={view} send={send} />
          </Reached>
        </Left>
        {/* By its panel: each opens at its top, not where the one before was scrolled to. */}
        <Right key={panel} aria-label={flow[panel]}>
          <Reached cut={cut}>
            <PanelContent
              view={view}
              send={send}
              calls={calls}
              serverNow={serverNow}
              onCorrect={dialogs.correct}
              onStand={dialogs.stand}
              notices={notices}
            />
          </Reached>
        </Right>
      </Columns>
      <PanelDialogs view={view} send={send} calls={calls} pages={pages} dialogs={dialogs} />
    </Whole>
  );
}

function PanelContent({
  calls,
  ...props
}: ProgramsPanelProps & Pick<ControlPanelViewProps, 'calls'>) {
  const { view, send, notices } = props;
  switch (view.panel) {
    case 'init':
      return <InitPanel view={view} send={send} />;
    case 'test':
    case 'programList':
      return <ProgramsPanel {...props} />;
    case 'signIn':
      return <SignInPanel view={view} send={send} notices={notices} />;
    case 'ceremony':
      return <CeremonyPanel view={view} send={send} calls={calls} />;
    case 'bracket':
      return <BracketPanel view={view} />;
    case 'rank':
      return <RankPanel view={view} send={send} notices={notices} />;
  }
}
