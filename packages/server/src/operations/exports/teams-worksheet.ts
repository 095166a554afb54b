/** The results of teams as a worksheet: organisations, who counts for each, and their medals. */
import {
  competitionDecimals,
  formatMeasured,
  hasBouts,
  rankingOf,
  scoreUnitOf,
} from '@liangfen/rules';
import { teamRankByWords } from '@liangfen/rules/words';
import type { WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { teamsOf } from '../results/teams.ts';
import { type Column, type WorksheetScope, worksheetOf } from './worksheet-frame.ts';

export function teamsWorksheet(scope: WorksheetScope): WorksheetToWrite {
  const { state, groups } = scope;
  const { by, best, teams, withoutOrganisation } = teamsOf(state, groups, scope.teams ?? {});
  const adds = !hasBouts(state.setting.mode);
  const decimals = competitionDecimals(state);
  const unit = scoreUnitOf(state.setting);
  const names = new Map(
    groups.flatMap((group) =>
      group.programs.map(({ id, programName }) => [id, programName] as const),
    ),
  );
  // What the ranking compares, as that is what is added up; judges' own figures differ from it where panels are made comparable.
  const counted = new Map(
    groups.flatMap(({ id }) =>
      rankingOf(state, id, null).map(({ programId, score }) => [programId, score] as const),
    ),
  );
  const named = (id: string) => {
    const name = names.get(id);
    const score = counted.get(id) ?? null;
    return name === undefined || score === null
      ? []
      : [`${name} ${formatMeasured(score, decimals, unit)}`];
  };
  return worksheetOf(scope, {
    name: '团体成绩',
    columns: [
      ['名次', 8],
      ['单位', 30],
      ...(adds
        ? ([
            ['总分', 12, 'score'],
            ['计入的节目', 60],
          ] satisfies Column[])
        : []),
      ['有名次的节目', 14],
      ['金牌', 8],
      ['银牌', 8],
      ['铜牌', 8],
      ['说明', 30],
    ],
    rows: function* () {
      for (const team of teams) {
        yield [
          team.rank,
          team.organisation,
          ...(adds ? [team.total, team.countedProgramIds.flatMap(named).join('；')] : []),
          team.members,
          team.golds,
          team.silvers,
          team.bronzes,
          [
            ...(team.tied ? [`并列第 ${team.rank} 名`] : []),
            ...(adds && team.total === null ? [`不足 ${best} 个节目，没有总分`] : []),
          ].join('；'),
        ];
      }
      const cells = adds ? 9 : 7;
      const about = (text: string) => ['', text, ...new Array<string>(cells - 2).fill('')];
      yield about(`${teamRankByWords[by]}${by === 'BEST_MEMBERS' ? `，计最好的 ${best} 个` : ''}`);
      if (withoutOrganisation > 0) {
        yield about(`${withoutOrganisation} 个节目没有写单位，没有计入`);
      }
    },
  });
}
