'use client';
// 打分中, the picture that stands longest: the act, how many judges have submitted, never what, and a light for each.
import type { StageProgram, StageScoring } from '@liangfen/sdk/schema';
import { useContext } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { type Room, useRoom } from '../canvas/canvas-size.ts';
import { figureWidth, fittingSize, formatClock, formatNumber, textWidth } from '../format.ts';
import { BesideContext } from '../parts/beside-context.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { TimeBar } from '../parts/TimeBar.tsx';
import { slotted, useSlots } from '../slots/slots.ts';
import { ActCard } from './ActCard.tsx';
import { photoTop, useActPhoto } from './act-photo.ts';
import { JudgeSeats } from './JudgeSeats.tsx';

const Sheet = part('div', 'lfs-scoring-sheet');
const Giant = part('div', 'lfs-digits lfs-speech-giant');
const Act = part('div', 'lfs-scoring-act');
const Tally = part('div', 'lfs-scoring-tally');
const State = part('div', 'lfs-scoring-state');
const Count = part('div', 'lfs-digits lfs-scoring-count');

/** The words of the state, the lights and the line of the time, below the count. */
const belowCount = 190;
export function ScoringStageView({
  stage,
  vote,
}: {
  readonly stage: StageScoring;
  readonly vote: boolean;
}) {
  const room = useRoom();
  const { body } = room;
  // The panel of a wide wall says larger who is judged.
  const beside = useContext(BesideContext);
  const { program } = stage;
  const large = beside || room.tall;
  const photo = useActPhoto(program, actHeight(room));
  const width = body.width - (photo?.takes ?? 0);
  return (
    <Frame groupName={stage.groupName} item={stage.item}>
      {photo !== null ? (
        <Portrait url={photo.url} size={photo.size} top={photoTop} tall={room.tall} />
      ) : beside ? null : (
        <Giant aria-hidden data-small>
          {formatNumber(program.sort)}
        </Giant>
      )}
      <Sheet style={{ width }} data-beside={beside || undefined}>
        {beside ? null : (
          <TheAct {...{ program, width }} height={actHeight(room) - (photo?.above ?? 0)} />
        )}
        <Submitted stage={stage} vote={vote} width={width} large={large} />
      </Sheet>
    </Frame>
  );
}

function actHeight({ body, tall }: Room): number {
  return body.height - belowCount - countSize(tall) * 1.1;
}

interface TheActProps {
  readonly program: StageProgram;
  readonly width: number;
  readonly height: number;
}

function TheAct({ program, width, height }: TheActProps) {
  const Own = useSlots().ProgramCard;
  return (
    <Act>
      {ownText(slotted(Own, ActCard, { program, place: 'TITLE', timed: false, width, height }))}
    </Act>
  );
}

function countSize(large: boolean): number {
  return large ? 320 : 216;
}

/** The words that the time is up, as a share of its figures (Countdown.tsx). */
const timeUpShare = 0.62;
const leastState = 40;
/** Between the count, the words and the clock. */
const gap = 44;

interface SubmittedProps {
  readonly stage: Pick<StageScoring, 'submitted' | 'expected' | 'clock'>;
  readonly vote: boolean;
  readonly width: number;
  readonly large: boolean;
}

function Submitted({ stage: { submitted, expected, clock }, vote, width, large }: SubmittedProps) {
  const { scoring } = useScreenMessages();
  const complete = expected > 0 && submitted >= expected;
  const text = complete ? scoring.complete : vote ? scoring.voteTitle : scoring.title;
  const clockSize = large ? 140 : 104;
  const clockEms = Math.max(
    figureWidth(formatClock((clock?.durationMs ?? 0) / 1000)),
    textWidth(scoring.timeUp) * timeUpShare,
  );
  const clockWidth = clock === null ? 0 : clockEms * clockSize + gap;
  const countEms = figureWidth(`${submitted}`) + (figureWidth(`${expected}`) + 1) * 0.5;
  const beside = clockWidth + gap + textWidth(text) * leastState;
  const size = Math.min(countSize(large), Math.floor((width - beside) / countEms));
  const state = fittingSize(text, {
    width: width - countEms * size - clockWidth - gap,
    most: large ? 68 : 56,
    least: 34,
  });
  return (
    <>
      <Tally style={{ gap }}>
        <Count style={{ fontSize: size }}>
          <b>{submitted}</b>
          <span>{`/ ${expected}`}</span>
        </Count>
        <State style={{ fontSize: state }}>{text}</State>
        {clock === null ? null : (
          <Countdown clock={clock} timeUp={scoring.timeUp} size={clockSize} />
        )}
      </Tally>
      <JudgeSeats submitted={submitted} expected={expected} width={width} />
      {clock === null ? null : <TimeBar clock={clock} />}
    </>
  );
}
