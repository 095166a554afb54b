/** Says who shares a seat, because one was replaced by the other, and that a seat scores a performance once. */
import { roundIdsOf } from '../bout-cards.ts';
import { groupOfJudge, isGivenBy } from '../item-judges.ts';
import { findProgram, judgeById, scoredItems, scoresOf } from './lookup.ts';
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

type Marks = Pick<ShowState, 'judges' | 'scoreBook' | 'programGroups' | 'testPrograms'>;

/** Whether a judge has given one of these and it was not struck. */
type Gave = (judgeId: string, keys: readonly string[]) => boolean;

function gaveIn(state: Marks, programId: string): Gave {
  const scores = scoresOf(state, programId);
  const { struck = [] } = findProgram(state, programId)?.program ?? {};
  const isStruck = (id: string, key: string) =>
    struck.some(({ judgeId, itemId }) => judgeId === id && (itemId ?? WHOLE) === key);
  return (id, keys) => keys.some((key) => scores.get(id)?.has(key) && !isStruck(id, key));
}

/** The first judge of a seat that several share, by whom the seat is known; undefined where it is nobody else's. */
export function sharedSeatOf(judges: Judges, judgeId: string): string | undefined {
  return seatsOf(judges).get(judgeId)?.[0];
}

/** Whether another judge of the same seat has given one of these, so that this one's would be the seat's second. */
export function hasSeatScored(
  state: Marks,
  judgeId: string,
  programId: string,
  itemIds: readonly (string | null)[],
): boolean {
  const gave = gaveIn(state, programId);
  const keys = itemIds.map((itemId) => itemId ?? WHOLE);
  const seat = seatsOf(state.judges).get(judgeId) ?? [];
  return seat.some((id) => id !== judgeId && gave(id, keys));
}

/**
 * Whether another judge of the same seat has scored what is asked for, so that this one is not asked: whoever left in
 * the middle of a window had the seat for that performance. Where both have, the substitute has it. What was struck leaves
 * the seat free.
 */
export function isSeatTaken(
  state: Marks & Pick<ShowState, 'window' | 'setting' | 'items' | 'judgeGroups'>,
  judgeId: string,
  programId: string,
): boolean {
  const seat = seatsOf(state.judges).get(judgeId);
  if (seat === undefined) return false;
  const gave = gaveIn(state, programId);
  const own = seat.indexOf(judgeId);
  return askedOf(state, judgeId, programId).every((key) =>
    seat.some((id, at) => at !== own && gave(id, [key]) && (at > own || !gave(judgeId, [key]))),
  );
}

/** What the judge is to give: in this window, or of the whole program while none is open for it. */
function askedOf(
  { window, setting, items, judges, judgeGroups }: Parameters<typeof isSeatTaken>[0],
  judgeId: string,
  programId: string,
): readonly string[] {
  const rounds = roundIdsOf(setting);
  if (rounds.length > 0) return rounds;
  const judge = judgeById({ judges }, judgeId);
  const asked = scoredItems({ setting, items })
    .filter((item) => judge === undefined || isGivenBy(item, groupOfJudge(judge, judgeGroups)))
    .map(({ id }) => id)
    .filter((id) => window?.programId !== programId || window.itemIds.includes(id));
  return asked.length === 0 ? [WHOLE] : asked;
}
