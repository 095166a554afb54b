'use client';
// The winner's moment: their colour takes the wall, their name stands large, the loser stands beside it, quieter.
import type { Determination, StageBattle } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { determinationText } from '../caption.ts';
import { formatFigure } from '../format.ts';
import { phrased } from '../parts/fitted.ts';
import { fittedFigure, fittedText } from '../parts/fitted-text.ts';
import { BattleFouls } from './BattleFouls.tsx';
import { Contestant, Ground, Name, Seam, SideMark } from './BattleStage.styles.ts';
import {
  Kicker,
  LosersPoints,
  LosersSide,
  Outcome,
  Rays,
  Reason,
  Seal,
  Shade,
  WinnersPoints,
  WinnersSide,
} from './BattleWon.styles.ts';
import { BoutCards, hasFigures, showsCards } from './BoutCards.tsx';

export interface BattleWonProps {
  readonly stage: StageBattle;
  readonly determination: Determination;
  readonly decimals: number;
}

export function BattleWon({ stage, determination, decimals }: BattleWonProps) {
  const texts = useScreenMessages();
  const { battle } = texts;
  const { red, blue } = stage;
  const redWon = determination.winnerId === red.program.id;
  const [winner, loser] = redWon ? [red, blue] : [blue, red];
  const [won, lost] = redWon ? (['red', 'blue'] as const) : (['blue', 'red'] as const);
  const reason = determinationText(stage, texts);
  const figureOf = (score: number) => (hasFigures(stage) ? formatFigure(score, decimals) : '');
  const winnersScore = figureOf(winner.score);
  const losersScore = figureOf(loser.score);
  const withCards = showsCards(stage);
  const name = fittedText(winner.program.programName, {
    ...{ width: 1100, height: 250, most: 176, good: 92, lines: 3, lineHeight: 1.2 },
  });
  const contestant = fittedText(winner.program.contestant, {
    ...{ width: 1080, height: 120, most: 58, good: 44, lines: 2, lineHeight: 1.3 },
  });
  const losersName = fittedText(loser.program.programName, {
    ...{ width: 400, height: 190, most: 52, good: 40, lines: 4, lineHeight: 1.24 },
  });
  const losersContestant = fittedText(loser.program.contestant, {
    ...{ width: 400, height: 130, most: 32, good: 30, lines: 4, lineHeight: 1.3 },
  });
  const why = fittedText(reason, {
    ...{ width: 560, height: 130, most: 60, good: 44, lines: 2, lineHeight: 1.2 },
  });
  return (
    <>
      <Ground data-side={won}>
        <Rays aria-hidden data-side={won} />
      </Ground>
      <Ground data-side={lost}>
        <Shade />
      </Ground>
      <Seam aria-hidden />
      <WinnersSide data-side={won}>
        <Kicker data-part="winner">
          <Seal aria-hidden>{battle.win}</Seal>
          <span>{fill(battle.winner, { side: won === 'red' ? battle.red : battle.blue })}</span>
        </Kicker>
        <Name data-part="name" style={{ fontSize: name.fontSize }}>
          {phrased(winner.program.programName, { size: name.fontSize, width: 1100 })}
        </Name>
        <Contestant data-part="contestant" style={{ fontSize: contestant.fontSize }}>
          {phrased(winner.program.contestant, { size: contestant.fontSize, width: 1080 })}
        </Contestant>
        <Outcome>
          <WinnersPoints
            data-part="points"
            style={{ fontSize: fittedFigure(winnersScore, 440, withCards ? 150 : 220) }}
          >
            {winnersScore}
          </WinnersPoints>
          <Reason data-part="reason" style={{ fontSize: why.fontSize }}>
            {reason}
          </Reason>
        </Outcome>
        {withCards ? (
          <BoutCards stage={stage} />
        ) : (
          <BattleFouls fouls={winner.fouls} width={1080} fontSize={34} />
        )}
      </WinnersSide>
      <LosersSide data-side={lost}>
        <SideMark data-part="side" data-side={lost}>
          <i aria-hidden />
          <span>{lost === 'red' ? battle.red : battle.blue}</span>
        </SideMark>
        <Name data-part="name" style={{ fontSize: losersName.fontSize }}>
          {phrased(loser.program.programName, { size: losersName.fontSize, width: 400 })}
        </Name>
        <Contestant data-part="contestant" style={{ fontSize: losersContestant.fontSize }}>
          {phrased(loser.program.contestant, { size: losersContestant.fontSize, width: 400 })}
        </Contestant>
        <LosersPoints data-part="points" style={{ fontSize: fittedFigure(losersScore, 340, 170) }}>
          {losersScore}
        </LosersPoints>
        <BattleFouls fouls={loser.fouls} width={388} fontSize={30} />
      </LosersSide>
    </>
  );
}
