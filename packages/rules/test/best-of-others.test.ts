// The first of the others is the same whether they are ranked anew or read out of the ranking that they stand in.
import type { TieBreak } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestOfOthers, rankPrograms } from '../src/index.ts';

const entry = fc.record({
  // Few values, so that most shows have ties.
  score: fc.constantFrom(null, 90, 90.5, 91),
  highestJudge: fc.constantFrom('95', '96'),
  outcome: fc.constantFrom('WIN' as const, 'LOSS' as const, null),
});
const tieBreaks = fc.constantFrom<TieBreak[]>([], ['HIGHEST_JUDGE'], ['HIGHEST_JUDGE', 'SORT']);

it('with ties, tie-breaks, lost bouts and either numbering', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 6 }),
      fc.nat(5),
      tieBreaks,
      fc.constantFrom('COMPETITION' as const, 'DENSE' as const),
      (given, at, breaks, ranking) => {
        const entries = given.map(({ score, highestJudge, outcome }, index) => ({
          ...{ programId: `p${index}`, sort: index + 1, programName: '', contestant: '' },
          ...{ score, outcome },
          tieKeys: { untrimmedMean: null, highestJudge, items: {}, groups: {} },
        }));
        const own = `p${at % given.length}`;
        const setting = { ranking, tieBreaks: breaks };
        const [first] = rankPrograms(
          entries.filter(({ programId }) => programId !== own),
          setting,
        );
        const expected = first === undefined || first.rank === null ? null : first;
        expect(bestOfOthers(rankPrograms(entries, setting), own)).toEqual(expected);
      },
    ),
    { numRuns: 2_000 },
  );
});
