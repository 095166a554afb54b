// The choice out of an address book: single people, and departments with everybody below them.
import type { AddressBookDept, AddressBookUser } from '@liangfen/sdk/schema';

export interface BookChoice {
  readonly corpId: string;
  readonly users: readonly AddressBookUser[];
  readonly departments: readonly AddressBookDept[];
}

/** The most that one call takes. */
export interface BookLimits {
  readonly users: number;
  /** 0 where only people can be chosen. */
  readonly departments: number;
}

export function nothingChosen(corpId: string): BookChoice {
  return { corpId, users: [], departments: [] };
}

export function isNothingChosen({ users, departments }: BookChoice): boolean {
  return users.length === 0 && departments.length === 0;
}

/** Adds the person, or takes them out again; null when there is no room for one more. */
export function withUser(
  choice: BookChoice,
  { unionid, name }: AddressBookUser,
  limits: BookLimits,
): BookChoice | null {
  const others = choice.users.filter((user) => user.unionid !== unionid);
  if (others.length < choice.users.length) return { ...choice, users: others };
  if (others.length >= limits.users) return null;
  return { ...choice, users: [...others, { unionid, name }] };
}

export function withDepartment(
  choice: BookChoice,
  { deptId, deptName }: AddressBookDept,
  limits: BookLimits,
): BookChoice | null {
  const others = choice.departments.filter((each) => each.deptId !== deptId);
  if (others.length < choice.departments.length) return { ...choice, departments: others };
  if (others.length >= limits.departments) return null;
  return { ...choice, departments: [...others, { deptId, deptName }] };
}
