'use client';
// The countdown that the hall sees, of the program or the bout on air, by the server's clock.
import type { Clock } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { formatClock } from '../../match-screen/format.ts';
import { useCountdown } from '../../match-screen/use-countdown.ts';
import { usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { OverTime } from './OverTime.tsx';
import { SetClockButton } from './SetClockButton.tsx';

const Left = styled.span`
  padding: 0 8px;
  border-radius: ${token.radiusSmall};
  background: ${token.accentSoft};
  color: ${token.accent};
  font-size: 13px;
  line-height: 26px;
  white-space: nowrap;
  b {
    margin-left: 6px;
    font-family: ${token.fontDigits};
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }
  &[data-countdown='LAST_TEN'],
  &[data-countdown='UP'] {
    background: ${token.dangerSoft};
    color: ${token.danger};
  }
`;

export interface StageClockProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
}

export function StageClock({ view, send, serverNow }: StageClockProps) {
  const { strip } = usePanelMessages();
  const { stage } = view.match;
  const clock = 'clock' in stage ? stage.clock : null;
  const left = useCountdown(clock, serverNow);
  if (clock === null || left === null) return null;
  const isUp = left.state === 'UP' && clock.endsAt !== null;
  return (
    <>
      <Left role="timer" data-countdown={left.state}>
        <span>{strip.countdown}</span>
        <b>{isUp ? <OverTime clock={clock} serverNow={serverNow} /> : formatClock(left.seconds)}</b>
      </Left>
      {stage.kind === 'SPEECH' ? <SpeechClock {...{ view, send, clock, serverNow }} /> : null}
    </>
  );
}

/** A speech is held and goes on like a bout; a bout has these at its desk. */
function SpeechClock({
  view,
  send,
  clock,
  serverNow,
}: StageClockProps & { readonly clock: Clock }) {
  const { desk } = usePanelMessages();
  const stands = clock.endsAt === null;
  const command = { type: stands ? 'RESUME_BATTLE' : 'PAUSE_BATTLE', test: false } as const;
  return (
    <>
      <Button
        size="small"
        data-command={command.type}
        busy={view.busy !== null}
        onClick={() => send({ type: 'RUN', confirmed: true, command })}
      >
        {stands ? desk.clock.RESUME : desk.clock.PAUSE}
      </Button>
      <SetClockButton clock={clock} view={view} send={send} serverNow={serverNow} />
    </>
  );
}
