/** Finds the programs that the show is using, so that an organiser does not pull them away from under it. */
import { findProgram, hasBouts, opponentOf, type ShowState } from '@liangfen/rules';
import type { Program } from '@liangfen/sdk/schema';
import { conflict, onAir } from '../../refusals.ts';

/** The program on air, the one in the scoring window, and both sides of an undecided bout. */
export function programsOnAir(state: ShowState): ReadonlySet<string> {
  const { battle, window } = state;
  const ids = [state.activeProgramId, window?.open === true ? window.programId : null];
  if (battle !== null && battle.status !== 'DETERMINED') ids.push(battle.redId, battle.blueId);
  return new Set(ids.filter((id) => id !== null));
}

/** The running bout must stay a pair, with the same sides, in the new running order of its group. */
export function refuseBrokenBout(state: ShowState, programIds: readonly string[]): void {
  const rows = programIds.map((id) => ({ id, ...boutOf(findProgram(state, id)?.program) }));
  if (!tearsRunningBout(state, rows)) return;
  throw onAir('正在对战，这样调整会拆开场上的一对；请等判定之后再调整出场顺序');
}

/** Whether the two sides of the running bout are no pair any more in this order. */
export function tearsRunningBout(
  { battle, setting }: ShowState,
  order: readonly Pick<Program, 'id' | 'fought'>[],
): boolean {
  if (battle === null || battle.test || battle.status === 'DETERMINED') return false;
  if (!hasBouts(setting.mode) || !order.some(({ id }) => id === battle.redId)) return false;
  const running = new Set([battle.redId, battle.blueId]);
  // The running bout is not remembered here: it is to stay a pair by the order itself, as it was announced.
  const opponent = opponentOf(
    order.map((row) => ({ id: row.id, ...(running.has(row.id) ? {} : boutOf(row)) })),
    battle.redId,
  );
  return opponent?.opponentId !== battle.blueId || opponent.side !== 'RED';
}

function boutOf(program: Pick<Program, 'fought'> | undefined): Pick<Program, 'fought'> {
  return program?.fought === undefined ? {} : { fought: program.fought };
}

/** A bout that was fought belongs to its group: neither side can be taken out of it. */
export function refuseTornBout(state: ShowState, program: Program): void {
  const { fought } = program;
  if (!hasBouts(state.setting.mode) || fought === undefined) return;
  const opponent = findProgram(state, fought.opponentId)?.program;
  if (opponent === undefined) return;
  throw conflict(
    `「${program.programName}」和「${opponent.programName}」已经对战过（第 ${fought.bout} 场），这一场要留在原来的组里；要参加别的组，请在那一组新建一个节目`,
  );
}
