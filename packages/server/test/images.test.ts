/** Tests uploaded pictures: only the visible picture is stored, and it is served under the hash of its bytes. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  decodedBytes,
  imageLimits,
  type PictureHead,
} from '../src/integrations/images/image-recoder.ts';
import { createImageRecoder } from '../src/node/images.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { onEveryDatabase } from './support/every-database.ts';
import { upload } from './support/files.ts';

let hall: TestApp;
let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  organiser = await hall.register();
  ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

async function send(bytes: Uint8Array, purpose = 'LOGO', name = 'picture.png') {
  const response = await organiser.client.send('uploadImage', {
    path: { id },
    query: { purpose },
    body: upload({ name, bytes: new Uint8Array(bytes) }),
  });
  return { status: response.status, body: await response.json() };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8b84a' } });

onEveryDatabase((createApp) => {
  test('is public under its hash, cached for ever, and accepted by the base setting', async () => {
    hall = await createApp();
    organiser = await hall.register();
    ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
    const { status, body } = await send(await picture(300, 200).png().toBuffer());
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 300, height: 200 });
    const response = await hall.client.send('getImage', {
      path: { imageId: String(body.url).split('/').at(-1) },
    });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(body.url).toBe(`/api/image/${createHash('sha256').update(bytes).digest('hex')}`);
    expect(bytes.length).toBe(body.size);
    const setting = await organiser.client.call('updateBaseSetting', {
      path: { id },
      body: { look: { logo: body.url } },
    });
    expect(setting.look.logo).toBe(body.url);
  });
});

describe('a picture whose decoding would hold too much', () => {
  const mega = 1024 * 1024;
  const recode = (bytes: Uint8Array, most: number) => {
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    return createImageRecoder(log, undefined, most)(bytes, { width: 100, height: 100 });
  };

  test('is refused by its head, as its format, depth and channels make it dear', async () => {
    const avif = await picture(400, 400).avif({ effort: 0, bitdepth: 12 }).toBuffer();
    expect(await recode(avif, 3 * mega)).toMatchObject({
      recoded: false,
      reason: expect.stringContaining('图片尺寸太大'),
    });
    expect((await recode(avif, 4 * mega)).recoded).toBe(true);
    expect((await recode(await picture(400, 400).png().toBuffer(), mega / 2)).recoded).toBe(true);
    const interlaced = await picture(400, 400).png({ progressive: true }).toBuffer();
    expect((await recode(interlaced, mega / 2)).recoded).toBe(false);
  });

  test.each<[string, PictureHead, boolean]>([
    [
      'a photograph of a telephone as JPEG',
      { format: 'jpeg', width: 8000, height: 6000, bits: 8, channels: 3, isProgressive: false },
      true,
    ],
    [
      'an AVIF of 12 megapixels, 8 bits',
      { format: 'heif', width: 4000, height: 2500, bits: 8, channels: 3, isProgressive: false },
      true,
    ],
    [
      'an AVIF of 49 megapixels, 12 bits',
      { format: 'heif', width: 7000, height: 7000, bits: 12, channels: 4, isProgressive: false },
      false,
    ],
    [
      'an interlaced PNG of 49 megapixels, 16 bits',
      { format: 'png', width: 7000, height: 7000, bits: 16, channels: 4, isProgressive: true },
      false,
    ],
  ])('%s is judged by what it would hold', (_, head, isWithin) => {
    expect(decodedBytes(head) <= imageLimits.decodedBytes).toBe(isWithin);
  });

  test('is one of sixty that an account may send in a minute', async () => {
    const bytes = await picture(8, 8).png().toBuffer();
    for (let sent = 0; sent < 60; sent += 1) expect((await send(bytes)).status).toBe(200);
    expect((await send(bytes)).status).toBe(429);
  });
});

test('loses the hidden data of its file, and is turned upright', async () => {
  const withPlace = await picture(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(
    withPlace.includes('secret-owner') || (await sharp(withPlace).metadata()).exif !== undefined,
  ).toBe(true);
  const { body } = await send(withPlace, 'COVER');
  expect(body).toMatchObject({ width: 20, height: 40 });
  const response = await hall.client.send('getImage', {
    path: { imageId: String(body.url).split('/').at(-1) },
  });
  const metadata = await sharp(await response.arrayBuffer()).metadata();
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('is reduced to the size that the screen needs', async () => {
  const large = await picture(4_000, 1_000).jpeg().toBuffer();
  expect((await send(large, 'LOGO')).body).toMatchObject({ width: 800, height: 200 });
  expect((await send(large, 'BACKGROUND')).body).toMatchObject({ width: 1_920, height: 480 });
});

test('is stored once when it is sent twice', async () => {
  const bytes = await picture(30, 30).png().toBuffer();
  expect((await send(bytes)).body).toEqual((await send(bytes)).body);
  const rows = await hall.database.query.selectFrom('image').select('id').execute();
  expect(rows).toHaveLength(1);
});

describe('is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const html = '<!doctype html><script>alert(1)</script>';
  test.each([
    ['an SVG, which can hold programs', Buffer.from(svg), '这不是可以使用的图片'],
    ['a page that calls itself a picture', Buffer.from(html), '这不是可以使用的图片'],
    ['a PDF', Buffer.from('%PDF-1.7'), '这不是可以使用的图片'],
    ['nothing', Buffer.alloc(0), '这不是可以使用的图片'],
    [
      'a picture that breaks off',
      Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\nrubbish')]),
      '已损坏',
    ],
    ['a picture that unpacks to gigabytes', pixelBomb(40_000, 40_000), '尺寸太大'],
  ])('%s', async (_, bytes, sentence) => {
    const { status, body } = await send(bytes);
    expect([status, body.code]).toEqual([400, 'FILE_REFUSED']);
    expect(body.detail).toContain(sentence);
  });

  test('a file that is too large', async () => {
    const { status, body } = await send(new Uint8Array(10 * 1024 * 1024 + 1));
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('any picture for an ended competition', async () => {
    const confirm = { path: { id }, body: { confirmName: '歌手大赛' } };
    await organiser.client.call('makeOfficial', confirm);
    await organiser.client.call('endCompetition', confirm);
    const { status } = await send(await picture(3, 3).png().toBuffer());
    expect(status).toBe(409);
  });

  test('a form without a file, and a body that is not a form', async () => {
    const form = new FormData();
    form.append('file', 'text');
    const query = { purpose: 'LOGO' };
    const path = { id };
    for (const body of [form, new FormData()]) {
      expect((await organiser.client.send('uploadImage', { path, query, body })).status).toBe(400);
    }
    const headers = { 'content-type': 'multipart/form-data' };
    const broken = await organiser.client.send('uploadImage', { path, query, headers, body: 'x' });
    expect(broken.status).toBe(400);
  });
});

test('a server without libvips refuses with a sentence on what to do, and runs on', async () => {
  const missing = () => Promise.reject(new Error('Could not load the "sharp" module'));
  const images = createImageRecoder(hall.ports.log, missing);
  const poor = await createTestApp({ database: hall.database, files: { images } });
  const poorOrganiser = await poor.register('poor-organiser');
  const client = poorOrganiser.client;
  const competition = await client.call('createCompetition', { body: { name: '没有组件' } });
  const response = await client.send('uploadImage', {
    path: { id: competition.id },
    query: { purpose: 'LOGO' },
    body: upload({ name: 'a.png', bytes: new Uint8Array(await picture(3, 3).png().toBuffer()) }),
  });
  expect(await response.json()).toMatchObject({
    code: 'FILE_REFUSED',
    detail: expect.stringContaining('管理员'),
  });
});

test('an unknown picture is 404', async () => {
  const response = await hall.client.send('getImage', { path: { imageId: 'a'.repeat(64) } });
  expect(response.status).toBe(404);
});

/** Makes a PNG of a few kilobytes whose header declares this many pixels. */
function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
