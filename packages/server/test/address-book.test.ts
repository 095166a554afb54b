/** Tests judges from the messenger's address book: who may see it, what it shows, and how people become judges. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import type { TestClient } from './support/client.ts';
import { createTestClock } from './support/clock.ts';
import { createTestCompany, type TestCompany, type TestPerson } from './support/messenger.ts';
import { createVisitor } from './support/messenger-visitor.ts';

const people: readonly TestPerson[] = [
  { unionId: 'boss', name: '韩立新', phoneNumber: '13800138000', depts: ['corp'] },
  { unionId: 'u1', name: '周慧敏', phoneNumber: '13800138001', depts: ['corp/评委会'] },
  { unionId: 'u2', name: '陈志远', phoneNumber: '+86-13800138002', depts: ['corp/评委会/声乐'] },
  { unionId: 'u3', name: '林书雅', phoneNumber: null, depts: ['corp/评委会', 'corp/评委会/声乐'] },
  { unionId: 'x1', name: '外人', phoneNumber: '13800138003', depts: ['other'] },
];

let hall: TestApp;
let company: TestCompany;
/** The organiser, whose corporation is `corp`. */
let client: TestClient;
let path: { id: string };
beforeEach(async () => {
  company = createTestCompany(people);
  hall = await createTestApp({ messenger: company.messenger });
  client = await createVisitor(hall, company).settle('boss', 'corp');
  path = { id: (await client.call('createCompetition', { body: { name: '歌手大赛' } })).id };
});

const names = async () =>
  (await client.call('listApprovedJudges', { path })).users.map(({ name, phoneNumber }) => [
    name,
    phoneNumber,
  ]);
const chosen = (...ids: string[]) => ({
  corpId: 'mine',
  users: ids.map((unionid) => ({ unionid, name: `所选 ${unionid}` })),
});
const take = (body: ReturnType<typeof chosen> & { deptIds?: string[] }) =>
  client.call('importJudgesFromAddressBook', { path, body });

describe('looking into the address book', () => {
  test('shows one’s own corporation, which needs no name, with phone numbers masked and judges marked', async () => {
    await client.call('createJudge', { path, body: { name: '老周', phoneNumber: '13800138001' } });
    await take(chosen('u3'));
    const found = await client.call('getAddressBook', {
      path: { corpid: 'mine', deptId: 'corp/评委会' },
      query: { competitionId: path.id },
    });
    expect(found.childDepts).toEqual([{ deptId: 'corp/评委会/声乐', deptName: '声乐' }]);
    expect(found.users).toEqual([
      { unionid: 'u1', name: '周慧敏', phoneNumber: '138****8001', judge: true },
      { unionid: 'u3', name: '林书雅', phoneNumber: null, judge: true },
    ]);
    const top = await client.call('getAddressBook', { path: { corpid: 'corp', deptId: 'root' } });
    expect(top.childDepts.map(({ deptName }) => deptName)).toEqual(['评委会']);
  });

  test('another corporation’s book stays closed, for looking, searching and importing', async () => {
    const refusals = [
      await client.refusal('getAddressBook', { path: { corpid: 'other', deptId: 'root' } }),
      await client.refusal('findInAddressBook', {
        path: { corpid: 'other' },
        query: { word: '外' },
      }),
      await client.refusal('importJudgesFromAddressBook', {
        path,
        body: { corpId: 'other', users: [{ unionid: 'x1', name: '外人' }] },
      }),
      await client.refusal('createSubUsersFromMessenger', {
        body: { corpId: 'other', users: [{ unionid: 'x1', name: '外人' }] },
      }),
    ];
    for (const { status, code } of refusals) {
      expect([status, code]).toEqual([403, 'MESSENGER_NOT_YOUR_CORPORATION']);
    }
    expect(company.asked).not.toContain('department root');
  });

  test('an account without a corporation is told what to do instead', async () => {
    const other = await hall.register();
    const { status, problem } = await other.client.refusal('getAddressBook', {
      path: { corpid: 'mine', deptId: 'root' },
    });
    expect([status, problem.detail]).toEqual([
      409,
      '你的账号没有关联企业，请先在账号页关联钉钉，或用表格导入',
    ]);
  });

  test('a person who left the company sees nothing of the book an hour later', async () => {
    const at = { path: { corpid: 'corp', deptId: 'root' } };
    company.leave('boss');
    hall.clock.advance(60 * 60_000);
    expect((await client.refusal('getAddressBook', at)).code).toBe(
      'MESSENGER_NOT_YOUR_CORPORATION',
    );
    expect(await client.call('listCorporations')).toEqual({ corporations: [] });
  });

  test('only those who manage a competition see which people are its judges', async () => {
    const other = await hall.register();
    const refused = await other.client.refusal('getAddressBook', {
      path: { corpid: 'mine', deptId: 'root' },
      query: { competitionId: path.id },
    });
    expect(refused.status).toBe(404);
  });
});

describe('importing', () => {
  test('people become judges under the names and numbers of the book, in the order chosen', async () => {
    expect(await take(chosen('u2', 'u1', 'u2'))).toMatchObject({ imported: 2, refused: 0 });
    expect(await names()).toEqual([
      ['陈志远', '13800138002'],
      ['周慧敏', '13800138001'],
    ]);
    const { imports } = await client.call('listImports', { path });
    expect(imports).toMatchObject([{ source: 'ADDRESS_BOOK', name: '通讯录', state: 'DONE' }]);
  });

  test('a department comes with all departments below it, and everybody once', async () => {
    const answer = await take({ ...chosen('u3'), deptIds: ['corp/评委会', 'corp/评委会/声乐'] });
    expect(answer).toMatchObject({ imported: 3, refused: 0 });
    expect((await names()).map(([name]) => name)).toEqual(['林书雅', '周慧敏', '陈志远']);
  });

  test('a person without a phone number is recognised at a second import', async () => {
    expect(await take(chosen('u3'))).toMatchObject({ imported: 1 });
    const { refusedRows } = await take(chosen('u3'));
    expect(refusedRows).toEqual([
      { line: 1, column: '姓名', value: '林书雅', reason: '已是评委“林书雅”' },
    ]);
  });

  test('a person who is a judge already is also recognised by the phone number', async () => {
    await client.call('createJudge', { path, body: { name: '老周', phoneNumber: '13800138001' } });
    const { refusedRows } = await take(chosen('u1'));
    expect(refusedRows).toMatchObject([{ column: '手机号', reason: '手机号已是评委“老周”的' }]);
  });

  test('a person who is no longer in the book is refused by name', async () => {
    const { refusedRows } = await take(chosen('gone'));
    expect(refusedRows).toMatchObject([{ line: 1, column: '姓名', value: '所选 gone' }]);
    expect(await names()).toEqual([]);
  });

  test('a preview stores nothing, and a repeat imports nobody twice', async () => {
    const body = chosen('u1');
    const preview = await client.call('importJudgesFromAddressBook', {
      path,
      body,
      query: { preview: true },
    });
    expect(preview).toMatchObject({ preview: true, imported: 1, importId: null });
    expect(await names()).toEqual([]);
    const once = () => client.call('importJudgesFromAddressBook', { path, body, key: 'book-once' });
    expect(await once()).toEqual(await once());
    expect(await names()).toHaveLength(1);
  });

  test('too many people, and nobody at all, are refused before anything is stored', async () => {
    for (let index = 0; index < 1_001; index += 1) {
      company.hire({ unionId: `m${index}`, name: `员工${index}`, depts: ['corp/大部门'] });
    }
    const refusal = (body: ReturnType<typeof chosen> & { deptIds?: string[] }) =>
      client.refusal('importJudgesFromAddressBook', { path, body });
    expect((await refusal({ ...chosen(), deptIds: ['corp/大部门'] })).status).toBe(400);
    expect((await refusal(chosen())).status).toBe(400);
    expect(await names()).toEqual([]);
  });

  test('in a department tree of any shape, nobody comes twice and nobody is lost', async () => {
    const place = fc
      .array(fc.constantFrom('甲', '乙', '丙'), { minLength: 1, maxLength: 4 })
      .map((parts) => ['tree', ...parts].join('/'));
    const staff = fc.array(fc.uniqueArray(place, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 20,
    });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(staff, fc.uniqueArray(place, { maxLength: 3 }), async (depts, others) => {
        round += 1;
        for (let index = 0; index < 20; index += 1) company.leave(`t${index}`);
        for (const [index, own] of depts.entries()) {
          company.hire({
            unionId: `t${index}`,
            name: `员工${index}`,
            depts: own.map((each) => `corp/${each}`),
          });
        }
        const present = others.filter((dept) =>
          depts.flat().some((each) => each === dept || each.startsWith(`${dept}/`)),
        );
        const deptIds = ['corp/tree', ...present.map((dept) => `corp/${dept}`)];
        const { imported, refused } = await client.call('importJudgesFromAddressBook', {
          path,
          query: { preview: true },
          body: { ...chosen(), deptIds },
        });
        expect({ imported, refused }).toEqual({ imported: depts.length, refused: 0 });
      }),
      { numRuns: 40 },
    );
    expect(round).toBeGreaterThan(0);
  });
});

describe('searching', () => {
  const find = async (word: string) => {
    const { users } = await client.call('findInAddressBook', {
      path: { corpid: 'mine' },
      query: { word },
    });
    return users.map(({ name }) => name);
  };

  test.each(['志远', '陈', 'chenzhiyuan', 'czy', 'chenzy', 'ZhiYuan', 'chen zhi'])(
    '陈志远 is found by %s',
    async (word) => {
      expect(await find(word)).toContain('陈志远');
    },
  );

  test('a surname is found by its reading as a surname, and a spelling that does not fit finds nobody', async () => {
    company.hire({ unionId: 's', name: '单雄信', depts: ['corp'] });
    expect(await find('shanxx')).toEqual(['单雄信']);
    expect(await find('dan')).toEqual([]);
    expect(await find('enzhi')).toEqual([]);
  });

  test('the answer names the workplace of a person once', async () => {
    const { users, more } = await client.call('findInAddressBook', {
      path: { corpid: 'corp' },
      query: { word: '书雅' },
    });
    expect(users).toMatchObject([{ unionid: 'u3', deptNames: ['评委会'] }]);
    expect(more).toBe(false);
  });

  test('the book is read once for many searches, and again when it is old', async () => {
    await Promise.all(['陈', '周', '林'].map(find));
    await find('czy');
    const reads = () => company.asked.filter((question) => question === 'department root').length;
    expect(reads()).toBe(1);
    hall.clock.advance(10 * 60_000);
    await find('czy');
    expect(reads()).toBe(2);
  });

  test('a failed reading of the book is not kept', async () => {
    company.refuse('MESSENGER_BUSY');
    const query = { word: '陈' };
    const refused = await client.refusal('findInAddressBook', { path: { corpid: 'mine' }, query });
    expect([refused.status, refused.code]).toEqual([503, 'MESSENGER_BUSY']);
    company.refuse(null);
    expect(await find('陈')).toEqual(['陈志远']);
  });

  test('ten thousand people are searched without a wait, a hundred of them shown', async () => {
    for (let index = 0; index < 10_000; index += 1) {
      const unionId = `m${index}`;
      company.hire({ unionId, name: `王小${index}`, depts: [`corp/部门${index % 40}`] });
    }
    const clock = createTestClock();
    hall = await createTestApp({
      messenger: company.messenger,
      // Pauses between the slices of spelling work end at once.
      clock: {
        ...clock,
        schedule: (_, run) => {
          setImmediate(run);
          return () => undefined;
        },
      },
    });
    client = await createVisitor(hall, company).settle('boss', 'corp');
    expect(await find('czy')).toEqual(['陈志远']);
    const began = performance.now();
    const { users, more } = await client.call('findInAddressBook', {
      path: { corpid: 'mine' },
      query: { word: 'wx' },
    });
    const took = performance.now() - began;
    expect([users.length, more]).toEqual([100, true]);
    // A search takes a few milliseconds on a quiet machine; reading the book again would take a second.
    expect(took).toBeLessThan(500);
  });
});

test('without a messenger, each call says that there is none and what to do instead', async () => {
  const app = await createTestApp();
  const { client: own } = await app.register();
  const { id } = await own.call('createCompetition', { body: { name: '歌手大赛' } });
  const refusals = [
    await own.refusal('getAddressBook', { path: { corpid: 'corp', deptId: '1' } }),
    await own.refusal('findInAddressBook', { path: { corpid: 'corp' }, query: { word: '陈' } }),
    await own.refusal('importJudgesFromAddressBook', { path: { id }, body: chosen('u1') }),
    await own.refusal('createSubUsersFromMessenger', { body: chosen('u1') }),
  ];
  for (const { status, code } of refusals) {
    expect([status, code]).toEqual([409, 'MESSENGER_NOT_CONNECTED']);
  }
});

describe('sub-accounts from the address book', () => {
  test('log in by messenger and manage the competitions they were granted', async () => {
    const { subUsers } = await client.call('createSubUsersFromMessenger', {
      body: { ...chosen('u1', 'u3'), competitionIds: [path.id] },
    });
    expect(subUsers).toMatchObject([
      { loginName: null, competitionIds: [path.id] },
      { loginName: null, competitionIds: [path.id] },
    ]);
    const visitor = createVisitor(hall, company);
    const { token } = await visitor.scan('u3');
    const sub = hall.client.as(token ?? '');
    expect(await sub.call('getUser')).toMatchObject({ kind: 'SUB', name: '林书雅' });
    await sub.call('getBaseSetting', { path });
  });

  test('are all made or none is, and people who have an account already are named', async () => {
    await createVisitor(hall, company).settle('u2');
    const refused = await client.refusal('createSubUsersFromMessenger', {
      body: chosen('u1', 'u2'),
    });
    expect([refused.status, refused.code]).toEqual([409, 'MESSENGER_BOUND_ELSEWHERE']);
    expect(refused.problem.detail).toContain('陈志远');
    expect(await client.call('listSubUsers')).toEqual({ subUsers: [] });
  });

  test('are answered again when the first answer was lost', async () => {
    const once = () =>
      client.call('createSubUsersFromMessenger', { body: chosen('u1'), key: 'sub-once' });
    expect(await once()).toEqual(await once());
    const other = { body: chosen('u3'), key: 'sub-once' };
    const refused = await client.refusal('createSubUsersFromMessenger', other);
    expect(refused).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await client.call('listSubUsers')).subUsers).toHaveLength(1);
  });

  test('are answered like the first time, also where the first call gave a guest an account', async () => {
    const visitor = createVisitor(hall, company);
    await visitor.open('u1', 'corp', 'JUDGE');
    const once = (key: string) =>
      client.call('createSubUsersFromMessenger', { body: chosen('u1', 'u3'), key });
    const first = await once('guest-once');
    expect(await once('guest-once')).toEqual(first);
    expect((await client.call('listSubUsers')).subUsers).toHaveLength(2);
    const other = { body: chosen('u1'), key: 'another-call' };
    const refused = await client.refusal('createSubUsersFromMessenger', other);
    expect(refused.problem.detail).toContain('周慧敏');
  });

  test('are made once when the same call comes twice at once, and both calls get the same answer', async () => {
    const visitor = createVisitor(hall, company);
    await visitor.open('u1', 'corp', 'JUDGE');
    const once = () =>
      client.call('createSubUsersFromMessenger', {
        body: chosen('u1', 'u3'),
        key: 'twice-at-once',
      });
    const [one, other] = await Promise.all([once(), once()]);
    expect(one).toEqual(other);
    expect((await client.call('listSubUsers')).subUsers).toHaveLength(2);
  });

  test('include a person who judged as a guest and goes on judging with the account', async () => {
    await client.call('updateBaseSetting', {
      path,
      body: { signUpOpen: true, signUpApproval: false },
    });
    const visitor = createVisitor(hall, company);
    const guest = hall.client.as((await visitor.open('u1', 'corp', 'JUDGE')).token ?? '');
    const body = { name: '周慧敏', phoneNumber: '13800138001' };
    await guest.call('signUpJudge', { path, body });
    await client.call('createSubUsersFromMessenger', { body: chosen('u1') });
    expect(await guest.call('getUser')).toMatchObject({ kind: 'SUB' });
    await guest.call('getJudge', { path });
  });
});
