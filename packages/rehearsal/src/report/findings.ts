// Draws the conclusions of a report: its findings, how grave each is, and the verdict that follows from them
// (docs/decisions/0308).
import { hasBouts } from '@liangfen/rules';
import type { JudgeRef } from '@liangfen/sdk/schema';
import { missingScores } from './missing-scores.ts';
import type { RehearsalFacts } from './report.ts';
import { shownMs } from './shown-time.ts';

/**
 * The limits above which something was slow. A screen is told and paints within 1.5 s, and the panel calls nobody late
 * before that. A person waits a second for an answer without wondering whether it was heard.
 */
export const slowAbove = {
  screenMs: 1_500,
  phoneMs: 1_500,
  answerMs: 1_000,
  commandMs: 1_000,
} as const;

/**
 * Compares the figure that people read: a time that reads 1 秒 is not above a second.
 *
 * @example
 * ```tsx
 * const tooSlow = isSlow(1_640, slowAbove.screenMs);
 * console.log(tooSlow);
 * ```
 */
export function isSlow(ms: number, limitMs: number): boolean {
  return shownMs(ms) > limitMs;
}

/** A finding of the report, as a code with its figures; the words are the page's. */
export type Finding =
  | {
      readonly code: 'FAILED' | 'REPLACED' | 'LAPSED' | 'NOT_TIDIED' | 'NO_SCREEN' | 'NO_JUDGES';
    }
  | {
      readonly code: 'SCREEN_SILENT' | 'SCREEN_LEFT' | 'SCREEN_BEHIND';
      readonly connectionId: string;
    }
  | { readonly code: 'SCREEN_SLOW'; readonly connectionId: string; readonly ms: number }
  | { readonly code: 'PHONE_SILENT' | 'PHONE_LEFT'; readonly judge: JudgeRef }
  | { readonly code: 'PHONE_SLOW'; readonly judge: JudgeRef; readonly ms: number }
  | { readonly code: 'PHONES_OFFLINE'; readonly judges: readonly JudgeRef[] }
  | { readonly code: 'ANSWERS_SLOW' | 'COMMANDS_SLOW'; readonly ms: number }
  | { readonly code: CountedCode; readonly count: number };

type CountedCode =
  | 'SCORES_MISSING'
  | 'SCORES_DOUBLED'
  | 'NOT_ALL_PLAYED'
  | 'REPEATS'
  | 'REPEATS_WITH_LOSS'
  | 'REPEATS_UNCOUNTED';

export type FindingCode = Finding['code'];

/** `TODO`: to be put right. `UNTRIED`: nobody knows whether it works. `ADVICE`: worth knowing, and settled. */
export const gravities = ['TODO', 'UNTRIED', 'ADVICE'] as const;
export type Gravity = (typeof gravities)[number];

const gravityOfCode: Record<FindingCode, Gravity> = {
  FAILED: 'TODO',
  REPLACED: 'TODO',
  LAPSED: 'TODO',
  NOT_TIDIED: 'TODO',
  NO_SCREEN: 'TODO',
  SCREEN_SILENT: 'TODO',
  SCREEN_LEFT: 'TODO',
  SCREEN_BEHIND: 'TODO',
  SCREEN_SLOW: 'TODO',
  PHONE_SILENT: 'TODO',
  PHONE_LEFT: 'TODO',
  PHONE_SLOW: 'TODO',
  ANSWERS_SLOW: 'TODO',
  COMMANDS_SLOW: 'TODO',
  SCORES_MISSING: 'TODO',
  SCORES_DOUBLED: 'TODO',
  NO_JUDGES: 'UNTRIED',
  PHONES_OFFLINE: 'UNTRIED',
  NOT_ALL_PLAYED: 'UNTRIED',
  REPEATS: 'ADVICE',
  REPEATS_WITH_LOSS: 'ADVICE',
  REPEATS_UNCOUNTED: 'ADVICE',
};

/**
 * Whether it must be put right, was never tried, or is only worth knowing.
 *
 * @example
 * ```tsx
 * const toDo = findingsOf(rehearsalFacts).filter((finding) => gravityOf(finding) === 'TODO');
 * console.log(toDo.length);
 * ```
 */
export function gravityOf({ code }: Finding): Gravity {
  return gravityOfCode[code];
}

/**
 * Returns the findings, the gravest first; codes and figures, without words.
 *
 * @example
 * ```tsx
 * for (const finding of findingsOf(rehearsalFacts)) console.log(finding.code);
 * ```
 */
export function findingsOf(facts: RehearsalFacts): Finding[] {
  const all = [...ofPlay(facts), ...ofScores(facts), ...ofHall(facts), ...ofTimes(facts)];
  return gravities.flatMap((gravity) => all.filter((finding) => gravityOf(finding) === gravity));
}

function ofPlay({ outcome, tidied, played, playable }: RehearsalFacts): Finding[] {
  const left = counted('NOT_ALL_PLAYED', outcome === 'COMPLETED' ? playable - played : 0);
  const untidy: Finding[] = tidied ? [] : [{ code: 'NOT_TIDIED' }];
  switch (outcome) {
    case 'FAILED':
    case 'REPLACED':
    case 'LAPSED':
      return [{ code: outcome }, ...untidy];
    case 'COMPLETED':
    case 'STOPPED':
      return [...untidy, ...left];
  }
}

function ofScores(facts: RehearsalFacts): Finding[] {
  const { scores, repeats, settings, mode } = facts;
  const missing = missingScores(facts).length;
  const isCounted = scores !== null || hasBouts(mode);
  const repeated = missing > 0 ? 'REPEATS_WITH_LOSS' : isCounted ? 'REPEATS' : 'REPEATS_UNCOUNTED';
  return [
    ...counted('SCORES_MISSING', missing),
    ...counted('SCORES_DOUBLED', scores?.doubled ?? 0),
    // Over a network that loses on purpose, repeats are the point of it.
    ...counted(repeated, settings.loss === 0 ? repeats : 0),
  ];
}

function counted(code: CountedCode, count: number): Finding[] {
  return count <= 0 ? [] : [{ code, count }];
}

function ofHall({ checked, screens, phones, mode }: RehearsalFacts): Finding[] {
  if (!checked) return [];
  const offline = phones.flatMap(({ judge, state }) => (state === 'OFFLINE' ? [judge] : []));
  return [
    ...(screens.length === 0 ? [{ code: 'NO_SCREEN' as const }] : []),
    ...screens.flatMap((screen): Finding[] => {
      const { connectionId, left, roundTripMs, inStep, lag } = screen;
      if (left) return [{ code: 'SCREEN_LEFT', connectionId }];
      if (roundTripMs === null) return [{ code: 'SCREEN_SILENT', connectionId }];
      if (!inStep) return [{ code: 'SCREEN_BEHIND', connectionId }];
      const ms = Math.max(lag?.max ?? 0, roundTripMs);
      return isSlow(ms, slowAbove.screenMs) ? [{ code: 'SCREEN_SLOW', connectionId, ms }] : [];
    }),
    ...phones.flatMap(({ judge, state, roundTripMs }): Finding[] => {
      if (state === 'SILENT') return [{ code: 'PHONE_SILENT', judge }];
      if (state === 'LEFT') return [{ code: 'PHONE_LEFT', judge }];
      const ms = roundTripMs ?? 0;
      return isSlow(ms, slowAbove.phoneMs) ? [{ code: 'PHONE_SLOW', judge, ms }] : [];
    }),
    ...(phones.length === 0 && !hasBouts(mode) ? [{ code: 'NO_JUDGES' as const }] : []),
    ...(offline.length === 0 ? [] : [{ code: 'PHONES_OFFLINE' as const, judges: offline }]),
  ];
}

function ofTimes({ answers, commands }: RehearsalFacts): Finding[] {
  const slow = (code: 'ANSWERS_SLOW' | 'COMMANDS_SLOW', ms: number, limit: number): Finding[] =>
    isSlow(ms, limit) ? [{ code, ms }] : [];
  return [
    ...slow('ANSWERS_SLOW', answers?.p95 ?? 0, slowAbove.answerMs),
    ...slow('COMMANDS_SLOW', commands?.p95 ?? 0, slowAbove.commandMs),
  ];
}

/**
 * The verdicts in the order in which they are tried: the first whose rule holds counts. The page says each rule
 * (`report.rules`).
 */
export const verdicts = ['UNFINISHED', 'TODO', 'PARTIAL', 'UNTRIED', 'READY'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * The report in one word: the first rule of `verdicts` that holds.
 *
 * @example
 * ```tsx
 * const ready = verdictOf(rehearsalFacts, findingsOf(rehearsalFacts)) === 'READY';
 * console.log(ready);
 * ```
 */
export function verdictOf(
  { outcome }: Pick<RehearsalFacts, 'outcome'>,
  findings: readonly Finding[],
): Verdict {
  const has = (gravity: Gravity) => findings.some((finding) => gravityOf(finding) === gravity);
  switch (outcome) {
    case 'FAILED':
    case 'REPLACED':
    case 'LAPSED':
      return 'UNFINISHED';
    case 'STOPPED':
      return has('TODO') ? 'TODO' : 'PARTIAL';
    case 'COMPLETED':
      if (has('TODO')) return 'TODO';
      return has('UNTRIED') ? 'UNTRIED' : 'READY';
  }
}
