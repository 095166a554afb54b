/** Lays out one document with pdfmake; the fonts are embedded, cut down to the glyphs it needs. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { fontName, pdfDefinition } from '../integrations/pdf/pdf-definition.ts';
import type { PrintDocument } from '../integrations/pdf/pdf-printer.ts';
import type { ThreadMessage } from './threads.ts';

const { resolve } = createRequire(import.meta.url);
const fontOf = (weight: string) =>
  resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`);
const normal = fontOf('400Regular');
const bold = fontOf('700Bold');

// Nothing in a document leads to another file or address.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
pdfmake.setFonts({ [fontName]: { normal, bold, italics: normal, bolditalics: bold } });

// Given by pdf.ts, which is the only one to start this thread.
const document = workerData as PrintDocument;
const result = await pdfmake.createPdf(pdfDefinition(document)).getBuffer();
parentPort?.postMessage({ kind: 'result', result } satisfies ThreadMessage<Uint8Array>);
