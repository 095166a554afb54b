/** The common top of all worksheets in a workbook: whose they are, and at which moment they were true. */
import { competitionDecimals, type ShowState } from '@liangfen/rules';
import { coveredWord, fill } from '@liangfen/rules/words';
import type { ProgramGroup } from '@liangfen/sdk/schema';
import type {
  CellValue,
  WorksheetRow,
  WorksheetToWrite,
} from '../../integrations/spreadsheet/workbook.ts';
import type { TeamChoice } from '../results/teams.ts';
import { timeText } from '../results/time-text.ts';
import type { Sight } from '../sight/sight.ts';

export interface WorksheetScope {
  readonly state: ShowState;
  readonly groups: readonly ProgramGroup[];
  /** The only item; null for the whole program. */
  readonly itemId: string | null;
  readonly exportedAt: number;
  /** The mark of the ledger at that moment. */
  readonly mark: string;
  /** Programs with scores that no step has shown and that the exporting person may not see. */
  readonly covered: Sight['covered'];
  readonly hides: Sight['hides'];
  /** How organisations are ranked; only where they are. */
  readonly teams?: TeamChoice;
}

/** A column of scores has the decimals of the setting. */
export type Column = readonly [title: string, width: number, kind?: 'score'];

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: () => Iterable<readonly CellValue[]>;
}

const headerRow = 3;

/** Above the table: whose it is, and when it was true. */
export function worksheetOf(
  { state, itemId, exportedAt, mark, covered }: WorksheetScope,
  table: Table,
): WorksheetToWrite {
  const item = state.items.find(({ id }) => id === itemId)?.itemName;
  const about = [table.name, ...(item === undefined ? [] : [item])].join(' · ');
  const status = state.status === 'REHEARSAL' ? '彩排数据，不作为正式成绩；' : '';
  return {
    name: table.name,
    widths: table.columns.map(([, width]) => width),
    headerRows: headerRow,
    scores: {
      columns: new Set(
        table.columns.flatMap(([, , kind], index) => (kind === 'score' ? [index] : [])),
      ),
      decimals: competitionDecimals(state),
    },
    rows: (function* (): Iterable<WorksheetRow> {
      yield { look: 'title', cells: [`${state.name} ${about}`] };
      const note = `${status}${coveredNote(covered)}导出时间 ${timeText(exportedAt)} · ${mark}`;
      yield { look: 'note', cells: [note] };
      yield { look: 'header', cells: table.columns.map(([title]) => title) };
      for (const cells of table.rows()) yield { look: 'cell', cells };
    })(),
  };
}

/** Says that scores are left out, so that nobody takes the figures for all figures. */
function coveredNote({ size }: WorksheetScope['covered']): string {
  return size === 0
    ? ''
    : fill('有 {size} 个节目的分数{covered}，不在其中；', { size, covered: coveredWord });
}
