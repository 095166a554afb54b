// One program's rank is the same whether it is computed alone or read from the ranking of all programs.
import type { TieBreak } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankPrograms, standingAmong } from '../src/index.ts';

const entry = fc.record({
  // Few values, so that most shows have ties.
  score: fc.constantFrom(null, 90, 90.5, 91),
  // '95' and '95.0' are the same value and must count as equal.
  highestJudge: fc.constantFrom('95', '95.0', '96', null),
  outcome: fc.constantFrom('WIN' as const, 'LOSS' as const, null),
});
const tieBreaks = fc.constantFrom<TieBreak[]>([], ['HIGHEST_JUDGE'], ['HIGHEST_JUDGE', 'SORT']);

it('with ties, tie-breaks, lost bouts and either numbering', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 8 }),
      fc.nat(7),
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
        const scored = entries.filter(({ score }) => score !== null);
        const rows = rankPrograms(scored, setting);
        const row = rows.find(({ programId }) => programId === own);
        const others = scored.filter(({ programId }) => programId !== own);
        const ownEntry = entries.find(({ programId }) => programId === own) ?? null;
        const all = entries.filter((one) => one !== ownEntry);
        expect(standingAmong(ownEntry, all, setting)).toEqual({
          own: row ? { rank: row.rank, tied: row.tied } : null,
          first: rows[0] ?? null,
          secondScore: rows[1]?.score ?? null,
          bestOther: rankPrograms(others, setting)[0] ?? null,
          total: rows.length,
        });
      },
    ),
    { numRuns: 3_000 },
  );
});
