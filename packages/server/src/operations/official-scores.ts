/** Says whether official scores exist, whose meaning must not change any more (product decisions § 2). */
import type { ShowState } from '@liangfen/rules';
import { sql } from 'kysely';
import type { Queryable } from '../store/transaction.ts';

export const lockedReason =
  '已有正式成绩，会改变分数含义的设置不能再改；确需修改，请先在「计分设置」中清空成绩';

/** Rehearsal scores do not count, nor do those of test programs. */
export async function hasOfficialScores(
  query: Queryable,
  competition: Pick<ShowState, 'competitionId' | 'status'>,
): Promise<boolean> {
  if (competition.status === 'REHEARSAL') return false;
  const scored = await scoredPrograms(query, competition.competitionId).limit(1).execute();
  return scored.length > 0;
}

/** Programs that were scored or decided; test programs aside. */
export function scoredPrograms(query: Queryable, competitionId: string) {
  return query
    .selectFrom('program')
    .select(['program.id', 'program.program_name as programName'])
    .where('program.competition_id', '=', competitionId)
    .where('program.test', '=', false)
    .where(
      sql<boolean>`(program.result is not null
        or program.live->>'phase' in ('REVEALED', 'RESULT', 'BATTLE', 'DETERMINED')
        or exists (select 1 from score
          where score.competition_id = program.competition_id and score.program_id = program.id))`,
    );
}
