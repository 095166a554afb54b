// Reads codes in pictures: the browser's own detector, or a library where it has none.
import type { CodeReader } from '@liangfen/ui/messenger';

/** As the browsers that have one offer it; the compiler's own library does not know it. */
interface Detector {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

export async function openReader(): Promise<CodeReader> {
  return (await browsersReader()) ?? (await import('./library-reader.ts')).openLibraryReader();
}

/** Null where there is none, or where it reads no QR codes: Chrome on Linux has one that reads nothing. */
async function browsersReader(): Promise<CodeReader | null> {
  const found: unknown = Reflect.get(window, 'BarcodeDetector');
  if (typeof found !== 'function') return null;
  // It is the class that the standard describes, by the name that the standard gives it.
  const Detecting = found as unknown as DetectorClass;
  const formats = await Detecting.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new Detecting({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
