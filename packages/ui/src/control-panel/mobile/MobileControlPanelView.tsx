'use client';
// The panel for one hand: the pictures on top, the list in the middle, everything that is pressed at the thumb.
import { styled } from 'styled-components';
import { MatchStage } from '../../match-screen/match-stage.ts';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dot } from '../../primitives/Card.tsx';
import { useToastTarget } from '../../primitives/Toast.tsx';
import { token } from '../../theme/index.ts';
import type { ControlPanelViewProps } from '../ControlPanelView.tsx';
import { Corrections } from '../dialogs/Corrections.tsx';
import { LateScores } from '../dialogs/LateScores.tsx';
import { PanelDialogs, useOpenedDialogs } from '../dialogs/PanelDialogs.tsx';
import { ArmedActions, ArmedPicture } from '../parts/ArmedStep.tsx';
import { CutBanner, Reached, useCut, useReaching } from '../parts/Cut.tsx';
import { Badge, Edge } from '../parts/Frame.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { OtherWayButton } from '../parts/OtherWay.tsx';
import { RevealControls } from '../parts/RevealControls.tsx';
import { ScreensShown } from '../parts/ScreensShown.tsx';
import { StageClock } from '../parts/StageClock.tsx';
import { operatorNames } from '../parts/Strip.tsx';
import { landscape, low } from '../small-windows.ts';
import { MobileContent } from './MobileContent.tsx';
import { MobileTools } from './MobileTools.tsx';

const Whole = styled.main`
  display: grid;
  grid-template: 'pictures' auto 'state' auto 'middle' minmax(0, 1fr) 'thumb' auto / minmax(0, 1fr);
  box-sizing: border-box;
  width: 100%;
  height: 100vh;
  height: 100dvh;
  padding: 0 max(0px, 50% - 280px);
  /* Held sideways: what is pressed and what is seen stand beside the list, which has the whole height. */
  ${landscape} {
    grid-template:
      'pictures middle' minmax(0, 1fr)
      'state middle' auto
      'thumb middle' auto / minmax(0, 5fr) minmax(0, 8fr);
    padding: 0;
  }
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 15px;
  line-height: 22px;
  /* As large as a thumb needs, whatever pointer the device reports. */
  button {
    min-height: 44px;
  }
`;

const Pictures = styled.div`
  position: relative;
  display: grid;
  grid-area: pictures;
  align-content: center;
  justify-items: center;
  min-height: 0;
  background: ${token.bgDeep};
  overflow: hidden;
  ${landscape} {
    /* One picture at a time: the one that is looked at, else the one on air. */
    &[data-armed] > :first-child {
      display: none;
    }
    [data-armed-picture] > * {
      width: 171px;
      height: 96px;
    }
  }
`;

/** Beside the picture, where nothing else stands. */
const LateBox = styled.div`
  position: absolute;
  top: 4px;
  right: 4px;
  max-width: 76px;
  > [role='status'] > button {
    padding: 0 6px;
    border-color: ${token.warning};
    background: ${token.warningSoft};
    color: ${token.text};
    font-size: 13px;
  }
`;

const OnAir = styled.div`
  position: relative;
  width: 228px;
  max-width: 100%;
  height: 128px;
  &[data-small] {
    width: 171px;
    height: 96px;
  }
  ${landscape} {
    width: 171px;
    height: 96px;
  }
  /* In a bout the points come first: on a low phone both corners stand above the fold with everything that decides. */
  [data-bout] > & {
    ${low} {
      width: 114px;
      height: 64px;
    }
  }
`;

/** One line, whatever its words: the list under it must not move. */
const State = styled.div`
  display: flex;
  grid-area: state;
  align-items: center;
  gap: 0 10px;
  box-sizing: border-box;
  height: 46px;
  padding: 0 12px;
  overflow: hidden;
  white-space: nowrap;
  border-bottom: 1px solid ${token.line};
  background: ${token.surface};
  font-size: 13px;
`;

const Middle = styled.div`
  grid-area: middle;
  min-height: 0;
  padding: 12px;
  overflow: auto;
  position: relative;
  ${landscape} {
    padding: 8px;
  }
  ${low} {
    padding: 8px 12px;
  }
`;

const Thumb = styled.div`
  display: grid;
  grid-area: thumb;
  gap: 8px;
  max-height: calc(100dvh - 46px);
  overflow: auto;
  position: relative;
  padding: 8px 12px;
  padding-bottom: calc(8px + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${token.line};
  background: ${token.surface};
  ${landscape} {
    gap: 6px;
    padding-block: 6px;
    border-right: 1px solid ${token.line};
  }
`;

/** Kept free, so that nothing under the thumb changes place when a reveal begins. */
const RevealBox = styled.div`
  display: flex;
  gap: 6px;
  min-height: 44px;
  fieldset {
    flex: 1;
    flex-wrap: nowrap;
    gap: 6px;
    min-width: 0;
    margin: 0;
  }
  button {
    padding: 0 8px;
  }
  [data-other-way] {
    margin-left: auto;
  }
`;

const Flows = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 6px;
  ${landscape} {
    gap: 4px;
    > button {
      padding: 0;
    }
  }
`;

const Flow = styled.button`
  min-height: 48px;
  padding: 0 2px;
  border: 1px solid ${token.line};
  border-radius: 10px;
  background: ${token.surface};
  color: ${token.text};
  font: inherit;
  font-size: 13px;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
    color: ${token.accent};
    font-weight: 600;
  }
  /* As on the wide panel: what changes the hall's picture has the colour of the air, what only opens is an outline. */
  &[data-opens] {
    border-style: dashed;
    background: transparent;
  }
  &:not([data-opens]) {
    box-shadow: inset 0 3px 0 ${token.danger};
  }
`;

export function MobileControlPanelView({
  view,
  send: sendAnything,
  serverNow,
  calls,
  appearance,
  pages,
  notices = null,
  onLogOut,
}: ControlPanelViewProps) {
  const { flow, preview } = usePanelMessages();
  const { match, panel, flowButtons, armed } = view;
  const dialogs = useOpenedDialogs();
  const cut = useCut(view);
  const send = useReaching(sendAnything, cut);
  /** A bout has no reveal, and while it is fought its next step is on its desk. */
  const inBout = view.bout !== null && view.bout.status !== 'DETERMINED' && armed === null;
  return (
    <Whole
      data-panel={panel}
      data-link={match.link}
      data-busy={view.busy === null ? undefined : true}
    >
      <CutBanner view={view} cut={cut} />
      <Pictures data-armed={armed !== null || undefined} data-bout={inBout || undefined}>
        <OnAir role="group" aria-label={preview.label} data-small={armed !== null || undefined}>
          <MatchStage match={match} now={serverNow} announce={false} />
          <Edge $tone="onAir" />
          <Badge $tone="onAir">{preview.label}</Badge>
        </OnAir>
        {armed === null ? null : (
          <div data-armed-picture>
            <ArmedPicture armed={armed} send={send} />
          </div>
        )}
        <LateBox>
          <LateScores view={view} send={send} calls={calls} short />
          <Corrections view={view} send={send} calls={calls} short />
        </LateBox>
      </Pictures>
      <StateLine
        view={view}
        cut={cut}
        send={send}
        serverNow={serverNow}
        onScreens={() => dialogs.open('screens')}
      />
      {/* By its panel: each opens at its top. */}
      <Middle key={panel}>
        <Reached cut={cut}>
          <MobileContent
            view={view}
            send={send}
            calls={calls}
            serverNow={serverNow}
            onCorrect={dialogs.correct}
            onStand={dialogs.stand}
            notices={notices}
          />
        </Reached>
      </Middle>
      <Thumb>
        <Reached cut={cut}>
          {inBout ? null : (
            <RevealBox>
              <RevealControls view={view} send={send} short />
              <OtherWayButton view={view} send={send} />
            </RevealBox>
          )}
          {armed === null ? (
            <NextStep view={view} send={send} keys={false} low={inBout} />
          ) : (
            <ArmedActions view={view} send={send} keys={false} />
          )}
          <MobileTools
            view={view}
            send={send}
            appearance={appearance}
            onLogOut={onLogOut}
            pages={pages !== undefined}
            onOpen={dialogs.open}
          />
          <Flows aria-label={flow.label}>
            {flowButtons.map((button) => (
              <Flow
                key={button.panel}
                type="button"
                aria-pressed={button.open}
                data-flow={button.panel}
                data-opens={button.changesPicture ? undefined : true}
                onClick={() => send({ type: 'CHOOSE_FLOW', panel: button.panel })}
              >
                {flow[button.panel]}
              </Flow>
            ))}
          </Flows>
        </Reached>
      </Thumb>
      <PanelDialogs view={view} send={send} calls={calls} pages={pages} dialogs={dialogs} />
    </Whole>
  );
}

interface StateLineProps extends Pick<ControlPanelViewProps, 'view' | 'send' | 'serverNow'> {
  readonly cut: boolean;
  readonly onScreens: () => void;
}

function StateLine({ view, send, serverNow, cut, onScreens }: StateLineProps) {
  const { strip } = usePanelMessages();
  const toastTarget = useToastTarget();
  const { match, connection, submissions, presence } = view;
  return (
    <State ref={toastTarget} role="region" aria-label={strip.label}>
      <Dot $tone={connection === 'live' ? 'success' : 'danger'} />
      <span role="status" data-connection={connection}>
        {strip.connection[connection]}
      </span>
      {connection === 'lost' ? (
        <Button size="small" onClick={() => send({ type: 'REFRESH' })}>
          {strip.reconnect}
        </Button>
      ) : null}
      <StageClock view={view} send={send} serverNow={serverNow} />
      <ScreensShown view={view} cut={cut} onOpen={onScreens} />
      {match.window?.open ? (
        <strong data-submitted>
          {fill(strip.submitted, {
            submitted: submissions.submitted,
            expected: submissions.expected,
          })}
        </strong>
      ) : null}
      {presence.otherOperators.length === 0 ? null : (
        <span data-other-operators={presence.otherOperators.length}>
          {fill(strip.operators, { names: operatorNames(presence.otherOperators, strip) })}
        </span>
      )}
    </State>
  );
}
