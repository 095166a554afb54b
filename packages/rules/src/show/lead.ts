/** Who leads beside a result on air, and whether that is news: a change of the lead is told once, when it happens. */
import type { Program, StageResult } from '@liangfen/sdk/schema';
import type { Standing } from '../ranking.ts';
import type { Change } from './change.ts';
import { standingBy } from './ranking-of.ts';
import type { Position, ShowState } from './state.ts';

/** Returns the leader: nobody leads somebody with the same score, whatever decides between their ranks. */
export function leadOf(
  standing: Standing,
  { id, finalScore }: Program,
  told: boolean,
): Pick<StageResult, 'leader' | 'leaderChanged'> {
  const ahead = isAlone(standing, id, finalScore);
  const leads = ahead || (standing.own !== null && standing.first?.score !== finalScore);
  const leaderChanged = ahead && !told;
  // Whoever has led before is told of by the rank alone.
  return { leader: leads && !(ahead && told) ? standing.first : null, leaderChanged };
}

/**
 * Whether the hall knows already that the program of the result on air leads: its picture is a repeat, the order stayed
 * as it was, or a step was taken back. The steps of one reveal tell it together.
 */
export function leadToldAfter(
  state: ShowState,
  { type, undo, position }: Pick<Change, 'type' | 'undo' | 'position'>,
): Pick<Position, 'leadTold'> {
  const { link, activeProgramGroupId, activeProgramId } = { ...state, ...position };
  if (link !== 'SHOW_RESULT' || activeProgramId === null) return { leadTold: false };
  if (undo === 'BACK') return { leadTold: true };
  if (type === 'REVEAL_STEPPED') return { leadTold: state.leadTold };
  const own = state.shown.get(activeProgramId);
  if (own?.ranked !== true) return { leadTold: false };
  const shown = standingBy(state, activeProgramGroupId, activeProgramId, ({ id }) => {
    const { score, tieKeys } = state.shown.get(id) ?? { score: null, tieKeys: null };
    return { score, tieKeys };
  });
  return { leadTold: isAlone(shown, activeProgramId, own.score) };
}

function isAlone({ first, secondScore }: Standing, id: string, score: number | null): boolean {
  return first?.programId === id && secondScore !== null && secondScore !== score;
}
