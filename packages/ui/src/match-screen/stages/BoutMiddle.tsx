'use client';
// Between the sides of a bout: its clock, or VS where it has none, whether it is paused, and that nobody has won.
import type { StageBattle } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { ClockPlate, Paused, Versus } from './BattleStage.styles.ts';
import { BoutCards, CardsHandedIn } from './BoutCards.tsx';

/** From this time on, the clock has two digits more. */
const hourMs = 3_600_000;
const hoursSize = 98;

export interface BoutMiddleProps {
  readonly stage: StageBattle;
  /** The size of a clock's digits below an hour. */
  readonly size: number;
  /** The sides stand above each other: there is room beside the middle, and none below. */
  readonly across?: boolean;
}

export function BoutMiddle({ stage, size, across = false }: BoutMiddleProps) {
  const { battle } = useScreenMessages();
  const { clock, status, red } = stage;
  if (red.outcome === 'DRAW') {
    return (
      <>
        <Versus data-drawn>{battle.draw}</Versus>
        <BoutCards stage={stage} stacked={!across} />
      </>
    );
  }
  return (
    <>
      {clock === null ? (
        <Versus>{battle.versus}</Versus>
      ) : (
        <ClockPlate data-part="clock" data-paused={status === 'PAUSED' || undefined}>
          <Countdown
            clock={clock}
            timeUp={battle.timeUp}
            size={clock.durationMs < hourMs ? size : hoursSize}
          />
        </ClockPlate>
      )}
      {status === 'PAUSED' ? (
        <Paused>
          <i aria-hidden />
          <span>{battle.paused}</span>
        </Paused>
      ) : null}
      <CardsHandedIn stage={stage} />
    </>
  );
}
