/** Lists of judges and programs from files and earlier competitions. */
import { importsFromBefore } from './imports/from-before.ts';
import { importsFromExcel } from './imports/from-excel.ts';
import { importFiles } from './imports/templates.ts';
import type { Operations } from './operation.ts';

export const imports: Operations<
  | 'importJudgesFromExcel'
  | 'importProgramsFromExcel'
  | 'importJudgesFromBefore'
  | 'importProgramsFromBefore'
  | 'getJudgeTemplate'
  | 'getProgramTemplate'
  | 'getRefusedRows'
  | 'listImports'
> = {
  ...importsFromExcel,
  ...importsFromBefore,
  ...importFiles,
};
