/** Judges from the messenger's address book: with a book of a test, and the honest refusal without one. */
import { describe, expect, test } from 'vitest';
import type { AddressBook } from '../src/ports.ts';
import { createTestApp } from './support/app.ts';

const people = [
  { unionId: 'u1', name: '周慧敏', phoneNumber: '13800138001' },
  { unionId: 'u2', name: '陈志远', phoneNumber: '+86-13800138002' },
  { unionId: 'u3', name: '林书雅', phoneNumber: null },
];

const book: AddressBook = {
  organisationOf: async () => 'corp',
  department: async (corpId, deptId) =>
    corpId === 'corp' && (deptId === '1' || deptId === null)
      ? {
          childDepts: [{ deptId: '2', deptName: '评委会' }],
          users: people.map(({ unionId, name }) => ({ unionid: unionId, name })),
        }
      : null,
  people: async (_, unionIds) => people.filter(({ unionId }) => unionIds.includes(unionId)),
};

async function hall(addressBook: AddressBook | null) {
  const app = await createTestApp({ addressBook });
  const { client } = await app.register();
  const { id } = await client.call('createCompetition', { body: { name: '歌手大赛' } });
  const names = async () =>
    (await client.call('listApprovedJudges', { path: { id } })).users.map(
      ({ number, name, phoneNumber }) => [number, name, phoneNumber],
    );
  return { client, path: { id }, names };
}

const chosen = (...ids: string[]) => ({
  corpId: 'corp',
  users: ids.map((unionid) => ({ unionid, name: `所选 ${unionid}` })),
});

describe('with an address book', () => {
  test('its departments can be looked into', async () => {
    const { client } = await hall(book);
    const found = await client.call('getAddressBook', { path: { corpid: 'corp', deptId: '1' } });
    expect(found.childDepts).toEqual([{ deptId: '2', deptName: '评委会' }]);
    expect(found.users.map(({ name }) => name)).toEqual(['周慧敏', '陈志远', '林书雅']);
    const other = await client.refusal('getAddressBook', { path: { corpid: 'x', deptId: '1' } });
    expect(other.status).toBe(404);
  });

  test('the caller’s own is asked for by no name; phones are masked, and judges marked', async () => {
    const { client, path } = await hall(book);
    await client.call('createJudge', {
      path,
      body: { name: '老陈', phoneNumber: '13800138002' },
    });
    const at = { corpid: 'mine', deptId: 'root' };
    const query = { competitionId: path.id };
    const { users } = await client.call('getAddressBook', { path: at, query });
    expect(users).toEqual([
      { unionid: 'u1', name: '周慧敏', phoneNumber: '138****8001', judge: false },
      { unionid: 'u2', name: '陈志远', phoneNumber: '138****8002', judge: true },
      { unionid: 'u3', name: '林书雅', phoneNumber: null, judge: false },
    ]);
    const unasked = await client.call('getAddressBook', { path: at });
    expect(unasked.users.map(({ judge }) => judge)).toEqual([false, false, false]);
    const body = { corpId: 'mine', users: [{ unionid: 'u1', name: '周慧敏' }] };
    expect(await client.call('importJudgesFromAddressBook', { path, body })).toMatchObject({
      imported: 1,
    });
  });

  test('whose judges they are stays with those who manage the competition', async () => {
    const app = await createTestApp({ addressBook: book });
    const owner = await app.register();
    const { id } = await owner.client.call('createCompetition', { body: { name: '歌手大赛' } });
    const other = await app.register();
    const refused = await other.client.refusal('getAddressBook', {
      path: { corpid: 'mine', deptId: 'root' },
      query: { competitionId: id },
    });
    expect(refused.status).toBe(404);
  });

  test('an account of no organisation is told what to do instead', async () => {
    const { client } = await hall({ ...book, organisationOf: async () => null });
    const { status, problem } = await client.refusal('getAddressBook', {
      path: { corpid: 'mine', deptId: 'root' },
    });
    expect([status, problem.detail]).toEqual([
      409,
      '你的账号没有关联企业通讯录，请用表格导入，或直接添加',
    ]);
  });

  test('people become judges under the names and numbers of the book, in the order chosen', async () => {
    const { client, path, names } = await hall(book);
    const answer = await client.call('importJudgesFromAddressBook', {
      path,
      body: chosen('u2', 'u1', 'u2'),
    });
    expect(answer).toMatchObject({ preview: false, imported: 2, refused: 0 });
    expect(await names()).toEqual([
      [1, '陈志远', '13800138002'],
      [2, '周慧敏', '13800138001'],
    ]);
    const { imports } = await client.call('listImports', { path });
    expect(imports).toMatchObject([{ source: 'ADDRESS_BOOK', name: '通讯录', state: 'DONE' }]);
  });

  test('who has no number, or is no longer in the book, is refused by name', async () => {
    const { client, path, names } = await hall(book);
    const { refusedRows } = await client.call('importJudgesFromAddressBook', {
      path,
      body: chosen('u3', 'gone'),
    });
    expect(refusedRows).toEqual([
      { line: 1, column: '手机号', value: '', reason: '手机号没有填' },
      { line: 2, column: '手机号', value: '', reason: '手机号没有填' },
    ]);
    expect(await names()).toEqual([]);
  });

  test('a preview stores nothing, and a repeat imports nobody twice', async () => {
    const { client, path, names } = await hall(book);
    const body = chosen('u1');
    const query = { preview: true };
    const preview = await client.call('importJudgesFromAddressBook', { path, body, query });
    expect(preview).toMatchObject({ preview: true, imported: 1, importId: null });
    expect(await names()).toEqual([]);
    const first = await client.call('importJudgesFromAddressBook', {
      path,
      body,
      key: 'book-once',
    });
    const again = await client.call('importJudgesFromAddressBook', {
      path,
      body,
      key: 'book-once',
    });
    expect(again).toEqual(first);
    expect(await names()).toHaveLength(1);
    const later = await client.call('importJudgesFromAddressBook', { path, body });
    expect(later).toMatchObject({ imported: 0, refused: 1 });
  });
});

test('without one, both say so and what to do instead', async () => {
  const { client, path } = await hall(null);
  const refusals = [
    await client.refusal('getAddressBook', { path: { corpid: 'corp', deptId: '1' } }),
    await client.refusal('importJudgesFromAddressBook', { path, body: chosen('u1') }),
  ];
  for (const { status, code, problem } of refusals) {
    expect([status, code]).toEqual([409, 'ADDRESS_BOOK_NOT_CONNECTED']);
    expect(problem.detail).toBe('通讯录还没有接入，请用表格导入，或直接添加');
  }
});
