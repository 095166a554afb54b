/**
 * The attack that solved an earlier image code, in which each letter had one grey value (decision 0244): it cuts the
 * picture by grey value and compares each piece with the glyphs. Without such a value it cuts by darkness and place.
 */
import { inflateSync } from 'node:zlib';
import { glyphs, type Point } from '../../src/node/image-code-glyphs.ts';

const side = 24;

type Piece = readonly (readonly [x: number, y: number])[];

/** Returns the letters that the attack reads, right or wrong; it is told how many there are. */
export function readImageCode(png: Uint8Array, letters: number): string {
  const { width, height, pixels } = decode(png);
  const pieces = byGreyValue(pixels, width, letters) ?? byPlace(pixels, width, height, letters);
  return pieces.map((piece) => bestGlyph(shapeOf(piece))).join('');
}

/** Cuts by grey value: the most frequent dark values are those of the solid strokes, one for each letter. */
function byGreyValue(pixels: Uint8Array, width: number, letters: number): Piece[] | null {
  const places = new Map<number, [number, number][]>();
  pixels.forEach((value, at) => {
    if (value >= 115) return;
    const found = places.get(value) ?? [];
    found.push([at % width, Math.floor(at / width)]);
    places.set(value, found);
  });
  const solid = [...places.values()]
    .filter((piece) => piece.length > 90)
    .map(withoutSpecks)
    .filter((piece) => spread(piece) < 60)
    .sort((a, b) => b.length - a.length)
    .slice(0, letters);
  if (solid.length < letters) return null;
  return solid.sort((a, b) => middle(a) - middle(b));
}

/** Cuts by place: the dark points of equal columns, where the letters are expected. */
function byPlace(pixels: Uint8Array, width: number, height: number, letters: number): Piece[] {
  const cell = (width - 24) / letters;
  return Array.from({ length: letters }, (_, index) => {
    const piece: [number, number][] = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = Math.floor(12 + cell * index); x < 12 + cell * (index + 1); x += 1) {
        if (localMean(pixels, width, height, x, y) < 150) piece.push([x, y]);
      }
    }
    return withoutSpecks(piece);
  });
}

/** Averages nine points, so that noise does not count. */
function localMean(pixels: Uint8Array, width: number, height: number, x: number, y: number) {
  let sum = 0;
  let count = 0;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [column, row] = [x + dx, y + dy];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      sum += pixels[row * width + column] ?? 255;
      count += 1;
    }
  }
  return sum / count;
}

function withoutSpecks(piece: Piece): Piece {
  const taken = new Set(piece.map(([x, y]) => `${x},${y}`));
  return piece.filter(([x, y]) => {
    let near = 0;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) if (taken.has(`${x + dx},${y + dy}`)) near += 1;
    }
    return near >= 4;
  });
}

function middle(piece: Piece): number {
  return piece.reduce((sum, [x]) => sum + x, 0) / Math.max(1, piece.length);
}

function spread(piece: Piece): number {
  const columns = piece.map(([x]) => x);
  return columns.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(...columns) - Math.min(...columns);
}

/** Stretches a piece over a square and blurs it slightly. */
function shapeOf(piece: Piece): Float32Array {
  const shape = new Float32Array(side * side);
  if (piece.length === 0) return shape;
  const xs = piece.map(([x]) => x);
  const ys = piece.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scaleX = (side - 1) / Math.max(1, Math.max(...xs) - left);
  const scaleY = (side - 1) / Math.max(1, Math.max(...ys) - top);
  for (const [x, y] of piece) {
    const column = Math.round((x - left) * scaleX);
    const row = Math.round((y - top) * scaleY);
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [c, r] = [column + dx, row + dy];
        if (c < 0 || r < 0 || c >= side || r >= side) continue;
        const weight = dx === 0 && dy === 0 ? 1 : 0.6;
        const at = r * side + c;
        shape[at] = Math.max(shape[at] ?? 0, weight);
      }
    }
  }
  return shape;
}

let known: { readonly letter: string; readonly shape: Float32Array }[] | null = null;

function bestGlyph(shape: Float32Array): string {
  known ??= Object.entries(glyphs).flatMap(([letter, strokes]) => variants(letter, strokes));
  let best = { letter: '?', likeness: -1 };
  const own = normalised(shape);
  for (const { letter, shape: other } of known) {
    const likeness = correlation(own, other);
    if (likeness > best.likeness) best = { letter, likeness };
  }
  return best.letter;
}

/** Turns and slants each glyph as far as the painter does. */
function variants(letter: string, strokes: readonly (readonly Point[])[]) {
  const made = [];
  for (let turn = -0.4; turn <= 0.41; turn += 0.1) {
    for (let slant = -0.24; slant <= 0.25; slant += 0.12) {
      const piece: [number, number][] = [];
      for (const stroke of strokes) {
        for (let index = 1; index < stroke.length; index += 1) {
          const [from, to] = [stroke[index - 1], stroke[index]];
          if (!from || !to) continue;
          for (let step = 0; step <= 40; step += 1) {
            const gridX = from[0] + ((to[0] - from[0]) * step) / 40;
            const gridY = from[1] + ((to[1] - from[1]) * step) / 40;
            const x = (gridX - 2) * 6.4 + (gridY - 3) * slant * 5.9;
            const y = (gridY - 3) * 5.9;
            const turnedX = x * Math.cos(turn) - y * Math.sin(turn);
            const turnedY = x * Math.sin(turn) + y * Math.cos(turn);
            for (let angle = 0; angle < 8; angle += 1) {
              const away = (angle * Math.PI) / 4;
              piece.push([turnedX + Math.cos(away) * 2, turnedY + Math.sin(away) * 2]);
            }
          }
        }
      }
      made.push({ letter, shape: normalised(shapeOf(piece)) });
    }
  }
  return made;
}

/** Shifts a shape to mean zero and length one, so that the product of two shapes is their correlation. */
function normalised(shape: Float32Array): Float32Array {
  let sum = 0;
  for (const value of shape) sum += value;
  const mean = sum / shape.length;
  let own = 0;
  for (const value of shape) own += (value - mean) ** 2;
  const length = Math.sqrt(own || 1);
  return shape.map((value) => (value - mean) / length);
}

function correlation(a: Float32Array, b: Float32Array): number {
  let both = 0;
  for (let at = 0; at < a.length; at += 1) both += (a[at] ?? 0) * (b[at] ?? 0);
  return both;
}

function decode(png: Uint8Array): { width: number; height: number; pixels: Uint8Array } {
  const bytes = Buffer.from(png);
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) !== 'IDAT') continue;
    data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const rows = inflateSync(Buffer.concat(data));
  const pixels = new Uint8Array(width * height);
  // The painter writes rows without a filter, each after one byte that says so.
  for (let y = 0; y < height; y += 1) {
    pixels.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width);
  }
  return { width, height, pixels };
}
