/** Lists from an uploaded spreadsheet. */
import { fileTooLarge } from '../../integrations/spreadsheet/read-spreadsheet.ts';
import { spreadsheetLimits } from '../../integrations/spreadsheet/spreadsheet.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { digestOf, tooBusy, withUpload } from '../upload.ts';
import { listIn, refusedFile } from './find-list.ts';
import { judgeList } from './judge-list.ts';
import { fieldColumnsOf, keptLinesOf } from './lines.ts';
import type { ListKind } from './list-kind.ts';
import { performImport } from './perform.ts';
import { programList } from './program-list.ts';
import { allTitles } from './titles.ts';

function importFile<
  Key extends string,
  Row extends { readonly line: number; readonly groupName: string },
>(
  call: Call<'importJudgesFromExcel'> | Call<'importProgramsFromExcel'>,
  services: Services,
  kind: ListKind<Key, Row>,
  action: 'importJudgesFromExcel' | 'importProgramsFromExcel',
) {
  const titles = allTitles(kind.columns);
  const limit = { bytes: spreadsheetLimits.fileBytes, sentence: fileTooLarge };
  return withUpload(call, services, limit, async (file) => {
    const { sheet, headerLine, fieldColumns, includeHidden, firstBlockOnly, keepLines } =
      call.query;
    const createGroups = call.query.createGroups === true;
    const renew = call.query.renew === true;
    const wishes = {
      headerLine: headerLine ?? null,
      fieldColumns: fieldColumnsOf(fieldColumns),
      includeHidden: includeHidden === true,
      firstBlockOnly: firstBlockOnly === true,
      keepLines: keptLinesOf(keepLines),
    };
    const wanted = [sheet, headerLine, fieldColumns, includeHidden, firstBlockOnly, keepLines];
    return performImport(call, services, {
      kind,
      action,
      source: 'SPREADSHEET',
      name: file.name,
      fingerprint: `${await digestOf(file.bytes)} ${createGroups} ${renew} ${JSON.stringify(wanted.map((wish) => wish ?? null))}`,
      options: { createGroups, renew },
      lines: (progress) => {
        const read = async (worksheet: string | undefined) => {
          const reading = await services.ports.spreadsheets(
            { ...file, titles, ...(worksheet === undefined ? {} : { worksheet }) },
            progress,
          );
          if (reading.read) return reading;
          throw reading.busy === true ? tooBusy() : refusedFile(reading.reason);
        };
        return listIn(read, kind.columns, sheet, wishes);
      },
    });
  });
}

export const importsFromExcel: Operations<'importJudgesFromExcel' | 'importProgramsFromExcel'> = {
  importJudgesFromExcel: (call, services) =>
    importFile(call, services, judgeList, 'importJudgesFromExcel'),
  importProgramsFromExcel: (call, services) =>
    importFile(call, services, programList, 'importProgramsFromExcel'),
};
