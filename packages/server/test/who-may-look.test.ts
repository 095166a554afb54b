/**
 * Tests who may see scores: every answer to an organiser is searched to its last byte for scores that no step has
 * shown (docs/decisions/0294, 0295).
 */
import type { OperatorCommand } from '@liangfen/rules';
import type { Actor, ShowEvent } from '@liangfen/sdk/schema';
import { printedSheetValues, statisticsSheetsValues } from '@liangfen/sdk/values';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../src/contract/generated/contract.ts';
import { contractOperations } from '../src/contract/operations.ts';
import { Uint8ArrayReader, ZipReader } from '../src/integrations/spreadsheet/zip.ts';
import type { OperationId } from '../src/operations/call.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { operationOf, type TestClient } from './support/client.ts';
import { onEveryDatabase } from './support/every-database.ts';
import { type WatchedPrinter, watchedPrinter } from './support/printing.ts';

const operator: Actor = { role: 'CONSOLE', id: 'operator' };
const once = { commandId: null, seenVersion: null };
const password = 'liangfen2026';

/** The scores that the hall has seen: 节目1 was on air up to its result. */
const shown = [91.11, 92.22, 93.33];
const shownResult = 92.22;
/** 节目2: its window is open, and one score was revised. */
const open = [87.31, 76.13, 69.57];
const revised = 55.43;
/** 节目3: the result is computed, adjusted and corrected on the console, and covered on the screen. */
const behindTheCover = [61.79, 62.83, 63.97];
const computed = 62.86;
const adjustment = 0.19;
const corrected = 64.19;
/** A late score of 节目1, on which nobody has decided. */
const late = 42.87;
/** Figures that would reveal scores: the judges' means over the three programs. */
const workedOut = [80.07, 77.06, 75.62];
const secrets = [...open, revised, ...behindTheCover, computed, corrected, late, ...workedOut];

interface Show {
  readonly hall: TestApp;
  readonly owner: TestAccount;
  readonly plain: TestClient;
  readonly monitor: TestClient;
  readonly monitorId: string;
  readonly key: TestClient;
  readonly printer: WatchedPrinter;
  readonly id: string;
  readonly programIds: readonly [string, string, string, string];
  readonly groupId: string;
  readonly judgeIds: readonly string[];
  readonly operate: (...commands: readonly OperatorCommand[]) => Promise<void>;
  readonly submit: (judge: number, program: number, score: number) => Promise<unknown>;
}

async function openShow(createApp: typeof createTestApp): Promise<Show> {
  const printer = watchedPrinter();
  const hall = await createApp({ files: { pdf: printer.pdf } });
  const owner = await hall.register();
  const { client } = owner;
  const { id } = await client.call('createCompetition', { body: { name: '决赛' } });
  const path = { id };
  const judgeIds: string[] = [];
  for (const name of ['评委甲', '评委乙', '评委丙']) {
    judgeIds.push((await client.call('createJudge', { path, body: { name } })).id);
  }
  const made: string[] = [];
  for (const programName of ['节目1', '节目2', '节目3', '节目4']) {
    made.push((await client.call('createProgram', { path, body: { programName } })).id);
  }
  const [first = '', second = '', third = '', fourth = ''] = made;
  const sub = async (name: string, monitored: string[]) => {
    const body = { loginName: name, password, name, competitionIds: [id] };
    const user = await client.call('createSubUser', {
      body: { ...body, monitoredCompetitionIds: monitored },
    });
    return { userId: user.id, client: hall.client.as(await hall.login(name, password)) };
  };
  const plain = await sub('plain-account', []);
  const monitor = await sub('monitor-account', [id]);
  const { key } = await client.call('createApiKey', {
    body: { name: '官网', scopes: ['results:read', 'competition:write'] },
  });
  const { live } = hall.app.services;
  const show: Show = {
    hall,
    owner,
    plain: plain.client,
    monitor: monitor.client,
    monitorId: monitor.userId,
    key: hall.client.as(key),
    printer,
    id,
    programIds: [first, second, third, fourth],
    groupId: (await live.state(id)).programGroups[0]?.id ?? '',
    judgeIds,
    operate: async (...commands) => {
      for (const command of commands) await live.command(id, operator, command, once);
    },
    submit: async (judge, program, score) => {
      const judgeId = judgeIds[judge] ?? '';
      const scores = [{ itemId: null, score }];
      const programId = show.programIds[program] ?? '';
      return live.command(
        id,
        { role: 'JUDGE', id: judgeId },
        { type: 'SUBMIT_SCORES', judgeId, programId, scores, windowId: null },
        once,
      );
    },
  };
  for (const judgeId of judgeIds) {
    await live.command(
      id,
      { role: 'JUDGE', id: judgeId },
      { type: 'SIGN_IN_JUDGE', judgeId },
      once,
    );
  }
  await scored(show, 0, shown);
  await show.operate(
    { type: 'SHOW_SCORE', ...targetOf(show, 0) },
    { type: 'SHOW_RESULT', ...targetOf(show, 0) },
  );
  await expect(show.submit(0, 0, late)).rejects.toMatchObject({ code: 'WINDOW_CLOSED' });
  await scored(show, 2, behindTheCover);
  await show.operate(
    { type: 'SHOW_SCORE', ...targetOf(show, 2), covered: true },
    { type: 'SHOW_RESULT', ...targetOf(show, 2), covered: true },
    {
      type: 'ADD_ADJUSTMENT',
      programId: third,
      amount: adjustment,
      reason: `补 ${adjustment}，原为 ${computed}`,
    },
    { type: 'CORRECT_RESULT', programId: third, score: corrected, reason: `改为 ${corrected}` },
  );
  await scored(show, 1, [revised, ...open.slice(1)]);
  await show.submit(0, 1, open[0] ?? 0);
  return show;
}

const targetOf = ({ programIds }: Show, program: number) =>
  ({ programId: programIds[program] ?? '', itemId: null, test: false, confirm: true }) as const;

/** Closes the window of 节目2, whose scores stay covered. */
function closed(show: Show): Promise<void> {
  return show.operate({ type: 'SHOW_SCORE', ...targetOf(show, 1), covered: true });
}

async function scored(show: Show, program: number, scores: readonly number[]): Promise<void> {
  const target = targetOf(show, program);
  await show.operate({ type: 'START_SPEECH', ...target }, { type: 'START_SCORING', ...target });
  for (const [judge, score] of scores.entries()) await show.submit(judge, program, score);
}

type Ask = { readonly path?: object; readonly query?: object; readonly body?: object };

/** Every organiser's call whose answer could reveal scores, with all its parameters. */
function asksOf({ id, programIds, groupId }: Show): Partial<Record<OperationId, readonly Ask[]>> {
  const path = { id };
  const ofEach = programIds.map((programId) => ({ path: { id, programId } }));
  const versions = Array.from({ length: 60 }, (_, version) => ({ path: { id, version } }));
  return {
    getStatistics: [{ path }, { path, query: { groupId } }],
    getResultOverview: [{ path }, { path, query: { groupId } }],
    getProgramDetail: ofEach,
    getTeamResults: [{ path }, { path, query: { groupId, best: 1 } }],
    getLedger: [
      { path, query: { size: 200 } },
      { path, query: { size: 200, order: 'NEWEST_FIRST', kind: 'SCORE' } },
      { path, query: { size: 200, programId: programIds[2] } },
      ...secrets.map((secret) => ({ path, query: { size: 200, text: String(secret) } })),
    ],
    getLedgerTimeline: [{ path }],
    getMatchAt: versions,
    verifyLedger: [{ path }],
    listSignedHeads: [{ path }],
    exportEvidence: [{ path }],
    listProgramGroups: [{ path }],
    updateProgram: ofEach.map((ask) => ({ ...ask, body: { contestant: '李明' } })),
    createProgram: [{ path, body: { programName: '加演' } }],
    updateProgramGroups: [
      { path, body: { programGroups: [{ id: groupId, groupName: '第一组（改）' }] } },
    ],
    promoteCompetition: [
      { path, body: { name: '下一轮', topPerGroup: 3 } },
      { path, body: { name: '下一轮', programIds } },
    ],
    exportStatistics: statisticsSheetsValues.flatMap((what) =>
      (['XLSX', 'CSV'] as const).map((format) => ({ path, query: { what, format } })),
    ),
    exportSheet: printedSheetValues.flatMap((kind) => [
      { path, query: { kind } },
      ...programIds.map((programId) => ({ path, query: { kind, programId } })),
    ]),
    forecastChange: [
      { path, body: { action: 'cleanScores' } },
      { path, body: { action: 'removePrograms', programIds } },
      { path, body: { action: 'renewProgramPanel' } },
    ],
    getCompetitionStatus: [{ path }],
    getChecklist: [{ path }],
    listUndecided: [{ path }],
    listRemoved: [{ path }],
    getBaseSetting: [{ path }],
    getScoreSetting: [{ path }],
    getInvitation: [{ path }],
    listApprovedJudges: [{ path }],
    pageJudges: [{ path }],
    listJudgeGroups: [{ path }],
    listSeats: [{ path }],
    getTwin: [{ path }],
    listPublishedResults: [{ path }],
    exportPublishedResults: [{ path }],
    listImports: [{ path }],
  };
}

/** Calls whose answers cannot contain a score. */
const elsewhere: readonly OperationId[] = [
  'checkJudgePhone',
  'getEmbeddingOwners',
  'getSeat',
  'getRefusedRows',
  // They tell of results that the hall has seen whole, and of no others: evening/struck.test.ts.
  'strikeJudgeScore',
  'renewProgramPanel',
  // Their check tells of changes through the same filter as `forecastChange`: evening/imported-again.test.ts.
  'importJudgesFromBefore',
  'importJudgesFromExcel',
  'importJudgesFromAddressBook',
  'importProgramsFromBefore',
  'importProgramsFromExcel',
];

/** All answers to all these calls as text: files are unpacked, and paper is read before its layout. */
async function everything(show: Show, client: TestClient): Promise<string> {
  const told: string[] = [];
  for (const [op, asks] of Object.entries(asksOf(show))) {
    for (const ask of asks) {
      const printed = show.printer.printed.length;
      const response = await client.send(op as OperationId, ask);
      const bytes = new Uint8Array(await response.arrayBuffer());
      told.push(`${op} ${response.status}`);
      told.push(isZip(bytes) ? await unzipped(bytes) : new TextDecoder().decode(bytes));
      told.push(JSON.stringify([...response.headers]));
      told.push(JSON.stringify(show.printer.printed.slice(printed)));
    }
  }
  return told.join('\n');
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

async function unzipped(bytes: Uint8Array): Promise<string> {
  const texts: string[] = [];
  const zip = new ZipReader(new Uint8ArrayReader(bytes));
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue;
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const text = new Response(stream.readable).text();
    await entry.getData(stream.writable);
    texts.push(await text);
  }
  return texts.join('\n');
}

function found(text: string, numbers: readonly number[]): number[] {
  return numbers.filter((number) => text.includes(String(number)));
}

async function looks({ hall, id }: Show) {
  const rows = await hall.database.query
    .selectFrom('show_event')
    .select(['actor_role', 'actor_id', 'body'])
    .where('competition_id', '=', id)
    .where('type', '=', 'SCORES_LOOKED_AT')
    .orderBy('version')
    .execute();
  return rows.map(({ actor_role, actor_id, body }) => {
    const event = JSON.parse(body) as ShowEvent;
    if (event.type !== 'SCORES_LOOKED_AT') throw new Error(event.type);
    return { who: `${actor_role} ${actor_id}`, programId: event.programId };
  });
}

const grant = ({ owner, monitorId }: Show, monitoredCompetitionIds: string[]) =>
  owner.client.call('updateSubUser', {
    path: { id: monitorId },
    body: { monitoredCompetitionIds },
  });

onEveryDatabase((createApp) => {
  let show: Show;
  beforeEach(async () => {
    show = await openShow(createApp);
  });

  describe('a score that no step has shown', () => {
    test('is in no answer to a sub-account with a grant, and in none to a key', async () => {
      for (const client of [show.plain, show.key]) {
        const text = await everything(show, client);
        expect(found(text, secrets)).toEqual([]);
        expect(found(text, [...shown, shownResult])).toEqual([...shown, shownResult]);
        expect(text).toContain('未公布');
      }
      expect(await looks(show)).toEqual([]);
    });

    test('is in the answers to the owner and to an account with 成绩监看, so the search is able to find it', async () => {
      for (const client of [show.owner.client, show.monitor]) {
        const text = await everything(show, client);
        expect(found(text, secrets)).toEqual(secrets);
      }
    });

    test('changes no answer: two different scores give the same answers', async () => {
      const path = { id: show.id };
      const [, programId] = show.programIds;
      const answers = async () => {
        const { version: _, ...listed } = await show.plain.call('listProgramGroups', { path });
        return {
          listed,
          statistics: await show.plain.call('getStatistics', { path }),
          overview: await show.plain.call('getResultOverview', { path }),
          detail: await show.plain.call('getProgramDetail', { path: { id: show.id, programId } }),
        };
      };
      const before = await answers();
      await show.submit(0, 1, 12.34);
      expect(await answers()).toEqual(before);
    });

    test('is marked as covered in its rows, and no rank counts it', async () => {
      const path = { id: show.id };
      const [, second, third] = show.programIds;
      const overview = await show.plain.call('getResultOverview', { path });
      expect(overview).toMatchObject({ coveredProgramIds: [second, third], monitor: false });
      expect(overview.rankings[0]?.rows.map(({ rank, score }) => [rank, score])).toEqual([
        [1, shownResult],
        [null, null],
        [null, null],
        [null, null],
      ]);
      expect(overview.judges[0]).toMatchObject({ count: 1, mean: shown[0] });
      const detail = await show.plain.call('getProgramDetail', {
        path: { id: show.id, programId: third },
      });
      expect(detail).toMatchObject({ covered: true, working: null, rows: [], adjustments: [] });
      const { entries } = await show.plain.call('getLedger', { path, query: { size: 200 } });
      for (const { covered, commandId, changes, body } of entries.filter((line) => line.covered)) {
        expect({ covered, commandId, changes }).toEqual({
          covered: true,
          commandId: '',
          changes: [],
        });
        expect(() => JSON.parse(body)).not.toThrow();
      }
      expect(entries.filter(({ covered }) => covered).map(({ type }) => type)).toEqual(
        expect.arrayContaining(['SCORE_SUBMITTED', 'LATE_SCORE_OFFERED', 'RESULT_CORRECTED']),
      );
    });

    test('prevents creating the next round, because its order would reveal the ranking', async () => {
      const body = { name: '下一轮', topPerGroup: 2 };
      const refusal = await show.plain.refusal('promoteCompetition', {
        path: { id: show.id },
        body,
      });
      expect(refusal.status).toBe(409);
      expect(refusal.problem.detail).toContain('成绩监看');
    });
  });

  describe('a result that is on air', () => {
    test('is shown to everybody who manages the competition, as far as the steps have shown it', async () => {
      const path = { id: show.id, programId: show.programIds[2] };
      await closed(show);
      await show.operate({ type: 'SHOW_RESULT', ...targetOf(show, 2) });
      const detail = await show.plain.call('getProgramDetail', { path });
      expect(detail).toMatchObject({ covered: false, program: { finalScore: corrected } });
      expect(detail.rows.map(({ score }) => score)).toEqual(behindTheCover);
      expect(found(await everything(show, show.plain), behindTheCover)).toEqual(behindTheCover);
    });

    test('is covered again when the program is scored again', async () => {
      await closed(show);
      await scored(show, 0, [11.17, 12.19, 13.37]);
      const text = await everything(show, show.plain);
      expect(found(text, [11.17, 12.19, 13.37])).toEqual([]);
    });
  });

  describe('a look at hidden scores', () => {
    test('is entered in the ledger once for each person, program and round, before the answer', async () => {
      const [, second, third] = show.programIds;
      const monitor = `MANAGER ${show.monitorId}`;
      const detail = (client: TestClient, programId: string) =>
        client.call('getProgramDetail', { path: { id: show.id, programId } });
      await detail(show.monitor, show.programIds[0]);
      expect(await looks(show)).toEqual([]);
      await detail(show.monitor, second);
      expect(await looks(show)).toEqual([{ who: monitor, programId: second }]);
      await Promise.all([detail(show.monitor, second), detail(show.monitor, second)]);
      await show.submit(1, 1, 77.11);
      await show.monitor.call('getStatistics', { path: { id: show.id } });
      expect(await looks(show)).toEqual([
        { who: monitor, programId: second },
        { who: monitor, programId: third },
      ]);
      await detail(show.owner.client, second);
      expect((await looks(show)).at(-1)).toEqual({
        who: `MANAGER ${show.owner.userId}`,
        programId: second,
      });
      await closed(show);
      await detail(show.monitor, second);
      expect(await looks(show)).toHaveLength(3);
      await show.operate({ type: 'START_SCORING', ...targetOf(show, 1) });
      await detail(show.monitor, second);
      expect((await looks(show)).at(-1)).toEqual({ who: monitor, programId: second });
      expect(await looks(show)).toHaveLength(4);
    });

    test('is entered once, also when a second process with no memory of the first is asked', async () => {
      const path = { id: show.id, programId: show.programIds[1] };
      await show.monitor.call('getProgramDetail', { path });
      const second = await createTestApp({ database: show.hall.database });
      const token = await second.login('monitor-account', password);
      await second.client.as(token).call('getProgramDetail', { path });
      expect(await looks(show)).toHaveLength(1);
    });

    test('keeps the chain of hashes intact, changes nothing on air and cannot be undone', async () => {
      const { live } = show.hall.app.services;
      const before = await live.state(show.id);
      await show.monitor.call('getStatistics', { path: { id: show.id } });
      const { version, ...after } = await live.state(show.id);
      expect(version).toBe(before.version + 2);
      const { stage, undo, operatorVersion, window, link } = after;
      expect({ stage, undo, operatorVersion, window, link }).toEqual({
        stage: before.stage,
        undo: before.undo,
        operatorVersion: before.operatorVersion,
        window: before.window,
        link: before.link,
      });
      expect(await show.owner.client.call('verifyLedger', { path: { id: show.id } })).toMatchObject(
        {
          difference: null,
          intact: true,
          checked: version,
        },
      );
    });

    test('is found in the ledger by its kind, with the person and the program', async () => {
      const path = { id: show.id };
      await show.monitor.call('getProgramDetail', {
        path: { ...path, programId: show.programIds[2] },
      });
      const { entries, names } = await show.plain.call('getLedger', {
        path,
        query: { kind: 'LOOK' },
      });
      expect(entries).toMatchObject([
        { type: 'SCORES_LOOKED_AT', actor: { id: show.monitorId }, covered: false },
      ]);
      expect(names.people).toMatchObject([{ name: 'monitor-account' }]);
      expect(names.things).toMatchObject([{ name: '节目3', number: 3 }]);
      const { steps } = await show.plain.call('getLedgerTimeline', { path });
      expect(steps.some(({ type }) => type === 'SCORES_LOOKED_AT')).toBe(false);
    });

    test('is entered when an entry of the ledger that holds a score is read, and for an export', async () => {
      const path = { id: show.id };
      await show.monitor.call('getLedger', { path, query: { kind: 'SIGN_IN' } });
      expect(await looks(show)).toEqual([]);
      const seen = async () => (await looks(show)).map(({ programId }) => programId).sort();
      const [first, second, third] = show.programIds;
      await show.monitor.call('getLedger', { path, query: { kind: 'SCORE', size: 200 } });
      expect(await seen()).toEqual([second, third].sort());
      await show.monitor.call('getLedger', { path, query: { kind: 'CORRECTION', size: 200 } });
      expect(await seen()).toEqual([first, second, third].sort());
      await show.owner.client.send('exportStatistics', { path, query: { what: 'RANKING' } });
      expect(await looks(show)).toHaveLength(5);
      const ledger = { what: 'LEDGER', format: 'CSV' } as const;
      await show.owner.client.send('exportStatistics', { path, query: ledger });
      expect(await looks(show)).toHaveLength(6);
    });

    test('is entered for every program of a printed list and of a ranking', async () => {
      const path = { id: show.id };
      const [first, second, third] = show.programIds;
      const query = { kind: 'SCORE_SHEET', programId: first } as const;
      await show.monitor.send('exportSheet', { path, query });
      const seen = (await looks(show)).map(({ programId }) => programId);
      expect(seen.sort()).toEqual([second, third].sort());
    });
  });

  describe('成绩监看', () => {
    test('works from the next call on, and so does its end', async () => {
      const path = { id: show.id, programId: show.programIds[1] };
      const detail = () => show.monitor.call('getProgramDetail', { path });
      expect(await detail()).toMatchObject({ covered: false });
      const taken = await grant(show, []);
      expect(taken).toMatchObject({ competitionIds: [show.id], monitoredCompetitionIds: [] });
      expect(await detail()).toMatchObject({ covered: true, rows: [] });
      await grant(show, [show.id]);
      expect(await detail()).toMatchObject({ covered: false });
    });

    test('stays when other competitions are granted, and ends with the grant of its own', async () => {
      const other = await show.owner.client.call('createCompetition', { body: { name: '初赛' } });
      const given = (competitionIds: string[]) =>
        show.owner.client.call('updateSubUser', {
          path: { id: show.monitorId },
          body: { competitionIds },
        });
      expect(await given([show.id, other.id])).toMatchObject({
        monitoredCompetitionIds: [show.id],
      });
      expect(await given([other.id])).toMatchObject({ monitoredCompetitionIds: [] });
      expect(await given([show.id])).toMatchObject({ monitoredCompetitionIds: [] });
    });

    test('is not given for a competition that the account does not manage', async () => {
      const other = await show.owner.client.call('createCompetition', { body: { name: '初赛' } });
      const refusal = await show.owner.client.refusal('updateSubUser', {
        path: { id: show.monitorId },
        body: { monitoredCompetitionIds: [other.id] },
      });
      expect(refusal.problem.errors).toMatchObject([{ field: 'monitoredCompetitionIds' }]);
    });
  });
});

test('every organiser’s read is either searched for scores or known to hold none', async () => {
  const show = await openShow(createTestApp);
  const asked = new Set([...Object.keys(asksOf(show)), ...elsewhere]);
  const reads = contractOperations.filter(
    ({ access, method }) => method === 'GET' && (access === 'manager' || access === 'owner'),
  );
  expect(reads.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
  const telling = contractOperations.filter(
    ({ id, access }) => (access === 'manager' || access === 'owner') && tellsScores(id),
  );
  expect(telling.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['getStatistics', 'getProgramDetail', 'getLedger', 'updateProgram']),
  );
  expect(telling.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
});

/** Whether the schema of an answer leads to a program, a result or an entry of the ledger. */
function tellsScores(id: OperationId): boolean {
  const met = new Set<string>();
  const walk = (schema: unknown): boolean =>
    [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)].some(([, name = '']) => {
      if (['Program', 'FinalScore', 'RankRow', 'LedgerEntry', 'Score'].includes(name)) return true;
      if (met.has(name)) return false;
      met.add(name);
      return walk(contract.components?.schemas?.[name] ?? {});
    });
  return walk([...(operationOf(id).responses.get(200)?.content.values() ?? [])]);
}
