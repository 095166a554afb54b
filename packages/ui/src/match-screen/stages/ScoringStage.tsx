'use client';
// 打分中: how many have submitted, never what.
import type { StageScoring } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { TimeBar } from '../parts/TimeBar.tsx';
import { ProgramTitle } from './ProgramCard.tsx';

const Title = part('div', 'lfs-scoring-title');
const Centre = part('div', 'lfs-scoring-centre');
const State = part('h1', 'lfs-scoring-state');
const Count = part('div', 'lfs-digits lfs-scoring-count');

const seatGap = 16;

const Seats = part('div', 'lfs-scoring-seats');
const Seat = part('span', 'lfs-scoring-seat');
const Clock = part('div', 'lfs-scoring-clock');

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
          <span>{`/ ${expected}`}</span>
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
