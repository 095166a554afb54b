/** Reads one uploaded spreadsheet; its thread is stopped when that takes too much. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSpreadsheet } from '../integrations/spreadsheet/read-spreadsheet.ts';
import type {
  ReadingProgress,
  SpreadsheetFile,
  SpreadsheetReading,
} from '../integrations/spreadsheet/spreadsheet.ts';
import type { ThreadMessage } from './threads.ts';

const say = (message: ThreadMessage<SpreadsheetReading, ReadingProgress>) =>
  parentPort?.postMessage(message);
// Given by spreadsheets.ts, which is the only one to start this thread.
const file = workerData as SpreadsheetFile;
const result = await readSpreadsheet(file, (progress) => say({ kind: 'progress', progress }));
say({ kind: 'result', result });
