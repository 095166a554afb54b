'use client';
// The time that is left, large; the last ten seconds beat, then 时间到.
import type { Clock } from '@liangfen/sdk/schema';
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { formatClock } from '../format.ts';
import { useStageContext } from '../stage-context.ts';
import { useCountdown } from '../use-countdown.ts';
import { digits } from './type.ts';

const beat = keyframes`
  0% { transform: scale(1.12); }
  60% { transform: scale(1); }
`;

const Time = styled.div`
  ${digits}
  line-height: 1;
  white-space: nowrap;
  &[data-state='LAST_TEN'] {
    color: ${token.warning};
    animation: ${beat} 1s ${token.easeOut};
  }
  &[data-state='UP'] {
    color: ${token.danger};
    font-family: ${token.font};
    letter-spacing: 0.04em;
  }
`;

export interface CountdownProps {
  readonly clock: Clock;
  readonly timeUp: string;
  /** In px; words are set smaller than digits. */
  readonly size: number;
}

export function Countdown({ clock, timeUp, size }: CountdownProps) {
  const { now } = useStageContext();
  const countdown = useCountdown(clock, now);
  if (countdown === null) return null;
  const { state, seconds } = countdown;
  return (
    <Time
      // A new element each of the last seconds, so that the beat starts with it.
      key={state === 'LAST_TEN' ? seconds : state}
      data-state={state}
      role="timer"
      style={{ fontSize: state === 'UP' ? size * 0.62 : size }}
    >
      {state === 'UP' ? timeUp : formatClock(seconds)}
    </Time>
  );
}
