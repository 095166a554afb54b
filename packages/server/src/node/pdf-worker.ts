/** Lays out one document with pdfmake; the fonts are embedded, cut down to the glyphs it needs. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { TFontFamilyTypes } from 'pdfmake/interfaces.js';
import type { LetterFont } from '../integrations/pdf/lettering.ts';
import {
  carriedRows,
  pdfDefinition,
  type SignedPart,
  type Watch,
} from '../integrations/pdf/pdf-definition.ts';
import type { PrintDocument } from '../integrations/pdf/pdf-printer.ts';
import type { ThreadMessage } from './threads.ts';

const { resolve } = createRequire(import.meta.url);
/** The fonts lie two folders up, from sources and from dist alike. */
const ownOf = (file: string) => fileURLToPath(new URL(`../../fonts/${file}`, import.meta.url));
/** A published package carries the two files of the family that are used (scripts/pack-server.mjs). */
const chineseOf = (weight: '400Regular' | '700Bold') => {
  const carried = fileURLToPath(new URL(`../fonts/chinese-${weight}.ttf`, import.meta.url));
  return existsSync(carried)
    ? carried
    : resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`);
};

const fonts = {
  chinese: fontOf(chineseOf('400Regular'), chineseOf('700Bold')),
  korean: fontOf(ownOf('korean-400.ttf'), ownOf('korean-700.ttf')),
  arabic: fontOf(ownOf('arabic-400.ttf'), ownOf('arabic-700.ttf')),
  'rare-hk': fontOf(ownOf('rare-hk-400.ttf'), ownOf('rare-hk-700.ttf')),
  'rare-jp': fontOf(ownOf('rare-jp-400.ttf'), ownOf('rare-jp-700.ttf')),
  emoji: fontOf(ownOf('emoji-400.ttf'), ownOf('emoji-400.ttf')),
} satisfies Record<LetterFont, TFontFamilyTypes>;
const files = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));

// Documents may not lead to other files or addresses.
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

/** Laid out again, at most five times, while signatures stand on a page without figures. */
async function printed(wanted: PrintDocument): Promise<Uint8Array> {
  const apart = new Set<number>();
  const carried = new Map<SignedPart, number>();
  for (;;) {
    const stood = new Map<SignedPart, { figures: number; signatures: number }>();
    const watch: Watch = (part, what, pages) => {
      const place = stood.get(part) ?? { figures: 0, signatures: 0 };
      stood.set(part, place);
      switch (what) {
        case 'FIGURES':
          place.figures = Math.max(place.figures, ...pages);
          break;
        case 'SIGNATURES':
          place.signatures = Math.max(place.signatures, ...pages);
      }
    };
    const definition = pdfDefinition(wanted, { apart, carried }, watch);
    const bytes = await pdfmake.createPdf(definition).getBuffer();
    const alone = [...stood]
      .filter(([, { figures, signatures }]) => figures > 0 && signatures > figures)
      .map(([part]) => part)
      .filter((part) => carried.get(part) !== 0);
    if (alone.length === 0) return bytes;
    for (const part of alone) {
      const index = Number(part.split(' ')[0]);
      const isBehind = wanted.sheets[index]?.annex !== undefined && !apart.has(index);
      if (isBehind) apart.add(index);
      else carried.set(part, (carried.get(part) ?? carriedRows + 1) - 1);
    }
  }
}
