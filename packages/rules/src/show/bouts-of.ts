// The record of a battle: every bout of a group with its points, fouls and how it was determined.
import type {
  BoutRecord,
  BoutSide,
  Determination,
  Foul,
  Program,
  ProgramGroup,
} from '@liangfen/sdk/schema';
import { walkoverWinner } from '../bracket/walkover.ts';
import { pairPrograms } from '../pairing.ts';
import { standingPart } from '../program-standing.ts';
import { correctedDetermination } from './battle/put-right.ts';

/**
 * Returns the bouts in the order of groups and pairs; an unpaired program has none. `determinations` come from the
 * ledger, latest last, because rows keep who won but not why. A bout that was taken back or is fought again has no
 * outcome and therefore no determination yet.
 *
 * @example
 * ```tsx
 * console.log(boutsOf(state.programGroups, state.fouls, []));
 * ```
 */
export function boutsOf(
  groups: readonly ProgramGroup[],
  fouls: readonly Foul[],
  determinations: readonly Determination[],
): BoutRecord[] {
  const byPair = new Map(
    determinations.map((each) => [pairKey(each.winnerId, each.loserId), each]),
  );
  return groups.flatMap(({ id, groupName, programs }) =>
    pairPrograms(programs).bouts.map(({ bout, red, blue }) => {
      const unfought = walkoverWinner({ red, blue });
      const winner = [red, blue].find(({ outcome }) => outcome === 'WIN');
      const loser = winner === red ? blue : red;
      return {
        groupId: id,
        groupName,
        bout,
        phase: red.phase,
        red: sideOf(red, fouls, red === unfought),
        blue: sideOf(blue, fouls, blue === unfought),
        determination:
          winner === undefined
            ? null
            : winner.corrected || loser.corrected
              ? correctedDetermination(red, blue)
              : (byPair.get(pairKey(winner.id, loser.id)) ?? null),
      };
    }),
  );
}

function pairKey(winnerId: string, loserId: string): string {
  return `${winnerId} ${loserId}`;
}

function sideOf(program: Program, fouls: readonly Foul[], walkover: boolean): BoutSide {
  const { id, programName, contestant, currentScore, programFoulRecords, outcome } = program;
  return {
    programId: id,
    programName,
    contestant,
    score: currentScore,
    fouls: programFoulRecords.map(({ foulId, times }) => {
      const foul = fouls.find((each) => each.id === foulId);
      return { foulName: foul?.foulName ?? null, times, allowed: foul?.times ?? null };
    }),
    outcome,
    ...standingPart(program),
    ...(walkover ? { walkover } : {}),
  };
}
