/** Moves programs behind those of another group, one or many at once. */
import { findProgram, type ShowState } from '@liangfen/rules';
import { notFound } from '../../problem.ts';
import { conflict, onAir } from '../../refusals.ts';
import type { Tx } from '../../store/transaction.ts';
import { forgetUndo } from '../reset-scores.ts';
import { programsOnAir, refuseBrokenBout, refuseTornBout } from './on-air.ts';
import { groupOf, orderPrograms } from './rows.ts';

/** Says how many moved: those that are in the group already stay where they are. */
export async function moveToGroup(
  tx: Tx,
  state: ShowState,
  programIds: readonly string[],
  groupId: string,
): Promise<number> {
  const leaving = new Map<string, Set<string>>();
  const used = programsOnAir(state);
  const moved: string[] = [];
  for (const programId of new Set(programIds)) {
    const found = findProgram(state, programId);
    if (found === null) throw notFound('节目');
    const { program, group } = found;
    if (group === null) throw conflict('测试节目不属于任何节目组，不能移动；请新建一个节目');
    if (group.id === groupId) continue;
    if (used.has(programId)) {
      throw onAir('这个节目正在现场播出，不能换组；请先在控制台回到开场，再来移动');
    }
    refuseTornBout(state, program);
    moved.push(programId);
    leaving.set(group.id, (leaving.get(group.id) ?? new Set()).add(programId));
  }
  if (moved.length === 0) return 0;
  const target = groupOf(state, groupId);
  for (const [id, gone] of leaving) {
    const stay = idsOf(groupOf(state, id)).filter((row) => !gone.has(row));
    refuseBrokenBout(state, stay);
    await orderPrograms(tx, state, id, stay);
  }
  await orderPrograms(tx, state, groupId, [...idsOf(target), ...moved]);
  await forgetUndo(tx, state.competitionId);
  return moved.length;
}

function idsOf({ programs }: ReturnType<typeof groupOf>): string[] {
  return programs.map(({ id }) => id);
}
