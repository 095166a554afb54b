'use client';
// The parts of the stage that a page may draw itself, the props of each, and how it comes into its place.
import type {
  RankRow as RankRowValue,
  ScoreCard as ScoreCardValue,
  StageItem,
  StageProgram,
} from '@liangfen/sdk/schema';
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import type { RowRoom } from '../parts/RowNames.tsx';
import type { CardSetting, JudgeCardProps } from '../stages/judge-card-props.ts';

/** In px of the canvas, which is at least 1920 × 1080 and scaled as one; a part has this size, whatever it holds. */
interface SlotSize {
  readonly width: number;
  readonly height: number;
}

export interface ProgramCardProps extends SlotSize {
  readonly program: StageProgram;
  /** `STAGE` while the program is on; `TITLE` above its scores. */
  readonly place: 'STAGE' | 'TITLE';
  /** The time that is left stands over the lower right of a `STAGE`: 480 px wide, 300 px high. */
  readonly timed: boolean;
  /** The photograph of the act stands beside a `STAGE`, or above it on a high wall, outside its room. */
  readonly pictured?: boolean;
}

export interface ScoreCardProps extends SlotSize {
  /**
   * The part of the card that the hall sees: while it is covered, only its number; before it is struck, nothing of the
   * strike.
   */
  readonly card: ScoreCardValue;
  /** The written score; empty while it is covered, and for a vote. */
  readonly text: string;
  /** A vote: 1 or 0 in place of a score. */
  readonly vote: boolean;
  readonly turned: boolean;
  /** The hall looks at this one: it turned last. */
  readonly latest: boolean;
  readonly struck: boolean;
  /** Scores by item stand in lines of their own; the names of the items stand beside the cards. */
  readonly items: readonly StageItem[];
  /** The layout of this reveal's cards, so that they are set alike. */
  readonly setting: CardSetting;
}

export interface RankRowProps extends SlotSize {
  /** A row that is open; those that are still covered are nobody's to draw. */
  readonly row: RankRowValue;
  /** The written score, or that there is none. */
  readonly text: string;
  /** Whether the row opened with the last step. */
  readonly latest: boolean;
  /** Whether the rows stand in two columns or more. */
  readonly compact: boolean;
  /** Size of its words. */
  readonly size: number;
  /** Room for the names between rank and score. */
  readonly names: RowRoom;
  /** The tie-break that decided, in words; empty where none did, or where there is no room to say it. */
  readonly decided: string;
  /** The written distance to the leader; empty for the leader, and while the leader is covered. */
  readonly gap: string;
  /** Whether the program goes on to the next round, as far as the hall knows. */
  readonly promoted: boolean;
  /** The width of the photograph or mark before the names; 0 where the group has none. */
  readonly face?: number;
}

/** Parts of the stage that the page draws itself. Each is the same component for as long as it draws the same. */
export interface StageSlots {
  readonly ProgramCard?: ComponentType<ProgramCardProps> | undefined;
  readonly ScoreCard?: ComponentType<ScoreCardProps> | undefined;
  readonly RankRow?: ComponentType<RankRowProps> | undefined;
}

export interface Fallback {
  /** Stands there when the page's own part throws or is not loaded. */
  readonly fallback: ReactNode;
}

/**
 * The same parts, each in a guard. A card's guard takes all of the card, and gives the page's own part only what is
 * seen.
 */
export interface GuardedSlots {
  readonly ProgramCard?: ComponentType<ProgramCardProps & Fallback> | undefined;
  readonly ScoreCard?: ComponentType<JudgeCardProps & Fallback> | undefined;
  readonly RankRow?: ComponentType<RankRowProps & Fallback> | undefined;
}

export const SlotsContext = createContext<GuardedSlots>({});

export function useSlots(): GuardedSlots {
  return useContext(SlotsContext);
}

/** The page's own part, or ours. */
export function slotted<Props extends object>(
  Own: ComponentType<Props & Fallback> | undefined,
  Ours: ComponentType<Props>,
  props: Props,
): ReactElement {
  const ours = createElement(Ours, props);
  return Own === undefined ? ours : createElement(Own, { ...props, fallback: ours });
}
