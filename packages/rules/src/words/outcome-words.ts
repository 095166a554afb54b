// The words for how a bout ended. They have a file of their own because a judge's phone loads no other tables with them.
import type { BattleOutcome } from '@liangfen/sdk/schema';

export const outcomeWords: Record<BattleOutcome, string> = { WIN: '胜', LOSS: '负' };
