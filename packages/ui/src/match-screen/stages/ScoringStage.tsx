'use client';
// 打分中: how many have submitted, never what.
import type { StageScoring } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { TimeBar } from '../parts/TimeBar.tsx';
import { digits, litDigits } from '../parts/type.ts';
import { ProgramTitle } from './ProgramCard.tsx';

const Title = styled.div`
  display: flex;
  align-items: center;
  margin-top: 10px;
  min-height: 110px;
`;

const Centre = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
`;

const State = styled.h1`
  margin: 0;
  color: ${token.accent};
  font-size: 64px;
  font-weight: 600;
  letter-spacing: 0.12em;
  text-indent: 0.12em;
`;

const Count = styled.div`
  ${digits}
  display: flex;
  align-items: baseline;
  gap: 30px;
  margin: 6px 0 34px;
  font-size: 340px;
  line-height: 1.1;
  b {
    ${litDigits}
  }
  span {
    color: ${token.textMuted};
    font-size: 170px;
  }
`;

const seatGap = 16;

const Seats = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${seatGap}px;
`;

const Seat = styled.span`
  position: relative;
  height: 26px;
  border-radius: 6px;
  transform: skewX(-18deg);
  background: ${token.textFaint};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${token.accent};
    opacity: 0;
    transform: scaleX(0.3);
    transition:
      opacity ${token.normal} linear,
      transform ${token.slow} ${token.easeOut};
  }
  &[data-lit]::after {
    opacity: 1;
    transform: none;
  }
`;

const Clock = styled.div`
  position: absolute;
  top: 30px;
  right: 0;
`;

/** The clock beside the title, and air. */
const clockWidth = 440;
/** Beyond this the seats are only a texture: the number says it. */
const seatsAtMost = 120;

export function ScoringStageView({
  stage,
  vote,
}: {
  readonly stage: StageScoring;
  readonly vote: boolean;
}) {
  const { scoring } = useScreenMessages();
  const { submitted, expected, clock } = stage;
  const { body } = useRoom();
  const complete = expected > 0 && submitted >= expected;
  const open = vote ? scoring.voteTitle : scoring.title;
  const seats = Math.min(expected, seatsAtMost);
  const width = seats <= 12 ? 104 : seats <= 40 ? 52 : 24;
  // Rows of equal length: a last row of five looks like five who are missing.
  const rows = Math.ceil((seats * (width + seatGap)) / (body.width - 228));
  const perRow = Math.ceil(seats / Math.max(1, rows));
  return (
    <Frame groupName={stage.groupName} item={stage.item}>
      <Title>
        <ProgramTitle
          program={stage.program}
          width={clock === null ? body.width : body.width - clockWidth}
        />
      </Title>
      {clock === null ? null : (
        <Clock>
          <Countdown clock={clock} timeUp={scoring.timeUp} size={120} />
        </Clock>
      )}
      <Centre>
        <State>{complete ? scoring.complete : open}</State>
        <Count>
          <b>{submitted}</b>
          <span>/ {expected}</span>
        </Count>
        <Seats aria-hidden style={{ maxWidth: perRow * (width + seatGap) }}>
          {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
            <Seat key={seat} style={{ width }} data-lit={seat < submitted || undefined} />
          ))}
        </Seats>
      </Centre>
      {clock === null ? null : <TimeBar clock={clock} />}
    </Frame>
  );
}
