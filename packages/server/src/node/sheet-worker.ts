/** Reads one uploaded spreadsheet; its thread is stopped when that takes too much. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from '../integrations/spreadsheet/read-sheet.ts';
import type {
  ReadingProgress,
  SheetFile,
  SheetReading,
} from '../integrations/spreadsheet/sheet.ts';
import type { ThreadMessage } from './threads.ts';

const say = (message: ThreadMessage<SheetReading, ReadingProgress>) =>
  parentPort?.postMessage(message);
// Given by sheets.ts, which is the only one to start this thread.
const file = workerData as SheetFile;
const result = await readSheet(file, (progress) => say({ kind: 'progress', progress }));
say({ kind: 'result', result });
