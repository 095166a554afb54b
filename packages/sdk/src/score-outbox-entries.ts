/** The outbox's entry for each submission, and how the list changes: pure, so that storages may repeat it. */
import type { ApiErrorCode } from './errors.ts';

export interface KeptScore {
  /** Null for one score for the whole program. */
  readonly itemId: string | null;
  readonly score: number;
  /**
   * The newest revision that the judge could know of when submitting, 0 for none. When the server has a newer one,
   * the judge has scored on another phone since, and this one is refused instead of taking its place.
   */
  readonly seenRevision?: number;
  /** The server's count, once it has answered. */
  readonly revision?: number;
}

export type KeptStatus =
  | { readonly state: 'WAITING' }
  /** `receipt` and `at` are the server's. */
  | { readonly state: 'DELIVERED'; readonly receipt: string; readonly at: number }
  /** `WINDOW_CLOSED` means late: the server has offered it to the operator. */
  | { readonly state: 'REFUSED'; readonly code: ApiErrorCode; readonly detail: string };

/** One submission, bound to the one window it was made for, so that it can never count for another. */
export interface KeptSubmission {
  /** The Idempotency-Key of every attempt. */
  readonly id: string;
  readonly competitionId: string;
  readonly judgeId: string;
  readonly programId: string;
  readonly windowId: string;
  readonly scores: readonly KeptScore[];
  /** Rises in the order of submitting; the device's clock may be set back. */
  readonly order: number;
  /** Epoch ms by the device's clock. */
  readonly createdAt: number;
  /** Whether it may have reached the server. */
  readonly attempted: boolean;
  readonly status: KeptStatus;
}

export type KeptList = readonly KeptSubmission[];

export type Seat = Pick<KeptSubmission, 'competitionId' | 'judgeId'>;

const mostDelivered = 50;
const mostRefused = 100;

export function ofSeat(kept: KeptList, { competitionId, judgeId }: Seat): KeptSubmission[] {
  return kept
    .filter((each) => each.competitionId === competitionId && each.judgeId === judgeId)
    .sort((a, b) => a.order - b.order);
}

/**
 * Adds a submission as the newest. An older one that it replaces is dropped, but only if it was
 * never sent: of others nobody knows whether they still arrive, and then they would arrive last.
 */
export function withSubmission(
  kept: KeptList,
  submission: Omit<KeptSubmission, 'order'>,
): KeptSubmission[] {
  const order = 1 + kept.reduce((highest, each) => Math.max(highest, each.order), 0);
  const delivered = kept.filter(
    (each) => each.status.state === 'DELIVERED' && isOfSameProgram(each, submission),
  );
  return [
    ...kept.filter((each) => !(isWaiting(each) && !each.attempted && replaces(submission, each))),
    delivered.reduce(havingSeen, { ...submission, order }),
  ];
}

/** The oldest of a program that waits for an answer. */
export function nextOf(kept: KeptList, seat: Seat, programId: string): KeptSubmission | undefined {
  return ofSeat(kept, seat).find((each) => each.programId === programId && isWaiting(each));
}

export function withAttempt(kept: KeptList, id: string): KeptList {
  const found = kept.find((each) => each.id === id);
  if (found === undefined || found.attempted) return kept;
  return kept.map((each) => (each === found ? { ...found, attempted: true } : each));
}

/** The revisions that the server counted when it took a submission. */
export type Counted = readonly Required<Pick<KeptScore, 'itemId' | 'revision'>>[];

/** Writes down the server's answer. Another tab may have heard it too: delivered stays delivered. */
export function withAnswer(
  kept: KeptList,
  id: string,
  status: KeptStatus,
  counted: Counted = [],
): KeptList {
  const found = kept.find((each) => each.id === id);
  if (found === undefined || found.status.state === 'DELIVERED') return kept;
  const answered = { ...found, scores: withRevisions(found.scores, counted), status };
  const delivered = status.state === 'DELIVERED';
  return pruned(
    kept
      .filter(
        (each) => !(delivered && isAnswered(each) && isOlder(each, found) && isMadeGood(each)),
      )
      .map((each) => {
        if (each === found) return answered;
        // A submission that was sent once does not change: a key stands for one body.
        const mayLearn = delivered && isWaiting(each) && !each.attempted;
        return mayLearn && isOfSameProgram(each, found) ? havingSeen(each, answered) : each;
      }),
  );

  function isMadeGood(each: KeptSubmission): boolean {
    return each.windowId === answered.windowId && replaces(answered, each);
  }
}

export function withoutSubmission(kept: KeptList, id: string): KeptList {
  const found = kept.find((each) => each.id === id);
  // A waiting submission cannot be taken back: it may be at the server already.
  return found === undefined || isWaiting(found) ? kept : kept.filter((each) => each !== found);
}

export function isWaiting({ status }: Pick<KeptSubmission, 'status'>): boolean {
  return status.state === 'WAITING';
}

function isAnswered(each: KeptSubmission): boolean {
  return !isWaiting(each);
}

function isOlder(each: KeptSubmission, than: KeptSubmission): boolean {
  return each.order < than.order;
}

function isOfSameProgram(
  a: Omit<KeptSubmission, 'order'>,
  b: Omit<KeptSubmission, 'order'>,
): boolean {
  return (
    a.competitionId === b.competitionId && a.judgeId === b.judgeId && a.programId === b.programId
  );
}

function withRevisions(scores: readonly KeptScore[], counted: Counted): readonly KeptScore[] {
  return scores.map((score) => {
    const revision = counted.find(({ itemId }) => itemId === score.itemId)?.revision;
    return revision === undefined ? score : { ...score, revision };
  });
}

/** Adds the revisions that this phone has delivered to those that the judge could know of. */
function havingSeen(waiting: KeptSubmission, delivered: KeptSubmission): KeptSubmission {
  return {
    ...waiting,
    scores: waiting.scores.map((score) => {
      const { seenRevision } = score;
      if (seenRevision === undefined) return score;
      const same = delivered.scores.find(({ itemId }) => itemId === score.itemId);
      return { ...score, seenRevision: Math.max(seenRevision, same?.revision ?? 0) };
    }),
  };
}

/** Whether it is for the same judge and program, with a score for every item that the other one scores. */
function replaces(
  newer: Omit<KeptSubmission, 'order'>,
  older: Omit<KeptSubmission, 'order'>,
): boolean {
  return (
    isOfSameProgram(newer, older) &&
    older.scores.every(({ itemId }) => newer.scores.some((score) => score.itemId === itemId))
  );
}

/** Limits the answered entries; entries that wait for an answer are all kept. */
function pruned(kept: KeptList): KeptList {
  const tooOld = new Set([
    ...beyond(kept, 'DELIVERED', mostDelivered),
    ...beyond(kept, 'REFUSED', mostRefused),
  ]);
  return tooOld.size === 0 ? kept : kept.filter((each) => !tooOld.has(each));
}

function beyond(kept: KeptList, state: KeptStatus['state'], most: number): KeptSubmission[] {
  return kept
    .filter((each) => each.status.state === state)
    .sort((a, b) => b.order - a.order)
    .slice(most);
}
