// The words for files that are read and made: what is imported, and what is printed.
import type { ImportSubject, PrintedSheet } from '@liangfen/sdk/schema';

export const importSubjectWords: Record<ImportSubject, string> = {
  JUDGES: '评委',
  PROGRAMS: '节目',
};

export const printedSheetWords: Record<PrintedSheet, string> = {
  SUMMARY: '成绩汇总表',
  SCORE_SHEET: '评分表',
};
