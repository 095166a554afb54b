/** Pages through a department's people; a cursor is a place, or a number only the messenger understands. */
import type { Person } from './corporations.ts';
import type { MessengerSwitchPanel } from './switches.ts';

export interface PeoplePage {
  readonly people: readonly Person[];
  /** Null after the last page. */
  readonly next: number | null;
}

const mostCursors = 10_000;

export function createPeoplePages(switches: MessengerSwitchPanel) {
  /** The place from which an opaque cursor goes on: behind this person, or at this index when the person has gone. */
  const behind = new Map<number, { readonly userId: string; readonly place: number }>();
  let last = 7_000_000;

  const startOf = (people: readonly Person[], cursor: number): number => {
    const known = behind.get(cursor);
    if (known === undefined) return cursor;
    const index = people.findIndex(({ userId }) => userId === known.userId);
    return index === -1 ? known.place : index + 1;
  };
  const cursorFor = (people: readonly Person[], place: number): number => {
    if (switches.now().cursors === 'PLACE') return place;
    last += 13;
    const [oldest] = behind.keys();
    if (behind.size >= mostCursors && oldest !== undefined) behind.delete(oldest);
    behind.set(last, { userId: people[place - 1]?.userId ?? '', place });
    return last;
  };

  return (people: readonly Person[], cursor: number, size: number): PeoplePage => {
    const start = startOf(people, cursor);
    const end = start + Math.max(1, Math.min(size, switches.now().pageSize));
    return {
      people: people.slice(start, end),
      next: end < people.length ? cursorFor(people, end) : null,
    };
  };
}
