/** The picture of a decided bout whose rows were put right since (decision 0531). */
import type { Determination, Program } from '@liangfen/sdk/schema';
import { add, rational, toNumber } from '../../decimal.ts';
import { finestDecimals } from '../../score-decimals.ts';
import type { BattleState } from '../state.ts';

/** A decided bout on the picture is that of its rows, once they were put right. */
export function asPutRight(
  battle: BattleState | null,
  programs: readonly Program[],
): BattleState | null {
  if (battle === null || battle.status !== 'DETERMINED') return battle;
  const [red, blue] = [battle.redId, battle.blueId].map((id) =>
    programs.find((program) => program.id === id),
  );
  if (!red || !blue || !(red.corrected || blue.corrected)) return battle;
  return { ...battle, determination: correctedDetermination(red, blue) };
}

/**
 * Why a bout that was put right is decided as it is; null where nobody has won.
 *
 * @example
 * ```ts
 * const [red, blue] = state.programGroups[0]?.programs ?? [];
 * if (red && blue) console.log(correctedDetermination(red, blue)?.winnerId);
 * ```
 */
export function correctedDetermination(red: Program, blue: Program): Determination | null {
  const winner = [red, blue].find(({ outcome }) => outcome === 'WIN');
  if (winner === undefined) return null;
  const loser = winner === red ? blue : red;
  const lead = add(rational(winner.currentScore), rational(-loser.currentScore));
  return {
    winnerId: winner.id,
    loserId: loser.id,
    reason: 'CORRECTED',
    foulName: null,
    lead: toNumber(lead, finestDecimals),
  };
}
