/**
 * Tests a competition that is prepared at a service, taken along to a laptop, judged there and brought back: nothing is lost,
 * nothing half-written, and one of the two changes it at every moment.
 */
import type { OperatorCommand } from '@liangfen/rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createVault } from '../src/node/vault.ts';
import { carriedTables } from '../src/operations/hall/carry.ts';
import { ownColumns, tableFates } from '../src/operations/hall/table-fates.ts';
import type { Database } from '../src/ports.ts';
import { type Operator, operatorOf } from './support/admin.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { openTestMemory } from './support/database.ts';
import { upload } from './support/files.ts';

const serviceAddress = 'https://show.example.com';
const hallAddress = 'http://192.168.1.20:3000';

let service: TestApp;
let owner: TestAccount;
let laptopRows: Database;
let laptop: TestApp;
let hallOwner: TestAccount;
let operator: Operator;
let id: string;
let path: { readonly id: string };
let judgeIds: string[];
let programIds: string[];
/** What happens to a call on its way: null lets it through. */
let line: (url: string) => 'LOST' | 'ANSWER_LOST' | null;

beforeEach(async () => {
  service = await createTestApp();
  owner = await service.register('teacher');
  laptopRows = await openTestMemory();
  const vault = createVault(Buffer.alloc(32, 9));
  laptop = await createTestApp({ database: laptopRows, clock: service.clock, vault });
  hallOwner = await laptop.register('hall-owner');
  line = () => null;
  operator = laptopOperator();
  ({ id } = await owner.client.call('createCompetition', { body: { name: '校园歌手大赛' } }));
  path = { id };
  judgeIds = [];
  for (const [at, name] of ['评委甲', '评委乙', '评委丙'].entries()) {
    const body = { name, phoneNumber: `1380000000${at}` };
    judgeIds.push((await owner.client.call('createJudge', { path, body })).id);
  }
  programIds = [];
  for (const programName of ['月光下的凤尾竹', '茉莉花', '大鱼']) {
    const body = { programName };
    programIds.push((await owner.client.call('createProgram', { path, body })).id);
  }
});

afterEach(async () => {
  expect(service.logged.filter(({ level }) => level === 'error')).toEqual([]);
  expect(laptop.logged.filter(({ level }) => level === 'error')).toEqual([]);
  await laptop.app.drain();
  await laptopRows.close();
});

function laptopOperator(): Operator {
  return operatorOf(laptop.app.services, {}, undefined, async (url, init) => {
    const fate = line(url);
    if (fate === 'LOST') throw new TypeError('fetch failed');
    const answer = await service.app.fetch(new Request(url, init), { address: '203.0.113.7' });
    if (fate === 'ANSWER_LOST') throw new TypeError('fetch failed');
    return answer;
  });
}

const newCode = async () => (await owner.client.call('createHallCode', { path })).code;
const take = (code: string) => operator.data(...takeWords(code));
const takeWords = (code: string) => [
  ...['take', serviceAddress, code, '--name', '学生活动中心', '--at', hallAddress],
];
const giveBack = () => operator.data('give-back', id, '--yes');
const holderAt = async (app: TestApp) => (await app.client.call('getHolder', { path })).holder;

async function operate(app: TestApp, ...commands: readonly OperatorCommand[]): Promise<void> {
  for (const command of commands) {
    const once = { commandId: null, seenVersion: null };
    await app.app.services.live.command(id, { role: 'CONSOLE', id: 'operator' }, command, once);
  }
}

/** An act of which the hall sees the result. */
async function perform(app: TestApp, program: number, scores: readonly number[]): Promise<void> {
  const { live } = app.app.services;
  const programId = programIds[program] ?? '';
  const target = { programId, itemId: null, test: false, confirm: true } as const;
  const once = { commandId: null, seenVersion: null };
  for (const judgeId of judgeIds) {
    const actor = { role: 'JUDGE', id: judgeId } as const;
    await live.command(id, actor, { type: 'SIGN_IN_JUDGE', judgeId }, once);
  }
  await operate(app, { type: 'START_SPEECH', ...target }, { type: 'START_SCORING', ...target });
  for (const [at, score] of scores.entries()) {
    const judgeId = judgeIds[at] ?? '';
    const submit = { judgeId, programId, scores: [{ itemId: null, score }], windowId: null };
    const actor = { role: 'JUDGE', id: judgeId } as const;
    await live.command(id, actor, { type: 'SUBMIT_SCORES', ...submit }, once);
  }
  await operate(app, { type: 'SHOW_SCORE', ...target }, { type: 'SHOW_RESULT', ...target });
}

/** Every row that goes along, as each database writes it. */
async function carriedRows(app: TestApp): Promise<Record<string, string[]>> {
  const { query } = app.database;
  const rows: Record<string, string[]> = {};
  for (const { name } of await carriedTables(query)) {
    const own = ownColumns[name] ?? [];
    const found = await sql<{ row: string }>`
      select (to_jsonb(t) - ${own}::text[])::text as row from ${sql.table(name)} t
      where competition_id = ${id} order by 1`.execute(query);
    rows[name] = found.rows.map(({ row }) => row);
  }
  return rows;
}

const verified = (client: TestAccount['client']) => client.call('verifyLedger', { path });

test('an evening goes to a hall and comes back whole', async () => {
  await perform(service, 0, [90, 91, 92]);
  const took = await take(await newCode());
  expect(took).toMatchObject({ competitionId: id, name: '校园歌手大赛', epoch: 1 });
  expect(await carriedRows(laptop)).toEqual(await carriedRows(service));
  expect([await holderAt(service), await holderAt(laptop)]).toEqual(['HALL', 'HERE']);

  // The service only looks, and says where it happens.
  const refusal = await owner.client.refusal('renameCompetition', { path, body: { name: '别的' } });
  expect(refusal).toMatchObject({ status: 409, code: 'HELD_IN_THE_HALL' });
  expect(refusal.message).toContain(hallAddress);

  await perform(laptop, 1, [80, 81, 82]);
  await perform(laptop, 2, [70, 71, 72]);
  await hallOwner.client.call('renameCompetition', { path, body: { name: '校园歌手大赛决赛' } });
  const there = await laptop.app.services.live.state(id);

  const back = await giveBack();
  const before = Number(back.entries);
  expect(before).toBeGreaterThan(10);
  expect([await holderAt(service), await holderAt(laptop)]).toEqual(['HERE', 'HOME']);
  expect(await carriedRows(service)).toEqual(await carriedRows(laptop));
  const here = await service.app.services.live.state(id);
  expect([here.version, here.name]).toEqual([there.version, '校园歌手大赛决赛']);
  const results = await owner.client.call('getStatistics', { path });
  expect(results.programs.map(({ finalScore }) => finalScore)).toEqual([91, 81, 71]);
  expect(await verified(owner.client)).toMatchObject({ intact: true });

  // It goes on here, and no more there.
  await operate(service, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  await expect(operate(laptop, { type: 'SHOW_START_PAGE' })).rejects.toMatchObject({
    code: 'HELD_IN_THE_HALL',
  });
  // And once more to the same laptop.
  expect(await take(await newCode())).toMatchObject({ epoch: 3 });
  expect(await carriedRows(laptop)).toEqual(await carriedRows(service));
});

test('a seat that was printed at the service opens in the hall, and one of the hall at the service', async () => {
  const codes = async (client: TestAccount['client']) =>
    (await client.call('listSeats', { path })).seats.map(({ code }) => code);
  const printed = await codes(owner.client);
  await take(await newCode());
  const open = (app: TestApp, code: string | undefined) =>
    app.client.call('openSeat', { body: { code: code ?? '', takeOver: true } });
  expect((await open(laptop, printed[0])).judge.name).toBe('评委甲');
  const [, inTheHall] = await codes(hallOwner.client);
  expect((await open(laptop, inTheHall)).judge.name).toBe('评委乙');
  await giveBack();
  expect((await open(service, printed[0])).judge.name).toBe('评委甲');
  expect((await open(service, inTheHall)).judge.name).toBe('评委乙');
});

test('phone numbers are sealed with the key of the place where they are', async () => {
  await take(await newCode());
  const judges = await hallOwner.client.call('pageJudges', { path });
  expect(judges.content.map(({ phoneNumber }) => phoneNumber)).toContain('13800000001');
  const raw = await sql<{ phone: string }>`
    select 'sealed ' || phone_number as phone from judge where phone_number is not null`.execute(
    laptopRows.query,
  );
  expect(raw.rows.every(({ phone }) => phone.startsWith('sealed lf1.'))).toBe(true);
});

test('a trial of giving back, as a terminal makes before it asks, changes nothing', async () => {
  const holder = async () => (await owner.client.call('getHolder', { path })).holder;
  await take(await newCode());
  expect(await holder()).toBe('HALL');
  await operator.data('give-back', id, '--dry-run');
  expect(await holder()).toBe('HALL');
  await giveBack();
  expect(await holder()).toBe('HERE');
});

describe('a code', () => {
  test('works for one laptop, which may go on with it, and for no other', async () => {
    const code = await newCode();
    await take(code);
    // As if the terminal had been closed before it said so.
    expect(await take(code)).toMatchObject({ epoch: 1 });
    const other = { code, receipt: 'the-receipt-of-somebody-else' };
    const refusal = await service.client.refusal('fetchForHall', { body: other });
    expect(refusal).toMatchObject({ status: 404, code: 'HALL_CODE_INVALID' });
  });

  test('ends after a quarter of an hour, with the next code, and is kept as a hash', async () => {
    const first = await newCode();
    const second = await newCode();
    expect((await operator.refusal(...takeWords(first))).detail).toContain('代码不对');
    const rows = JSON.stringify(
      await service.database.query.selectFrom('hall_lending').selectAll().execute(),
    );
    expect(rows).not.toContain(second);
    service.clock.advance(15 * 60 * 1000);
    expect((await operator.refusal(...takeWords(second))).detail).toContain('代码不对');
  });

  test('is for the owner alone, and brings nothing of other competitions', async () => {
    const stranger = await service.register('stranger');
    const other = await stranger.client.call('createCompetition', { body: { name: '别人的比赛' } });
    expect((await stranger.client.refusal('createHallCode', { path })).status).toBe(404);
    const receipt = 'a-receipt-of-this-laptop';
    const answer = await service.client.send('fetchForHall', {
      body: { code: await newCode(), receipt },
    });
    const text = await answer.text();
    expect(text).toContain('月光下的凤尾竹');
    // Neither another tenant, nor a password's hash, nor who has a login.
    for (const foreign of [other.id, '别人的比赛', owner.password, 'login_name']) {
      expect(text).not.toContain(foreign);
    }
  });
});

describe('a line that fails', () => {
  const everyCall = ['/api/hall/fetch', '/api/hall/confirm'];
  test.each(
    everyCall.flatMap((call) =>
      (['LOST', 'ANSWER_LOST'] as const).map((fate) => [call, fate] as const),
    ),
  )('at %s, %s, costs another try and nothing else', async (call, fate) => {
    const code = await newCode();
    line = (url) => (url.endsWith(call) ? fate : null);
    expect(await operator.refusal(...takeWords(code))).toMatchObject({ code: 'UNAVAILABLE' });
    // Nobody runs it twice, whatever arrived.
    const holders = [await holderAt(service)];
    if (call.endsWith('confirm')) holders.push(await holderAt(laptop));
    expect(holders.filter((holder) => holder === 'HERE').length).toBeLessThan(2);
    line = () => null;
    expect(await take(code)).toMatchObject({ epoch: 1 });
    expect(await carriedRows(laptop)).toEqual(await carriedRows(service));
  });

  test.each(['LOST', 'ANSWER_LOST'] as const)(
    'on the way back, %s, loses nothing',
    async (fate) => {
      await take(await newCode());
      await perform(laptop, 0, [88, 89, 90]);
      line = (url) => (url.endsWith('/api/hall/return') ? fate : null);
      expect(await operator.refusal('give-back', id, '--yes')).toMatchObject({
        code: 'UNAVAILABLE',
      });
      // The laptop has stopped, because nobody knows what arrived.
      await expect(operate(laptop, { type: 'SHOW_START_PAGE' })).rejects.toMatchObject({
        code: 'HELD_IN_THE_HALL',
      });
      line = () => null;
      expect(Number((await giveBack()).entries)).toBeGreaterThan(5);
      expect(await carriedRows(service)).toEqual(await carriedRows(laptop));
      expect(await holderAt(service)).toBe('HERE');
    },
  );

  test('does not stop the show when the service cannot be reached at all', async () => {
    await take(await newCode());
    line = () => 'LOST';
    expect(await operator.refusal('give-back', id, '--yes')).toMatchObject({ code: 'UNAVAILABLE' });
    await perform(laptop, 0, [88, 89, 90]);
    expect(await holderAt(laptop)).toBe('HERE');
  });
});

test('what changed at the service between the fetching and the confirming is fetched too', async () => {
  const code = await newCode();
  let changed = false;
  line = () => null;
  const meddling = operatorOf(laptop.app.services, {}, undefined, async (url, init) => {
    if (url.endsWith('/api/hall/confirm') && !changed) {
      changed = true;
      const body = { programName: '加演' };
      programIds.push((await owner.client.call('createProgram', { path, body })).id);
    }
    return service.app.fetch(new Request(url, init), { address: '203.0.113.7' });
  });
  await meddling.data(...takeWords(code));
  expect(await carriedRows(laptop)).toEqual(await carriedRows(service));
});

describe('the service takes nothing back', () => {
  beforeEach(async () => {
    await take(await newCode());
    await perform(laptop, 0, [88, 89, 90]);
  });

  test('that does not fit its ledger: a score that somebody changed on the laptop', async () => {
    await laptopRows.query.updateTable('score').set({ score: 99 }).execute();
    const before = await carriedRows(service);
    expect((await operator.refusal('give-back', id, '--yes')).detail).toContain('台账');
    expect(await carriedRows(service)).toEqual(before);
    expect(await holderAt(service)).toBe('HALL');
  });

  test('whose ledger is another one than it has lent', async () => {
    await laptopRows.query
      .updateTable('show_event')
      .set({ body: sql`replace(body, '评委甲', '评委王')` })
      .where('version', '=', 1)
      .execute();
    const before = await carriedRows(service);
    await operator.refusal('give-back', id, '--yes');
    expect(await carriedRows(service)).toEqual(before);
    expect(await holderAt(service)).toBe('HALL');
  });

  test('by an epoch that is over, whoever sends it', async () => {
    await giveBack();
    await take(await newCode());
    // As a copy of the laptop's disk from the first time would ask.
    await laptopRows.query.updateTable('hall_stay').set({ state: 'RETURNING', epoch: 1 }).execute();
    const before = await carriedRows(service);
    const refusal = await operator.refusal('give-back', id, '--yes');
    expect(refusal.detail).toContain('已经不由这台电脑主持');
    expect(await carriedRows(service)).toEqual(before);
    expect(await holderAt(service)).toBe('HALL');
  });
});

test('pictures come along, and new ones of the hall come back', async () => {
  const picture = async ({ client }: TestAccount, colour: string) => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
      .png()
      .toBuffer();
    const body = upload({ name: 'logo.png', bytes: new Uint8Array(png) });
    const answer = await client.send('uploadImage', { path, query: { purpose: 'LOGO' }, body });
    const { url }: { readonly url: string } = await answer.json();
    return url.split('/').at(-1) ?? '';
  };
  const show = (client: TestAccount['client'], logo: string) =>
    client.call('updateBaseSetting', { path, body: { look: { logo: `/api/image/${logo}` } } });
  const first = await picture(owner, '#aa2200');
  await show(owner.client, first);
  expect(await take(await newCode())).toMatchObject({ pictures: 1 });
  const at = (app: TestApp, imageId: string) =>
    app.client.send('getImage', { path: { imageId } }).then(({ status }) => status);
  expect(await at(laptop, first)).toBe(200);
  const second = await picture(hallOwner, '#0022aa');
  await show(hallOwner.client, second);
  expect(await at(service, second)).toBe(404);
  await giveBack();
  expect(await at(service, second)).toBe(200);
});

test('every table with rows of a competition is known to go along or to stay', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'competition_id'
    order by 1`.execute(service.database.query);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(tableFates).sort());
});
