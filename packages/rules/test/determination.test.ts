// Fouls and leads that decide a bout without the operator.

import type { Foul } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { determine } from '../src/determination.ts';
import { addFoul, exceededFoul } from '../src/foul.ts';
import { settingWith } from './setting.ts';

const hit: Foul = { id: 'hit', foulName: '侵人犯规', times: 2 };
const step: Foul = { id: 'step', foulName: '出界', times: 0 };
const side = (id: string, currentScore = 0, fouls: Record<string, number> = {}) => ({
  id,
  currentScore,
  programFoulRecords: Object.entries(fouls).map(([foulId, times]) => ({ foulId, times })),
});

describe('counting fouls', () => {
  test('the first foul makes a record, and later ones are added to it', () => {
    const once = addFoul([], 'hit');
    expect(once).toEqual([{ foulId: 'hit', times: 1 }]);
    expect(addFoul(addFoul(once, 'step'), 'hit')).toEqual([
      { foulId: 'hit', times: 2 },
      { foulId: 'step', times: 1 },
    ]);
    expect(once).toEqual([{ foulId: 'hit', times: 1 }]);
  });

  test('允许 2 次，第 3 次判负', () => {
    expect(exceededFoul([{ foulId: 'hit', times: 2 }], [hit])).toBeNull();
    expect(exceededFoul([{ foulId: 'hit', times: 3 }], [hit])).toEqual({ foul: hit, times: 3 });
    expect(exceededFoul([{ foulId: 'step', times: 1 }], [hit, step])).toEqual({
      foul: step,
      times: 1,
    });
  });

  test('a foul that was removed from the settings does not count', () => {
    expect(exceededFoul([{ foulId: 'gone', times: 99 }], [hit])).toBeNull();
  });

  test('any sequence of fouls is counted correctly', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('hit', 'step', 'gone')), (committed) => {
        const records = committed.reduce(addFoul, []);
        for (const foulId of ['hit', 'step', 'gone']) {
          const times = committed.filter((id) => id === foulId).length;
          const found = records.filter((record) => record.foulId === foulId);
          expect(found).toEqual(times === 0 ? [] : [{ foulId, times }]);
        }
        const hits = committed.filter((id) => id === 'hit').length;
        const steps = committed.filter((id) => id === 'step').length;
        const expected = hits > 2 ? 'hit' : steps > 0 ? 'step' : null;
        expect(exceededFoul(records, [hit, step])?.foul.id ?? null).toBe(expected);
      }),
    );
  });
});

describe('determination', () => {
  test('a side with too many fouls loses, and the reason names the foul', () => {
    expect(
      determine({ red: side('a', 50, { hit: 3 }), blue: side('b') }, settingWith(), [hit]),
    ).toEqual({
      winnerId: 'b',
      loserId: 'a',
      reason: 'EXCEEDED_FOULS',
      foulName: '侵人犯规',
      lead: null,
    });
  });

  test('a lead of exactly leadScore wins, without rounding errors', () => {
    const setting = settingWith({ leadScore: 0.1 });
    const sides = { red: side('a', 0.2), blue: side('b', 0.3) };
    expect(determine(sides, setting, [])).toEqual({
      winnerId: 'b',
      loserId: 'a',
      reason: 'LEAD_SCORE',
      foulName: null,
      lead: 0.1,
    });
  });

  test('red loses when both sides have too many fouls', () => {
    const sides = { red: side('a', 0, { hit: 3 }), blue: side('b', 0, { step: 1 }) };
    expect(determine(sides, settingWith(), [hit, step])?.loserId).toBe('a');
  });

  test('nobody wins with equal scores', () => {
    const sides = { red: side('a', 3), blue: side('b', 3) };
    expect(determine(sides, settingWith({ leadScore: 0.001 }), [])).toBeNull();
  });

  test('in every state of a bout, fouls are checked before the lead, and each only if it is switched on', () => {
    const units = fc.integer({ min: -20_000, max: 20_000 });
    fc.assert(
      fc.property(
        units,
        units,
        fc.nat(4),
        fc.nat(4),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 20_000 }),
        (redUnits, blueUnits, redHits, blueHits, foulsOn, leadOn, leadUnits) => {
          const result = determine(
            {
              red: side('red', redUnits / 1000, { hit: redHits }),
              blue: side('blue', blueUnits / 1000, { hit: blueHits }),
            },
            settingWith({
              enableExceededFoulTimes: foulsOn,
              enableLeadScore: leadOn,
              leadScore: leadUnits / 1000,
            }),
            [hit],
          );
          if (foulsOn && (redHits >= 3 || blueHits >= 3)) {
            expect(result?.loserId).toBe(redHits >= 3 ? 'red' : 'blue');
            expect(result?.winnerId).toBe(redHits >= 3 ? 'blue' : 'red');
            expect(result?.reason).toBe('EXCEEDED_FOULS');
          } else if (leadOn && Math.abs(redUnits - blueUnits) >= leadUnits) {
            expect(result?.winnerId).toBe(redUnits > blueUnits ? 'red' : 'blue');
            expect(result?.reason).toBe('LEAD_SCORE');
            expect(result?.lead).toBe(Math.abs(redUnits - blueUnits) / 1000);
          } else {
            expect(result).toBeNull();
          }
        },
      ),
    );
  });
});
