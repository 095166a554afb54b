/** What a ranking draws beside its names: the photograph of each row, or the mark of its school. */
import type { Program, RankRow, StageRanking } from '@liangfen/sdk/schema';
import { activeGroup } from './lookup.ts';
import type { ShowState } from './state.ts';

type Pictured = Pick<Program, 'photoUrl' | 'markUrl'>;

/**
 * Gives each row its picture. Whether there is any is asked of the whole group: rows that are still covered must find
 * their column there, and no row may move when the first picture comes.
 */
export function picturedRows(
  state: ShowState,
  rows: readonly RankRow[],
): Pick<StageRanking, 'rows' | 'pictured'> {
  const programs = activeGroup(state)?.programs ?? [];
  if (!programs.some(hasPicture)) return { rows: [...rows] };
  const listed = new Map(programs.map((program) => [program.id, program]));
  return {
    rows: rows.map((row) => ({ ...row, ...pictureOf(listed.get(row.programId) ?? {}) })),
    pictured: true,
  };
}

function hasPicture(program: Pictured): boolean {
  return Object.keys(pictureOf(program)).length > 0;
}

/** A photograph goes before the mark; a row has room for one of them. */
function pictureOf({
  photoUrl = null,
  markUrl = null,
}: Pictured): Pick<RankRow, 'photoUrl' | 'markUrl'> {
  if (photoUrl !== null) return { photoUrl };
  return markUrl === null ? {} : { markUrl };
}

/** A published ranking is names and figures: a photograph that is changed later publishes nothing. */
export function withoutPicture({ photoUrl: _photo, markUrl: _mark, ...row }: RankRow): RankRow {
  return row;
}
