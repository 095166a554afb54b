/** `purge`: the retention job at once instead of at its own time. */
import { createRetention, type Swept } from '../retention/retention.ts';
import { recordAct } from './acts.ts';
import { AdminRefused, type Done, line } from './answer.ts';
import type { AdminRequest } from './commands.ts';
import type { AdminHome } from './home.ts';

export async function purge(home: AdminHome, request: AdminRequest): Promise<Done> {
  const retention = createRetention(home.ports);
  const swept = request.dryRun ? await retention.due() : await retention.sweep();
  if (swept === null) {
    throw new AdminRefused('NOT_NOW', '另一个进程正在清理，请过几分钟再试');
  }
  const data = { ...swept };
  if (!request.dryRun) {
    await home.ports.database.query
      .transaction()
      .execute((tx) => recordAct(tx, home, request, data));
  }
  return { data, view: [line(sentence(swept))] };
}

function sentence(swept: Swept): string {
  return [
    `删除满 30 天的比赛 ${swept.competitions} 场`,
    `清空成绩时留存的 ${swept.recoveries} 份`,
    `过期的登录 ${swept.sessions} 个`,
    `不再出现的访客 ${swept.guests} 个`,
    `没有用到的图片 ${swept.images} 张`,
    `过期的计数 ${swept.counts} 条`,
  ].join('，');
}
