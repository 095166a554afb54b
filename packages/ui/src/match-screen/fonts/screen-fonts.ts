'use client';
// The font faces that the screen brings along, so that figures look the same on every hall's machine.
import { useEffect, useSyncExternalStore } from 'react';

/** How long the first picture waits for its font faces, on a slow line. */
const patienceMs = 1_500;
/** The digits stand in the middle of their line whatever the font face says of its own height. */
const metrics = { ascentOverride: '85%', descentOverride: '15%', lineGapOverride: '0%' };
/** The cuts that stand in for those that are not shipped. */
const weights: Readonly<Record<string, string>> = { '400': '400 500' };

let loading: Promise<void> | null = null;
let ready = false;
const waiting = new Set<() => void>();

/** Loads once for a page; the font faces are read from memory, so that no address and no font policy is asked. */
export function loadScreenFonts(): Promise<void> {
  loading ??= within(patienceMs, addFontFaces()).then(() => {
    ready = true;
    for (const tell of waiting) tell();
  });
  return loading;
}

/** Whether the first picture may be seen: its font faces are there, or were waited for long enough. */
export function useScreenFonts(): boolean {
  useEffect(() => {
    void loadScreenFonts();
  }, []);
  return useSyncExternalStore(
    (tell) => {
      waiting.add(tell);
      return () => waiting.delete(tell);
    },
    () => ready,
    () => false,
  );
}

async function addFontFaces(): Promise<void> {
  try {
    const { fontFaces, unicodeRange } = await import('./font-faces.ts');
    await Promise.all(
      fontFaces.map(async ({ family, weight, woff2 }) => {
        const fontFace = new FontFace(family, bytesOf(woff2), {
          ...metrics,
          weight: weights[weight] ?? weight,
          unicodeRange,
        });
        document.fonts.add(await fontFace.load());
      }),
    );
  } catch {
    // A chunk that did not arrive: the picture is shown in the system's fonts.
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((over) => {
    timer = setTimeout(over, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
