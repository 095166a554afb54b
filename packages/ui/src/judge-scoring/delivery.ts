// Tells what became of the scores a judge has submitted, as far as this phone knows.
import type { ApiErrorCode, KeptScore, OutboxEntry } from '@liangfen/sdk';
import type { LateScore, SubmittedScore } from '@liangfen/sdk/schema';
import { deliveredOf, type GivenScore, isSameScores } from './score-form.ts';

/** The state of the newest submission for the open window. */
export type Delivery =
  | { readonly state: 'NONE' }
  | { readonly state: 'SENDING' }
  /** No answer arrived; it is sent again by itself. */
  | { readonly state: 'UNSENT' }
  /** `late`: it came after the window had closed, and this is what the operator has decided so far. */
  | {
      readonly state: 'REFUSED';
      readonly code: ApiErrorCode;
      readonly detail: string;
      readonly late?: LateScore['state'];
    };

/** A submission for another window that is still on its way, or was refused. */
export interface LeftSubmission {
  readonly id: string;
  readonly programId: string;
  readonly scores: readonly number[];
  readonly delivery: Exclude<Delivery, { state: 'NONE' }>;
}

/** While the show is not heard either, a failed try is not worth telling: the score waits. */
export function deliveryOf(
  entry: OutboxEntry | undefined,
  live: boolean,
  lateScores: readonly LateScore[] = [],
): Delivery {
  switch (entry?.status.state) {
    case 'WAITING':
      return { state: entry.attempted || !live ? 'UNSENT' : 'SENDING' };
    case 'SENDING':
      return { state: live ? 'SENDING' : 'UNSENT' };
    case 'REFUSED': {
      const { code, detail } = entry.status;
      if (code !== 'WINDOW_CLOSED') return { state: 'REFUSED', code, detail };
      // Until the server tells of the late score, it has only just been handed to the operator.
      const offered = lateScoreOf(entry, lateScores);
      return {
        state: 'REFUSED',
        code,
        detail: offered?.reason ?? '',
        late: offered?.state ?? 'WAITING',
      };
    }
    default:
      return { state: 'NONE' };
  }
}

/** Refused because its window had closed; the operator has it, or has decided. */
export function isLate({ status }: OutboxEntry): boolean {
  return status.state === 'REFUSED' && status.code === 'WINDOW_CLOSED';
}

/** The newest with these numbers: the server names a late score by an id that this phone has never heard. */
function lateScoreOf(
  { programId, scores }: OutboxEntry,
  lateScores: readonly LateScore[],
): LateScore | undefined {
  return lateScores.reduce<LateScore | undefined>(
    (newest, late) =>
      late.programId === programId && isSameScores(late.scores, scores) ? late : newest,
    undefined,
  );
}

export function newestOf(
  entries: readonly OutboxEntry[],
  windowId: string | null,
): OutboxEntry | undefined {
  return entries.reduce<OutboxEntry | undefined>(
    (newest, entry) => (entry.windowId === windowId && !isSuperseded(entry) ? entry : newest),
    undefined,
  );
}

/** The judge has scored anew on another phone: the form shows that one, and this stays as a line of its own. */
function isSuperseded({ status }: OutboxEntry): boolean {
  return status.state === 'REFUSED' && status.code === 'SCORE_SUPERSEDED';
}

/** `open` is the window whose own form already shows its submissions. */
export function leftOf(
  entries: readonly OutboxEntry[],
  open: string | null,
  live: boolean,
  lateScores: readonly LateScore[] = [],
): LeftSubmission[] {
  return entries.flatMap((entry) => {
    const delivery = deliveryOf(entry, live, lateScores);
    const onForm = entry.windowId === open && !isSuperseded(entry);
    return onForm || delivery.state === 'NONE'
      ? []
      : [
          {
            id: entry.id,
            programId: entry.programId,
            scores: entry.scores.map(({ score }) => score),
            delivery,
          },
        ];
  });
}

/** The feed may be behind the answer that this phone has already had. */
export function withDelivered(
  scores: readonly SubmittedScore[],
  entries: readonly OutboxEntry[],
  windowId: string | null,
): SubmittedScore[] {
  return entries.reduce<SubmittedScore[]>(
    (so, { status, programId, windowId: of, scores: given }) => {
      if (status.state !== 'DELIVERED' || of !== windowId) return so;
      const { receipt, at } = status;
      return given.reduce((known, { itemId, score, revision: counted }) => {
        const same = (each: SubmittedScore) =>
          each.programId === programId && each.itemId === itemId;
        const before = known.find(same);
        if (before !== undefined && before.at >= at) return known;
        const revision = counted ?? (before?.revision ?? 0) + 1;
        return [
          ...known.filter((each) => !same(each)),
          { programId, itemId, score, revision, receipt, at },
        ];
      }, so);
    },
    [...scores],
  );
}

/** Adds the revisions that the judge could know of, so that the scores cannot replace what another phone has sent since. */
export function knowing(
  scores: readonly GivenScore[],
  known: readonly SubmittedScore[],
  programId: string,
): KeptScore[] {
  return scores.map(({ itemId, score }) => ({
    itemId,
    score,
    seenRevision: deliveredOf(known, programId, itemId)?.revision ?? 0,
  }));
}

export function receiptOf(scores: readonly SubmittedScore[]): SubmittedScore | null {
  return scores.reduce<SubmittedScore | null>(
    (newest, score) => (newest === null || score.at > newest.at ? score : newest),
    null,
  );
}
