/**
 * Tests deleting thousands at once: all or nothing, whoever disconnects or dies meanwhile, with correct figures
 * afterwards.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemovalAnswer } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../src/node/embedded.ts';
import { serveHttp } from '../src/node/http.ts';
import type { Database } from '../src/ports.ts';
import {
  type Caller,
  competitionWith,
  confirmed,
  expectRefusal,
  type Hall,
  openHall,
  openScoring,
  operate,
  perform,
  rowsOf,
} from './organiser.ts';
import { createTestApp } from './support/app.ts';
import { crashingDatabase } from './support/crashing-database.ts';
import { openTestEngine } from './support/database.ts';
import { builtProgram, placeData } from './support/program.ts';
import { endPrograms, listening, startProgram } from './support/started-program.ts';

let hall: Hall;
let organiser: Caller;
let folder: string;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
  folder = mkdtempSync(join(tmpdir(), 'liangfen-removal-'));
});
afterEach(endPrograms);
afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Copies the only program this many times, and returns the ids of all. */
async function multiplied({ query }: Database, competitionId: string, more: number) {
  await sql`insert into program
      (competition_id, id, program_group_id, test, sort, program_name, contestant, live, result)
    select competition_id, 'many-' || n, program_group_id, test, n + 1, '节目' || n, '', live, result
    from program, generate_series(1, ${more}::int) n
    where competition_id = ${competitionId} and not test and sort = 1`.execute(query);
  const rows = await query
    .selectFrom('program')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('test', '=', false)
    .orderBy('sort')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes the server read the competition again, because rows were inserted without its knowledge. */
async function readAnew(id: string): Promise<void> {
  for (const name of ['半决赛', '决赛']) {
    await organiser.call('renameCompetition', { path: { id }, body: { name } });
  }
}

const all = (count: number): RemovalAnswer => ({ preview: false, count, gone: 0, kept: [] });

describe('deleting programs', () => {
  test('ten thousand of them are one step, one version and one entry of the ledger', async () => {
    const { id } = await competitionWith(organiser, { programs: 1 });
    const programIds = await multiplied(hall.ports.database, id, 9_999);
    await readAnew(id);
    const remove = (preview: boolean) =>
      organiser.call('removePrograms', {
        path: { id },
        query: { preview },
        body: { programIds, ...confirmed },
      });
    const { version } = await hall.app.services.live.state(id);
    expect(await remove(true)).toEqual({ ...all(10_000), preview: true });
    expect((await hall.app.services.live.state(id)).version).toBe(version);
    expect(await remove(false)).toEqual(all(10_000));
    const state = await hall.app.services.live.state(id);
    expect(state.programGroups.map(({ programs }) => programs)).toEqual([[]]);
    expect(state.version).toBe(version + 1);
    const { recovery } = await rowsOf(hall, id);
    expect(recovery).toHaveLength(1);
  });

  test('keeps official results and the programs on air, as the preview says, and deletes the others', async () => {
    const cast = await competitionWith(organiser, { judges: 1, programs: 4 });
    const [scored = '', playing = '', silent = ''] = cast.programIds;
    await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
    await perform(hall, cast, scored, [90]);
    await openScoring(hall, cast, playing);
    const kept = [
      { reason: 'ON_AIR', count: 1, names: ['节目2'] },
      { reason: 'OFFICIAL_SCORES', count: 1, names: ['节目1'] },
    ];
    const remove = (preview: boolean, ...programIds: string[]) =>
      organiser.call('removePrograms', {
        path: { id: cast.id },
        query: { preview },
        body: { programIds },
      });
    const before = await rowsOf(hall, cast.id);
    const asked = [scored, playing, silent, 'never-there'];
    expect(await remove(true, ...asked)).toEqual({ preview: true, count: 1, gone: 1, kept });
    expect(await rowsOf(hall, cast.id)).toEqual(before);
    expect(await remove(false, ...asked)).toEqual({ preview: false, count: 1, gone: 1, kept });
    const { programGroups } = await organiser.call('listProgramGroups', {
      path: { id: cast.id },
    });
    expect(programGroups[0]?.programs.map(({ programName, sort }) => [sort, programName])).toEqual([
      [1, '节目1'],
      [2, '节目2'],
      // The evening has begun: nobody gets another number.
      [4, '节目4'],
    ]);
    // If no program may be deleted, nothing is written.
    const rows = await rowsOf(hall, cast.id);
    expect(await remove(false, scored, playing)).toEqual({
      preview: false,
      count: 0,
      gone: 0,
      kept,
    });
    expect(await rowsOf(hall, cast.id)).toEqual(rows);
  });

  test('twice at once tells the second caller that the programs are gone already', async () => {
    const { id, programIds } = await competitionWith(organiser, { programs: 3 });
    const remove = () => organiser.call('removePrograms', { path: { id }, body: { programIds } });
    expect(await Promise.all([remove(), remove()])).toEqual([
      all(3),
      { preview: false, count: 0, gone: 3, kept: [] },
    ]);
  });

  test('with a repeated key gets the first answer, and is refused for other programs under that key', async () => {
    const { id, programIds } = await competitionWith(organiser, { programs: 3 });
    const remove = (ids: string[]) =>
      organiser.call('removePrograms', {
        path: { id },
        body: { programIds: ids },
        key: 'one-removal',
      });
    const two = programIds.slice(0, 2);
    expect(await remove(two)).toEqual(all(2));
    expect(await remove(two)).toEqual(all(2));
    await expectRefusal(hall, id, () => remove(programIds), 'IDEMPOTENCY_KEY_REUSED');
  });

  test('with a wrong confirmation name deletes nothing', async () => {
    const { id, programIds } = await competitionWith(organiser, { programs: 2 });
    const body = { programIds, confirmName: '半决赛' };
    await expectRefusal(
      hall,
      id,
      () => organiser.call('removePrograms', { path: { id }, body }),
      'CONFIRMATION_MISMATCH',
    );
  });

  test('keeps a running bout a pair', async () => {
    const cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 4 });
    const [first = '', , red = '', blue = ''] = cast.programIds;
    await operate(hall, cast.id, {
      type: 'START_BATTLE',
      programId: red,
      opponentId: blue,
      test: false,
      confirm: true,
    });
    for (const preview of [true, false]) {
      await expectRefusal(
        hall,
        cast.id,
        () =>
          organiser.call('removePrograms', {
            path: { id: cast.id },
            query: { preview },
            body: { programIds: [first] },
          }),
        'ON_AIR',
      );
    }
  });
});

describe('deleting judges', () => {
  test('by a search is one step, and is refused when the search finds more judges than the page counted', async () => {
    const { id } = await competitionWith(organiser, { judges: 12 });
    const remove = (expected: number, keyword: string, preview = false) =>
      organiser.call('removeJudges', {
        path: { id },
        query: { preview },
        body: { expected, keyword, ...confirmed },
      });
    // The search finds 评委1, 评委10, 评委11 and 评委12.
    expect(await remove(4, '评委1', true)).toEqual({ ...all(4), preview: true });
    await expectRefusal(hall, id, () => remove(3, '评委1'), 'CONFLICT');
    expect(await remove(4, '评委1')).toEqual(all(4));
    const { users } = await organiser.call('listApprovedJudges', { path: { id } });
    expect(users.map(({ number, name }) => [number, name])).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9].map((number, index) => [index + 1, `评委${number}`]),
    );
  });

  test('keeps judges who have official scores or are scoring, and the preview names them', async () => {
    const cast = await competitionWith(organiser, { judges: 3, programs: 2 });
    const [first = '', second = ''] = cast.programIds;
    await organiser.call('makeOfficial', { path: { id: cast.id }, body: confirmed });
    await perform(hall, cast, first, [90, 91]);
    const remove = (preview: boolean) =>
      organiser.call('removeJudges', {
        path: { id: cast.id },
        query: { preview },
        body: { expected: 4, judgeIds: [...cast.judgeIds, 'never-there'] },
      });
    const kept = [{ reason: 'OFFICIAL_SCORES', count: 2, names: ['评委1', '评委2'] }];
    expect(await remove(true)).toEqual({ preview: true, count: 1, gone: 1, kept });
    await openScoring(hall, cast, second);
    expect(await remove(true)).toEqual({
      preview: true,
      count: 0,
      gone: 1,
      kept: [{ reason: 'ON_AIR', count: 3, names: ['评委1', '评委2', '评委3'] }],
    });
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    expect(await remove(false)).toEqual({ preview: false, count: 1, gone: 1, kept });
  });
});

describe('an interruption in the middle', () => {
  test.each(['BEFORE', 'AFTER'] as const)(
    'by the death of the server %s the commit: all or nothing, and the repeat has the figures',
    async (when) => {
      const crashing = crashingDatabase(await openTestEngine());
      const maker = await createTestApp({ database: crashing.database });
      const account = await maker.register();
      const { id } = await competitionWith(account.client, { programs: 1 });
      const programIds = await multiplied(crashing.database, id, 299);
      const first = await createTestApp({ database: crashing.database });
      const remove = (client: typeof account.client) =>
        client.call('removePrograms', { path: { id }, body: { programIds }, key: 'one-removal' });
      crashing.crashAt({ commits: 0, when });
      await expect(remove(first.client.as(account.token))).rejects.toThrow();
      expect(crashing.crashed()).toBe(true);
      crashing.revive();
      const again = await createTestApp({ database: crashing.database });
      const client = again.client.as(account.token);
      const left = async () =>
        (await client.call('listProgramGroups', { path: { id } })).programGroups.flatMap(
          ({ programs }) => programs,
        ).length;
      expect(await left()).toBe(when === 'BEFORE' ? programIds.length : 0);
      expect(await remove(client)).toEqual(all(programIds.length));
      expect(await left()).toBe(0);
      await crashing.database.close();
    },
  );

  test('by a closed tab leaves nothing half done', async () => {
    const { id } = await competitionWith(organiser, { programs: 1 });
    const programIds = await multiplied(hall.ports.database, id, 1_999);
    await readAnew(id);
    const http = await serveHttp(hall.app, { host: '127.0.0.1', port: 0, webFiles: null });
    const { version } = await hall.app.services.live.state(id);
    const sent = removalRequest(http.port, organiser.token, id, programIds);
    await sent.written;
    sent.request.destroy();
    await expect
      .poll(async () => (await hall.app.services.live.state(id)).version, { timeout: 60_000 })
      .toBe(version + 1);
    expect((await hall.app.services.live.state(id)).programGroups[0]?.programs).toEqual([]);
    await http.close();
  });

  test('by a killed process: all or nothing, and the repeat has the figures', async () => {
    const data = join(folder, 'data');
    const program = await builtProgram();
    await placeData(data);
    const database = await openEmbeddedDatabase({ directory: data, durable: true });
    const { client, token } = await (await createTestApp({ database, now: Date.now() })).register();
    const { id } = await competitionWith(client, { programs: 1 });
    const programIds = await multiplied(database, id, 1_999);
    await database.close();
    const environment = { LIANGFEN_DATA_DIR: data };

    const killed = startProgram(program, environment);
    const sent = removalRequest(await listening(killed), token, id, programIds);
    await sent.written;
    killed.child.kill('SIGKILL');
    await killed.exited;

    const port = await listening(startProgram(program, environment));
    const read = await fetch(`http://127.0.0.1:${port}/api/competition/${id}/program/group/list`, {
      headers: { authorization: token },
    });
    expect(read.status).toBe(200);
    const groups: { readonly programGroups: readonly { readonly programs: readonly unknown[] }[] } =
      await read.json();
    const left = groups.programGroups.flatMap(({ programs }) => programs).length;
    expect(programIds).toHaveLength(2_000);
    expect([0, programIds.length]).toContain(left);
    const repeat = await fetch(`http://127.0.0.1:${port}${removalPath(id)}`, {
      method: 'POST',
      headers: removalHeaders(token),
      body: JSON.stringify({ programIds }),
    });
    expect(await repeat.json()).toEqual(all(programIds.length));
  });
});

const removalPath = (id: string) => `/api/competition/${id}/program/removal`;
const removalHeaders = (token: string) => ({
  authorization: token,
  'content-type': 'application/json',
  'idempotency-key': 'one-removal',
});

/** Sends the request over a socket; `written` resolves once all of it has been sent. */
function removalRequest(port: number, token: string, id: string, programIds: readonly string[]) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: removalPath(id),
    method: 'POST',
    headers: removalHeaders(token),
  });
  // The tests destroy the request, which is an error for its sender.
  sent.on('error', () => undefined);
  const written = new Promise<void>((resolve) => sent.on('finish', resolve));
  sent.end(JSON.stringify({ programIds }));
  return { request: sent, written };
}
