'use client';
// The countdown that the hall sees, of the program or the bout on air, by the server's clock.
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { formatClock } from '../../match-screen/format.ts';
import { useCountdown } from '../../match-screen/use-countdown.ts';
import { usePanelMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';

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
  readonly stage: CurrentMatch['stage'];
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
}

export function StageClock({ stage, serverNow }: StageClockProps) {
  const { strip } = usePanelMessages();
  const left = useCountdown('clock' in stage ? stage.clock : null, serverNow);
  if (left === null) return null;
  return (
    <Left role="timer" data-countdown={left.state}>
      <span>{strip.countdown}</span>
      <b>{formatClock(left.seconds)}</b>
    </Left>
  );
}
