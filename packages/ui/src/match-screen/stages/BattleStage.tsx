'use client';
// 对战: red on the left, blue on the right, the clock between them.
import type { BattleHit, BattleSide, StageBattle } from '@liangfen/sdk/schema';
import { useContext, useState } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { determinationText } from '../caption.ts';
import { decimalsOfAll, fittingSize, formatChange, formatFigure } from '../format.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { EventContext } from '../parts/Frame.tsx';
import {
  Banner,
  Board,
  BoutPill,
  Centre,
  ClockPlate,
  Contestant,
  Event,
  Flash,
  FoulCard,
  FoulRow,
  Fouls,
  Half,
  Head,
  HitNumber,
  Name,
  Paused,
  Points,
  Seal,
  Seam,
  Shade,
  SideContent,
  SideMark,
  Versus,
} from './BattleStage.styles.ts';

export function BattleStageView({ stage }: { readonly stage: StageBattle }) {
  const texts = useScreenMessages();
  const { battle } = texts;
  const { name } = useContext(EventContext);
  const { red, blue, determination } = stage;
  const decimals = decimalsOfAll([red.score, blue.score]);
  const winnerSide = determination?.winnerId === red.program.id ? 'red' : 'blue';
  return (
    <Board>
      <Side stage={stage} side={red} colour="red" decimals={decimals} />
      <Side stage={stage} side={blue} colour="blue" decimals={decimals} />
      <Seam aria-hidden />
      <Head data-test={stage.test || undefined}>
        <Event>{name}</Event>
        <BoutPill>{fill(battle.bout, { bout: stage.bout })}</BoutPill>
        <Event data-end>{stage.groupName}</Event>
      </Head>
      <Centre>
        {stage.clock === null ? (
          <Versus>{battle.versus}</Versus>
        ) : (
          <ClockPlate data-paused={stage.status === 'PAUSED' || undefined}>
            <Countdown clock={stage.clock} timeUp={battle.timeUp} size={138} />
          </ClockPlate>
        )}
        {stage.status === 'PAUSED' ? (
          <Paused>
            <i aria-hidden />
            {battle.paused}
          </Paused>
        ) : null}
      </Centre>
      {determination === null ? null : (
        <Banner data-side={winnerSide}>
          <em>{(winnerSide === 'red' ? red : blue).program.programName}</em>
          <b>{fill(battle.winner, { side: winnerSide === 'red' ? battle.red : battle.blue })}</b>
          <span>{determinationText(stage, texts)}</span>
        </Banner>
      )}
    </Board>
  );
}

interface SideProps {
  readonly stage: StageBattle;
  readonly side: BattleSide;
  readonly colour: 'red' | 'blue';
  readonly decimals: number;
}

function Side({ stage, side, colour, decimals }: SideProps) {
  const { battle } = useScreenMessages();
  const { program, score, fouls } = side;
  const hit = useNewHit(stage.hit?.programId === program.id ? stage.hit : null);
  const scored = hit?.point ?? null;
  const won = stage.determination?.winnerId === program.id;
  const lost = stage.determination?.loserId === program.id;
  const text = formatFigure(score, decimals);
  return (
    <Half data-side={colour}>
      {hit === null ? null : <Flash key={hit.version} aria-hidden />}
      <SideContent data-side={colour} data-won={won || undefined}>
        <SideMark data-side={colour}>
          <i aria-hidden />
          {colour === 'red' ? battle.red : battle.blue}
        </SideMark>
        <Name
          style={{
            fontSize: fittingSize(program.programName, {
              width: 740,
              most: 88,
              least: 56,
              lines: 2,
            }),
          }}
        >
          {program.programName}
        </Name>
        <Contestant>{program.contestant}</Contestant>
        <Points
          // A new element for each hit, so that the blow is felt each time.
          key={scored === null ? 'points' : `points ${hit?.version}`}
          data-hit={scored !== null || undefined}
          style={{ fontSize: Math.min(340, 820 / Math.max(2, text.length)) }}
        >
          {text}
          {scored === null ? null : <HitNumber aria-hidden>{formatChange(scored)}</HitNumber>}
        </Points>
        <Fouls>
          {fouls.map((foul) => (
            <FoulRow key={foul.foulId} data-over={foul.times > foul.allowed || undefined}>
              <span>{foul.foulName}</span>
              <FoulCards times={foul.times} allowed={foul.allowed} />
            </FoulRow>
          ))}
        </Fouls>
      </SideContent>
      <Shade data-on={lost || undefined} />
      {won ? <Seal data-side={colour}>{battle.win}</Seal> : null}
    </Half>
  );
}

/** A hit that came while we watched: a screen that joins late does not flash for an old one. */
function useNewHit(hit: BattleHit | null): BattleHit | null {
  const [old] = useState(hit?.version);
  return hit?.version === old ? null : hit;
}

/** More cards than this are written as a number. */
const cardsAtMost = 6;

/** Cards shown, and empty places for those that are still allowed; one too many is struck. */
function FoulCards({ times, allowed }: { readonly times: number; readonly allowed: number }) {
  const places = Math.max(times, allowed);
  if (places > cardsAtMost) {
    return (
      <b>
        {times} / {allowed}
      </b>
    );
  }
  return (
    <span role="img" aria-label={`${times} / ${allowed}`}>
      {Array.from({ length: places }, (_, index) => index).map((index) => (
        <FoulCard
          key={index}
          data-shown={index < times || undefined}
          data-over={(index < times && index >= allowed) || undefined}
        />
      ))}
    </span>
  );
}
