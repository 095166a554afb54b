'use client';
// A decided bout on a wall that is not 16 : 9: the winner takes most of it, with the photograph where there is one.
import type { BattleSide, Determination, StageBattle } from '@liangfen/sdk/schema';
import type { CSSProperties } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { type Room, useRoom } from '../canvas/canvas-size.ts';
import { determinationText } from '../caption.ts';
import { decimalsOfAll, formatFigure } from '../format.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { BattleFouls } from './BattleFouls.tsx';
import type { BattleShape } from './BattleShaped.tsx';
import { SideMark } from './BattleStage.styles.ts';
import { Kicker, Reason, Seal, Shade } from './BattleWon.styles.ts';
import { BoutCards, hasFigures, showsCards } from './BoutCards.tsx';
import { BoutGrounds, boutShape, seamAt } from './BoutGrounds.tsx';
import { BoutHead } from './BoutHead.tsx';
import { BoutNames } from './BoutNames.tsx';
import { BoutPhoto } from './BoutPhoto.tsx';
import { fittedLoser, fittedWinner, losersEdge, wonRoom } from './won-fit.ts';

const Board = part('div', 'lfs-bout');
const Half = part('div', 'lfs-bout-share lfs-won-half');
const Face = part('div', 'lfs-versus-face');
const Words = part('div', 'lfs-won-words');
const Outcome = part('div', 'lfs-won-outcome');
const Points = part('div', 'lfs-digits lfs-won-points');
const Rays = part('div', 'lfs-versus-rays');

export interface BattleWonShapedProps {
  readonly stage: StageBattle;
  readonly determination: Determination;
  readonly composition: BattleShape;
}

/** The judges' cards with the air above them. */
const cardsHeight = 124;

/** The winner's share of the wall, in percent. */
const winnersShare: Readonly<Record<BattleShape, number>> = { wide: 68, square: 68, tall: 64 };

export function BattleWonShaped({ stage, determination, composition }: BattleWonShapedProps) {
  const texts = useScreenMessages();
  const { battle } = texts;
  const room = useRoom();
  const { red, blue, clock } = stage;
  const redWon = determination.winnerId === red.program.id;
  const share = winnersShare[composition];
  const decimals = decimalsOfAll([red.score, blue.score]);
  const [winner, loser] = redWon ? [red, blue] : [blue, red];
  const [won, lost] = redWon ? (['red', 'blue'] as const) : (['blue', 'red'] as const);
  const figureOf = (score: number) => (hasFigures(stage) ? formatFigure(score, decimals) : '');
  const lights = { [won]: <Rays aria-hidden />, [lost]: <Shade /> };
  return (
    <Board
      data-shape={boutShape(composition)}
      data-won={won}
      style={{ ...seamAt(redWon ? share : 100 - share), ...losersEdgeOf(composition) }}
    >
      <BoutGrounds {...lights} />
      <Winner
        side={winner}
        colour={won}
        score={figureOf(winner.score)}
        stage={stage}
        reason={determinationText(stage, texts)}
        {...{ room, composition, share }}
      />
      <Loser
        side={loser}
        colour={lost}
        score={figureOf(loser.score)}
        {...{ room, composition, share }}
      />
      <BoutHead
        bout={stage.bout}
        groupName={stage.groupName}
        clock={
          clock === null ? null : (
            <span data-part="clock">
              <Countdown clock={clock} timeUp={battle.timeUp} size={48} />
            </span>
          )
        }
      />
    </Board>
  );
}

function losersEdgeOf(composition: BattleShape): CSSProperties {
  const variables: Record<string, string> = { '--losers-edge': `${losersEdge[composition]}px` };
  return variables;
}

interface SideProps {
  readonly side: BattleSide;
  readonly colour: 'red' | 'blue';
  readonly score: string;
  readonly room: Room;
  readonly composition: BattleShape;
  readonly share: number;
}

function Winner({
  side,
  colour,
  score,
  reason,
  room,
  composition,
  share,
  stage,
}: SideProps & { readonly reason: string; readonly stage: StageBattle }) {
  const { battle } = useScreenMessages();
  const { program, fouls } = side;
  const { photoUrl = null } = program;
  const half = wonRoom(room, composition, share, 'winner');
  const withCards = showsCards(stage);
  const fitted = fittedWinner(
    withCards ? { ...side, fouls: [] } : side,
    score,
    reason,
    withCards ? { ...half, height: half.height - cardsHeight } : half,
  );
  const kicker = (
    <Kicker data-part="winner">
      <Seal aria-hidden>{battle.win}</Seal>
      <span>{fill(battle.winner, { side: colour === 'red' ? battle.red : battle.blue })}</span>
    </Kicker>
  );
  const photo =
    photoUrl === null || fitted.photo === 0 ? null : (
      <BoutPhoto url={photoUrl} height={fitted.photo} />
    );
  const points = (
    <Points data-part="points" style={{ fontSize: fitted.points }}>
      {score}
    </Points>
  );
  const why = (
    <Reason data-part="reason" style={{ fontSize: fitted.reason }}>
      {reason}
    </Reason>
  );
  const names = <BoutNames program={program} sizes={fitted} width={fitted.wordsWidth} />;
  const marks = withCards ? (
    <BoutCards stage={stage} />
  ) : fouls.length === 0 ? null : (
    <BattleFouls fouls={fouls} width={fitted.wordsWidth} fontSize={fitted.fouls} />
  );
  if (half.row) {
    return (
      <Half data-side={colour} data-row data-outcome="won">
        {photo}
        <Words style={{ width: fitted.wordsWidth }}>
          {kicker}
          {names}
          {photo === null ? null : (
            <Outcome>
              {points}
              {why}
            </Outcome>
          )}
          {marks}
        </Words>
        {photo === null ? (
          <Outcome data-stacked data-alone>
            {points}
            {why}
          </Outcome>
        ) : null}
      </Half>
    );
  }
  return (
    <Half data-side={colour} data-outcome="won">
      {kicker}
      <Face>
        {photo}
        <Outcome data-stacked>
          {points}
          {why}
        </Outcome>
      </Face>
      {names}
      {marks}
    </Half>
  );
}

function Loser({ side, colour, score, room, composition, share }: SideProps) {
  const { battle } = useScreenMessages();
  const { program, fouls } = side;
  const half = wonRoom(room, composition, share, 'loser');
  const fitted = fittedLoser(side, score, half);
  return (
    <Half data-side={colour} data-outcome="lost">
      <SideMark data-part="side" data-side={colour}>
        <i aria-hidden />
        <span>{colour === 'red' ? battle.red : battle.blue}</span>
      </SideMark>
      <BoutNames program={program} sizes={fitted} width={half.width} />
      <Points data-part="points" style={{ fontSize: fitted.points }}>
        {score}
      </Points>
      {fouls.length === 0 ? null : (
        <BattleFouls fouls={fouls} width={half.width} fontSize={fitted.fouls} />
      )}
    </Half>
  );
}
