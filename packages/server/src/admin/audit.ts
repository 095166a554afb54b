/** `audit`: what the operators of the service did, newest first. */
import { beijingTime, dayRange } from '@liangfen/rules/payment';
import { type Done, type Json, table } from './answer.ts';
import type { CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

const listLimit = 100;

export async function listActs(
  { ports }: AdminHome,
  { day, by, limit }: CommandOf<'audit list'>,
): Promise<Done> {
  const range = day === null ? null : dayRange(day);
  const acts = await ports.database.query
    .selectFrom('admin_act')
    .selectAll()
    .$if(range !== null, (query) =>
      query.where('at', '>=', range?.from ?? 0).where('at', '<', range?.to ?? 0),
    )
    .$if(by !== null, (query) => query.where('operator', '=', by ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit ?? listLimit)
    .execute();
  return {
    data: {
      acts: acts.map(({ id, at, operator, command, detail }) => ({
        id,
        at,
        operator,
        command,
        // Only `recordAct` writes it, and it writes JSON.
        detail: detail as { readonly [name: string]: Json },
      })),
    },
    view: [
      table(
        ['时间', '操作人', '命令', '内容'],
        acts.map(({ at, operator, command, detail }) => [
          beijingTime(at),
          operator,
          command,
          shortened(JSON.stringify(detail)),
        ]),
        '没有记录',
      ),
    ],
  };
}

/** A line of a table; `--json` has it whole. */
function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
