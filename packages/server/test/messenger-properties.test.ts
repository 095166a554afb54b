/**
 * Tests properties of logins and imports by messenger for any requests and any moves of people, with the whole
 * server, the messenger's adapter and the sandbox.
 */
import { type Person, secondCorpId } from '@liangfen/sandbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from './support/app.ts';
import { corpId, startDingtalk } from './support/dingtalk.ts';

const minute = 60_000;
const corporations = [corpId, secondCorpId] as const;

/** Two people in each corporation. */
const people = {
  [corpId]: ['a000001', 'a000002'],
  [secondCorpId]: ['b000001', 'b000002'],
} as const;

const act = fc.record({
  kind: fc.constantFrom('begin', 'scan', 'open', 'wait', 'lose', 'web', 'web', 'inside', 'inside'),
  browser: fc.nat(1),
  corporation: fc.constantFrom(...corporations),
  pick: fc.nat(60),
  /** Most requests use the newest state and code, as honest people do. */
  isNewest: fc.boolean(),
});

interface Begun {
  readonly state: string;
  readonly browser: number;
  readonly until: number;
  isUsed: boolean;
}

interface Issued {
  readonly code: string;
  readonly way: 'WEB' | 'INSIDE';
  readonly corporation: string;
  readonly name: string;
  readonly until: number;
  isUsed: boolean;
}

test('a token needs a fresh code of its own corporation and this browser’s state, and each works once', async () => {
  const there = startDingtalk();
  const hall = await createTestApp({ messenger: there.messenger, clock: there.clock });
  const { sandbox, clock } = there;
  let tokens = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 30 }), async (acts) => {
      const cookies: [string, string] = ['', ''];
      const begun: Begun[] = [];
      const issued: Issued[] = [];
      let isLost = false;
      sandbox.switches.reset();
      for (const { kind, browser, corporation, pick, isNewest } of acts) {
        const chosen = <T>(from: readonly T[]) =>
          isNewest ? from.at(-1) : from[pick % Math.max(1, from.length)];
        const issue = (way: Issued['way']) => {
          const userId = people[corporation][pick % 2] ?? '';
          const who = { corpId: corporation, userId };
          issued.push({
            code: way === 'WEB' ? sandbox.webCode(who) : sandbox.insideCode(who),
            way,
            corporation,
            name: sandbox.directory.of(corporation)?.byUserId(userId)?.name ?? '',
            until: clock.now() + 5 * minute,
            isUsed: false,
          });
        };
        switch (kind) {
          case 'begin': {
            const response = await hall.client.send('startMessengerLogin', {
              body: { purpose: 'LOGIN', embedded: false },
              headers: { cookie: cookies[browser] ?? '' },
            });
            cookies[browser] = response.headers.get('set-cookie')?.split(';')[0] ?? '';
            const { state } = await response.json();
            begun.push({ state, browser, until: clock.now() + 10 * minute, isUsed: false });
            break;
          }
          case 'scan':
            issue('WEB');
            break;
          case 'open':
            issue('INSIDE');
            break;
          case 'wait':
            clock.advance(pick * 10_000);
            break;
          case 'lose':
            isLost = true;
            break;
          case 'web':
          case 'inside': {
            const way = kind === 'web' ? 'WEB' : 'INSIDE';
            const code = chosen(issued);
            const state = chosen(begun);
            if (code === undefined) break;
            if (isLost) {
              const call =
                way === 'WEB' ? '/v1.0/oauth2/userAccessToken' : '/topapi/v2/user/getuserinfo';
              sandbox.switches.fail({ call, trouble: { kind: 'LOST' }, times: 1 });
            }
            const response = await hall.client.send('loginByMessenger', {
              body: {
                way,
                place: 'JUDGE',
                authCode: code.code,
                ...(way === 'WEB' ? { state: state?.state ?? 'made-up' } : { corpId: corporation }),
              },
              headers: { cookie: cookies[browser] ?? '' },
            });
            sandbox.switches.reset();
            const now = clock.now();
            const isAsked =
              way === 'INSIDE' ||
              (state !== undefined &&
                !state.isUsed &&
                state.browser === browser &&
                now < state.until);
            const isGood = code.way === way && !code.isUsed && now < code.until;
            const isTheirs = way === 'WEB' || code.corporation === corporation;
            const mayEnter = isAsked && isGood && isTheirs && !isLost;
            expect(response.status === 200).toBe(mayEnter);
            if (mayEnter) {
              tokens += 1;
              const { token } = await response.json();
              expect(token).toMatch(/^DING /);
              expect((await hall.client.as(token).call('getUser')).name).toBe(code.name);
            }
            // The first answer uses the code up, whether it arrived or not, and whoever it was for.
            if (isAsked && code.way === way) code.isUsed = true;
            if (way === 'WEB' && isAsked && state !== undefined) state.isUsed = true;
            isLost = false;
          }
        }
      }
    }),
    { numRuns: 60 },
  );
  // Otherwise the property has tested no successful login.
  expect(tokens).toBeGreaterThan(0);
});

const top = 1001;
const userListPath = '/topapi/v2/user/list';

test('with any pages, and people who join, leave or move meanwhile, an import has every person once', async () => {
  const change = fc.record({
    what: fc.constantFrom('COME', 'GO', 'MOVE', 'TOUCH'),
    at: fc.nat(10_000),
    to: fc.nat(10),
  });
  const { sandbox, messenger, clock } = startDingtalk({ people: 240 });
  const hall = await createTestApp({ messenger, clock });
  const staff = sandbox.directory.of(corpId);
  if (staff === null) throw new Error('no corporation');
  const everybody = staff.all();
  const deptIds = [top, ...(staff.children(top) ?? []).map(({ deptId }) => deptId)];
  const below = () => deptIds.flatMap((deptId) => staff.peopleIn(deptId) ?? []);
  const organiser = everybody.find((person) => !below().includes(person));
  const authCode = sandbox.insideCode({ corpId, userId: organiser?.userId ?? '' });
  const inside = { way: 'INSIDE', place: 'DESK', corpId, authCode } as const;
  const { first } = await hall.client.call('loginByMessenger', { body: inside });
  const body = { ticket: first?.ticket ?? '' };
  const { token } = await hall.client.call('createMessengerAccount', { body });
  const desk = hall.client.as(token);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('PLACE' as const, 'OPAQUE' as const),
      fc.array(change, { maxLength: 10 }),
      async (pageSize, cursors, changes) => {
        sandbox.switches.reset();
        for (const { userId } of staff.all()) staff.remove(userId);
        for (const person of everybody) staff.put(person);
        const { id } = await desk.call('createCompetition', { body: { name: '歌手大赛' } });

        sandbox.switches.pageSize(pageSize);
        sandbox.switches.cursors(cursors);
        const stayed = new Set(below().map(({ unionId }) => unionId));
        const seenThere = new Set(stayed);
        const moved = new Set<string>();
        const left = [...changes];
        sandbox.switches.before((call) => {
          const next = call === userListPath ? left.shift() : undefined;
          if (next === undefined) return;
          const here = below();
          const somebody = here[next.at % Math.max(1, here.length)];
          const deptId = deptIds[next.to % deptIds.length] ?? top;
          switch (next.what) {
            case 'COME':
              staff.put(newcomer(next.at, deptId));
              seenThere.add(newcomer(next.at, deptId).unionId);
              return;
            case 'GO':
              if (somebody === undefined) return;
              staff.remove(somebody.userId);
              stayed.delete(somebody.unionId);
              return;
            case 'MOVE':
              // A person who kept moving would never stay in one department long enough to be read.
              if (somebody === undefined || moved.has(somebody.unionId)) return;
              moved.add(somebody.unionId);
              staff.put({ ...somebody, deptIds: [deptId] });
              return;
            case 'TOUCH':
              if (somebody !== undefined) staff.put(somebody);
          }
        });
        await desk.call('importJudgesFromAddressBook', {
          path: { id },
          body: { corpId: 'mine', users: [], deptIds: [String(top)] },
        });
        const rows = await hall.database.query
          .selectFrom('judge')
          .select('union_id')
          .where('competition_id', '=', id)
          .execute();
        const imported = rows.map(({ union_id }) => union_id ?? '');
        expect(new Set(imported).size).toBe(imported.length);
        for (const unionId of stayed) expect(imported).toContain(unionId);
        for (const unionId of imported) expect(seenThere).toContain(unionId);
      },
    ),
    { numRuns: 25 },
  );
});

function newcomer(index: number, deptId: number): Person {
  return {
    userId: `n${index}`,
    unionId: `new${index}`,
    name: `新人${index}`,
    mobile: '',
    title: '',
    deptIds: [deptId],
  };
}
