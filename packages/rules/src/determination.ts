// Decides a bout by itself: first by too many fouls, then by a large enough lead.

import type { Determination, Foul, Program, Setting } from '@liangfen/sdk/schema';
import { compare, rational, subtract, toNumber, zero } from './decimal.ts';
import { exceededFoul } from './foul.ts';
import { finestDecimals } from './score-decimals.ts';

/** The part of a bout's side on which the decision depends. */
export type DeterminedSide = Readonly<Pick<Program, 'id' | 'currentScore' | 'programFoulRecords'>>;

/**
 * The automatic determination after a foul or a point, or `null` while the bout goes on.
 *
 * With `enableExceededFoulTimes`, the side with more fouls than allowed loses. Red is looked at
 * before blue; since one foul is added at a time and each is followed by this decision, both can
 * exceed at once only when the settings changed during the bout. Otherwise, with
 * `enableLeadScore`, the side that leads by at least `leadScore` wins; without a lead nobody does.
 * `reason` is never `OPERATOR`. Source: spec § 4 Auto-determination, product decisions § 4.
 *
 * @example
 * ```tsx
 * const side = { id: 'p1', currentScore: 5, programFoulRecords: [] };
 * const result = determine({ red: side, blue: { ...side, id: 'p2' } }, match.setting, match.fouls);
 * ```
 */
export function determine(
  sides: { red: DeterminedSide; blue: DeterminedSide },
  setting: Setting,
  fouls: readonly Foul[],
): Determination | null {
  const { red, blue } = sides;
  if (setting.enableExceededFoulTimes) {
    for (const [loser, winner] of [
      [red, blue],
      [blue, red],
    ] as const) {
      const exceeded = exceededFoul(loser.programFoulRecords, fouls);
      if (exceeded === null) continue;
      return {
        winnerId: winner.id,
        loserId: loser.id,
        reason: 'EXCEEDED_FOULS',
        foulName: exceeded.foul.foulName,
        lead: null,
      };
    }
  }
  if (!setting.enableLeadScore || red.currentScore === blue.currentScore) return null;
  const [leader, trailer] = red.currentScore > blue.currentScore ? [red, blue] : [blue, red];
  const lead = subtract(rational(leader.currentScore), rational(trailer.currentScore));
  if (compare(lead, rational(setting.leadScore)) < 0 || compare(lead, zero) === 0) return null;
  return {
    winnerId: leader.id,
    loserId: trailer.id,
    reason: 'LEAD_SCORE',
    foulName: null,
    lead: toNumber(lead, finestDecimals),
  };
}
