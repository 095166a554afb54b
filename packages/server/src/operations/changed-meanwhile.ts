/**
 * Finds the fields that somebody else changed after a form was read, so that nobody's change is taken back unseen
 * (docs/decisions/0296).
 */
import type { SetupArea, ShowEvent } from '@liangfen/sdk/schema';
import type { SetupOutcome } from '../live/live-shows.ts';
import { ProblemError } from '../problem.ts';
import type { Queryable } from '../store/transaction.ts';

/** The path of a ledger's field in the body that changes it. */
const formField: Readonly<Record<string, string>> = Object.fromEntries([
  ...['theme', 'primaryColour', 'secondaryColour', 'background', 'logo', 'cover'].map(inLook),
  ...['slogan', 'organiser', 'venue', 'startTime', 'audiencePage', 'ownTheme'].map(inLook),
]);

function inLook(field: string): [string, string] {
  return [field, `look.${field}`];
}

export function changedMeanwhile(fields: readonly string[]): ProblemError {
  const message = '读出以后又有人改过，请先看清现在的内容，再选择保留哪一个';
  return new ProblemError(409, 'CHANGED_MEANWHILE', `有 ${fields.length} 项在${message}`, {
    errors: fields.map((field) => ({ field: formField[field] ?? field, message })),
  });
}

/** The most changes that are compared; a form older than that is refused. */
const mostLookedAt = 1000;

interface Change {
  readonly competitionId: string;
  readonly area: SetupArea;
  /** The version at which the caller read the form. */
  readonly seenVersion: number;
  readonly outcome: SetupOutcome<unknown>;
}

/** Looks into the ledger: each organiser's change stands there field by field, with the version it took. */
export async function refuseChangedMeanwhile(query: Queryable, change: Change): Promise<void> {
  const { competitionId, area, seenVersion, outcome } = change;
  if (outcome.unchanged === true) return;
  const subject = idIn(outcome.after) ?? idIn(outcome.before);
  const own = fieldsIn(outcome.before, outcome.after);
  const rows = await query
    .selectFrom('show_event')
    .select('body')
    .where('competition_id', '=', competitionId)
    .where('version', '>', seenVersion)
    .where('type', '=', 'SETUP_CHANGED')
    .orderBy('version')
    .limit(mostLookedAt + 1)
    .execute();
  if (rows.length > mostLookedAt) throw changedMeanwhile([...own]);
  const others = new Set<string>();
  for (const { body } of rows) {
    // The ledger holds the contract's events, written by this server.
    const event = JSON.parse(body) as ShowEvent;
    if (event.type !== 'SETUP_CHANGED' || event.area !== area) continue;
    for (const field of fieldsOf(event, subject)) others.add(field);
  }
  const both = [...own].filter((field) => others.has(field));
  if (both.length > 0) throw changedMeanwhile(both);
}

/**
 * Returns the fields that an event changed of `subject`: a judge, a program, or null for the competition's own settings
 * and lists.
 */
function fieldsOf(
  { before, after }: Extract<ShowEvent, { type: 'SETUP_CHANGED' }>,
  subject: string | null,
): ReadonlySet<string> {
  const about = idIn(after) ?? idIn(before);
  if (about === subject) return fieldsIn(before, after);
  // Judges who were moved to a group together.
  const moved = after?.judgeIds;
  const isMoved = subject !== null && Array.isArray(moved) && moved.includes(subject);
  return new Set(isMoved ? ['judgeGroupId'] : []);
}

function fieldsIn(before: object | undefined, after: object | undefined): Set<string> {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  fields.delete('id');
  return fields;
}

function idIn(value: object | undefined): string | null {
  return value !== undefined && 'id' in value && typeof value.id === 'string' ? value.id : null;
}
