'use client';
// The step that is looked at before the hall sees it: its true picture, and the button that takes it.
import type { ArmedView } from '@liangfen/console-machine';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { MatchStage } from '../../match-screen/match-stage.ts';
import { fill, problemText, useFailureMessages, usePanelMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Switch } from '../../primitives/Checkbox.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { token } from '../../theme/index.ts';
import { nextStepText } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { Badge, Edge, Frame } from './Frame.tsx';
import { OtherWayButton } from './OtherWay.tsx';

const Preview = styled.section`
  display: grid;
  gap: 8px;
`;

const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 10px;
  box-sizing: border-box;
  height: 100%;
  padding: 16px;
  background: ${token.surfaceSunken};
  color: ${token.text};
  text-align: center;
`;

const Note = styled.p`
  margin: 0;
  color: ${token.warning};
  font-size: 13px;
  line-height: 20px;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  > * {
    min-height: 52px;
    padding: 0 12px;
    font-size: 16px;
    white-space: normal;
  }
  kbd {
    padding: 0 7px;
    border: 1px solid currentColor;
    border-radius: 5px;
    font-family: inherit;
    font-size: 12px;
    font-weight: 400;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 28px;
  /* One line: a long name of a step must not move the buttons under it. */
  white-space: nowrap;
  > * {
    flex-shrink: 0;
  }
  /* The button of the other way comes and goes; the others stay where they are. */
  [data-other-way] {
    flex-shrink: 1;
    min-width: 0;
    margin-left: auto;
    overflow: hidden;
  }
`;

export interface ArmedStepProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  /** A hand needs no keys. */
  readonly keys?: boolean;
}

/** Null while nothing is looked at. */
export function ArmedStep(props: ArmedStepProps) {
  const { armed: texts } = usePanelMessages();
  const { armed } = props.view;
  if (armed === null) return null;
  return (
    <Preview aria-label={texts.label} data-armed={armed.button.command.type}>
      <ArmedPicture armed={armed} send={props.send} />
      <ArmedActions {...props} />
    </Preview>
  );
}

export function ArmedActions({ view, send, keys = true }: ArmedStepProps) {
  const texts = usePanelMessages();
  const { armed, match, busy } = view;
  if (armed === null) return null;
  const { button } = armed;
  const names =
    button.command.type === 'SHOW_SCORE' ? view.submissions.missing.map(({ name }) => name) : [];
  const action = nextStepText(button, match, texts);
  return (
    <>
      {names.length === 0 ? null : (
        <Note>{fill(texts.armed.missing, { names: names.join(texts.marks.list) })}</Note>
      )}
      <Actions>
        <Button onClick={() => send({ type: 'DISARM' })}>
          <span>{texts.armed.cancel}</span>
          {keys ? <kbd>Esc</kbd> : null}
        </Button>
        <Button
          look="primary"
          size="large"
          data-take
          aria-label={fill(texts.armed.take, { action })}
          blockedReason={armed.match === null ? texts.feedback.PREVIEW_PENDING : null}
          busy={busy !== null}
          onClick={() => send({ type: 'TAKE' })}
        >
          <span>{fill(texts.armed.take, { action })}</span>
          {keys ? <kbd>{texts.next.keys}</kbd> : null}
        </Button>
      </Actions>
    </>
  );
}

interface ArmedPictureProps {
  readonly armed: ArmedView;
  readonly send: SendToConsole;
}

export function ArmedPicture({ armed, send }: ArmedPictureProps) {
  const { armed: texts } = usePanelMessages();
  return (
    <Frame role="group" aria-label={texts.label} aria-busy={armed.working}>
      <Content armed={armed} send={send} />
      <Edge $tone="preview" />
      <Badge $tone="preview">{texts.label}</Badge>
    </Frame>
  );
}

function Content({ armed, send }: ArmedPictureProps) {
  const { armed: texts } = usePanelMessages();
  const { match, failure, button } = armed;
  if (match !== null) {
    // A newer picture is drawn anew, with the reveal at its end, so that nothing moves in it.
    const key = `${match.version} ${JSON.stringify(button.command)}`;
    return <MatchStage key={key} match={match} now={frozenAt(match)} still announce={false} />;
  }
  if (failure !== null) {
    return (
      <Waiting role="alert">
        <span>
          <Reason failure={failure} />
        </span>
        <Button size="small" onClick={() => send({ type: 'ARM', command: button.command })}>
          {texts.again}
        </Button>
      </Waiting>
    );
  }
  return (
    <Waiting>
      <Spinner size={24} label={null} />
      <span role="status">{texts.working}</span>
    </Waiting>
  );
}

function Reason({ failure }: { readonly failure: NonNullable<ArmedView['failure']> }) {
  const { armed: texts } = usePanelMessages();
  const { unknown, problems } = useFailureMessages();
  if (failure.status === 0) return ownText(unknown);
  const text = problemText(problems, failure);
  return ownText(text === '' ? texts.failed : text);
}

/** A clock that nobody has started yet stands still at its beginning. */
function frozenAt({ stage }: CurrentMatch): () => number {
  const clock = 'clock' in stage ? stage.clock : null;
  const at = clock?.endsAt == null ? 0 : clock.endsAt - (clock.remainingMs ?? clock.durationMs);
  return () => at;
}

export interface ArmBarProps {
  readonly view: Pick<ConsoleView, 'armsFirst' | 'next' | 'otherWay' | 'match' | 'busy'>;
  readonly send: SendToConsole;
  readonly keys?: boolean;
}

/** Chooses how to look first: always, or only at the next step. */
export function ArmBar({ view, send, keys = true }: ArmBarProps) {
  const { armed: texts } = usePanelMessages();
  return (
    <Bar>
      <Switch
        checked={view.armsFirst}
        title={texts.firstHint}
        onChange={(on) => send({ type: 'ARM_FIRST', on })}
      >
        {texts.first}
      </Switch>
      <OtherWayButton view={view} send={send} />
      {view.next === null ? null : (
        <Button size="small" look="quiet" onClick={() => send({ type: 'ARM_NEXT_STEP' })}>
          {`${texts.next}${keys ? ' P' : ''}`}
        </Button>
      )}
    </Bar>
  );
}
