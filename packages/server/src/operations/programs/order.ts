/** The running order of programs within their groups. */
import { findProgram } from '@liangfen/rules';
import type { Program } from '@liangfen/sdk/schema';
import { notFound } from '../../problem.ts';
import { invalidField } from '../../refusals.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { refuseBrokenBout } from './on-air.ts';
import { orderPrograms } from './rows.ts';

/**
 * Returns the order that the wanted positions make. A program that gets another's position goes before it when moving up, and
 * behind it when moving down; the rest keeps its order.
 */
export function reordered(
  programs: readonly Pick<Program, 'id' | 'sort'>[],
  wanted: ReadonlyMap<string, number>,
): string[] {
  const moved = programs.map(({ id, sort }, index) => {
    const position = wanted.get(id) ?? sort;
    return { id, index, position, nudge: Math.sign(position - sort) };
  });
  moved.sort((a, b) => a.position - b.position || a.nudge - b.nudge || a.index - b.index);
  return moved.map(({ id }) => id);
}

export const programOrder: Operations<'sortPrograms'> = {
  sortPrograms: (call, services) =>
    organiserChange(call, services, {
      action: 'sortPrograms',
      area: 'PROGRAMS',
      run: async (tx, state) => {
        const { programSorts } = call.body;
        const wanted = new Map(programSorts.map(({ id, sort }) => [id, sort]));
        if (wanted.size !== programSorts.length) {
          throw invalidField('programSorts', '同一个节目出现了两次，请刷新后重新排序');
        }
        for (const id of wanted.keys()) {
          if ((findProgram(state, id)?.group ?? null) === null) throw notFound('节目');
        }
        let count = 0;
        const before: Record<string, string[]> = {};
        const after: Record<string, string[]> = {};
        for (const group of state.programGroups) {
          const order = reordered(group.programs, wanted);
          const changed = await orderPrograms(tx, state, group.id, order);
          if (changed === 0) continue;
          refuseBrokenBout(state, order);
          count += changed;
          before[group.id] = group.programs.map(({ id }) => id);
          after[group.id] = order;
        }
        if (count === 0) return { result: { count }, unchanged: true };
        return { result: { count }, before: { order: before }, after: { order: after } };
      },
    }),
};
