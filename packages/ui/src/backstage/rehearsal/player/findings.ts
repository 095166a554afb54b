// What a report comes to: each thing that needs doing before the show, and the verdict over all.
import type { JudgeRef } from '@liangfen/sdk/schema';
import type { RehearsalFacts } from './report.ts';

/**
 * Above these something was slow. A screen is told and paints within 1.5 s, before it the panel calls
 * nobody late; a person waits a second for an answer without wondering whether it was heard.
 */
export const slowAbove = { screenMs: 1_500, phoneMs: 1_500, answerMs: 1_000, commandMs: 1_000 };

export type Finding =
  | { readonly code: 'FAILED' | 'REPLACED' | 'NOT_TIDIED' | 'NO_SCREEN' }
  | {
      readonly code: 'SCREEN_SILENT' | 'SCREEN_LEFT' | 'SCREEN_BEHIND';
      readonly connectionId: string;
    }
  | { readonly code: 'SCREEN_SLOW'; readonly connectionId: string; readonly ms: number }
  | { readonly code: 'PHONE_SILENT' | 'PHONE_LEFT'; readonly judge: JudgeRef }
  | { readonly code: 'PHONE_SLOW'; readonly judge: JudgeRef; readonly ms: number }
  | { readonly code: 'PHONES_OFFLINE'; readonly judges: readonly JudgeRef[] }
  | { readonly code: 'ANSWERS_SLOW' | 'COMMANDS_SLOW'; readonly ms: number }
  | { readonly code: 'SCORES_MISSING' | 'SCORES_DOUBLED' | 'REPEATS'; readonly count: number };

export type FindingCode = Finding['code'];

/** These are worth knowing and keep nobody from starting. */
const advice: ReadonlySet<FindingCode> = new Set(['PHONES_OFFLINE', 'REPEATS']);

export function isAdvice({ code }: Finding): boolean {
  return advice.has(code);
}

/** The gravest first, advice last. */
export function findingsOf(facts: RehearsalFacts): Finding[] {
  const all = [...ofPlay(facts), ...ofScores(facts), ...ofHall(facts), ...ofTimes(facts)];
  return [...all.filter((finding) => !isAdvice(finding)), ...all.filter(isAdvice)];
}

function ofPlay({ outcome, tidied }: RehearsalFacts): Finding[] {
  return [
    ...(outcome === 'FAILED' || outcome === 'REPLACED' ? [{ code: outcome }] : []),
    ...(tidied ? [] : [{ code: 'NOT_TIDIED' as const }]),
  ];
}

function ofScores({ scores, undelivered, repeats, settings }: RehearsalFacts): Finding[] {
  const missing = Math.max(scores?.missing.length ?? 0, undelivered.length);
  return [
    ...counted('SCORES_MISSING', missing),
    ...counted('SCORES_DOUBLED', scores?.doubled ?? 0),
    // Over a network that loses on purpose they are the point of it.
    ...counted('REPEATS', settings.loss === 0 ? repeats : 0),
  ];
}

function counted(code: 'SCORES_MISSING' | 'SCORES_DOUBLED' | 'REPEATS', count: number): Finding[] {
  return count === 0 ? [] : [{ code, count }];
}

function ofHall({ checked, screens, phones }: RehearsalFacts): Finding[] {
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
      return ms > slowAbove.screenMs ? [{ code: 'SCREEN_SLOW', connectionId, ms }] : [];
    }),
    ...phones.flatMap(({ judge, state, roundTripMs }): Finding[] => {
      if (state === 'SILENT') return [{ code: 'PHONE_SILENT', judge }];
      if (state === 'LEFT') return [{ code: 'PHONE_LEFT', judge }];
      const ms = roundTripMs ?? 0;
      return ms > slowAbove.phoneMs ? [{ code: 'PHONE_SLOW', judge, ms }] : [];
    }),
    ...(offline.length === 0 ? [] : [{ code: 'PHONES_OFFLINE' as const, judges: offline }]),
  ];
}

function ofTimes({ answers, commands }: RehearsalFacts): Finding[] {
  const slow = (code: 'ANSWERS_SLOW' | 'COMMANDS_SLOW', ms: number, limit: number): Finding[] =>
    ms > limit ? [{ code, ms }] : [];
  return [
    ...slow('ANSWERS_SLOW', answers?.p95 ?? 0, slowAbove.answerMs),
    ...slow('COMMANDS_SLOW', commands?.p95 ?? 0, slowAbove.commandMs),
  ];
}

/** `UNFINISHED`: it did not get to its end; `PARTIAL`: it was stopped, and what it got to was fine. */
export type Verdict = 'READY' | 'TODO' | 'PARTIAL' | 'UNFINISHED';

export function verdictOf(
  { outcome }: Pick<RehearsalFacts, 'outcome'>,
  findings: readonly Finding[],
): Verdict {
  if (outcome === 'FAILED' || outcome === 'REPLACED') return 'UNFINISHED';
  if (findings.some((finding) => !isAdvice(finding))) return 'TODO';
  return outcome === 'STOPPED' ? 'PARTIAL' : 'READY';
}
