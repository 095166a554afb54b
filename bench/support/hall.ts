/** A hall to measure: one competition with many judges and programs, made quickly, on the real app. */
import { sql } from 'kysely';
import { liveFields } from '../../packages/rules/src/index.ts';
import { program } from '../../packages/rules/src/testing/index.ts';
import type { App } from '../../packages/server/src/app.ts';

export interface HallSize {
  readonly judges: number;
  readonly programs: number;
  /** Every judge has scored every program. */
  readonly scored?: boolean;
  /** Every program may be scored, which a rehearsal does not allow. */
  readonly official?: boolean;
}

export interface Hall {
  readonly competitionId: string;
  readonly organiserToken: string;
  readonly consoleToken: string;
  readonly programIds: readonly string[];
  readonly judgeTokens: readonly string[];
}

/**
 * Through the API where it is one call, straight into the tables where it would be thousands; every
 * judge has signed in. Nothing has been shown yet.
 */
export async function makeHall(app: App, size: HallSize): Promise<Hall> {
  const { ports, sessions } = app.services;
  const { database, newId, now } = ports;
  const userId = newId();
  await database.query
    .insertInto('user_account')
    .values(account(userId, 'MAIN', '测速', now()))
    .execute();
  const organiser = await sessions.open({ kind: 'TOKEN', userId, client: 'bench' });
  const { id } = await call(app, organiser.token, 'POST', '/api/competition', {
    name: '测速',
    mode: 'SCORE',
  });
  await call(app, organiser.token, 'PATCH', `/api/competition/${id}/score/setting`, {
    setting: { enableItem: false, dropHighest: 1, dropLowest: 1, decimals: 2, fullScore: 100 },
  });
  const group = await database.query
    .selectFrom('program_group')
    .select('id')
    .where('competition_id', '=', id)
    .executeTakeFirstOrThrow();
  const judgeGroup = await database.query
    .selectFrom('judge_group')
    .select('id')
    .where('competition_id', '=', id)
    .executeTakeFirstOrThrow();
  const programIds = range(size.programs).map(() => newId());
  const live = JSON.stringify(liveFields(program('', 1)));
  for (const part of chunks(programIds, 500)) {
    await database.query
      .insertInto('program')
      .values(
        part.map((programId) => ({
          competition_id: id,
          id: programId,
          program_group_id: group.id,
          test: false,
          sort: programIds.indexOf(programId) + 1,
          program_name: `节目 ${programIds.indexOf(programId) + 1}`,
          contestant: '江城大学合唱团',
          live,
          result: null,
        })),
      )
      .execute();
  }
  const judgeIds = range(size.judges).map(() => newId());
  for (const part of chunks(judgeIds, 500)) {
    await database.query
      .insertInto('judge')
      .values(
        part.map((judgeId) => ({
          competition_id: id,
          id: judgeId,
          user_id: null,
          number: judgeIds.indexOf(judgeId) + 1,
          name: `评委 ${judgeIds.indexOf(judgeId) + 1}`,
          phone_number: null,
          organisation: '',
          title: '',
          remark: '',
          judge_group_id: judgeGroup.id,
          approval: 'APPROVED' as const,
          sign_in: true,
          recused_program_ids: '[]',
          seat_used_at: null,
          created_at: now(),
        })),
      )
      .execute();
  }
  // As a seat link does it: the phone belongs to a guest who is this judge and nothing else.
  for (const part of chunks(judgeIds, 500)) {
    await database.query
      .insertInto('user_account')
      .values(
        part.map((judgeId) =>
          account(judgeId, 'GUEST', `评委 ${judgeIds.indexOf(judgeId) + 1}`, now()),
        ),
      )
      .execute();
  }
  const judgeTokens: string[] = [];
  for (const judgeId of judgeIds) {
    const { token } = await sessions.open({
      kind: 'TOKEN',
      userId: judgeId,
      competitionId: id,
      judgeId,
      client: 'bench',
    });
    judgeTokens.push(token);
  }
  if (size.scored === true) {
    await sql`insert into score
        (competition_id, program_id, judge_id, item_id, score, revision, receipt, at)
      select ${id}, program.id, judge.id, '0', 60 + (judge.number * 7 + program.sort) % 40, 1,
        'bench', ${now()}::bigint
      from judge join program on program.competition_id = judge.competition_id
      where judge.competition_id = ${id} and not program.test`.execute(database.query);
  }
  if (size.official === true) {
    await database.query
      .updateTable('competition')
      .set({ status: 'OFFICIAL', official: true })
      .where('id', '=', id)
      .execute();
  }
  // The rows went past the mailbox, so a change through it makes the state be read anew.
  await call(app, organiser.token, 'PATCH', `/api/competition/${id}/name`, { name: '测速大赛' });
  const { token } = await call(
    app,
    organiser.token,
    'POST',
    `/api/competition/${id}/console/token`,
  );
  return {
    competitionId: id,
    organiserToken: organiser.token,
    consoleToken: token,
    programIds,
    judgeTokens,
  };
}

/** The row of an account; a guest has no name to log in with. */
function account(id: string, kind: 'MAIN' | 'GUEST', name: string, createdAt: number) {
  const loginName = { MAIN: `bench-${id}`, GUEST: null }[kind];
  return {
    id,
    login_name: loginName,
    login_key: loginName,
    password_hash: null,
    name,
    phone_number: null,
    kind,
    main_user_id: null,
    created_at: createdAt,
  };
}

/** A call that must succeed; answers the parsed JSON. */
export async function call(
  app: Pick<App, 'fetch'>,
  token: string,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        authorization: token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size));
  return parts;
}
