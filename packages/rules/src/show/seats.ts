/** Says who shares a seat, because one was replaced by the other, and that a seat scores a performance once. */
import { scoresOf } from './lookup.ts';
import type { ShowState } from './state.ts';
import { WHOLE } from './state.ts';

type Judges = ShowState['judges'];

/** The judges of each seat that had several, in the order of the list; of the others there is no entry. */
const seats = new WeakMap<Judges, ReadonlyMap<string, readonly string[]>>();

function seatsOf(judges: Judges): ReadonlyMap<string, readonly string[]> {
  const known = seats.get(judges);
  if (known) return known;
  const made = judges.some(({ replaces }) => replaces !== undefined) ? sharedSeats(judges) : none;
  seats.set(judges, made);
  return made;
}

const none: ReadonlyMap<string, readonly string[]> = new Map();

/** Joins each judge to the seat of the one before, so that a seat that changed hands often is still one. */
function sharedSeats(judges: Judges): ReadonlyMap<string, readonly string[]> {
  const formers = new Map(judges.map(({ id, replaces }) => [id, replaces] as const));
  const firsts = new Map<string, string>();
  const bySeat = new Map<string, string[]>();
  for (const { id } of judges) {
    const path = [id];
    let first = id;
    // In a ledger of somebody else's, judges may replace each other in a circle.
    for (let up = formers.get(first); up && !path.includes(up); up = formers.get(first)) {
      first = firsts.get(up) ?? up;
      path.push(up);
    }
    for (const each of path) firsts.set(each, first);
    bySeat.set(first, [...(bySeat.get(first) ?? []), id]);
  }
  const shared = [...bySeat.values()].filter(({ length }) => length > 1);
  return new Map(shared.flatMap((seat) => seat.map((id) => [id, seat] as const)));
}

/**
 * Whether another judge of the same seat has scored what is asked for, so that this one is not asked: whoever left in
 * the middle of a window had the seat for that performance. Where both have, the substitute has it.
 */
export function isSeatTaken(
  state: Pick<ShowState, 'judges' | 'scoreBook' | 'window'>,
  judgeId: string,
  programId: string,
): boolean {
  const seat = seatsOf(state.judges).get(judgeId);
  if (seat === undefined) return false;
  const scores = scoresOf(state, programId);
  const { window } = state;
  const ofWindow = window?.programId === programId ? window.itemIds : null;
  const asked = ofWindow?.length === 0 ? [WHOLE] : ofWindow;
  const hasScored = (id: string) => {
    const given = scores.get(id);
    if (given === undefined) return false;
    return asked === null ? given.size > 0 : asked.some((itemId) => given.has(itemId));
  };
  const own = seat.indexOf(judgeId);
  return seat.some((id, at) => at !== own && hasScored(id) && (at > own || !hasScored(judgeId)));
}
