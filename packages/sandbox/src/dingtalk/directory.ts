/** Who works where at the moment: people may move, come and go while somebody reads. */
import type { Corporation, Department, Person } from './corporations.ts';

export interface Directory {
  readonly corpIds: () => readonly string[];
  /** Null where nobody has installed the application. */
  readonly of: (corpId: string) => Staff | null;
}

export interface Staff {
  readonly corpId: string;
  readonly name: () => string;
  readonly department: (deptId: number) => Department | null;
  /** Direct children; null when there is no such department. */
  readonly children: (deptId: number) => readonly Department[] | null;
  /** Returns people in the order of the pages; null when there is no such department. */
  readonly peopleIn: (deptId: number) => readonly Person[] | null;
  readonly byUserId: (userId: string) => Person | null;
  readonly byUnionId: (unionId: string) => Person | null;
  readonly byMobile: (mobile: string) => Person | null;
  readonly all: () => readonly Person[];
  /** Adds somebody, or changes who has the same user id; stands first in the lists of new departments. */
  readonly put: (person: Person) => void;
  readonly remove: (userId: string) => void;
}

export function createDirectory(corporations: readonly Corporation[]): Directory {
  const staffs = new Map(corporations.map((each) => [each.corpId, createStaff(each)]));
  return {
    corpIds: () => [...staffs.keys()],
    of: (corpId) => staffs.get(corpId) ?? null,
  };
}

function createStaff({ corpId, departments, people }: Corporation): Staff {
  const known = new Map(departments.map((each) => [each.deptId, each]));
  const lists = new Map<number, string[]>(departments.map(({ deptId }) => [deptId, []]));
  const byUserId = new Map<string, Person>();
  const byUnionId = new Map<string, string>();
  const byMobile = new Map<string, string>();
  const find = (userId: string | undefined) =>
    userId === undefined ? null : (byUserId.get(userId) ?? null);

  const forget = (userId: string) => {
    const person = byUserId.get(userId);
    if (person === undefined) return;
    byUserId.delete(userId);
    byUnionId.delete(person.unionId);
    byMobile.delete(plain(person.mobile));
    for (const deptId of person.deptIds) {
      const list = lists.get(deptId);
      if (list !== undefined) list.splice(list.indexOf(userId), 1);
    }
  };
  const know = (person: Person, place: 'FIRST' | 'LAST') => {
    byUserId.set(person.userId, person);
    byUnionId.set(person.unionId, person.userId);
    if (plain(person.mobile) !== '') byMobile.set(plain(person.mobile), person.userId);
    for (const deptId of person.deptIds) {
      const list = lists.get(deptId);
      if (place === 'FIRST') list?.unshift(person.userId);
      else list?.push(person.userId);
    }
  };
  for (const person of people) know(person, 'LAST');

  return {
    corpId,
    name: () => known.get(1)?.name ?? corpId,
    department: (deptId) => known.get(deptId) ?? null,
    children: (deptId) =>
      known.has(deptId) ? departments.filter(({ parentId }) => parentId === deptId) : null,
    peopleIn: (deptId) =>
      lists
        .get(deptId)
        ?.map(find)
        .filter((person) => person !== null) ?? null,
    byUserId: (userId) => find(userId),
    byUnionId: (unionId) => find(byUnionId.get(unionId)),
    byMobile: (mobile) => find(byMobile.get(mobile)),
    all: () => [...byUserId.values()],
    put: (person) => {
      forget(person.userId);
      know(person, 'FIRST');
    },
    remove: forget,
  };
}

/** Writes a number the way people search for it; empty when it is hidden or abroad. */
function plain(mobile: string): string {
  const bare = mobile.replace(/^\+86-?/, '');
  return /^\d{11}$/.test(bare) ? bare : '';
}
