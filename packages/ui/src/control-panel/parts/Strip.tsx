'use client';
// Always in sight: judges online and submitted, screens, other operators, connection, clock, undo.
import { judgeSeen, type OtherOperator } from '@liangfen/console-machine';
import type { MatchJudge } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fill, type Messages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dot } from '../../primitives/Card.tsx';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { Details, ScreensShown } from './ScreensShown.tsx';
import { StageClock } from './StageClock.tsx';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 18px;
  box-sizing: border-box;
  /* What comes and goes here must not move the panel under it. */
  height: 45px;
  padding: 0 16px;
  overflow: hidden;
  @media (max-width: 1100px) {
    flex-wrap: wrap;
    align-content: center;
    height: 84px;
  }
  @media (max-width: 860px) {
    height: auto;
    padding: 8px 16px;
  }
  border-bottom: 1px solid ${token.line};
  background: ${token.surface};
  font-size: 13px;
  line-height: 20px;
`;

const Part = styled.div`
  display: flex;
  align-items: center;
  gap: 7px;
  white-space: nowrap;
`;

const Judges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  max-height: 24px;
  overflow: hidden;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const JudgeMark = styled.li`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-width: 24px;
  height: 24px;
  padding: 0 4px;
  border: 1px dashed ${token.lineStrong};
  border-radius: 12px;
  color: ${token.textMuted};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  cursor: default;
  &[data-state='online'],
  &[data-state='waiting'] {
    border-style: solid;
    border-color: ${token.accent};
    color: ${token.accent};
  }
  &[data-state='waiting'],
  &[data-state='silent'] {
    border-color: ${token.warning};
    color: ${token.warning};
  }
  &[data-state='submitted'] {
    border: 1px solid ${token.success};
    background: ${token.success};
    color: ${token.surface};
  }
`;

const Time = styled.time`
  font-family: ${token.fontDigits};
  font-size: 16px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** More judges than this take too much room. */
const shownJudges = 18;

type JudgeState = 'submitted' | 'waiting' | 'online' | 'silent' | 'offline' | 'unknown';

const states = { ONLINE: 'online', SILENT: 'silent', OFFLINE: 'offline' } as const;

export interface StripProps {
  readonly view: ConsoleView;
  /** Without its server: who is in the hall is not known. */
  readonly cut: boolean;
  readonly send: SendToConsole;
  readonly serverNow: () => number;
  readonly onKeys: () => void;
  readonly onScreens: () => void;
  readonly onCheck: () => void;
  readonly onJudges: () => void;
}

export function Strip({
  view,
  send,
  serverNow,
  cut,
  onKeys,
  onScreens,
  onCheck,
  onJudges,
}: StripProps) {
  const { strip, undoes, keys, check } = usePanelMessages();
  const { presence, connection, undo } = view;
  const others = presence.otherOperators;
  return (
    <Bar role="region" aria-label={strip.label}>
      <Part>
        <Dot $tone={connection === 'live' ? 'success' : 'danger'} />
        <span role="status" data-connection={connection}>
          {strip.connection[connection]}
        </span>
        {connection === 'lost' ? (
          <Button size="small" onClick={() => send({ type: 'REFRESH' })}>
            {strip.reconnect}
          </Button>
        ) : null}
      </Part>
      <JudgesPart view={view} cut={cut} onOpen={onJudges} />
      <ScreensShown view={view} cut={cut} onOpen={onScreens} />
      {others.length === 0 ? null : (
        <Part data-other-operators={others.length}>
          <Dot $tone="warning" />
          <span>{fill(strip.operators, { names: operatorNames(others, strip) })}</span>
        </Part>
      )}
      <Part style={{ flexShrink: 0, marginLeft: 'auto' }}>
        <StageClock view={view} send={send} serverNow={serverNow} />
        <WallClock serverNow={serverNow} label={strip.clock} />
        <Button size="small" aria-haspopup="dialog" onClick={onCheck}>
          {check.open}
        </Button>
        <Button
          size="small"
          data-command="UNDO"
          blockedReason={undoBlocked(view, cut, strip)}
          onClick={() => {
            if (undo !== null) send({ type: 'RUN', command: undo.button.command });
          }}
        >
          {undo === null
            ? undoes.COMMAND_UNDONE
            : fill(strip.undo, { action: undoes[undo.undoes.type] })}
        </Button>
        <Button size="small" look="quiet" aria-label={keys.open} title={keys.open} onClick={onKeys}>
          ?
        </Button>
      </Part>
    </Bar>
  );
}

function undoBlocked(
  { undo }: ConsoleView,
  cut: boolean,
  strip: Messages['panel']['strip'],
): string | null {
  if (cut) return strip.undoCut;
  return undo === null || undo.button.blocked !== null ? strip.undoNone : null;
}

function JudgesPart({
  view,
  cut,
  onOpen,
}: Pick<StripProps, 'view' | 'cut'> & { readonly onOpen: () => void }) {
  const { strip } = usePanelMessages();
  const { signIn, presence, submissions, match } = view;
  const { judges } = signIn;
  const window = match.window;
  const stateOf = (judge: MatchJudge): JudgeState => {
    if (window?.open && window.expected.includes(judge.id)) {
      return window.submitted.includes(judge.id) ? 'submitted' : 'waiting';
    }
    return cut ? 'unknown' : states[judgeSeen(presence, judge.id)];
  };
  const online = judges.filter((judge) => presence.judgeIds.has(judge.id)).length;
  const words = `${strip.judges} ${cut ? strip.unknown : fill(strip.online, { online })}`;
  return (
    <Part style={{ minWidth: 0 }}>
      <Details
        type="button"
        aria-haspopup="dialog"
        data-judges
        title={fill(strip.judgesOpen, { judges: words })}
        onClick={onOpen}
      >
        {words}
      </Details>
      {window?.open ? (
        <strong data-submitted>
          {fill(strip.submitted, {
            submitted: submissions.submitted,
            expected: submissions.expected,
          })}
        </strong>
      ) : null}
      <Judges aria-label={strip.judges}>
        {judges.slice(0, shownJudges).map((judge) => {
          const state = stateOf(judge);
          const said = fill(strip.judge, {
            number: judge.number ?? '',
            name: judge.name,
            state: strip.state[state],
          });
          return (
            <JudgeMark key={judge.id} data-state={state} title={said}>
              <span aria-label={said} role="img">
                {judge.number ?? '·'}
              </span>
            </JudgeMark>
          );
        })}
      </Judges>
      {judges.length > shownJudges ? (
        <span>{fill(strip.more, { count: judges.length - shownJudges })}</span>
      ) : null}
    </Part>
  );
}

/** Several windows or devices of one kind are named once. */
export function operatorNames(
  operators: readonly OtherOperator[],
  strip: Messages['panel']['strip'],
): string {
  const names = operators.map(({ label, ownLogin }) => (ownLogin ? strip.ownWindow : label));
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count > 1 ? `${name} × ${count}` : name;
    })
    .join(strip.list);
}

const wallClock = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function WallClock({
  serverNow,
  label,
}: {
  readonly serverNow: () => number;
  readonly label: string;
}) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return (
    <Time aria-label={label} dateTime={new Date(now).toISOString()}>
      {wallClock.format(now)}
    </Time>
  );
}
