/** A whole server in memory for the organiser's tests: accounts, typed calls, refusals as errors, and rows to compare. */
import { createHash, randomBytes } from 'node:crypto';
import type { OperatorCommand } from '@liangfen/rules';
import type { Actor, Mode, Problem } from '@liangfen/sdk/schema';
import { expect } from 'vitest';
import { type App, assembleApp } from '../src/app.ts';
import { type ContractOperation, contractOperations } from '../src/contract/operations.ts';
import { createLiveShows } from '../src/live/create-live-shows.ts';
import type { Answer, Body, Call, OperationId } from '../src/operations/call.ts';
import { competitions } from '../src/operations/competitions.ts';
import { judges } from '../src/operations/judges.ts';
import { points } from '../src/operations/points.ts';
import { programs } from '../src/operations/programs.ts';
import { results } from '../src/operations/results.ts';
import { seats } from '../src/operations/seats.ts';
import type { Ports } from '../src/ports.ts';
import { withOpenedRows } from '../src/sealing/opened-rows.ts';
import { openTestDatabase } from './support/database.ts';
import { heldToContract } from './support/held-to-contract.ts';
import { noFiles, testVault } from './support/no-files.ts';

export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
  }
}

type Wanted<Op extends OperationId> = {
  readonly path?: Call<Op>['path'];
  readonly query?: Call<Op>['query'];
  readonly body?: Body<Op>;
  readonly key?: string;
  /** The version at which the form was read. */
  readonly seen?: number;
};

export interface Caller {
  readonly userId: string;
  readonly token: string;
  readonly call: <Op extends OperationId>(op: Op, wanted?: Wanted<Op>) => Promise<Answer<Op>>;
}

export interface Hall {
  readonly app: App;
  readonly ports: Ports;
  readonly clock: { now: number };
  readonly nobody: Caller;
  readonly caller: (token: string, userId?: string) => Caller;
  readonly main: (options?: { readonly points?: number }) => Promise<Caller>;
  readonly sub: (main: Caller) => Promise<Caller>;
  readonly close: () => Promise<void>;
}

export async function openHall(): Promise<Hall> {
  const clock = { now: Date.UTC(2026, 10, 21, 8) };
  const database = await openTestDatabase();
  const listeners = new Set<Parameters<Ports['bus']['subscribe']>[0]>();
  const ports: Ports = {
    database: withOpenedRows(database, testVault),
    now: () => clock.now,
    newId: () => randomBytes(13).toString('hex'),
    newSecret: () => randomBytes(32).toString('base64url'),
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    passwords: { hash: async (password) => password, verify: async (hash, word) => hash === word },
    imageCode: { paint: async () => ({ answer: 'abcd', png: new Uint8Array() }) },
    bus: {
      reachesOthers: true,
      publish: (message) => {
        for (const listener of listeners) listener(message);
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: async () => undefined,
    },
    ...noFiles,
    log: { info: () => undefined, warn: () => undefined, error: console.error },
    schedule: (afterMs, run) => {
      const timer = setTimeout(run, afterMs);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
  const app = heldToContract(
    assembleApp(ports, {
      live: createLiveShows(ports),
      operations: { ...competitions, ...judges, ...programs, ...results, ...points, ...seats },
    }),
  );

  const caller = (token: string, userId = ''): Caller => ({
    userId,
    token,
    call: async (op, wanted = {}) => {
      const response = await app.fetch(requestFor(op, token, wanted));
      const body: unknown = await response.json();
      // Safe: the app is held to the contract, from which the types are made.
      if (!response.ok) throw new Refused(body as Problem);
      return body as Answer<typeof op>;
    },
  });

  async function account(kind: 'MAIN' | 'SUB', mainUserId: string | null): Promise<Caller> {
    const id = ports.newId();
    await database.query
      .insertInto('user_account')
      .values({
        id,
        login_name: id,
        login_key: id,
        password_hash: null,
        name: '组织者',
        phone_number: null,
        kind,
        main_user_id: mainUserId,
        created_at: clock.now,
      })
      .execute();
    const { token } = await app.services.sessions.open({ kind: 'TOKEN', userId: id, client: '' });
    return caller(token, id);
  }

  return {
    app,
    ports,
    clock,
    caller,
    nobody: caller(''),
    main: async ({ points: wanted = 0 } = {}) => {
      const main = await account('MAIN', null);
      if (wanted > 0) await givePoints(ports, main.userId, wanted);
      return main;
    },
    sub: (main) => account('SUB', main.userId),
    close: async () => {
      await app.drain();
      await database.close();
    },
  };
}

export async function givePoints(ports: Ports, userId: string, count: number): Promise<void> {
  await ports.database.query
    .insertInto('point_entry')
    .values({
      id: ports.newId(),
      user_id: userId,
      delta: count,
      balance: count,
      source: 'GIFT',
      amount: null,
      competition_id: null,
      competition_name: null,
      at: ports.now(),
    })
    .execute();
}

function operationOf(op: OperationId): ContractOperation {
  const operation = contractOperations.find(({ id }) => id === op);
  if (operation === undefined) throw new Error(`no operation ${op}`);
  return operation;
}

function requestFor<Op extends OperationId>(op: Op, token: string, wanted: Wanted<Op>): Request {
  const operation = operationOf(op);
  const path = Object.entries(wanted.path ?? {}).reduce(
    (so, [name, value]) => so.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const query = new URLSearchParams(
    Object.entries(wanted.query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const headers = new Headers();
  if (token !== '') headers.set('authorization', token);
  if (wanted.key !== undefined) headers.set('idempotency-key', wanted.key);
  if (wanted.seen !== undefined) headers.set('x-seen-version', String(wanted.seen));
  const { body } = wanted;
  if (body !== undefined) headers.set('content-type', 'application/json');
  return new Request(`http://hall.test${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: operation.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export interface Cast {
  readonly id: string;
  readonly groupId: string;
  readonly judgeIds: string[];
  readonly programIds: string[];
}

/** Makes a competition named 决赛 with this many judges and programs, numbered from 1. */
export async function competitionWith(
  organiser: Pick<Caller, 'call'>,
  {
    mode = 'SCORE',
    judges: judgeCount = 0,
    programs: programCount = 0,
  }: { mode?: Mode; judges?: number; programs?: number } = {},
): Promise<Cast> {
  const { id } = await organiser.call('createCompetition', { body: { name: '决赛', mode } });
  const judgeIds: string[] = [];
  for (let number = 1; number <= judgeCount; number += 1) {
    const judge = await organiser.call('createJudge', {
      path: { id },
      body: { name: `评委${number}` },
    });
    judgeIds.push(judge.id);
  }
  const programIds: string[] = [];
  for (let number = 1; number <= programCount; number += 1) {
    const program = await organiser.call('createProgram', {
      path: { id },
      body: { programName: `节目${number}` },
    });
    programIds.push(program.id);
  }
  const { programGroups } = await organiser.call('listProgramGroups', { path: { id } });
  return { id, groupId: programGroups[0]?.id ?? '', judgeIds, programIds };
}

export const confirmed = { confirmName: '决赛' };

const once = { commandId: null, seenVersion: null };
const operator: Actor = { role: 'CONSOLE', id: 'operator' };

export async function operate(hall: Pick<Hall, 'app'>, id: string, ...commands: OperatorCommand[]) {
  for (const command of commands) {
    await hall.app.services.live.command(id, operator, command, once);
  }
}

export async function signJudgesIn(hall: Pick<Hall, 'app'>, { id }: Pick<Cast, 'id'>) {
  const { live } = hall.app.services;
  for (const judge of (await live.state(id)).judges.filter(({ signIn }) => !signIn)) {
    const actor: Actor = { role: 'JUDGE', id: judge.id };
    await live.command(id, actor, { type: 'SIGN_IN_JUDGE', judgeId: judge.id }, once);
  }
}

/** Signs all judges in, starts the program and opens its scoring window. */
export async function openScoring(
  hall: Pick<Hall, 'app'>,
  cast: Cast,
  programId: string,
): Promise<void> {
  await signJudgesIn(hall, cast);
  const target = { programId, itemId: null, test: false, confirm: true };
  await operate(
    hall,
    cast.id,
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  );
}

export async function submit(
  hall: Pick<Hall, 'app'>,
  cast: Cast,
  programId: string,
  judgeId: string,
  score: number,
): Promise<void> {
  await hall.app.services.live.command(
    cast.id,
    { role: 'JUDGE', id: judgeId },
    {
      type: 'SUBMIT_SCORES',
      judgeId,
      programId,
      scores: [{ itemId: null, score }],
      windowId: null,
    },
    once,
  );
}

/** Plays a program from its start to its result, with one score per judge in the order of their numbers. */
export async function perform(
  hall: Pick<Hall, 'app'>,
  cast: Cast,
  programId: string,
  scores: readonly number[],
): Promise<void> {
  await openScoring(hall, cast, programId);
  for (const [index, judgeId] of cast.judgeIds.entries()) {
    const score = scores[index];
    if (score !== undefined) await submit(hall, cast, programId, judgeId, score);
  }
  const target = { programId, itemId: null, test: false };
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...target, confirm: true },
    { type: 'SHOW_RESULT', ...target },
  );
}

/** Expects the call to be refused with this code and to leave every row as it was. */
export async function expectRefusal(
  hall: Hall,
  id: string,
  call: () => Promise<unknown>,
  code: string,
): Promise<void> {
  const before = await rowsOf(hall, id);
  await expect(call()).rejects.toMatchObject({ code });
  expect(await rowsOf(hall, id)).toEqual(before);
}

/** All rows of a competition that a refused call must leave unchanged. */
export async function rowsOf(hall: Hall, id: string) {
  const { query } = hall.ports.database;
  const rows = (table: 'program' | 'program_group' | 'judge' | 'judge_group') =>
    query.selectFrom(table).selectAll().where('competition_id', '=', id).orderBy('id').execute();
  return {
    competition: await query.selectFrom('competition').selectAll().where('id', '=', id).execute(),
    program: await rows('program'),
    programGroup: await rows('program_group'),
    judge: await rows('judge'),
    judgeGroup: await rows('judge_group'),
    points: await query.selectFrom('point_entry').selectAll().orderBy('id').execute(),
    sessions: await query.selectFrom('session').selectAll().orderBy('id').execute(),
    recovery: await query
      .selectFrom('recovery')
      .selectAll()
      .where('competition_id', '=', id)
      .execute(),
    score: await query
      .selectFrom('score')
      .selectAll()
      .where('competition_id', '=', id)
      .orderBy('judge_id')
      .execute(),
    events: await query
      .selectFrom('show_event')
      .select(['version', 'hash'])
      .where('competition_id', '=', id)
      .orderBy('version')
      .execute(),
  };
}
