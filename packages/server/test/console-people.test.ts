/**
 * Tests that consoles belong to people: the list of everything logged in, what ends a console in every process, and
 * whom the ledger names.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { takeStream } from '../src/contract/responses.ts';
import { personText } from '../src/operations/exports/person-text.ts';
import { consoleId } from '../src/sessions/console-id.ts';
import { Reader } from './live-hall.ts';
import { createTestApp, createTestBus, type TestAccount, type TestApp } from './support/app.ts';

const passcode = 'hall2580';
const subPassword = 'wind-over-water-7';

let hall: TestApp;
/** Another process on the same database, connected by the bus. */
let beside: TestApp;
let main: TestAccount;
let id: string;

beforeEach(async () => {
  const bus = createTestBus();
  hall = await createTestApp({ bus });
  beside = await createTestApp({ bus, database: hall.database, clock: hall.clock });
  main = await hall.register('organiser');
  ({ id } = await main.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

const setPasscode = (consolePasscode: string | null) =>
  main.client.call('updateBaseSetting', { path: { id }, body: { consolePasscode } });

async function subAccount() {
  const body = {
    loginName: 'assistant',
    password: subPassword,
    name: '周助理',
    competitionIds: [id],
  };
  const sub = await main.client.call('createSubUser', { body });
  const token = await hall.login('assistant', subPassword);
  return { id: sub.id, token, client: hall.client.as(token) };
}

const openAs = async (client: TestAccount['client']) =>
  (await client.call('issueConsoleToken', { path: { id } })).token;

const openByPasscode = async (name: string) =>
  (
    await hall.client.call('loginConsole', {
      path: { id },
      body: { passcode, name },
      address: '203.0.113.7',
    })
  ).token;

/** Opens a stream of the console at both processes, so that both know its login. */
async function watched(token: string) {
  const readers: Reader[] = [];
  for (const process of [hall, beside]) {
    readers.push(await readerOf(process, 'openMatchEvents', token));
  }
  return {
    isEndedEverywhere: async () => {
      for (const { ended, frames } of readers) {
        expect(ended).toBe(true);
        expect(frames.at(-1)).toMatchObject({ frame: 'closed', reason: 'SESSION_REVOKED' });
      }
      for (const process of [hall, beside]) {
        const refusal = await process.client.as(token).refusal('getCurrentMatch', { path: { id } });
        expect(refusal.code).toBe('SESSION_EXPIRED');
      }
    },
    goesOn: async () => {
      for (const { ended } of readers) expect(ended).toBe(false);
      for (const process of [hall, beside]) {
        await process.client.as(token).call('getCurrentMatch', { path: { id } });
      }
    },
  };
}

describe('a console ends at once in every process, with its streams and calls', () => {
  test('when its sub-account is deleted', async () => {
    const sub = await subAccount();
    const console = await watched(await openAs(sub.client));
    const own = await watched(await openAs(main.client));
    await main.client.call('deleteSubUser', { path: { id: sub.id } });
    await console.isEndedEverywhere();
    await own.goesOn();
  });

  test('when the grant is withdrawn, and only in that competition', async () => {
    const other = await main.client.call('createCompetition', { body: { name: '别的比赛' } });
    const sub = await subAccount();
    const grant = (competitionIds: string[]) =>
      main.client.call('updateSubUser', { path: { id: sub.id }, body: { competitionIds } });
    await grant([id, other.id]);
    const console = await watched(await openAs(sub.client));
    const path = { id: other.id };
    const { token: stays } = await sub.client.call('issueConsoleToken', { path });
    await grant([other.id]);
    await console.isEndedEverywhere();
    await beside.client.as(stays).call('getCurrentMatch', { path });
    // The account's own login stays: it may go on with its other competitions.
    await sub.client.call('getUser');
  });

  test('when its sub-account gets a new password, or leaves its main account', async () => {
    const sub = await subAccount();
    const first = await watched(await openAs(sub.client));
    const path = { id: sub.id };
    await main.client.call('updateSubUser', { path, body: { password: 'another-word-2026' } });
    await first.isEndedEverywhere();
    const again = hall.client.as(await hall.login('assistant', 'another-word-2026'));
    const second = await watched(await openAs(again));
    await again.call('detachUser');
    await second.isEndedEverywhere();
  });

  test('when the first passcode is set, when it changes, and when it is removed', async () => {
    for (const word of ['first2580', 'second2580', null]) {
      const console = await watched(await openAs(main.client));
      await setPasscode(word);
      await console.isEndedEverywhere();
    }
  });

  test('when it logs out', async () => {
    const token = await openAs(main.client);
    const console = await watched(token);
    const other = await watched(await openAs(main.client));
    await hall.client.as(token).call('logoutConsole', { path: { id } });
    await console.isEndedEverywhere();
    await other.goesOn();
  });

  test('when it is ended from the list', async () => {
    await setPasscode(passcode);
    const console = await watched(await openByPasscode('王小明'));
    const { sessions } = await main.client.call('listSessions', { query: { kind: 'CONSOLE' } });
    const [listed] = sessions;
    await main.client.call('revokeSession', { path: { sessionId: listed?.id ?? '' } });
    await console.isEndedEverywhere();
  });
});

describe('the list of everything that is logged in', () => {
  test('shows a main account its own logins, those of its sub-accounts, and its competitions’ consoles and seats', async () => {
    await setPasscode(passcode);
    await openByPasscode('王小明');
    const sub = await subAccount();
    await openAs(sub.client);
    const judge = await main.client.call('createJudge', { path: { id }, body: { name: '陈评委' } });
    const { code } = await main.client.call('getSeat', { path: { id, judgeId: judge.id } });
    await hall.client.call('openSeat', { body: { code } });
    await main.client.call('createApiKey', { body: { name: '门户', scopes: ['results:read'] } });
    const { sessions, total } = await main.client.call('listSessions');
    const listed = sessions.map(({ kind, way, person, own, competition }) =>
      [kind, way ?? '', person, own ? 'own' : '', competition?.name ?? ''].join(' '),
    );
    expect(listed.sort()).toEqual(
      [
        'TOKEN  organiser own ',
        'TOKEN  周助理  ',
        'CONSOLE PASSCODE 王小明  歌手大赛',
        'CONSOLE ACCOUNT 周助理  歌手大赛',
        'SEAT  陈评委  歌手大赛',
        'KEY  接口密钥「门户」 own ',
      ].sort(),
    );
    expect(total).toBe(6);
    expect(sessions.find(({ way }) => way === 'PASSCODE')?.address).toBe('203.0.113.7');
    const page = await main.client.call('listSessions', { query: { size: 4, page: 1 } });
    expect([page.sessions.length, page.total]).toEqual([2, 6]);
  });

  test('shows a sub-account only its own logins, and lets it end only those', async () => {
    await setPasscode(passcode);
    await openByPasscode('王小明');
    const sub = await subAccount();
    await openAs(sub.client);
    const { sessions } = await sub.client.call('listSessions');
    expect(sessions.map(({ kind, own }) => [kind, own]).sort()).toEqual([
      ['CONSOLE', true],
      ['TOKEN', true],
    ]);
    const all = (await main.client.call('listSessions')).sessions;
    const stranger = await hall.register('stranger');
    expect((await stranger.client.call('listSessions')).total).toBe(1);
    for (const { id: sessionId, own } of all) {
      const path = { sessionId };
      expect((await stranger.client.refusal('revokeSession', { path })).status).toBe(404);
      if (own) expect((await sub.client.refusal('revokeSession', { path })).status).toBe(404);
    }
    expect((await main.client.call('listSessions')).total).toBe(all.length);
  });

  test('ends a key in the same way as the page of keys', async () => {
    const body = { name: '门户', scopes: ['console' as const] };
    const { key, apiKey } = await main.client.call('createApiKey', { body });
    const console = await watched(await openAs(hall.client.as(key)));
    await main.client.call('revokeSession', { path: { sessionId: apiKey.id } });
    await console.isEndedEverywhere();
    expect((await hall.client.as(key).refusal('listCompetitions')).code).toBe('SESSION_EXPIRED');
  });

  test('says where and when a login was last used', async () => {
    const first = hall.clock.now();
    await main.client.call('getUser', { address: '203.0.113.1' });
    hall.clock.advance(6 * 60_000);
    await main.client.call('getUser', { address: '203.0.113.2' });
    const [own] = (await main.client.call('listSessions')).sessions;
    expect(own).toMatchObject({ address: '203.0.113.2', lastSeenAt: first + 6 * 60_000 });
  });
});

describe('the ledger names the person', () => {
  const peopleOf = async () => {
    const { names, entries } = await main.client.call('getLedger', { path: { id } });
    return { names, entries, texts: names.people.map((person) => personText(person)) };
  };

  test('by account or passcode, also when the console and the account are gone', async () => {
    await setPasscode(passcode);
    const helper = await openByPasscode('王小明');
    const sub = await subAccount();
    const own = await openAs(sub.client);
    for (const token of [helper, own]) {
      await hall.client.as(token).call('showProgramList', { path: { id } });
      await hall.client.as(token).call('showStartPage', { path: { id } });
    }
    await sub.client.call('renameCompetition', { path: { id }, body: { name: '总决赛' } });
    await main.client.call('deleteSubUser', { path: { id: sub.id } });
    await setPasscode('another2580');
    const { texts, names } = await peopleOf();
    expect(texts).toEqual(
      expect.arrayContaining(['操作员 王小明（口令）', '操作员 周助理', '组织者 周助理']),
    );
    const found = await main.client.call('getLedger', { path: { id }, query: { text: '王小明' } });
    const helperId = names.people.find(({ way }) => way === 'PASSCODE')?.id;
    expect(found.entries.map(({ actor }) => actor.id)).toEqual([helperId, helperId]);
  });

  test('by an id that another name would not have', async () => {
    await setPasscode(passcode);
    const token = await openByPasscode('王小明');
    await hall.client.as(token).call('showProgramList', { path: { id } });
    const kept = await hall.database.query
      .selectFrom('console_login')
      .selectAll()
      .executeTakeFirstOrThrow();
    const facts = {
      competitionId: kept.competition_id,
      userId: kept.user_id,
      way: 'PASSCODE',
      name: kept.name,
      openedAt: Number(kept.opened_at),
      nonce: kept.nonce,
    } as const;
    const { entries } = await peopleOf();
    const idOf = (other: Partial<typeof facts>) =>
      consoleId(hall.ports.sha256, { ...facts, ...other });
    expect(entries.at(-1)?.actor).toEqual({ role: 'CONSOLE', id: idOf({}) });
    expect(idOf({ name: '李小明' })).not.toBe(idOf({}));
  });

  test('and refuses a login by passcode without a name', async () => {
    await setPasscode(passcode);
    for (const body of [{ passcode }, { passcode, name: '' }, { passcode, name: '　' }]) {
      const answer = await hall.client.send('loginConsole', { path: { id }, body });
      expect(answer.status).toBe(400);
    }
  });
});

describe('a seat that another phone takes over', () => {
  test('is reported to the operators in every process, and ends the former phone', async () => {
    const body = { name: '陈评委' };
    const judge = await main.client.call('createJudge', { path: { id }, body });
    const { code } = await main.client.call('getSeat', { path: { id, judgeId: judge.id } });
    const open = async (letter: string, takeOver: boolean) => {
      const sent = { body: { code, phone: letter.repeat(32), takeOver } };
      return (await hall.client.call('openSeat', sent)).token;
    };
    const former = await readerOf(hall, 'openJudgeEvents', await open('a', false));
    const token = await openAs(main.client);
    const consoles = [
      await readerOf(hall, 'openMatchEvents', token),
      await readerOf(beside, 'openMatchEvents', token),
    ];
    hall.clock.advance(1_000);
    const later = await open('b', true);
    expect(former.ended).toBe(true);
    expect(former.frames.at(-1)).toMatchObject({ frame: 'closed', reason: 'SEAT_TAKEN' });
    const at = hall.clock.now();
    for (const [index, process] of [hall, beside].entries()) {
      await readerOf(process, 'openJudgeEvents', later);
      hall.clock.advance(1_000);
      const told = consoles[index]?.frames.filter(({ frame }) => frame === 'presence').at(-1);
      const phones = told?.frame === 'presence' ? told.connections : [];
      expect(phones.find(({ role }) => role === 'JUDGE')?.seatTakenAt).toBe(at);
    }
  });
});

async function readerOf(
  process: TestApp,
  op: 'openMatchEvents' | 'openJudgeEvents',
  token: string,
) {
  const answer = await process.client.as(token).send(op, { path: { id } });
  const stream = takeStream(answer);
  if (stream === null) throw new Error(`no stream: ${answer.status}`);
  return new Reader(stream);
}
