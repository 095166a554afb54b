// The props of a judge's card, and those that all cards of a reveal share.
import type { ScoreCard, ScoreUnit, StageItem } from '@liangfen/sdk/schema';
import type { CardLayout } from './card-grid.ts';
import type { MeterScale } from './meter-scale.ts';

/** The settings that all cards of a reveal share, so that they are set alike. */
export interface CardSetting extends CardLayout {
  readonly decimals: number;
  /** Left out for points. */
  readonly unit?: ScoreUnit | undefined;
  readonly itemDecimals: number;
  /** The width that a score takes, in em. */
  readonly figureEms: number;
  readonly vote: boolean;
  /** The items whose scores are written as lines of their own; the items' names stand beside the cards. */
  readonly items: readonly StageItem[];
  /** The size of their scores where these stand in one line below the score, and their names once below all cards. */
  readonly itemSize?: number;
  /** Whether several cards turn at a time: then only the sides open, over the backs, without a light on each. */
  readonly several: boolean;
  /** Whether the seats stand in one row, each as high as the stage; cards that turn have no seats. */
  readonly oneRow?: boolean;
  /** The scale by which columns are measured. */
  readonly scale?: MeterScale | null;
}

export interface JudgeCardProps {
  readonly card: ScoreCard;
  readonly setting: CardSetting;
  /** How much of the card is there while the picture is set up. */
  readonly arrived: 'PLACE' | 'BACK' | 'WHOLE';
  readonly turned: boolean;
  /** The hall looks at this one: it turned last. */
  readonly latest: boolean;
  readonly struckHighest: boolean;
  readonly struckLowest: boolean;
  /** In a row that bends: how much lower than the row's middle the seat is, in px, and its slope, in degrees. */
  readonly bow?: number;
  readonly slope?: number;
}
