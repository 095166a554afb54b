/** The ranking of a group, the same on the screen, in statistics and in exports, because it is this function. */
import type { LinkData, RankRow } from '@liangfen/sdk/schema';
import { rankPrograms } from '../ranking.ts';
import { activeGroup, scoredItems } from './lookup.ts';
import type { ShowState } from './state.ts';

type Ranked = Pick<ShowState, 'programGroups' | 'results' | 'setting'>;

/** Ranks a group by final score, or by one item's score; unscored programs last (product decisions § 3). */
export function rankingOf(
  state: Ranked,
  groupId: string | null,
  itemId: string | null,
  except: string | null = null,
): RankRow[] {
  const group = state.programGroups.find((candidate) => candidate.id === groupId);
  if (!group) return [];
  const entries = group.programs
    .filter((program) => program.id !== except)
    .map((program) => ({
      programId: program.id,
      sort: program.sort,
      programName: program.programName,
      contestant: program.contestant,
      score:
        itemId === null
          ? program.finalScore
          : (program.programItemResults.find((result) => result.itemId === itemId)?.score ?? null),
      tieKeys: state.results.get(program.id)?.tieKeys ?? null,
      // A program keeps its bout's outcome when the mode is changed afterwards.
      outcome: state.setting.mode === 'BATTLE' ? program.outcome : null,
    }));
  return rankPrograms(entries, state.setting);
}

/** The sizes the ranking panel pages by (spec § 4 Ranking): the total is the chosen item's size, else the program size. */
export function rankSizes(
  state: Pick<ShowState, 'programGroups' | 'activeProgramGroupId' | 'setting' | 'items'>,
  itemId: string | null,
): Pick<LinkData, 'programSize' | 'itemSize' | 'rankTotalSize'> {
  const programSize = activeGroup(state)?.programs.length ?? 0;
  const itemSize = scoredItems(state).map((item) => ({ itemId: item.id, itemSize: programSize }));
  return {
    programSize,
    itemSize,
    rankTotalSize: itemSize.find((size) => size.itemId === itemId)?.itemSize ?? programSize,
  };
}
