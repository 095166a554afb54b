/** Departments with all that is below them: read a few at a time, within bounds, and everybody once. */
import type { Messenger, MessengerDepartment, MessengerMember } from '../ports.ts';

/** Requests under way at the same time. */
const atOnce = 4;

export interface Bounds {
  readonly departments: number;
  readonly people: number;
}

export interface Below {
  /** The top department is null. */
  readonly deptId: string | null;
  /** The names of the departments on the way there, from top to bottom. */
  readonly deptNames: readonly string[];
}

export interface FoundPerson extends MessengerMember {
  readonly deptNames: readonly string[];
}

export type Walked =
  | { readonly whole: true; readonly people: readonly FoundPerson[]; readonly departments: number }
  /** A bound was reached; the people are those read until then. */
  | { readonly whole: false; readonly people: readonly FoundPerson[] };

export interface Walk {
  readonly from: readonly Below[];
  readonly bounds: Bounds;
  readonly read: Messenger['department'];
}

/** Keeps the order of the departments. A person in several is listed in the first of them. */
export async function walkDepartments(
  corpId: string,
  { from, bounds, read }: Walk,
): Promise<Walked> {
  const people = new Map<string, FoundPerson>();
  const seen = new Set(from.map(({ deptId }) => deptId));
  const waiting = [...from];
  let done = 0;
  while (waiting.length > 0) {
    const next = waiting.splice(0, Math.min(atOnce, bounds.departments - done));
    if (next.length === 0) return { whole: false, people: [...people.values()] };
    done += next.length;
    const departments = await Promise.all(
      next.map(async (below) => ({ below, found: await read(corpId, below.deptId) })),
    );
    for (const { below, found } of departments) {
      for (const person of found.members) {
        if (people.has(person.unionId)) continue;
        if (people.size === bounds.people) return { whole: false, people: [...people.values()] };
        people.set(person.unionId, { ...person, deptNames: below.deptNames });
      }
      waiting.push(...unseen(found, below, seen));
    }
  }
  return { whole: true, people: [...people.values()], departments: done };
}

/** A department that moves while it is read may turn up twice. */
function unseen(
  { childDepts }: MessengerDepartment,
  { deptNames }: Below,
  seen: Set<string | null>,
): Below[] {
  const fresh = childDepts.filter(({ deptId }) => !seen.has(deptId));
  for (const { deptId } of fresh) seen.add(deptId);
  return fresh.map(({ deptId, deptName }) => ({ deptId, deptNames: [...deptNames, deptName] }));
}
