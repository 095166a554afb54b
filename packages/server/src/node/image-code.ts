/**
 * The image code of the login form. Letters, lines and gaps are drawn into one field, which is bent as a whole and
 * inked with one tone that wanders over the picture like the paper's: no letter has a grey value, an edge or a place of
 * its own to be cut out by (a drawing with one grey per letter was solved every time). It slows guessing down; what
 * stops it is that failures make callers wait.
 */
import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { ImageCodePainter } from '../ports.ts';
import { glyphs, type Point } from './image-code-glyphs.ts';

const width = 168;
const height = 56;
const length = 5;
const alphabet = Object.keys(glyphs);

export function createImageCodePainter(): ImageCodePainter {
  return {
    paint: () => {
      const answer = Array.from({ length }, () => pick(alphabet)).join('');
      return Promise.resolve({ answer, png: pngOf(draw(answer)) });
    },
  };
}

/** Grey values, row by row. */
function draw(answer: string): Uint8Array {
  const ink = new Field();
  const steps = [...answer].map(() => between(23.5, 32));
  const across = steps.slice(1).reduce((sum, step) => sum + step, 0);
  let centre = (width - across) / 2 + between(-9, 9);
  [...answer].forEach((letter, index) => {
    // Places no letter where equal shares of the picture would put it.
    if (index > 0) centre += steps[index] ?? 0;
    const place = placement(Math.max(17, Math.min(width - 17, centre)));
    const radius = between(1.7, 2.2);
    for (const stroke of glyphs[letter] ?? []) ink.line(stroke.map(place), radius, 1);
  });
  // Lines as dark as the letters and across them, so that darkness cuts nothing out.
  for (let count = 0; count < 2; count += 1) ink.line(wanderingLine(), between(0.8, 1.2), 1);
  for (let count = 0; count < 3; count += 1) ink.line(shortArc(), between(0.9, 1.4), 1);
  for (let count = 0; count < 2; count += 1) ink.line(wanderingLine(), between(0.3, 0.6), 0);
  return inked(ink);
}

/** Bends the field and lays it on uneven paper with uneven ink. */
function inked(field: Field): Uint8Array {
  const bendX = smoothNoise(26, 4.2);
  const bendY = smoothNoise(30, 3.8);
  const paper = smoothNoise(40, 22);
  const tone = smoothNoise(24, 34);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = field.at(x + bendX(x, y), y + bendY(x, y));
      const under = 222 + paper(x, y);
      const over = 92 + tone(x, y);
      const value = under + (over - under) * share + between(-17, 17);
      pixels[y * width + x] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return pixels;
}

/** Turns, slants, scales and bends a glyph, differently each time. */
function placement(centre: number): (point: Point) => Point {
  const turn = between(-0.36, 0.36);
  const slant = between(-0.25, 0.25);
  const scaleX = between(5, 6.8);
  const scaleY = between(4.7, 6.2);
  const bend = between(-2, 2);
  const phase = between(0, Math.PI * 2);
  const offsetY = between(-6, 6);
  return ([gridX, gridY]) => {
    const x = (gridX - 2) * scaleX + (gridY - 3) * slant * scaleY;
    const y = (gridY - 3) * scaleY;
    const bentX = x + Math.sin(y / 9 + phase) * bend;
    const bentY = y + Math.cos(x / 9 + phase) * bend;
    return [
      centre + bentX * Math.cos(turn) - bentY * Math.sin(turn),
      height / 2 + offsetY + bentX * Math.sin(turn) + bentY * Math.cos(turn),
    ];
  };
}

function wanderingLine(): Point[] {
  const points: Point[] = [];
  let y = between(8, height - 8);
  let slope = between(-7, 7);
  for (let x = -4; x < width + 12; x += 10) {
    points.push([x, y]);
    slope += between(-4, 4);
    y = Math.max(3, Math.min(height - 3, y + slope));
    if (y === 3 || y === height - 3) slope = -slope / 2;
  }
  return points;
}

/** Like a part of a letter, where there may be none. */
function shortArc(): Point[] {
  const [x, y, radius] = [between(10, width - 10), between(8, height - 8), between(6, 15)];
  const start = between(0, Math.PI * 2);
  const sweep = between(0.8, 2.2);
  return Array.from({ length: 6 }, (_, step) => {
    const angle = start + (sweep * step) / 5;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** Random values on a coarse grid, and between them a smooth way from one to the next. */
function smoothNoise(cell: number, strength: number): (x: number, y: number) => number {
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const grid = Array.from({ length: columns * rows }, () => between(-strength, strength));
  const at = (column: number, row: number) => grid[row * columns + column] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    const [u, v] = [ease(x / cell - column), ease(y / cell - row)];
    const upper = at(column, row) * (1 - u) + at(column + 1, row) * u;
    const lower = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** The share of each point that is covered, 0 to 1. */
class Field {
  readonly #cover = new Float32Array(width * height);

  /** `value` 1 covers, 0 wipes off. */
  line(points: readonly Point[], radius: number, value: 0 | 1): void {
    for (let index = 1; index < points.length; index += 1) {
      const from = points[index - 1];
      const to = points[index];
      if (!from || !to) continue;
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2) + 1;
      for (let step = 0; step <= steps; step += 1) {
        const share = step / steps;
        const x = from[0] + (to[0] - from[0]) * share;
        const y = from[1] + (to[1] - from[1]) * share;
        this.#dot(x, y, radius, value);
      }
    }
  }

  /** Interpolates between the points of the grid; outside of it there is nothing. */
  at(x: number, y: number): number {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const upper = this.#read(left, top) * (1 - u) + this.#read(left + 1, top) * u;
    const lower = this.#read(left, top + 1) * (1 - u) + this.#read(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  }

  #read(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    return this.#cover[y * width + x] ?? 0;
  }

  #dot(centreX: number, centreY: number, radius: number, value: 0 | 1): void {
    const reach = Math.ceil(radius) + 1;
    for (let y = Math.max(0, Math.floor(centreY) - reach); y <= centreY + reach; y += 1) {
      for (let x = Math.max(0, Math.floor(centreX) - reach); x <= centreX + reach; x += 1) {
        if (x >= width || y >= height) continue;
        const cover = Math.min(1, radius + 0.5 - Math.hypot(x - centreX, y - centreY));
        if (cover <= 0) continue;
        const at = y * width + x;
        const before = this.#cover[at] ?? 0;
        this.#cover[at] = value === 1 ? Math.max(before, cover) : Math.min(before, 1 - cover);
      }
    }
  }
}

/** Eight-bit greyscale (PNG specification, colour type 0). */
function pngOf(pixels: Uint8Array): Uint8Array {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return framed;
}

function pick<T>(from: readonly T[]): T {
  const picked = from[randomInt(from.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** Weak randomness is enough for how a picture looks; its answer is drawn by `pick`. */
function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
