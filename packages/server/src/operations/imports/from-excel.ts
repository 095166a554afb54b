/** Lists from an uploaded xlsx or csv file. */
import { fileTooLarge } from '../../integrations/spreadsheet/read-sheet.ts';
import { sheetLimits } from '../../integrations/spreadsheet/sheet.ts';
import { ProblemError } from '../../problem.ts';
import type { Call, Operations, Services } from '../operation.ts';
import { digestOf, tooBusy, withUpload } from '../upload.ts';
import { judgeList } from './judge-list.ts';
import { listLines } from './lines.ts';
import type { ListKind } from './list-kind.ts';
import { performImport } from './perform.ts';
import { programList } from './program-list.ts';

function importFile<Key extends string, Row extends { readonly line: number }>(
  call: Call<'importJudgesFromExcel'> | Call<'importProgramsFromExcel'>,
  services: Services,
  kind: ListKind<Key, Row>,
  action: 'importJudgesFromExcel' | 'importProgramsFromExcel',
) {
  const limit = { bytes: sheetLimits.fileBytes, sentence: fileTooLarge };
  return withUpload(call, services, limit, async (file) => {
    const createGroups = call.query.createGroups === true;
    return performImport(call, services, {
      kind,
      action,
      source: 'SPREADSHEET',
      name: file.name,
      fingerprint: `${await digestOf(file.bytes)} ${createGroups}`,
      options: { createGroups, phoneRequired: true },
      lines: async (progress) => {
        const reading = await services.ports.sheets(file, progress);
        if (reading.read) return listLines(reading.lines, kind.columns);
        throw reading.busy === true
          ? tooBusy()
          : new ProblemError(400, 'FILE_REFUSED', reading.reason);
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
