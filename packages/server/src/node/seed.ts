/** The demonstration: one competition per mode with real-looking people, made through the product's own API. */
import { modeWords } from '@liangfen/rules/words';
import type { App } from '../app.ts';
import { giftPoints } from '../operations/accounts/gift.ts';
import { loginKey, newAccount } from '../operations/accounts/rows.ts';
import { movePoints } from '../payment/point-ledger.ts';
import { type Caller, createCaller, seedClient } from './seed-caller.ts';
import { type Demonstration, demonstrations } from './seed-content.ts';

const loginName = 'demo';

export interface SeedOptions {
  /** The beginning of the printed links. */
  readonly url: string;
}

/**
 * On an empty database, makes the demonstration organiser, with a password that is drawn here and printed this once,
 * and competitions; then, and on every later start while that organiser exists, returns the list of links to print.
 * Null otherwise. Links of earlier starts end after a day.
 */
export async function seedDemonstration(app: App, { url }: SeedOptions): Promise<string | null> {
  const { ports } = app.services;
  const anyone = await ports.database.query
    .selectFrom('user_account')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  const password = anyone ? null : await seed(app);
  const owner = await ports.database.query
    .selectFrom('user_account')
    .select('id')
    .where('login_key', '=', loginKey(loginName))
    .executeTakeFirst();
  if (owner) await endOldLinks(app);
  return owner ? asOrganiser(app, owner.id, (call) => linksOf(call, url, password)) : null;
}

/** The drawn password. */
async function seed(app: App): Promise<string> {
  const { ports } = app.services;
  const password = ports.newId().slice(0, 12);
  const userId = ports.newId();
  const passwordHash = await ports.passwords.hash(password);
  await ports.database.query.transaction().execute(async (tx) => {
    const account = newAccount(ports.vault, {
      id: userId,
      kind: 'MAIN',
      name: '亮分演示',
      createdAt: ports.now(),
      loginName,
      passwordHash,
    });
    await tx.insertInto('user_account').values(account).execute();
    await movePoints(tx, ports, userId, { delta: giftPoints, source: 'GIFT' });
  });
  await asOrganiser(app, userId, async (call) => {
    for (const demonstration of demonstrations) await make(call, demonstration);
  });
  return password;
}

const linkLivesMs = 24 * 60 * 60_000;

/** Ends the consoles that were opened by a printed link; those that an organiser opened stay. */
async function endOldLinks({ services }: App): Promise<void> {
  const { ports, sessions } = services;
  const old = await ports.database.query
    .selectFrom('session')
    .select('id')
    .where('kind', '=', 'CONSOLE')
    .where('client', '=', seedClient)
    .where('created_at', '<', ports.now() - linkLivesMs)
    .execute();
  await sessions.revoke(old.map(({ id }) => id));
}

/**
 * Calls in the organiser's name, with a login that ends with the work. It came by no password, so a server that wants
 * two-step login after one (LIANGFEN_REQUIRE_SECOND_FACTOR) asks it for nothing; the organiser is asked at the first login.
 */
async function asOrganiser<Result>(
  app: App,
  userId: string,
  work: (call: Caller) => Promise<Result>,
): Promise<Result> {
  const { sessions } = app.services;
  const { token, sessionId } = await sessions.open({ kind: 'SSO', userId, client: seedClient });
  try {
    return await work(createCaller(app, token));
  } finally {
    await sessions.revoke([sessionId]);
  }
}

async function make(call: Caller, demonstration: Demonstration): Promise<void> {
  const { id } = await call('POST /api/competition', {
    name: demonstration.name,
    mode: demonstration.mode,
  });
  const at = `/api/competition/${id}`;
  await call(`PATCH ${at}/base/setting`, demonstration.base);
  await call(`PATCH ${at}/score/setting`, demonstration.score);
  const judgeGroups = await call(`PATCH ${at}/judge/group`, {
    judgeGroups: demonstration.judgeGroups,
  });
  for (const [index, judge] of demonstration.judges.entries()) {
    const group = judgeGroups.judgeGroups[judge.group ?? 0];
    await call(`POST ${at}/judge`, {
      name: judge.name,
      organisation: judge.organisation,
      phoneNumber: `1380013${String(8000 + index)}`,
      judgeGroupId: group?.id,
    });
  }
  const programGroups = await call(`PATCH ${at}/program/group`, {
    programGroups: await groupsFor(call, at, demonstration),
  });
  for (const program of demonstration.programs) {
    await call(`POST ${at}/program`, {
      programName: program.programName,
      contestant: program.contestant,
      programGroupId: programGroups.programGroups[program.group ?? 0]?.id,
    });
  }
}

/** The first group that a new competition has is renamed, not replaced. */
async function groupsFor(call: Caller, at: string, { programGroups }: Demonstration) {
  const existing = await call(`GET ${at}/program/group/list`);
  return programGroups.map((groupName, index) => {
    const id = existing.programGroups[index]?.id;
    return id ? { id, groupName } : { groupName };
  });
}

async function linksOf(call: Caller, url: string, password: string | null): Promise<string> {
  const { asAdmin } = await call('GET /api/competition/list');
  const blocks = [];
  for (const { id, name, mode } of [...asAdmin].reverse()) {
    if (!demonstrations.some((demonstration) => demonstration.name === name)) continue;
    const at = `/api/competition/${id}`;
    const { token } = await call(`POST ${at}/console/token`);
    const { users } = await call(`GET ${at}/judge/approved`);
    const seats = [];
    for (const judge of users.slice(0, 3)) {
      const { path } = await call(`GET ${at}/judge/${judge.id}/seat`);
      seats.push(`    评委 ${judge.number} ${judge.name}  ${url}${path}`);
    }
    // Behind the mark, so that no proxy on the way writes it down.
    const secret = `#token=${encodeURIComponent(token)}`;
    blocks.push(
      [
        `  ${modeWords[mode]}  ${name}`,
        `    控制台  ${url}/web/control/panel/${id}${secret}`,
        `    手机控制台  ${url}/web/mobile/control/panel/${id}${secret}`,
        `    大屏  ${url}/web/match/${id}`,
        ...seats,
      ].join('\n'),
    );
  }
  return [
    '',
    '亮分已启动（演示：数据是编的；正式使用请设置 LIANGFEN_DEMO=0）',
    `  首页  ${url}/`,
    `  组织者登录  ${url}/web/login  登录名 ${loginName}  ${
      password === null ? '密码在第一次启动时显示过' : `密码 ${password}（只显示这一次，请记下）`
    }`,
    '',
    ...blocks.flatMap((block) => [block, '']),
  ].join('\n');
}
