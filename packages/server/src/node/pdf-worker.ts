/** Lays out one document with pdfmake; the fonts are embedded, cut down to the glyphs it needs. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { TFontFamilyTypes } from 'pdfmake/interfaces.js';
import type { LetterFont } from '../integrations/pdf/lettering.ts';
import { pdfDefinition, type Watch } from '../integrations/pdf/pdf-definition.ts';
import type { PrintDocument } from '../integrations/pdf/pdf-printer.ts';
import type { ThreadMessage } from './threads.ts';

const { resolve } = createRequire(import.meta.url);
const chineseOf = (weight: string) =>
  resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`);
/** From sources and from dist alike, the fonts lie two folders up. */
const ownOf = (file: string) => fileURLToPath(new URL(`../../fonts/${file}`, import.meta.url));

const fonts = {
  chinese: fontOf(chineseOf('400Regular'), chineseOf('700Bold')),
  korean: fontOf(ownOf('korean-400.ttf'), ownOf('korean-700.ttf')),
  arabic: fontOf(ownOf('arabic-400.ttf'), ownOf('arabic-700.ttf')),
  'rare-hk': fontOf(ownOf('rare-hk-400.ttf'), ownOf('rare-hk-700.ttf')),
  'rare-jp': fontOf(ownOf('rare-jp-400.ttf'), ownOf('rare-jp-700.ttf')),
  emoji: fontOf(ownOf('emoji-400.ttf'), ownOf('emoji-400.ttf')),
} satisfies Record<LetterFont, TFontFamilyTypes>;
const files = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));

// Nothing in a document leads to another file or address.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => files.has(path));
// Read when a document needs them.
pdfmake.setFonts(fonts);

function fontOf(normal: string, bold: string) {
  return { normal, bold, italics: normal, bolditalics: bold };
}

// Given by pdf.ts, which is the only one to start this thread.
const document = workerData as PrintDocument;
const result = await printed(document);
parentPort?.postMessage({ kind: 'result', result } satisfies ThreadMessage<Uint8Array>);

/** Laid out once, and a second time where signatures would stand on a page of their own. */
async function printed(wanted: PrintDocument): Promise<Uint8Array> {
  const places = new Map<number, { figures: number; signatures: number }>();
  const watch: Watch = (sheet, part, pages) => {
    const place = places.get(sheet) ?? { figures: 0, signatures: 0 };
    places.set(sheet, place);
    switch (part) {
      case 'FIGURES':
        place.figures = Math.max(place.figures, ...pages);
        break;
      case 'SIGNATURES':
        place.signatures = Math.max(place.signatures, ...pages);
    }
  };
  const first = await pdfmake.createPdf(pdfDefinition(wanted, new Set(), watch)).getBuffer();
  const alone = [...places]
    .filter(([, { figures, signatures }]) => figures > 0 && signatures > figures)
    .map(([sheet]) => sheet);
  if (alone.length === 0) return first;
  const again = pdfDefinition(wanted, new Set(alone), () => undefined);
  return pdfmake.createPdf(again).getBuffer();
}
