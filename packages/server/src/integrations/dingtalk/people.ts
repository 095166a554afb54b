/** People of a corporation: whole departments, and single ones by union id or phone number. */
import {
  type Messenger,
  type MessengerDepartment,
  type MessengerMember,
  MessengerRefused,
} from '../../ports.ts';
import type { Calls } from './calls.ts';
import type { Fields } from './fields.ts';
import { inParallel } from './in-parallel.ts';
import { phoneNumberOf } from './phone-number.ts';
import { createUserIds, type UserIds } from './user-ids.ts';

export interface People extends Pick<Messenger, 'department' | 'members' | 'memberByPhone'> {
  /** Returns user ids in the order of the union ids; null for a person who does not work there, or may not be seen. */
  readonly userIdsOf: (
    corpId: string,
    unionIds: readonly string[],
  ) => Promise<readonly (string | null)[]>;
  readonly memberByUserId: (corpId: string, userId: string) => Promise<MessengerMember | null>;
  readonly userIds: UserIds;
}

/** The most calls at once, far below a corporation's limit per second. */
export const mostAtOnce = 6;
/** The messenger's own most. */
const pageSize = 100;
/** The pages of a department of a hundred thousand people; an answer with more is nonsense. */
const mostPages = 1_000;
const topDepartment = '1';

export function createPeople({ topapi }: Calls, now: () => number): People {
  const userIds = createUserIds(now);

  async function memberByUserId(corpId: string, userId: string) {
    const answer = await seen(topapi(corpId, '/topapi/v2/user/get', { userid: userId }));
    return answer === null ? null : memberOf(corpId, answer.inner('result'));
  }

  function memberOf(corpId: string, person: Fields): MessengerMember {
    const unionId = person.text('unionid');
    const userId = person.text('userid');
    if (unionId === null || userId === null) {
      // Such people could not be told apart, and no list is better than one with holes.
      throw new MessengerRefused('MESSENGER_NO_PERMISSION', 'a person without a union id');
    }
    userIds.learn(corpId, unionId, userId);
    return {
      unionId,
      name: person.text('name') ?? userId,
      phoneNumber: phoneNumberOf(person.text('mobile')),
    };
  }

  /** Reads the people of a department by user id; `isWhole` says that one answer held everybody. */
  async function pagesOf(corpId: string, deptId: string) {
    const people = new Map<string, MessengerMember>();
    let cursor = 0;
    for (let pages = 1; pages <= mostPages; pages += 1) {
      const answer = await topapi(corpId, '/topapi/v2/user/list', {
        dept_id: Number(deptId),
        cursor,
        size: pageSize,
      });
      const result = answer?.inner('result') ?? null;
      for (const person of result?.list('list') ?? []) {
        people.set(person.text('userid') ?? '', memberOf(corpId, person));
      }
      const next = result?.number('next_cursor') ?? null;
      if (result === null || !result.isTrue('has_more') || next === null || next === cursor) {
        return { people, isWhole: pages === 1 && result?.isTrue('has_more') !== true };
      }
      cursor = next;
    }
    throw new MessengerRefused('MESSENGER_AWAY', 'pages without an end');
  }

  /**
   * Reads everybody in a department. People move while pages are read, so a page may repeat somebody or pass somebody
   * over. The list of ids is one answer and decides who belongs here; each missing person is asked for alone.
   */
  async function everybodyIn(corpId: string, deptId: string): Promise<readonly MessengerMember[]> {
    const { people, isWhole } = await pagesOf(corpId, deptId);
    if (isWhole) return uniqueOf([...people.values()]);
    const answer = await topapi(corpId, '/topapi/user/listid', { dept_id: Number(deptId) });
    const ids = [...new Set(answer?.inner('result').texts('userid_list') ?? [])];
    const all = await inParallel(
      ids,
      mostAtOnce,
      async (userId) => people.get(userId) ?? (await memberByUserId(corpId, userId)),
    );
    return uniqueOf(all);
  }

  async function childrenOf(corpId: string, deptId: string) {
    const answer = await topapi(corpId, '/topapi/v2/department/listsub', {
      dept_id: Number(deptId),
    });
    return (answer?.list('result') ?? []).flatMap((department) => {
      const id = department.text('dept_id');
      return id === null ? [] : [{ deptId: id, deptName: department.text('name') ?? id }];
    });
  }

  async function department(corpId: string, deptId: string | null): Promise<MessengerDepartment> {
    const id = deptId ?? topDepartment;
    // The messenger's departments are numbers; anything else is nobody's department.
    if (!/^\d{1,15}$/.test(id)) return { childDepts: [], members: [] };
    const [childDepts, members] = await Promise.all([
      childrenOf(corpId, id),
      everybodyIn(corpId, id),
    ]);
    return { childDepts, members };
  }

  async function userIdOf(corpId: string, unionId: string): Promise<string | null> {
    const known = userIds.of(corpId, unionId);
    if (known !== null) return known;
    const answer = await seen(topapi(corpId, '/topapi/user/getbyunionid', { unionid: unionId }));
    const result = answer?.inner('result');
    // Contacts outside have ids as well, but do not work there.
    const userId = result?.number('contact_type') === 1 ? null : (result?.text('userid') ?? null);
    if (userId !== null) userIds.learn(corpId, unionId, userId);
    return userId;
  }

  async function memberByUnionId(corpId: string, unionId: string): Promise<MessengerMember | null> {
    const wasKnown = userIds.of(corpId, unionId) !== null;
    const userId = await userIdOf(corpId, unionId);
    const member = userId === null ? null : await memberByUserId(corpId, userId);
    if (member?.unionId === unionId) return member;
    userIds.forget(corpId, unionId);
    // Somebody may have left and come back under another id.
    return wasKnown ? memberByUnionId(corpId, unionId) : null;
  }

  return {
    department,
    members: async (corpId, unionIds) => {
      const each = [...new Set(unionIds)];
      const all = await inParallel(each, mostAtOnce, (unionId) => memberByUnionId(corpId, unionId));
      return all.filter((member) => member !== null);
    },
    memberByPhone: async (corpId, phoneNumber) => {
      if (phoneNumberOf(phoneNumber) === null) return null;
      const answer = await seen(
        topapi(corpId, '/topapi/v2/user/getbymobile', { mobile: phoneNumber }),
      );
      const userId = answer?.inner('result').text('userid') ?? null;
      const member = userId === null ? null : await memberByUserId(corpId, userId);
      // The person was found by this number, so it is theirs, even where the messenger does not show it.
      return member === null ? null : { ...member, phoneNumber };
    },
    userIdsOf: (corpId, unionIds) =>
      inParallel(unionIds, mostAtOnce, (unionId) => userIdOf(corpId, unionId)),
    memberByUserId,
    userIds,
  };
}

/** A single person outside the application's range is nobody to us. */
async function seen(asked: Promise<Fields | null>): Promise<Fields | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof MessengerRefused && error.reason === 'MESSENGER_OUT_OF_RANGE') return null;
    throw error;
  }
}

function uniqueOf(members: readonly (MessengerMember | null)[]): readonly MessengerMember[] {
  const byUnionId = new Map<string, MessengerMember>();
  for (const member of members) if (member !== null) byUnionId.set(member.unionId, member);
  return [...byUnionId.values()];
}
