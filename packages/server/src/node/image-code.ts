/**
 * The image code of the login form: letters drawn as bent strokes into a raster, so that no path in
 * the file spells them out (a vector code was solved 93 times in 100 by a short script). It slows
 * guessing down; the rate limits are what stops it.
 */
import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { ImageCodePainter } from '../ports.ts';
import { glyphs, type Point } from './image-code-glyphs.ts';

const width = 168;
const height = 56;
const length = 4;
const alphabet = Object.keys(glyphs);

export function createImageCodePainter(): ImageCodePainter {
  return {
    paint: () => {
      const answer = Array.from({ length }, () => pick(alphabet)).join('');
      return Promise.resolve({ answer, png: draw(answer) });
    },
  };
}

function draw(answer: string): Uint8Array {
  const canvas = new Canvas();
  const cell = (width - 24) / answer.length;
  [...answer].forEach((letter, index) => {
    const place = placement(12 + cell * (index + 0.5));
    const ink = randomInt(20, 110);
    for (const stroke of glyphs[letter] ?? []) {
      canvas.line(stroke.map(place), between(1.5, 2.3), ink);
    }
  });
  for (let count = 0; count < 4; count += 1) {
    canvas.line(wanderingLine(), between(0.7, 1.2), randomInt(60, 150));
  }
  canvas.sprinkle(420);
  return canvas.png();
}

/** Turns, slants, scales and bends a glyph, differently each time. */
function placement(centre: number): (point: Point) => Point {
  const turn = between(-0.38, 0.38);
  const slant = between(-0.25, 0.25);
  const scaleX = between(5.8, 7);
  const scaleY = between(5.4, 6.4);
  const bend = between(-2.2, 2.2);
  const phase = between(0, Math.PI * 2);
  const offsetY = between(-3, 3);
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
  for (let x = -4; x < width + 8; x += 14) {
    points.push([x, y]);
    y += between(-9, 9);
  }
  return points;
}

class Canvas {
  readonly #pixels = new Uint8Array(width * height).fill(246);

  line(points: readonly Point[], radius: number, ink: number): void {
    for (let index = 1; index < points.length; index += 1) {
      const from = points[index - 1];
      const to = points[index];
      if (!from || !to) continue;
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2) + 1;
      for (let step = 0; step <= steps; step += 1) {
        const share = step / steps;
        this.#dot(
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
          radius,
          ink,
        );
      }
    }
  }

  sprinkle(count: number): void {
    for (let index = 0; index < count; index += 1) {
      this.#blend(randomInt(width), randomInt(height), 0.7, randomInt(90, 255));
    }
  }

  #dot(centreX: number, centreY: number, radius: number, ink: number): void {
    const reach = Math.ceil(radius) + 1;
    for (let y = Math.floor(centreY) - reach; y <= centreY + reach; y += 1) {
      for (let x = Math.floor(centreX) - reach; x <= centreX + reach; x += 1) {
        const cover = radius + 0.5 - Math.hypot(x - centreX, y - centreY);
        if (cover > 0) this.#blend(x, y, Math.min(1, cover), ink);
      }
    }
  }

  #blend(x: number, y: number, cover: number, ink: number): void {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = y * width + x;
    const paper = this.#pixels[at] ?? 255;
    this.#pixels[at] = Math.min(paper, Math.round(paper * (1 - cover) + ink * cover));
  }

  /** Eight-bit greyscale (PNG specification, colour type 0). */
  png(): Uint8Array {
    const rows = Buffer.alloc((width + 1) * height);
    for (let y = 0; y < height; y += 1) {
      rows.set(this.#pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
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

function between(least: number, most: number): number {
  return least + (randomInt(0, 10_001) / 10_000) * (most - least);
}
