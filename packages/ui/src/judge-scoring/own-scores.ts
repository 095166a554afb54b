// Lists everything a judge has given, by program: what the server has, what waits here, what was not taken.

import { roundOfId } from '@liangfen/rules';
import type { OutboxEntry } from '@liangfen/sdk';
import type {
  JudgeMatch,
  LateScore,
  LateScoreState,
  OwnScores,
  StageProgram,
  SubmittedScore,
} from '@liangfen/sdk/schema';
import { withDelivered } from './delivery.ts';
import { rangeOf } from './score-entry.ts';
import { isSameScores, runningTotal, type ScoreField } from './score-form.ts';

/** `LATE` waits for the operator; `ACCEPTED` was late and counts now, `DECLINED` was late and does not. */
export type GivenState = 'DELIVERED' | 'UNSENT' | 'REFUSED' | 'LATE' | 'ACCEPTED' | 'DECLINED';

/**
 * An accepted late score is one of the server's scores; until the list of scores has it, it counts as still waiting.
 */
const lateState = {
  WAITING: 'LATE',
  ACCEPTED: 'LATE',
  REFUSED: 'DECLINED',
} as const satisfies Record<LateScoreState, GivenState>;

/** A number that a judge has given. */
export interface Given {
  readonly key: string;
  /** Null for the whole program. */
  readonly itemName: string | null;
  readonly score: number;
  /** Of a bout's card: which round it is, of which the score is the margin. */
  readonly round?: number;
  readonly state: GivenState;
  /** For a score that the server has: how many times it was submitted, and its receipt. */
  readonly revision: number | null;
  readonly receipt: string | null;
  /** Why it was not taken; empty where there is nothing to say. */
  readonly reason: string;
}

export interface OwnProgram {
  /** `sort` and name are not known while the phone has not been online. */
  readonly program: Pick<StageProgram, 'id'> & Partial<StageProgram>;
  /** Can still be changed. */
  readonly open: boolean;
  readonly given: readonly Given[];
  /** Σ item × weight, once every item has arrived; null without items. */
  readonly total: number | null;
}

export function ownPrograms(
  match: Pick<JudgeMatch, 'items' | 'setting' | 'window' | 'scores' | 'stage'>,
  own: OwnScores,
  entries: readonly OutboxEntry[],
): OwnProgram[] {
  const scores = newestOf([...own.scores, ...match.scores]);
  const onStage = 'program' in match.stage ? [match.stage.program] : [];
  const known = [...new Map([...own.programs, ...onStage].map((each) => [each.id, each])).values()];
  const unknown = entries
    .map(({ programId }) => programId)
    .filter((id, index, all) => all.indexOf(id) === index && !known.some((each) => each.id === id))
    .map((id) => ({ id }));

  return [...known, ...unknown].map((program) => {
    const sent = entries.filter((entry) => entry.programId === program.id);
    const delivered = sent
      .reduce<SubmittedScore[]>(
        (so, entry) => withDelivered(so, [entry], entry.windowId),
        scores.filter((score) => score.programId === program.id),
      )
      .sort((a, b) => positionOf(a.itemId) - positionOf(b.itemId));
    const late = own.lateScores.filter((each) => each.programId === program.id);
    return {
      program,
      open: match.window?.open === true && match.window.programId === program.id,
      given: [
        ...delivered.map((score) => deliveredGiven(score, late)),
        ...late.flatMap((each) => (each.state === 'ACCEPTED' ? [] : lateGiven(each))),
        ...sent.flatMap((entry) => outboxGiven(entry, late)),
      ],
      total: totalOf(delivered),
    };
  });

  function positionOf(itemId: string | null): number {
    return match.items.findIndex((item) => item.id === itemId);
  }

  function itemName(itemId: string | null): string | null {
    return match.items.find((item) => item.id === itemId)?.itemName ?? null;
  }

  function deliveredGiven(score: SubmittedScore, late: readonly LateScore[]): Given {
    const { itemId, revision, receipt } = score;
    return {
      key: `d ${itemId}`,
      itemName: itemName(itemId),
      ...roundPart(itemId),
      score: score.score,
      // An accepted late score carries the late score's id as its receipt.
      state: late.some(({ id }) => id === receipt) ? 'ACCEPTED' : 'DELIVERED',
      revision,
      receipt: receipt.slice(0, 8).toUpperCase(),
      reason: '',
    };
  }

  function lateGiven({ id, scores: given, state, reason }: LateScore): Given[] {
    return given.map(({ itemId, score }) => ({
      key: `l ${id} ${itemId}`,
      itemName: itemName(itemId),
      ...roundPart(itemId),
      score,
      state: lateState[state],
      revision: null,
      receipt: null,
      reason: reason ?? '',
    }));
  }

  /** The server's word on a late score is newer than this phone's. */
  function outboxGiven(entry: OutboxEntry, late: readonly LateScore[]): Given[] {
    const { status } = entry;
    if (status.state === 'DELIVERED') return [];
    const refused = status.state === 'REFUSED';
    const isLate = refused && status.code === 'WINDOW_CLOSED';
    if (isLate && late.some((each) => isSameScores(each.scores, entry.scores))) return [];
    return entry.scores.map(({ itemId, score }) => ({
      key: `o ${entry.id} ${itemId}`,
      itemName: itemName(itemId),
      ...roundPart(itemId),
      score,
      state: isLate ? ('LATE' as const) : refused ? ('REFUSED' as const) : ('UNSENT' as const),
      revision: null,
      receipt: null,
      reason: refused && !isLate ? status.detail : '',
    }));
  }

  function totalOf(delivered: readonly SubmittedScore[]): number | null {
    const byItem = match.items.map((item): [ScoreField, SubmittedScore | undefined] => [
      { ...item, itemId: item.id, range: rangeOf(match.setting, item) },
      delivered.find(({ itemId }) => itemId === item.id),
    ]);
    if (byItem.length < 2 || byItem.some(([, score]) => score === undefined)) return null;
    return runningTotal(
      byItem.map(([field]) => field),
      byItem.map(([, score]) => String(score?.score ?? '')),
      match.setting,
    );
  }
}

function roundPart(itemId: string | null): Pick<Given, 'round'> {
  const round = roundOfId(itemId);
  return round === null ? {} : { round };
}

/** Counts the numbers in these states. */
export function countOf(programs: readonly OwnProgram[], states: readonly GivenState[]): number {
  return programs.flatMap(({ given }) => given).filter(({ state }) => states.includes(state))
    .length;
}

/** The feed and the list tell of the same scores at different times. */
function newestOf(scores: readonly SubmittedScore[]): SubmittedScore[] {
  const newest = new Map<string, SubmittedScore>();
  for (const score of scores) {
    const key = `${score.programId} ${score.itemId}`;
    const before = newest.get(key);
    if (before === undefined || before.revision < score.revision) newest.set(key, score);
  }
  return [...newest.values()];
}
