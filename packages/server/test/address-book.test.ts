/** Judges from the messenger's address book: with a book of a test, and the honest refusal without one. */
import { describe, expect, test } from 'vitest';
import { type Messenger, MessengerRefused } from '../src/ports.ts';
import { createTestApp } from './support/app.ts';
import { createTestMessenger } from './support/messenger.ts';

const people = [
  { unionId: 'u1', name: '周慧敏', phoneNumber: '13800138001' },
  { unionId: 'u2', name: '陈志远', phoneNumber: '+86-13800138002' },
  { unionId: 'u3', name: '林书雅', phoneNumber: null },
];

const book = createTestMessenger({
  corpId: 'corp',
  department: async (corpId, deptId) => {
    if (corpId !== 'corp') throw new MessengerRefused('MESSENGER_CORPORATION_UNKNOWN');
    if (deptId !== '1' && deptId !== null) throw new MessengerRefused('MESSENGER_OUT_OF_RANGE');
    return { childDepts: [{ deptId: '2', deptName: '评委会' }], members: people };
  },
  members: async (_, unionIds) => people.filter(({ unionId }) => unionIds.includes(unionId)),
});

async function hall(messenger: Messenger | null) {
  const app = await createTestApp({ messenger });
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
    expect(other.code).toBe('MESSENGER_CORPORATION_UNKNOWN');
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
    const app = await createTestApp({ messenger: book });
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
    const { client } = await hall({ ...book, corpId: null });
    const { status, problem } = await client.refusal('getAddressBook', {
      path: { corpid: 'mine', deptId: 'root' },
    });
    expect([status, problem.detail]).toEqual([
      409,
      '你的账号没有关联企业，请先在账号页关联钉钉，或用表格导入',
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
    expect([status, code]).toEqual([409, 'MESSENGER_NOT_CONNECTED']);
    expect(problem.detail).toBe('这里没有接通钉钉，请用登录名和密码登录，用表格导入或直接添加人员');
  }
});
