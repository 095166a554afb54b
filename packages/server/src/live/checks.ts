/** Keeps the running checks of a competition: who was asked to answer, and how long each answer took. */
import type { Connection } from '@liangfen/sdk/schema';
import type { CheckResult } from './live-shows.ts';

const MOST_CHECKS = 5;
/** More answers than this are not from this hall. */
const MOST_ANSWERS = 20_000;

type Answer = CheckResult['answers'][number];

interface Check {
  readonly checkId: string;
  readonly startedAt: number;
  readonly answers: Map<string, Answer>;
}

export class Checks {
  readonly #checks = new Map<string, Check>();

  /** Also counts those who were asked at other processes, whose message may come before the check itself. */
  start(checkId: string, startedAt: number, asked: readonly Answer[]): void {
    const known = this.#checks.get(checkId);
    const answers = known?.answers ?? new Map<string, Answer>();
    for (const one of asked) {
      if (answers.size >= MOST_ANSWERS) break;
      if (!answers.has(one.connectionId)) answers.set(one.connectionId, one);
    }
    this.#checks.set(checkId, { checkId, startedAt, answers });
    for (const oldest of this.#checks.keys()) {
      if (this.#checks.size <= MOST_CHECKS) break;
      this.#checks.delete(oldest);
    }
  }

  /** The first answer counts; false when nobody asked, or it had answered already. */
  answered(checkId: string, from: Answer): boolean {
    const answers = this.#checks.get(checkId)?.answers;
    if (!answers || (answers.size >= MOST_ANSWERS && !answers.has(from.connectionId))) return false;
    if (answers.get(from.connectionId)?.roundTripMs != null) return false;
    answers.set(from.connectionId, from);
    return true;
  }

  answerNow(checkId: string, connection: Connection, now: number): Answer | null {
    const check = this.#checks.get(checkId);
    return check ? answerOf(connection, Math.max(0, now - check.startedAt)) : null;
  }

  result(checkId: string): CheckResult | null {
    const check = this.#checks.get(checkId);
    return check ? { ...check, answers: [...check.answers.values()] } : null;
  }
}

export function answerOf(
  { id, role, label, judgeId }: Connection,
  roundTripMs: number | null,
): Answer {
  return { connectionId: id, role, label, judgeId, roundTripMs };
}
