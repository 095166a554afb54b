// Reads codes in pictures: the browser's own detector, or a library where it has none.
import type { CodeReader } from '@liangfen/ui/messenger';

/** The parts of a browser on which reading codes depends; each may be missing. */
export interface ReadingBrowser {
  readonly BarcodeDetector?: unknown;
  readonly WebAssembly?: unknown;
}

export type OpenReader = () => Promise<CodeReader>;

/** The detector of browsers that have one; the compiler's own library does not know it. */
interface Detector {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Null where nothing can read a code; known before anybody is asked for their camera. */
export async function findReader(
  browser: ReadingBrowser,
  loadLibrary: OpenReader = async () => (await import('./library-reader.ts')).openLibraryReader(),
): Promise<OpenReader | null> {
  const own = await browsersReader(browser);
  if (own !== null) return async () => own;
  return runsWebAssembly(browser) ? loadLibrary : null;
}

/** Null where there is none, or where it reads no QR codes: Chrome on Linux has one that reads nothing. */
async function browsersReader({ BarcodeDetector: found }: ReadingBrowser) {
  if (typeof found !== 'function') return null;
  // By the standard, the class of this name has this form.
  const Detecting = found as unknown as DetectorClass;
  const formats = await Detecting.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new Detecting({ formats: ['qr_code'] });
  const read: CodeReader = async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  return read;
}

/** A module with nothing in it. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/**
 * The library is WebAssembly of the first edition: no vectors, no bulk memory, nothing newer. Where it does not
 * start, WebAssembly is missing as a whole or the page may not compile any: Safari before 16 does not know the
 * word in our policy that allows it (docs/decisions/0268).
 */
function runsWebAssembly({ WebAssembly: found }: ReadingBrowser): boolean {
  if (typeof found !== 'object' || found === null) return false;
  try {
    // By the standard, the object of this name has this form.
    const { Module } = found as typeof WebAssembly;
    return new Module(emptyModule) instanceof Module;
  } catch {
    return false;
  }
}
