/** The results of teams as a worksheet: organisations, who counts for each, and their medals. */
import type { WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { teamRowsOf } from './team-rows.ts';
import { type Column, type WorksheetScope, worksheetOf } from './worksheet-frame.ts';

export function teamsWorksheet(scope: WorksheetScope): WorksheetToWrite {
  const { adds, rows, notes } = teamRowsOf(scope.state, scope.groups, scope.teams ?? {});
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
      for (const { team, counted, remark } of rows) {
        yield [
          team.rank,
          team.organisation,
          ...(adds ? [team.total, counted] : []),
          team.members,
          team.golds,
          team.silvers,
          team.bronzes,
          remark,
        ];
      }
      const others = new Array<string>(adds ? 7 : 5).fill('');
      for (const note of notes) yield ['', note, ...others];
    },
  });
}
