/** Tests reading people through the messenger's adapter: each person once, whatever pages the messenger returns. */
import { type Person, secondCorpId } from '@liangfen/sandbox';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Messenger, MessengerMember } from '../src/ports.ts';
import { corpId, reasonOf, startDingtalk } from './support/dingtalk.ts';

const deptId = '1001';
const userListPath = '/topapi/v2/user/list';

function person(index: number, deptIds: readonly number[]): Person {
  return {
    userId: `n${index}`,
    unionId: `new${index}`,
    name: `新人${index}`,
    mobile: '',
    title: '',
    deptIds,
  };
}
const unionIdsOf = (members: readonly { readonly unionId: string }[]) =>
  members.map(({ unionId }) => unionId).sort();

test('with any pages, and people who join, leave or move meanwhile, every person is read exactly once', async () => {
  const change = fc.record({
    what: fc.constantFrom('COME' as const, 'GO' as const, 'MOVE_IN' as const, 'TOUCH' as const),
    at: fc.integer({ min: 0, max: 10_000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('PLACE' as const, 'OPAQUE' as const),
      fc.array(change, { maxLength: 12 }),
      async (pageSize, cursors, changes) => {
        const { sandbox, messenger } = startDingtalk({ people: 600 });
        const staff = sandbox.directory.of(corpId);
        if (staff === null) throw new Error('no corporation');
        sandbox.switches.pageSize(pageSize);
        sandbox.switches.cursors(cursors);
        const left = [...changes];
        const stays = new Set(unionIdsOf(staff.peopleIn(Number(deptId)) ?? []));
        sandbox.switches.before((call) => {
          const next = call === userListPath ? left.shift() : undefined;
          if (next === undefined) return;
          const here = staff.peopleIn(Number(deptId)) ?? [];
          const everybody = staff.all();
          switch (next.what) {
            case 'COME':
              staff.put(person(next.at, [Number(deptId)]));
              return;
            case 'GO': {
              const gone = here[next.at % Math.max(1, here.length)];
              if (gone !== undefined) staff.remove(gone.userId);
              if (gone !== undefined) stays.delete(gone.unionId);
              return;
            }
            case 'MOVE_IN': {
              const mover = everybody[next.at % everybody.length];
              if (mover !== undefined) staff.put({ ...mover, deptIds: [Number(deptId), 1] });
              return;
            }
            case 'TOUCH': {
              // Put at the top of the list, which moves all others on by one.
              const touched = here[next.at % Math.max(1, here.length)];
              if (touched !== undefined) staff.put(touched);
            }
          }
        });
        const { members } = await messenger.department(corpId, deptId);
        const read = unionIdsOf(members);
        expect(new Set(read).size).toBe(read.length);
        for (const unionId of stays) expect(read).toContain(unionId);
        // People change only between pages, so the list of ids, read last, is the current one.
        expect(read).toEqual(unionIdsOf(staff.peopleIn(Number(deptId)) ?? []));
      },
    ),
    { numRuns: 60 },
  );
});

test('ten thousand people are read by walking the tree, within the call limit', async () => {
  const { sandbox, messenger } = startDingtalk({ people: 10_000 });
  const found = new Map<string, number>();
  const walk = async (dept: string | null): Promise<void> => {
    const { childDepts, members } = await messenger.department(corpId, dept);
    for (const { unionId } of members) found.set(unionId, (found.get(unionId) ?? 0) + 1);
    for (const child of childDepts) await walk(child.deptId);
  };
  await walk(null);
  expect(found.size).toBe(10_000);
  expect(Math.max(...found.values())).toBe(2);
  expect(sandbox.calls(userListPath) + sandbox.calls('/topapi/v2/user/get')).toBeLessThan(1_000);
});

test('pages of one person each are read to the end', async () => {
  const { sandbox, messenger } = startDingtalk({ people: 2_000 });
  sandbox.switches.pageSize(1);
  const { members } = await messenger.department(corpId, deptId);
  expect(members.length).toBe(sandbox.directory.of(corpId)?.peopleIn(Number(deptId))?.length);
});

describe('phone numbers', () => {
  const read = async (mobile: string): Promise<string | null | undefined> => {
    const { sandbox, messenger } = startDingtalk();
    sandbox.directory.of(corpId)?.put({ ...person(1, [1]), mobile });
    return (await messenger.members(corpId, ['new1']))[0]?.phoneNumber;
  };
  test.each([
    ['13812345678', '13812345678'],
    ['+86-13812345678', '13812345678'],
    ['+8613812345678', '13812345678'],
    ['138****5678', null],
    ['+852-51234567', null],
    ['12345678901', null],
    ['', null],
  ])('"%s" is %s', async (mobile, phoneNumber) => {
    expect(await read(mobile)).toBe(phoneNumber);
  });
});

describe('single people', () => {
  const known = (messenger: Messenger, unionIds: readonly string[]) =>
    messenger.members(corpId, unionIds);

  test('are found by union id; strangers, repeated ids and hidden people are left out', async () => {
    const { sandbox, messenger } = startDingtalk();
    const asked = ['demo000001iE', 'demo000002iE', 'demo000001iE', 'nobody'];
    expect(unionIdsOf(await known(messenger, asked))).toEqual(['demo000001iE', 'demo000002iE']);
    sandbox.switches.fail({
      call: '/topapi/v2/user/get',
      trouble: { kind: 'ERRCODE', errcode: 50002 },
    });
    expect(await known(messenger, asked)).toEqual([]);
  });

  test('from a department that was just read need one call each', async () => {
    const { sandbox, messenger } = startDingtalk();
    const { members } = await messenger.department(corpId, deptId);
    expect(unionIdsOf(await known(messenger, unionIdsOf(members)))).toEqual(unionIdsOf(members));
    expect(sandbox.calls('/topapi/user/getbyunionid')).toBe(0);
  });

  test('who came back under another user id are found all the same', async () => {
    const { sandbox, messenger } = startDingtalk();
    const staff = sandbox.directory.of(corpId);
    staff?.put(person(1, [1]));
    await known(messenger, ['new1']);
    staff?.remove('n1');
    staff?.put({ ...person(2, [1]), unionId: 'new1' });
    expect(await known(messenger, ['new1'])).toMatchObject([{ name: '新人2' }]);
  });

  test('have the same union id in every corporation', async () => {
    const { messenger } = startDingtalk();
    const of = (corp: string) => messenger.members(corp, ['demo000005iE']);
    expect(await of(corpId)).toEqual(await of(secondCorpId));
  });

  test('are found by phone number, and a wrong number finds nobody', async () => {
    const { sandbox, messenger } = startDingtalk();
    const [first] = await known(messenger, ['demo000001iE']);
    const phone = first?.phoneNumber ?? '';
    expect(await messenger.memberByPhone(corpId, phone)).toEqual(first);
    sandbox.switches.maskMobiles(true);
    expect(await messenger.memberByPhone(corpId, phone)).toEqual(first);
    expect(await messenger.memberByPhone(corpId, '13800000000')).toBeNull();
    expect(await messenger.memberByPhone(corpId, '1')).toBeNull();
  });

  test('are requested so few at a time that the messenger accepts every call', async () => {
    const { sandbox, messenger } = startDingtalk({ people: 1_000 });
    const all = unionIdsOf(sandbox.directory.of(corpId)?.all() ?? []);
    const members: readonly MessengerMember[] = await known(messenger, all);
    expect(unionIdsOf(members)).toEqual(all);
  });
});

test('a list without union ids is refused, not read with gaps', async () => {
  const { sandbox, messenger } = startDingtalk();
  sandbox.directory.of(corpId)?.put({ ...person(1, [1]), unionId: '' });
  expect(await reasonOf(messenger.department(corpId, null))).toBe('MESSENGER_NO_PERMISSION');
});
