/**
 * Arrays in PostgreSQL's binary format, for statements that carry hundreds of values: a text array would have each of
 * its quotes escaped here and unescaped there, which took a tenth of all time of a score.
 */
import { oid } from './values.ts';

/** Dimensions, whether there are nulls, type of the elements; then per dimension its length and first index. */
const headBytes = 20;
const emptyHeadBytes = 12;
/** Before each element stands its length; -1 is null. */
const lengthBytes = 4;

const encoder = new TextEncoder();
const roomForHead = '\0'.repeat(headBytes);
const roomForLength = '\0'.repeat(lengthBytes);

/** For a parameter of type `text[]`. */
export function packedTexts(values: readonly (string | null)[]): Uint8Array {
  if (values.length === 0) return emptyArray(oid.text);
  let text = roomForHead;
  for (const value of values) text += value === null ? roomForLength : roomForLength + value;
  const packed = encoder.encode(text);
  // All columns of a score are ASCII, where a character is a byte and one call encodes the whole column.
  const lengthOf = packed.length === text.length ? characters : utf8Bytes;
  const view = viewOf(packed);
  writeHead(view, oid.text, values.length, values.includes(null));
  let at = headBytes;
  for (const value of values) {
    const length = value === null ? -1 : lengthOf(value);
    view.setInt32(at, length);
    at += lengthBytes + Math.max(length, 0);
  }
  return packed;
}

/** For a parameter of type `int[]`. */
export function packedInts(values: readonly number[]): Uint8Array {
  return packedNumbers(values, oid.int4, 4, (view, at, value) => view.setInt32(at, value));
}

/** For a parameter of type `bigint[]`; the values are whole and exact as numbers. */
export function packedBigints(values: readonly number[]): Uint8Array {
  return packedNumbers(values, oid.int8, 8, (view, at, value) => {
    const high = Math.floor(value / 2 ** 32);
    view.setInt32(at, high);
    view.setUint32(at + 4, value - high * 2 ** 32);
  });
}

function packedNumbers(
  values: readonly number[],
  elements: number,
  bytes: number,
  write: (view: DataView, at: number, value: number) => void,
): Uint8Array {
  if (values.length === 0) return emptyArray(elements);
  const packed = new Uint8Array(headBytes + values.length * (lengthBytes + bytes));
  const view = viewOf(packed);
  writeHead(view, elements, values.length, false);
  let at = headBytes;
  for (const value of values) {
    view.setInt32(at, bytes);
    write(view, at + lengthBytes, value);
    at += lengthBytes + bytes;
  }
  return packed;
}

function emptyArray(elements: number): Uint8Array {
  const packed = new Uint8Array(emptyHeadBytes);
  viewOf(packed).setInt32(8, elements);
  return packed;
}

function writeHead(view: DataView, elements: number, length: number, hasNulls: boolean): void {
  view.setInt32(0, 1);
  view.setInt32(4, hasNulls ? 1 : 0);
  view.setInt32(8, elements);
  view.setInt32(12, length);
  view.setInt32(16, 1);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function characters(value: string): number {
  return value.length;
}

function utf8Bytes(value: string): number {
  return encoder.encode(value).length;
}
