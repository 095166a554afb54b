// What the card of one judge is given, and what all cards of a reveal have in common.
import type { ScoreCard, StageItem } from '@liangfen/sdk/schema';
import type { CardLayout } from './card-grid.ts';
import type { MeterScale } from './meter-scale.ts';

/** What all cards of a reveal have in common, so that they are set alike. */
export interface CardSetting extends CardLayout {
  readonly decimals: number;
  readonly itemDecimals: number;
  /** What a score takes, in em. */
  readonly figureEms: number;
  readonly vote: boolean;
  /** Written as lines of their own; their names stand beside the cards. */
  readonly items: readonly StageItem[];
  /** They turn several at a time: only the faces open, over the backs, without a light on each. */
  readonly several: boolean;
  /** Seats in one row, each as high as the stage; where cards turn there are none. */
  readonly oneRow?: boolean;
  /** What columns are measured by. */
  readonly scale?: MeterScale | null;
}

export interface JudgeCardProps {
  readonly card: ScoreCard;
  readonly setting: CardSetting;
  /** How much of it is there while the picture is set up. */
  readonly arrived: 'PLACE' | 'BACK' | 'WHOLE';
  readonly turned: boolean;
  /** The hall looks at this one: it turned last. */
  readonly latest: boolean;
  readonly struckHighest: boolean;
  readonly struckLowest: boolean;
  /** In a row that bends: how much lower than its middle, in px, and how it slopes there, in degrees. */
  readonly bow?: number;
  readonly slope?: number;
}
