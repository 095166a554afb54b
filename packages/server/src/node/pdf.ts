/** PDF in a thread of its own, because laying out a page stops everything else for milliseconds. */
import type { PdfPrinter, PrintDocument } from '../integrations/pdf/pdf-printer.ts';
import type { Log } from '../ports.ts';
import { createThreadJobs } from './threads.ts';

export function createPdfPrinter(log: Log): PdfPrinter {
  const jobs = createThreadJobs<PrintDocument, Uint8Array>('pdf-worker', {
    heapMegabytes: 512,
    timeoutMs: 60_000,
    waiting: 4,
  });
  return async (document) => {
    const end = await jobs.run(document);
    if (end.ended === 'done') return { printed: true, bytes: end.result };
    if (end.ended === 'busy') return { printed: false, busy: true };
    log.error('pdf.failed', {
      sheets: document.sheets.length,
      error: end.ended === 'failed' ? end.error : 'too much memory or time',
    });
    throw end.ended === 'failed' ? end.error : new Error('the document took too much');
  };
}
