/** Tests logging in by messenger: scans, pages opened inside it, first logins, and every case that must not give a token. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { onEveryDatabase } from './support/every-database.ts';
import { createTestCompany, type TestCompany } from './support/messenger.ts';
import { createVisitor, type Visitor } from './support/messenger-visitor.ts';

const chen = {
  unionId: 'chen',
  name: '陈志远',
  phoneNumber: '13800138001',
  depts: ['corp/文艺部'],
};
const lin = { unionId: 'lin', name: '林书雅', phoneNumber: null, depts: ['corp', 'other'] };

const inner = { way: 'INSIDE', place: 'DESK' } as const;

onEveryDatabase((createApp) => {
  let hall: TestApp;
  let company: TestCompany;
  let visitor: Visitor;
  beforeEach(async () => {
    company = createTestCompany([chen, lin]);
    hall = await createApp({ messenger: company.messenger });
    visitor = createVisitor(hall, company);
  });

  const inside = (authCode: string, corpId: string) =>
    hall.client.refusal('loginByMessenger', {
      body: { way: 'INSIDE', place: 'DESK', authCode, corpId },
    });

  describe('a first login on the organiser’s login page', () => {
    test('returns a ticket and the name instead of a token', async () => {
      const { token, first } = await visitor.scan('chen');
      expect(token).toBeNull();
      expect(first).toMatchObject({ name: '陈志远' });
    });

    test('becomes a main account with the free points and no login name', async () => {
      const client = await visitor.settle('chen', 'corp');
      expect(await client.call('getUser')).toMatchObject({
        kind: 'MAIN',
        name: '陈志远',
        loginName: null,
        phoneNumber: '13800138001',
      });
      expect(await client.call('getPoint')).toEqual({ point: 3 });
      expect((await client.call('listSessions')).sessions).toMatchObject([{ kind: 'DING' }]);
    });

    test('finds the same account the next time, both by a scan and inside the messenger', async () => {
      const { id } = await (await visitor.settle('chen')).call('getUser');
      for (const { token } of [await visitor.scan('chen'), await visitor.open('chen', 'corp')]) {
        expect(token).toMatch(/^DING /);
        expect((await hall.client.as(token ?? '').call('getUser')).id).toBe(id);
      }
    });

    test('twice at the same moment makes one account', async () => {
      const tickets = await Promise.all([visitor.scan('chen'), visitor.open('chen', 'corp')]);
      const made = await Promise.all(
        tickets.map(({ first }) =>
          hall.client.call('createMessengerAccount', { body: { ticket: first?.ticket ?? '' } }),
        ),
      );
      const users = await Promise.all(
        made.map(({ token }) => hall.client.as(token).call('getUser')),
      );
      expect(users[0]?.id).toBe(users[1]?.id);
      const rows = await hall.database.query.selectFrom('user_account').select('id').execute();
      expect(rows).toHaveLength(1);
    });

    test('works once: a used or old ticket is refused', async () => {
      const { first } = await visitor.scan('chen');
      const body = { ticket: first?.ticket ?? '' };
      await hall.client.call('createMessengerAccount', { body });
      const again = await hall.client.refusal('createMessengerAccount', { body });
      expect([again.status, again.code]).toEqual([409, 'MESSENGER_TICKET_ENDED']);
      const late = await visitor.scan('lin');
      hall.clock.advance(10 * 60_000);
      const refused = await hall.client.refusal('createMessengerAccount', {
        body: { ticket: late.first?.ticket ?? '' },
      });
      expect(refused.code).toBe('MESSENGER_TICKET_ENDED');
    });

    test('whose answer was lost has made an account that a new scan finds', async () => {
      const { first } = await visitor.scan('chen');
      await hall.client.call('createMessengerAccount', { body: { ticket: first?.ticket ?? '' } });
      const { token } = await visitor.scan('chen');
      expect(await hall.client.as(token ?? '').call('getPoint')).toEqual({ point: 3 });
    });
  });

  describe('a first login bound to an existing account', () => {
    const bind = async (ticket: string, loginName: string, password: string) => {
      const { code, headers } = await visitor.imageCode();
      return { body: { ticket, loginName, password, code }, headers };
    };

    test('asks for its password once', async () => {
      const { userId, loginName, password } = await hall.registerProved();
      const { first } = await visitor.scan('chen');
      const sent = await bind(first?.ticket ?? '', loginName, password);
      const { token } = await hall.client.call('bindMessengerAccount', sent);
      expect((await hall.client.as(token).call('getUser')).id).toBe(userId);
      const later = await visitor.scan('chen');
      expect((await hall.client.as(later.token ?? '').call('getUser')).id).toBe(userId);
    });

    test('with a wrong password binds nothing, and the ticket can still be used', async () => {
      const { loginName, password } = await hall.registerProved();
      const ticket = (await visitor.scan('chen')).first?.ticket ?? '';
      const wrong = await bind(ticket, loginName, 'wrong-password');
      expect((await hall.client.refusal('bindMessengerAccount', wrong)).code).toBe('LOGIN_FAILED');
      await hall.client.call('bindMessengerAccount', await bind(ticket, loginName, password));
    });

    test('slows guesses down like the login page, and needs an image code each time', async () => {
      const { loginName, password } = await hall.registerProved();
      const ticket = (await visitor.scan('chen')).first?.ticket ?? '';
      const without = { ticket, loginName, password, code: 'ABCD' };
      const noCode = await hall.client.refusal('bindMessengerAccount', { body: without });
      expect(noCode.code).toBe('IMAGE_CODE_WRONG');
      for (let guess = 1; guess <= 5; guess += 1) {
        const sent = {
          ...(await bind(ticket, loginName, `guess-${guess}`)),
          address: '203.0.113.1',
        };
        expect((await hall.client.refusal('bindMessengerAccount', sent)).code).toBe('LOGIN_FAILED');
      }
      const sent = { ...(await bind(ticket, loginName, password)), address: '203.0.113.1' };
      expect((await hall.client.refusal('bindMessengerAccount', sent)).status).toBe(429);
      // The login page counts by the same limits.
      const login = { body: sent.body, headers: sent.headers, address: '203.0.113.1' };
      const { ticket: _, ...body } = login.body;
      expect((await hall.client.refusal('login', { ...login, body })).status).toBe(429);
    });

    test('does not check a password without a ticket', async () => {
      const { loginName, password } = await hall.registerProved();
      const refusals = await Promise.all(
        [password, 'wrong-password'].map(async (word) =>
          hall.client.refusal('bindMessengerAccount', await bind('made-up', loginName, word)),
        ),
      );
      expect(refusals.map(({ code }) => code)).toEqual([
        'MESSENGER_TICKET_ENDED',
        'MESSENGER_TICKET_ENDED',
      ]);
    });
  });

  describe('a judge who logs in by messenger', () => {
    test('goes on as a guest without a question, if there is no account', async () => {
      const { token, first } = await visitor.open('lin', 'other', 'JUDGE');
      expect(first).toBeNull();
      expect(await hall.client.as(token ?? '').call('getUser')).toMatchObject({
        kind: 'GUEST',
        name: '林书雅',
      });
    });

    test('is one guest after logging in twice at the same moment', async () => {
      await Promise.all([1, 2, 3].map(() => visitor.open('lin', 'other', 'JUDGE')));
      const rows = await hall.database.query.selectFrom('user_account').select('id').execute();
      expect(rows).toHaveLength(1);
    });

    test('gets an account later on the organiser’s page, and stays a judge', async () => {
      const organiser = await hall.registerProved();
      const { id } = await organiser.client.call('createCompetition', { body: { name: '大赛' } });
      await organiser.client.call('updateBaseSetting', {
        path: { id },
        body: { signUpOpen: true, signUpApproval: false },
      });
      const guest = hall.client.as((await visitor.open('lin', 'corp', 'JUDGE')).token ?? '');
      const body = { name: '林书雅', phoneNumber: '13800138009' };
      await guest.call('signUpJudge', { path: { id }, body });
      const account = await visitor.settle('lin');
      expect(await account.call('getUser')).toMatchObject({ kind: 'MAIN' });
      expect(await account.call('getJudge', { path: { id } })).toMatchObject({ name: '林书雅' });
    });

    test('takes the judging along to an existing account', async () => {
      const organiser = await hall.registerProved();
      const { id } = await organiser.client.call('createCompetition', { body: { name: '大赛' } });
      await organiser.client.call('updateBaseSetting', {
        path: { id },
        body: { signUpOpen: true, signUpApproval: false },
      });
      const guest = hall.client.as((await visitor.open('lin', 'corp', 'JUDGE')).token ?? '');
      const form = { name: '林书雅', phoneNumber: '13800138009' };
      await guest.call('signUpJudge', { path: { id }, body: form });
      const own = await hall.registerProved();
      const ticket = (await visitor.scan('lin')).first?.ticket ?? '';
      const { code, headers } = await visitor.imageCode();
      const body = { ticket, loginName: own.loginName, password: own.password, code };
      await hall.client.call('bindMessengerAccount', { body, headers });
      expect(await own.client.call('getJudge', { path: { id } })).toMatchObject({ name: '林书雅' });
      // The page then leads the phone to the messenger's login, which gives a token of the account.
      expect((await guest.refusal('getUser')).code).toBe('SESSION_EXPIRED');
    });
  });

  describe('no token is given', () => {
    test('for a code that was used', async () => {
      const authCode = company.open('chen', 'corp');
      await hall.client.call('loginByMessenger', { body: { ...inner, authCode, corpId: 'corp' } });
      expect((await inside(authCode, 'corp')).code).toBe('MESSENGER_CODE_USED');
    });

    test('for a code of another corporation', async () => {
      expect((await inside(company.open('lin', 'other'), 'corp')).code).toBe('MESSENGER_CODE_USED');
    });

    test('for a corporation other than the application’s own', async () => {
      const own = await createApp({ messenger: { ...company.messenger, corpId: 'corp' } });
      const body = { ...inner, authCode: company.open('lin', 'other'), corpId: 'other' };
      const refused = await own.client.refusal('loginByMessenger', { body });
      expect(refused.code).toBe('MESSENGER_CORPORATION_UNKNOWN');
    });

    test.each(['no state', 'a made-up state', 'no cookie', 'another browser’s cookie'])(
      'with %s, and the messenger is not even called',
      async (what) => {
        const state = await visitor.begin();
        const other = createVisitor(hall, company);
        await other.begin();
        const sent = {
          'no state': { state: undefined, headers: visitor.headers() },
          'a made-up state': { state: 'made-up', headers: visitor.headers() },
          'no cookie': { state, headers: {} },
          'another browser’s cookie': { state, headers: other.headers() },
        }[what];
        const authCode = company.scan('chen');
        const body = { way: 'WEB', place: 'DESK', authCode } as const;
        const refused = await hall.client.refusal('loginByMessenger', {
          body: sent?.state === undefined ? body : { ...body, state: sent.state },
          headers: sent?.headers ?? {},
        });
        expect([refused.status, refused.code]).toEqual([400, 'MESSENGER_STATE_WRONG']);
        expect(company.asked).toEqual([]);
      },
    );

    test('for a state that was used, is old, or was begun for a binding', async () => {
      const account = await hall.registerProved();
      const send = (state: string) =>
        hall.client.refusal('loginByMessenger', {
          body: { way: 'WEB', place: 'DESK', authCode: company.scan('chen'), state },
          headers: visitor.headers(),
        });
      const used = await visitor.begin();
      await hall.client.call('loginByMessenger', {
        body: { way: 'WEB', place: 'DESK', authCode: company.scan('chen'), state: used },
        headers: visitor.headers(),
      });
      expect((await send(used)).code).toBe('MESSENGER_STATE_WRONG');
      expect((await send(await visitor.begin(account.token))).code).toBe('MESSENGER_STATE_WRONG');
      const old = await visitor.begin();
      hall.clock.advance(10 * 60_000);
      expect((await send(old)).code).toBe('MESSENGER_STATE_WRONG');
    });

    test('while the messenger is unreachable; a new scan afterwards works', async () => {
      company.refuse('MESSENGER_AWAY');
      const refused = await inside(company.open('chen', 'corp'), 'corp');
      expect([refused.status, refused.code]).toEqual([503, 'MESSENGER_AWAY']);
      company.refuse(null);
      expect((await visitor.scan('chen')).first).not.toBeNull();
    });
  });

  test('two tabs of one browser may both scan', async () => {
    const [first, second] = [await visitor.begin(), await visitor.begin()];
    for (const state of [first, second]) {
      await hall.client.call('loginByMessenger', {
        body: { way: 'WEB', place: 'DESK', authCode: company.scan('chen'), state },
        headers: visitor.headers(),
      });
    }
  });

  test('no secret is stored in plain text or written to the log', async () => {
    const state = await visitor.begin();
    const { first } = await visitor.scan('chen');
    const client = await visitor.settle('lin', 'corp');
    await client.call('getUser');
    const { query } = hall.database;
    const rows = [
      await query.selectFrom('messenger_login').selectAll().execute(),
      await query.selectFrom('messenger_ticket').selectAll().execute(),
      await query.selectFrom('session').selectAll().execute(),
    ];
    const [, browser = ''] = visitor.headers().cookie?.split('=') ?? [];
    for (const secret of [state, first?.ticket ?? '', browser]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(JSON.stringify(hall.logged)).not.toContain(secret);
    }
    expect(JSON.stringify(hall.logged)).not.toContain('13800138001');
  });
});

test('in any sequence of requests, a token needs a fresh code and its own browser’s state', async () => {
  const company = createTestCompany([chen, lin]);
  const hall = await createTestApp({ messenger: company.messenger });
  const browsers = [createVisitor(hall, company), createVisitor(hall, company)] as const;
  const act = fc.record({
    kind: fc.constantFrom('begin', 'scan', 'open', 'web', 'inside', 'wait'),
    browser: fc.nat(1),
    person: fc.constantFrom('chen', 'lin'),
    corpId: fc.constantFrom('corp', 'other'),
    pick: fc.nat(50),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      /** The states that the server should still accept. */
      const states: { state: string; browser: number; until: number; used: boolean }[] = [];
      const codes: { code: string; corpId: string | null; used: boolean }[] = [];
      for (const { kind, browser, person, corpId, pick } of acts) {
        const visitor = browsers[browser === 0 ? 0 : 1];
        const now = hall.clock.now();
        const state = states[pick % Math.max(1, states.length)];
        const code = codes[(pick * 7) % Math.max(1, codes.length)];
        if (kind === 'begin') {
          const fresh = await visitor.begin();
          states.push({ state: fresh, browser, until: now + 10 * 60_000, used: false });
        } else if (kind === 'scan') {
          codes.push({ code: company.scan(person), corpId: null, used: false });
        } else if (kind === 'open') {
          const fresh = company.open(person, corpId);
          codes.push({ code: fresh, corpId, used: false });
        } else if (kind === 'wait') {
          hall.clock.advance(pick * 20_000);
        } else if (code !== undefined) {
          const byWeb = kind === 'web';
          const stateIsGood =
            state !== undefined && !state.used && state.browser === browser && now < state.until;
          const codeIsGood = !code.used && code.corpId === (byWeb ? null : corpId);
          const response = await hall.client.send('loginByMessenger', {
            body: {
              way: byWeb ? 'WEB' : 'INSIDE',
              place: 'JUDGE',
              authCode: code.code,
              ...(byWeb ? { state: state?.state ?? 'made-up' } : { corpId }),
            },
            headers: visitor.headers(),
          });
          const mayEnter = codeIsGood && (!byWeb || stateIsGood);
          expect(response.status === 200).toBe(mayEnter);
          if (byWeb && stateIsGood && state !== undefined) state.used = true;
          if (mayEnter) code.used = true;
        }
      }
    }),
    { numRuns: 40 },
  );
});

describe('the cookie of the state', () => {
  test('is hidden from scripts and sent only by pages of this site', async () => {
    const company = createTestCompany([chen]);
    const { client } = await createTestApp({ messenger: company.messenger });
    const response = await client.send('startMessengerLogin', {
      body: { purpose: 'LOGIN', embedded: false },
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=600/);
  });
});

describe('without a messenger', () => {
  test('the login page offers none, and every call says what to do instead', async () => {
    const hall = await createTestApp();
    expect(await hall.client.call('getMessenger')).toMatchObject({ connected: false, name: null });
    const { client } = await hall.registerProved();
    const refusals = [
      await client.refusal('startMessengerLogin', { body: { purpose: 'LOGIN', embedded: false } }),
      await client.refusal('loginByMessenger', { body: { ...inner, authCode: 'x', corpId: 'y' } }),
      await client.refusal('getMessengerMobile', { query: { authCode: 'x' } }),
      await client.refusal('getMessengerPageConfig', { query: { address: 'http://x.test/' } }),
    ];
    for (const { status, code } of refusals) {
      expect([status, code]).toEqual([409, 'MESSENGER_NOT_CONNECTED']);
    }
    expect(await client.call('listMessengerBindings')).toEqual({ bindings: [] });
    expect(await client.call('listCorporations')).toEqual({ corporations: [] });
  });
});
