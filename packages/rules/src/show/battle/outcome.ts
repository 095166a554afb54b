/** What a decided bout is for one of its sides. */
import type { BattleOutcome, Program } from '@liangfen/sdk/schema';

/** Of a draw, nobody is the winner. */
export function outcomeFor({ id }: Pick<Program, 'id'>, winnerId: string | null): BattleOutcome {
  if (winnerId === null) return 'DRAW';
  return id === winnerId ? 'WIN' : 'LOSS';
}
