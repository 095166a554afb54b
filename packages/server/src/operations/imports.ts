/** Lists of judges and programs from files, earlier competitions and the messenger's address book. */
import { addressBook } from './imports/address-book.ts';
import { importsFromBefore } from './imports/from-before.ts';
import { importsFromExcel } from './imports/from-excel.ts';
import { importFiles } from './imports/templates.ts';
import type { Operations } from './operation.ts';

export const imports: Operations<
  | 'importJudgesFromExcel'
  | 'importProgramsFromExcel'
  | 'importJudgesFromBefore'
  | 'importProgramsFromBefore'
  | 'importJudgesFromAddressBook'
  | 'getAddressBook'
  | 'findInAddressBook'
  | 'getJudgeTemplate'
  | 'getProgramTemplate'
  | 'getRefusedRows'
  | 'listImports'
> = {
  ...importsFromExcel,
  ...importsFromBefore,
  ...addressBook,
  ...importFiles,
};
