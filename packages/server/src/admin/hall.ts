/** `take` and `give-back`: a competition that this computer runs for an evening. */
import { beijingTime } from '@liangfen/rules/payment';
import { giveBack, returnable, take } from '../operations/hall/staying.ts';
import { ProblemError } from '../problem.ts';
import { recordAct } from './acts.ts';
import { AdminRefused, type Done, line } from './answer.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

export async function takeAlong(
  home: AdminHome,
  request: AdminRequest,
  { address, code, owner, hallName, at }: CommandOf<'take'>,
): Promise<Done> {
  const { ports, live, ask } = home;
  if (!/^https?:\/\/[^\s/]+\/?$/.test(address)) {
    throw new AdminRefused('WRONG_INPUT', '地址应像 https://show.example.com，后面不带路径');
  }
  const ownerId = await ownerOf(home, owner);
  const here = at ?? ports.addresses.publicUrl ?? ports.addresses.local()[0]?.url;
  if (here === undefined) {
    throw new AdminRefused('WRONG_INPUT', '请用 --at 写明观众和评委在现场打开的地址');
  }
  const place = { name: hallName ?? '现场', address: here };
  const took = await asked(() => take({ ports, live, ask }, { address, code, ownerId, place }));
  const { competitionId, name, epoch, rows, pictures } = took;
  await ports.database.query
    .transaction()
    .execute((tx) => recordAct(tx, home, request, { competitionId, address, epoch }));
  return {
    data: { competitionId, name, epoch, rows, pictures },
    view: [
      line(`已带来「${name}」：${rows} 行，${pictures} 张图片，核对无误，现在由这台电脑主持`),
      line(`比赛结束后归还：npx liangfen give-back ${competitionId} --yes`),
    ],
  };
}

export async function bringBack(
  home: AdminHome,
  request: AdminRequest,
  { competition }: CommandOf<'give-back'>,
): Promise<Done> {
  const { ports, live, ask } = home;
  // Asked for before somebody confirms it, so nothing may have happened by then.
  if (request.dryRun) {
    const { address } = await asked(() => returnable({ ports, live, ask }, competition));
    return {
      data: { competition, address },
      view: [line(`会归还到 ${address}；归还以后这台电脑只能查看`)],
    };
  }
  const { address, entries, until } = await asked(() =>
    giveBack({ ports, live, ask }, competition),
  );
  await ports.database.query
    .transaction()
    .execute((tx) => recordAct(tx, home, request, { competition, address, entries }));
  const last = until === null ? '' : `，到 ${beijingTime(until)}`;
  return {
    data: { competition, address, entries, until },
    view: [line(`已归还到 ${address}：带回 ${entries} 条${last}；这台电脑从现在起只能查看`)],
  };
}

async function ownerOf({ ports }: AdminHome, loginName: string | null): Promise<string> {
  const accounts = await ports.database.query
    .selectFrom('user_account')
    .select('id')
    .where('kind', '=', 'MAIN')
    .where('closed_at', 'is', null)
    .$if(loginName !== null, (named) =>
      named.where('login_key', '=', (loginName ?? '').trim().toLowerCase()),
    )
    .limit(2)
    .execute();
  const [only, another] = accounts;
  if (only !== undefined && another === undefined) return only.id;
  throw new AdminRefused(
    only === undefined ? 'NOT_FOUND' : 'WRONG_INPUT',
    only === undefined
      ? '这里没有这个主账号；先用 user create 新建一个，比赛会归它'
      : '这里有几个主账号，请用 --owner 写明比赛归谁',
  );
}

async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // What fetch says when nobody answers; everything else has a code.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')) {
      throw new AdminRefused('UNAVAILABLE', '那边没有应答；请检查网络和地址，再做一次，不会做两遍');
    }
    if (error instanceof ProblemError) throw new AdminRefused('NOT_NOW', error.message);
    throw error;
  }
}
