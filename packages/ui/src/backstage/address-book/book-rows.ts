// The address book as the lines of a tree: open departments, level by level, in reading order.
import type { AddressBook, AddressBookDept, AddressBookPerson } from '@liangfen/sdk/schema';

export const rootDept = 'root';

/** How much is known of a department's inside. */
export type DeptInside =
  | { readonly state: 'LOADING' }
  | { readonly state: 'FAILED' }
  | { readonly state: 'READ'; readonly book: AddressBook };

interface Line {
  /** The same for as long as the line stands for the same person or department. */
  readonly key: string;
  /** From 1. */
  readonly level: number;
  /** Among the lines of the same department, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** The departments around it, from the outside in. */
  readonly path: readonly string[];
}

export type BookRow = Line &
  (
    | { readonly kind: 'DEPARTMENT'; readonly dept: AddressBookDept; readonly open: boolean }
    | {
        readonly kind: 'PERSON';
        readonly person: AddressBookPerson;
        /** The department of somebody who was searched for; null within the tree. */
        readonly within: string | null;
      }
    | {
        readonly kind: 'NOTE';
        readonly note: 'LOADING' | 'FAILED' | 'EMPTY';
        readonly deptId: string;
      }
  );

/** Null while the top of the book is not read. */
export function rowsOfBook(
  insideOf: (deptId: string) => DeptInside,
  open: ReadonlySet<string>,
): BookRow[] | null {
  const top = insideOf(rootDept);
  if (top.state !== 'READ') return null;
  const rows: BookRow[] = [];
  add(top.book, []);
  return rows;

  function add({ childDepts, users }: AddressBook, path: readonly string[]): void {
    const level = path.length + 1;
    const around = path.join('/');
    const siblings = childDepts.length + users.length;
    childDepts.forEach((dept, index) => {
      const isOpen = open.has(dept.deptId) && !path.includes(dept.deptId);
      const key = `${around}/d:${dept.deptId}`;
      rows.push({
        kind: 'DEPARTMENT',
        key,
        level,
        position: index + 1,
        siblings,
        path,
        dept,
        open: isOpen,
      });
      if (isOpen) addInside(dept.deptId, [...path, dept.deptId]);
    });
    users.forEach((person, index) => {
      rows.push({
        kind: 'PERSON',
        // A person who works in two departments has a line in each.
        key: `${around}/p:${person.unionid}`,
        level,
        position: childDepts.length + index + 1,
        siblings,
        path,
        person,
        within: null,
      });
    });
  }

  function addInside(deptId: string, path: readonly string[]): void {
    const inside = insideOf(deptId);
    const isEmpty =
      inside.state === 'READ' &&
      inside.book.childDepts.length === 0 &&
      inside.book.users.length === 0;
    if (inside.state === 'READ' && !isEmpty) {
      add(inside.book, path);
      return;
    }
    rows.push({
      kind: 'NOTE',
      key: `${path.join('/')}/note`,
      level: path.length + 1,
      position: 1,
      siblings: 1,
      path,
      note: inside.state === 'READ' ? 'EMPTY' : inside.state,
      deptId,
    });
  }
}

/** Returns the name on a line, which typing finds too. */
export function nameOfRow(row: BookRow): string {
  switch (row.kind) {
    case 'DEPARTMENT':
      return row.dept.deptName;
    case 'PERSON':
      return row.person.name;
    case 'NOTE':
      return '';
  }
}
