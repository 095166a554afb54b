// The words for how a bout ended. They have a file of their own because a judge's phone loads no other tables with them.
import type { BattleOutcome } from '@liangfen/sdk/schema';

export const outcomeWords: Record<BattleOutcome, string> = { WIN: '胜', LOSS: '负', DRAW: '平' };

/** Of whoever goes on without a fight, because the opponent is out. */
export const walkoverWord = '不战而胜';
