/** Packs text for the way, and unpacks no more than is wanted of what a stranger packed. */
import { broken, tooLarge } from './lines.ts';

export async function packed(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).blob();
}

/** Throws FILE_REFUSED or HALL_TOO_LARGE. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return readText(stream, most);
}

/** Reads a stream of UTF-8 to its end. */
export async function readText(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  const parts: string[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > most) break;
      parts.push(decoder.decode(part.value, { stream: true }));
    }
    if (size <= most) return parts.join('') + decoder.decode();
  } catch (error) {
    throw broken(error);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  throw tooLarge();
}
