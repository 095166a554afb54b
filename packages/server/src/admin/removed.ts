/** `removed`: what organisers cleared or deleted within thirty days, and bringing it back for them (docs/decisions/0525). */
import { beijingTime } from '@liangfen/rules/payment';
import {
  fill,
  recoveryLeftWords,
  recoveryObstacleWords,
  removedKindWords,
} from '@liangfen/rules/words';
import type { RecoveryLeft, Removed } from '@liangfen/sdk/schema';
import { listRemovals, recoverForOperator } from '../operations/recovery/recovery.ts';
import { recordAct } from './acts.ts';
import { AdminRefused, type Done, line, table } from './answer.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

export async function listRemoved(
  home: AdminHome,
  { competition }: CommandOf<'removed list'>,
): Promise<Done> {
  const removed = await removedOf(home, competition);
  return {
    data: { removed: removed.map(dataOf) },
    view: [
      table(
        ['编号', '什么', '什么时候', '谁', '多少', '能不能找回'],
        removed.map((each) => [
          each.id,
          `${removedKindWords[each.kind]}：${each.names.join('、')}`,
          beijingTime(each.at),
          each.by?.name ?? '',
          `${each.count} 个，${each.scores} 个分数，${each.results} 个成绩`,
          each.obstacle === null
            ? ['能', ...leftTexts(each.left)].join('；')
            : recoveryObstacleWords[each.obstacle],
        ]),
        '30 天内没有清空或删除过什么',
      ),
    ],
  };
}

export async function recoverRemoved(
  home: AdminHome,
  request: AdminRequest,
  { competition, which }: CommandOf<'removed recover'>,
): Promise<Done> {
  const found = (await removedOf(home, competition)).find(({ id }) => id === which);
  if (found === undefined) {
    throw new AdminRefused(
      'NOT_FOUND',
      `没有编号为「${which}」的清空或删除，请用 removed list 核对`,
    );
  }
  if (found.obstacle !== null) {
    throw new AdminRefused('NOT_NOW', recoveryObstacleWords[found.obstacle]);
  }
  if (request.dryRun) return told(found.kind, found, '能找回');
  const answer = await recoverForOperator(home, competition, which);
  await home.ports.database.query
    .transaction()
    .execute((tx) =>
      recordAct(tx, home, request, { competition, which, kind: answer.kind, count: answer.count }),
    );
  return told(answer.kind, answer, '已找回');
}

async function removedOf({ ports, live }: AdminHome, competition: string): Promise<Removed[]> {
  const { query } = ports.database;
  const known = await query
    .selectFrom('competition')
    .select('id')
    .where('id', '=', competition)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) {
    throw new AdminRefused(
      'NOT_FOUND',
      `没有编号为「${competition}」的比赛；编号在这场比赛的网址里，请照着再写一次`,
    );
  }
  return listRemovals(query, await live.state(competition), ports.now());
}

function told(
  kind: Removed['kind'],
  { count, scores, results, left }: Pick<Removed, 'count' | 'scores' | 'results' | 'left'>,
  done: string,
): Done {
  const text = `${done}${removedKindWords[kind]} ${count} 个，${scores} 个分数，${results} 个成绩`;
  return {
    data: { kind, count, scores, results, left: left.map((each) => ({ ...each })) },
    view: [text, ...leftTexts(left)].map(line),
  };
}

function leftTexts(left: readonly RecoveryLeft[]): string[] {
  return left.map(({ kind, count }) => fill(recoveryLeftWords[kind], { count }));
}

function dataOf({ by, left, ...removed }: Removed) {
  return { ...removed, by: by?.name ?? null, left: left.map((each) => ({ ...each })) };
}
