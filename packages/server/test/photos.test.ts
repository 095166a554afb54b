/**
 * Tests photographs: cropped upright to 3:4, matched to people by file name, and imported from a zip that may be
 * hostile.
 */

import { Uint8ArrayWriter } from '@zip.js/zip.js';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  archiveLimits,
  archiveSentences,
  openPictureArchive,
} from '../src/integrations/images/picture-archive.ts';
import { Uint8ArrayReader, ZipWriter } from '../src/integrations/spreadsheet/zip.ts';
import {
  matchPhotos,
  type Pictured,
  photoSentences,
} from '../src/operations/pictures/match-photos.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { upload } from './support/files.ts';

type Files = readonly (readonly [name: string, bytes: Uint8Array])[];

async function zipOf(files: Files): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, bytes] of files) await writer.add(name, new Uint8ArrayReader(bytes));
  return new Uint8Array(await writer.close());
}

const picture = (width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#e8b84a' } })
    .jpeg()
    .toBuffer();

describe('the person a photograph belongs to', () => {
  const person = (id: string, number: number, name: string, more: Partial<Pictured> = {}) => ({
    id,
    number,
    name,
    otherNames: [],
    groupName: '',
    hasPhoto: false,
    ...more,
  });
  const people: Pictured[] = [
    person('a', 1, '文学院　李沐晴', { otherNames: ['《起风了》', '李沐晴'], groupName: '青年组' }),
    person('b', 2, '王子轩', { groupName: '青年组' }),
    person('c', 1, '王子轩', { groupName: '少年组' }),
    person('d', 12, '2046 乐队', { groupName: '少年组' }),
  ];
  test.each([
    ['李沐晴.jpg', 'a'],
    ['起风了.png', 'a'],
    ['文学院 李沐晴.webp', 'a'],
    ['2.jpg', 'b'],
    ['002.jpg', 'b'],
    ['2号-王子轩.jpg', 'b'],
    ['No.2 王子轩.jpg', 'b'],
    ['少年组/1.jpg', 'c'],
    ['照片/少年组/王子轩.jpg', 'c'],
    ['2046乐队.jpg', 'd'],
    ['1.jpg', photoSentences.severalNumbered],
    ['王子轩.jpg', photoSentences.several],
    ['7.jpg', photoSentences.nobodyNumbered],
    ['2 李沐晴.jpg', photoSentences.otherName],
    ['合影.jpg', photoSentences.nobody],
    ['.jpg', photoSentences.nobody],
  ])('%s', (file, expected) => {
    const [match] = matchPhotos([file], people);
    expect(match && ('person' in match ? match.person.id : match.reason)).toBe(expected);
  });

  test('gets only one photograph of an import', () => {
    const [first, second] = matchPhotos(['2.jpg', '2 王子轩.png'], people);
    expect(first).toMatchObject({ person: { id: 'b' } });
    expect(second).toEqual({ file: '2 王子轩.png', reason: photoSentences.twice });
  });
});

describe('a zip from a stranger', () => {
  test('shows its pictures, without the hidden files that a Mac adds', async () => {
    const bytes = await zipOf([
      ['照片/1.jpg', await picture()],
      ['__MACOSX/照片/._1.jpg', new Uint8Array(20)],
      ['.DS_Store', new Uint8Array(20)],
      ['名单.txt', new Uint8Array(20)],
    ]);
    expect((await openPictureArchive(bytes)).map(({ file }) => file)).toEqual(['照片/1.jpg']);
  });

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['that is not a zip', async () => new Uint8Array(400).fill(7), archiveSentences.broken],
    ['without pictures', () => zipOf([['a.txt', new Uint8Array(3)]]), archiveSentences.empty],
    [
      'with too many pictures',
      () =>
        zipOf(
          Array.from({ length: archiveLimits.pictures + 1 }, (_, index) => [
            `${index}.jpg`,
            new Uint8Array(1),
          ]),
        ),
      archiveSentences.tooMany,
    ],
  ])('%s is refused', async (_, made, sentence) => {
    await expect(openPictureArchive(await made())).rejects.toThrow(sentence);
  });

  test('unpacks no picture that is larger than allowed', async () => {
    const bomb = await zipOf([['1.jpg', new Uint8Array(11 * 1024 * 1024)]]);
    expect(bomb.length).toBeLessThan(100_000);
    const [only] = await openPictureArchive(bomb);
    expect(await only?.read()).toBeNull();
  });
});

describe('photographs of an organiser', () => {
  let hall: TestApp;
  let organiser: TestAccount;
  let id: string;

  beforeEach(async () => {
    hall = await createTestApp();
    organiser = await hall.register();
    ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
  });

  async function photo(width: number, height: number, of = { client: organiser.client, id }) {
    const body = upload({ name: 'a.jpg', bytes: new Uint8Array(await picture(width, height)) });
    const query = { purpose: 'PHOTO' } as const;
    const response = await of.client.send('uploadImage', { path: { id: of.id }, query, body });
    return response.json();
  }

  test.each([
    [1600, 900],
    [300, 900],
    [90, 120],
  ])('%i × %i is cut to an upright photograph', async (width, height) => {
    expect(await photo(width, height)).toMatchObject({ width: 720, height: 960 });
  });

  test('a program carries school, photograph and mark to the screen, and only uploaded pictures', async () => {
    const { url } = await photo(300, 400);
    const program = await organiser.client.call('createProgram', {
      path: { id },
      body: { programName: '起风了', organisation: ' 文学院 ', photoUrl: url, markUrl: url },
    });
    expect(program).toMatchObject({ organisation: '文学院', photoUrl: url, markUrl: url });
    const changed = await organiser.client.call('updateProgram', {
      path: { id, programId: program.id },
      body: { photoUrl: null },
    });
    expect(changed).not.toHaveProperty('photoUrl');
    expect(changed).toMatchObject({ organisation: '文学院', markUrl: url });
    const response = await organiser.client.send('updateProgram', {
      path: { id, programId: program.id },
      body: { photoUrl: `/api/image/${'0'.repeat(64)}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'photoUrl' }] });
  });

  test('two accounts can use the same picture, whoever uploaded it first', async () => {
    const first = await photo(300, 400);
    const { client } = await hall.register();
    const other = await client.call('createCompetition', { body: { name: '朗诵比赛' } });
    const { url } = await photo(300, 400, { client, id: other.id });
    expect(url).toBe(first.url);
    const program = await client.call('createProgram', {
      path: { id: other.id },
      body: { programName: '乡愁', photoUrl: url },
    });
    expect(program).toMatchObject({ photoUrl: url });
  });

  test('a zip is previewed first, and then stored at once', async () => {
    for (const programName of ['起风了', '如愿']) {
      await organiser.client.call('createProgram', { path: { id }, body: { programName } });
    }
    const bytes = await zipOf([
      ['1.jpg', await picture()],
      ['如愿.jpg', new Uint8Array(30)],
      ['合影.jpg', await picture()],
    ]);
    const send = async (preview: boolean) => {
      const body = upload({ name: '照片.zip', bytes });
      const query = { of: 'PROGRAM', preview } as const;
      const response = await organiser.client.send('importPhotos', { path: { id }, query, body });
      return response.json();
    };
    const programs = async () => {
      const { programGroups } = await organiser.client.call('listProgramGroups', { path: { id } });
      return programGroups.flatMap((group) => group.programs);
    };
    expect(await send(true)).toMatchObject({
      preview: true,
      matched: [{ file: '1.jpg' }, { file: '如愿.jpg' }],
      refused: [{ file: '合影.jpg', reason: photoSentences.nobody }],
    });
    expect((await programs()).every((program) => program.photoUrl === undefined)).toBe(true);
    expect(await send(false)).toMatchObject({
      preview: false,
      matched: [{ file: '1.jpg' }],
      refused: [{ file: '如愿.jpg' }, { file: '合影.jpg' }],
    });
    const [first, second] = await programs();
    expect(first?.photoUrl).toMatch(/^\/api\/image\/[0-9a-f]{64}$/);
    expect(second).not.toHaveProperty('photoUrl');
    expect(await send(true)).toMatchObject({ matched: [{ replaces: true }, { replaces: false }] });
  });
});
