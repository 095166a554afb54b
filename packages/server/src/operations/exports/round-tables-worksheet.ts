/** The tables of round robins as a worksheet: what each side has won, and by which step equal points were decided. */
import { roundTables } from '@liangfen/rules';
import {
  tableColumnWords as column,
  standingText,
  tablePointsWords,
  tableStepWords,
} from '@liangfen/rules/words';
import type { WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { type WorksheetScope, worksheetOf } from './worksheet-frame.ts';

export function roundTablesWorksheet(scope: WorksheetScope): WorksheetToWrite {
  return worksheetOf(scope, {
    name: '积分表',
    columns: [
      ['节目组', 14],
      ['计分', 20],
      [column.rank, 8],
      [column.program, 24],
      [column.contestant, 18],
      [column.played, 8],
      [column.won, 8],
      [column.drawn, 8],
      [column.lost, 8],
      [column.scored, 10, 'score'],
      [column.conceded, 10, 'score'],
      [column.difference, 10, 'score'],
      [column.points, 10],
      [column.decidedBy, 24],
    ],
    rows: function* () {
      for (const { groupName, tablePoints, rows } of roundTables(scope.groups)) {
        for (const { program, rank, decidedBy, ...own } of rows) {
          yield [
            groupName,
            tablePointsWords[tablePoints],
            rank ?? standingText(program),
            program.programName,
            program.contestant,
            own.played,
            own.won,
            own.drawn,
            own.lost,
            own.scored,
            own.conceded,
            own.difference,
            own.points,
            decidedBy === null ? null : tableStepWords[decidedBy],
          ];
        }
      }
    },
  });
}
