/** Strangers' spreadsheets, each read in a thread of its own. */
import {
  brokenFile,
  type ReadingProgress,
  type SpreadsheetFile,
  type SpreadsheetReader,
  type SpreadsheetReading,
  tooLargeInside,
} from '../integrations/spreadsheet/spreadsheet.ts';
import type { Log } from '../ports.ts';
import { createThreadJobs, type ThreadLimits } from './threads.ts';

/** Ten thousand lines take less than a second and 40 MB. */
const limits: ThreadLimits = { heapMegabytes: 160, timeoutMs: 20_000, waiting: 4 };

export function createSpreadsheetReader(
  log: Log,
  own: Partial<ThreadLimits> = {},
): SpreadsheetReader {
  const jobs = createThreadJobs<SpreadsheetFile, SpreadsheetReading, ReadingProgress>(
    'spreadsheet-worker',
    {
      ...limits,
      ...own,
    },
  );
  return async (file, progress) => {
    const end = await jobs.run(file, progress);
    switch (end.ended) {
      case 'done':
        return end.result;
      case 'busy':
        return { read: false, busy: true, reason: '' };
      case 'exceeded':
        log.warn('spreadsheet.exceeded', { bytes: file.bytes.length });
        return { read: false, reason: tooLargeInside };
      case 'failed':
        log.warn('spreadsheet.failed', { error: end.error });
        return { read: false, reason: brokenFile };
    }
  };
}
