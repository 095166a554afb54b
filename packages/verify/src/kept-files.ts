/** Reads what somebody kept elsewhere, in each form in which the product hands it out: checkpoints and public keys. */
import { parseNote, parseVerifierKey } from '@liangfen/rules/replay';
import { nodeProof } from './node-proof.ts';

/** Programs of other systems put a mark before a text and end lines in their own way; neither is a part of it. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** The checkpoints of a file, or null where it holds none: a note, or a list of signed heads as the server answers it. */
export function checkpointsIn(file: string): readonly string[] | null {
  const text = plainText(file);
  const listed = listedIn(text);
  const found = listed ?? [text];
  return found.length > 0 && found.every((each) => parseNote(each) !== null) ? found : null;
}

function listedIn(text: string): readonly string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A note is no JSON.
    return null;
  }
  const answer = isObject(value) && 'heads' in value ? value.heads : value;
  return [answer].flat().map((head) => (isObject(head) ? String(head.checkpoint) : ''));
}

/** The keys of a text, one in each line, or null where one of them is none. */
export function keysIn(file: string): readonly string[] | null {
  const lines = plainText(file).split('\n');
  const keys = lines.map((line) => line.trim()).filter((line) => line !== '');
  const areKeys = keys.every((key) => parseVerifierKey(key, nodeProof.sha256Bytes) !== null);
  return keys.length > 0 && areKeys ? keys : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
