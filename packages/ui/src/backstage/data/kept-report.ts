// The last report of each competition, kept in this browser: the competition itself keeps nothing of a rehearsal (decision 0171).
import type { RehearsalFacts } from '@liangfen/rehearsal';

interface KeptReports {
  /** The version of the stored form; reports in another one are not read. */
  readonly shape: typeof shape;
  /** Newest first. */
  readonly reports: readonly KeptReport[];
}

interface KeptReport {
  readonly competitionId: string;
  readonly facts: RehearsalFacts;
}

export const reportsKey = 'liangfen.rehearsal.reports';
const shape = 1;
const mostReports = 10;

/** A rehearsal that never began does not take the place of one that tells something. */
export function keepReport(competitionId: string, facts: RehearsalFacts): void {
  if (facts.played === 0 && !facts.checked) return;
  const others = read().filter((report) => report.competitionId !== competitionId);
  const reports = [{ competitionId, facts }, ...others].slice(0, mostReports);
  try {
    localStorage.setItem(reportsKey, JSON.stringify({ shape, reports } satisfies KeptReports));
  } catch {
    // Where storing is forbidden or full, the report lasts as long as its page.
  }
}

export function lastReport(competitionId: string): RehearsalFacts | null {
  return read().find((report) => report.competitionId === competitionId)?.facts ?? null;
}

/** Forgets the reports together with the login, because they name judges. */
export function forgetReports(): void {
  try {
    localStorage.removeItem(reportsKey);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}

function read(): readonly KeptReport[] {
  try {
    // Only this file writes the reports, and it says in which form.
    const kept = JSON.parse(localStorage.getItem(reportsKey) ?? 'null') as KeptReports | null;
    return kept?.shape === shape ? kept.reports : [];
  } catch {
    return [];
  }
}
