/** The judges' scores of a program, line by line, with what became of each in the result. */
import {
  countedMark,
  deductionPart,
  findProgram,
  judgeScoresOf,
  panelOf,
  type ShowState,
  scoredItems,
  WHOLE,
} from '@liangfen/rules';
import type { JudgeScoreWorking, StatisticsRow } from '@liangfen/sdk/schema';

type Drop = JudgeScoreWorking['dropped'];

/** One line per judge and item, in the order of judges' numbers and of items. */
export function scoreRows(state: ShowState, programId: string): StatisticsRow[] {
  const items = scoredItems(state);
  const keys = items.length === 0 ? [WHOLE] : items.map(({ id }) => id);
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const panel = panelOf(state, programId);
  const groupNames = new Map(panel.groups?.map(({ id, groupName }) => [id, groupName]));
  // A judge without a group counts in the first one, as in the final score.
  const firstGroup = panel.groups?.[0]?.groupName ?? '';
  const dropped = dropsOf(state, programId);
  const struck = struckReasons(state, programId);
  return panel.judges.flatMap((judge) => {
    const scores = judgeScoresOf(state, programId, judge.id);
    return keys.flatMap((key) => {
      const given = scores.get(key);
      if (given === undefined) return [];
      return [
        {
          judgeNumber: judge.number,
          judgeName: judge.name,
          judgeGroupName: groupNames.get(judge.judgeGroupId ?? '') ?? firstGroup,
          itemName: itemsById.get(key)?.itemName ?? null,
          score: countedMark(state.setting, itemsById.get(key), given.score),
          dropped: dropped.get(`${key} ${judge.id}`) ?? null,
          revision: given.revision,
          judgeId: judge.id,
          ...deductionPart(state.setting, itemsById.get(key), given.score),
          ...struckPart(struck.get(`${judge.id} ${key}`)),
        },
      ];
    });
  });
}

function struckPart(struck: string | undefined): Pick<StatisticsRow, 'struck'> {
  return struck === undefined ? {} : { struck };
}

/** Judge and item → why the score was struck. */
function struckReasons(state: ShowState, programId: string): ReadonlyMap<string, string> {
  const struck = findProgram(state, programId)?.program.struck ?? [];
  return new Map(
    struck.map(({ judgeId, itemId, reason }) => [`${judgeId} ${itemId ?? WHOLE}`, reason] as const),
  );
}

function dropsOf(state: ShowState, programId: string): ReadonlyMap<string, Drop> {
  const drops = new Map<string, Drop>();
  for (const part of state.results.get(programId)?.parts ?? []) {
    for (const { scores } of part.groups) {
      for (const { judgeId, dropped } of scores) {
        drops.set(`${part.itemId ?? WHOLE} ${judgeId}`, dropped);
      }
    }
  }
  return drops;
}
