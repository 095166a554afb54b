// ZXing for browsers that read no codes themselves, its WebAssembly served from this very site.
import type { CodeReader } from '@liangfen/ui/messenger';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Larger pictures take longer and are read no better. */
const longestSide = 800;

/** Rejects when it cannot be loaded, or when the browser does not let it run. */
export async function openLibraryReader(): Promise<CodeReader> {
  await prepareZXingModule({
    overrides: { locateFile: () => wasmUrl },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser draws no pictures');
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (videoWidth === 0 || videoHeight === 0) return null;
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const codes = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return codes[0]?.text ?? null;
  };
}
