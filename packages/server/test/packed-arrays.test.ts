/** Arrays that a statement carries in binary arrive as the lists that they were made of, on every database. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../src/ports.ts';
import { packedBigints, packedInts, packedTexts } from '../src/store/packed-arrays.ts';
import { onEveryDatabase } from './support/every-database.ts';

const statement = 'select $1::text[] as texts, $2::int[] as ints, $3::bigint[] as bigints';

interface Lists {
  readonly texts: readonly (string | null)[];
  readonly ints: readonly number[];
  readonly bigints: readonly number[];
}

/** What a text column can hold: whole characters, and no character zero. */
const storableText = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''));

const lists: fc.Arbitrary<Lists> = fc.record({
  texts: fc.array(fc.option(storableText), { maxLength: 20 }),
  ints: fc.array(fc.integer(), { maxLength: 20 }),
  bigints: fc.array(fc.maxSafeInteger(), { maxLength: 20 }),
});

async function readBack(database: Database, { texts, ints, bigints }: Lists): Promise<Lists[]> {
  return database.prepared<Lists>('packed-arrays-test', statement, [
    packedTexts(texts),
    packedInts(ints),
    packedBigints(bigints),
  ]);
}

onEveryDatabase((createApp) => {
  it('are read back value by value: quotes, backslashes, Chinese, empty texts and nulls', async () => {
    const { database } = await createApp();
    const sent: Lists = {
      texts: ['{"a":"\\\\"}', '', null, '张伟', 'NULL', 'é😀', ' a,b '],
      ints: [0, -1, 2_147_483_647, -2_147_483_648],
      bigints: [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 4_294_967_296],
    };
    expect(await readBack(database, sent)).toEqual([sent]);
  });

  it('are empty where the list was empty', async () => {
    const { database } = await createApp();
    const sent: Lists = { texts: [], ints: [], bigints: [] };
    expect(await readBack(database, sent)).toEqual([sent]);
  });

  it('are read back whatever they hold', async () => {
    const { database } = await createApp();
    await fc.assert(
      fc.asyncProperty(lists, async (sent) => {
        expect(await readBack(database, sent)).toEqual([sent]);
      }),
      { numRuns: 50 },
    );
  });
});
