'use client';
// Always in sight: judges online and submitted, screens, other operators, connection, clock, undo.
import type { MatchJudge } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dot } from '../../primitives/Card.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { StageClock } from './StageClock.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 18px;
  padding: 8px 16px;
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
  &[data-state='waiting'] {
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

const Details = styled.button`
  ${focusRing}
  padding: 2px 0;
  border: 0;
  border-bottom: 1px dashed ${token.lineStrong};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    border-bottom-color: ${token.accent};
    color: ${token.accent};
  }
`;

/** More than this many stand in the way. */
const shownJudges = 18;

type JudgeState = 'submitted' | 'waiting' | 'online' | 'offline';

export interface StripProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly serverNow: () => number;
  readonly onKeys: () => void;
  readonly onScreens: () => void;
  readonly onCheck: () => void;
}

export function Strip({ view, send, serverNow, onKeys, onScreens, onCheck }: StripProps) {
  const { strip, undoes, keys, check } = usePanelMessages();
  const { presence, connection, undo } = view;
  const behind = presence.screens.filter((screen) => !screen.inStep).length;
  const screens =
    presence.screens.length === 0
      ? strip.noScreen
      : `${fill(strip.screens, { count: presence.screens.length })} · ${
          behind === 0 ? strip.inStep : fill(strip.behind, { count: behind })
        }`;
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
      <JudgesPart view={view} />
      <Part data-screens={presence.screens.length}>
        <Dot
          $tone={presence.screens.length === 0 ? 'warning' : behind === 0 ? 'success' : 'warning'}
        />
        <Details
          type="button"
          aria-haspopup="dialog"
          title={fill(strip.screensOpen, { screens })}
          onClick={onScreens}
        >
          {screens}
        </Details>
      </Part>
      {presence.otherOperators > 0 ? (
        <Part data-other-operators={presence.otherOperators}>
          <Dot $tone="warning" />
          {fill(strip.operators, { count: presence.otherOperators })}
        </Part>
      ) : null}
      <Part style={{ marginLeft: 'auto' }}>
        <StageClock stage={view.match.stage} serverNow={serverNow} />
        <WallClock serverNow={serverNow} label={strip.clock} />
        <Button size="small" aria-haspopup="dialog" onClick={onCheck}>
          {check.open}
        </Button>
        <Button
          size="small"
          data-command="UNDO"
          blockedReason={undo === null || undo.button.blocked !== null ? strip.undoNone : null}
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

function JudgesPart({ view }: { readonly view: ConsoleView }) {
  const { strip } = usePanelMessages();
  const { signIn, presence, submissions, match } = view;
  const { judges } = signIn;
  const window = match.window;
  const stateOf = (judge: MatchJudge): JudgeState => {
    if (window?.open && window.expected.includes(judge.id)) {
      return window.submitted.includes(judge.id) ? 'submitted' : 'waiting';
    }
    return presence.judgeIds.has(judge.id) ? 'online' : 'offline';
  };
  const online = judges.filter((judge) => presence.judgeIds.has(judge.id)).length;
  return (
    <Part style={{ flexWrap: 'wrap', whiteSpace: 'normal' }}>
      <span>
        {strip.judges} {fill(strip.online, { online })}
      </span>
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
          const words = fill(strip.judge, {
            number: judge.number ?? '',
            name: judge.name,
            state: strip.state[state],
          });
          return (
            <JudgeMark key={judge.id} data-state={state} title={words}>
              <span aria-label={words} role="img">
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
