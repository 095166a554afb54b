// Checks after the play that the server holds what the phones gave, each score once.
import { isGivenBy, scoredItems } from '@liangfen/rules';
import type { CurrentMatch, JudgeRef, Statistics } from '@liangfen/sdk/schema';

export interface ScoreCount {
  /** Scores that must be there: judges × programs × items. */
  readonly expected: number;
  readonly found: number;
  /** Judges without a score for a program, with the program's name. */
  readonly missing: readonly { readonly judge: JudgeRef; readonly programName: string }[];
  /** Scores that are there more than once, or were written more than once. */
  readonly doubled: number;
}

/** `programIds` are those that were scored to their end. */
export function countScores(
  { programs }: Pick<Statistics, 'programs'>,
  match: Pick<CurrentMatch, 'setting' | 'items' | 'judges'>,
  judges: readonly JudgeRef[],
  programIds: readonly string[],
): ScoreCount {
  const items = scoredItems(match);
  const groups = new Map(match.judges.map(({ id, judgeGroupId }) => [id, judgeGroupId]));
  /** How many scores a judge gives for one program: one, or one for each item that is not given by others. */
  const each = ({ id }: JudgeRef) =>
    items.length === 0 ? 1 : items.filter((item) => isGivenBy(item, groups.get(id) ?? null)).length;
  const missing: ScoreCount['missing'][number][] = [];
  let found = 0;
  let doubled = 0;
  for (const programId of programIds) {
    const program = programs.find((entry) => entry.programId === programId);
    for (const judge of judges) {
      const rows = (program?.results ?? []).filter(({ judgeId }) => judgeId === judge.id);
      const things = new Set(rows.map(({ itemName }) => itemName)).size;
      found += things;
      doubled += rows.length - things + rows.filter(({ revision }) => revision > 1).length;
      if (things < each(judge)) missing.push({ judge, programName: program?.programName ?? '' });
    }
  }
  const ofProgram = judges.reduce((so, judge) => so + each(judge), 0);
  return { expected: ofProgram * programIds.length, found, missing, doubled };
}
