// The tone in which the panels say who has won a bout.
import type { BattleOutcome } from '@liangfen/sdk/schema';
import type { Tone } from '../../primitives/Card.tsx';

export const outcomeTones: Readonly<Record<BattleOutcome, Tone>> = {
  WIN: 'success',
  LOSS: 'neutral',
  DRAW: 'accent',
};
