/** 评委对比 as a worksheet: how high, how far apart and how differently from the others each judge scores. */
import type { JudgeComparison } from '@liangfen/sdk/schema';
import type { WorksheetToWrite } from '../../integrations/spreadsheet/workbook.ts';
import { type WorksheetScope, worksheetOf } from './worksheet-frame.ts';

export function judgesWorksheet(
  scope: WorksheetScope,
  judges: readonly JudgeComparison[],
): WorksheetToWrite {
  return worksheetOf(scope, {
    name: '评委对比',
    columns: [
      ['评委编号', 10],
      ['评委', 14],
      ['打分数', 8],
      ['平均分', 10],
      ['样本标准差', 12],
      ['最低', 10, 'score'],
      ['最高', 10, 'score'],
      ['与其他评委的差', 14],
      ['去掉最高分次数', 14],
      ['去掉最低分次数', 14],
      ['比较的节目数', 12],
      ['每晚一位多给', 12],
      ['相关系数', 10],
      ['前三分之一', 12],
      ['后三分之一', 12],
    ],
    rows: function* () {
      for (const { judge, order, ...row } of judges) {
        yield [
          judge.number,
          judge.name,
          row.count,
          row.mean,
          row.spread,
          row.lowest,
          row.highest,
          row.deviation,
          row.droppedHighest,
          row.droppedLowest,
          order?.programs ?? null,
          order?.slope ?? null,
          order?.correlation ?? null,
          order?.firstThird ?? null,
          order?.lastThird ?? null,
        ];
      }
    },
  });
}
