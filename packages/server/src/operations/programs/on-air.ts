/** Finds the programs that the show is using, so that an organiser does not pull them away from under it. */
import { hasBouts, opponentOf, type ShowState } from '@liangfen/rules';
import { onAir } from '../../refusals.ts';

/** The program on air, the one in the scoring window, and both sides of an undecided bout. */
export function programsOnAir(state: ShowState): ReadonlySet<string> {
  const { battle, window } = state;
  const ids = [state.activeProgramId, window?.open === true ? window.programId : null];
  if (battle !== null && battle.status !== 'DETERMINED') ids.push(battle.redId, battle.blueId);
  return new Set(ids.filter((id) => id !== null));
}

/** The running bout must stay a pair, with the same sides, in the new running order of its group. */
export function refuseBrokenBout(state: ShowState, programIds: readonly string[]): void {
  const { battle } = state;
  if (battle === null || battle.test || battle.status === 'DETERMINED') return;
  if (!hasBouts(state.setting.mode) || !programIds.includes(battle.redId)) return;
  const opponent = opponentOf(
    programIds.map((id) => ({ id })),
    battle.redId,
  );
  if (opponent?.opponentId === battle.blueId && opponent.side === 'RED') return;
  throw onAir('正在对战，这样调整会拆开场上的一对；请等判定之后再调整出场顺序');
}
