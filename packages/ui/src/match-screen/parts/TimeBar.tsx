'use client';
// The time that is left as a line that grows shorter, second by second.
import type { Clock } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { useStageContext } from '../stage-context.ts';
import { useCountdown } from '../use-countdown.ts';

const Track = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  height: 10px;
  border-radius: 5px;
  background: ${token.textFaint};
  overflow: hidden;
`;

const Rest = styled.div`
  height: 100%;
  border-radius: 5px;
  background: ${token.accent};
  transform-origin: 0 50%;
  transition: transform 1s linear;
  &[data-state='LAST_TEN'] {
    background: ${token.warning};
  }
`;

export function TimeBar({ clock }: { readonly clock: Clock }) {
  const { now } = useStageContext();
  const countdown = useCountdown(clock, now);
  if (countdown === null) return null;
  return (
    <Track aria-hidden>
      <Rest data-state={countdown.state} style={{ transform: `scaleX(${countdown.share})` }} />
    </Track>
  );
}
