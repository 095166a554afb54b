/**
 * Plays ways through a small show of each mode, generated from the machine and the rules, on the real server: every
 * fourth way, and all of them in the soak test.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSoak } from '../../server/test/support/rounds.ts';
import { consoleMachine } from '../src/console-machine.ts';
import { MachineCoverage } from './support/coverage.ts';
import { openServerHall, type ServerHall, type Setup } from './support/server-walk.ts';
import { everything, walksThrough } from './support/walk.ts';

const items = [
  { itemName: '音准', proportion: 60 },
  { itemName: '台风', proportion: 40 },
];

const shows: [string, Setup][] = [
  [
    'SCORE, items one by one',
    {
      mode: 'SCORE',
      programs: 1,
      judges: 1,
      setting: { setting: { enableItem: true, enableScoreItemCombine: false }, items },
    },
  ],
  [
    'SCORE, items combined',
    {
      mode: 'SCORE',
      programs: 1,
      judges: 2,
      setting: { setting: { enableItem: true, enableScoreItemCombine: true }, items },
    },
  ],
  ['SCORE, two programs', { mode: 'SCORE', programs: 2, judges: 1 }],
  ['VOTE', { mode: 'VOTE', programs: 2, judges: 1, setting: { setting: { voteLimit: 1 } } }],
  [
    'BATTLE',
    {
      mode: 'BATTLE',
      programs: 2,
      judges: 0,
      setting: {
        setting: {
          enableCountdown: true,
          countdownSeconds: 60,
          convenientScore: '1',
          enableExceededFoulTimes: true,
          enableLeadScore: true,
          leadScore: 2,
        },
        fouls: [{ foulName: '推人', times: 1 }],
      },
    },
  ],
];

const coverage = new MachineCoverage(consoleMachine);
let hall: ServerHall;

beforeAll(async () => {
  hall = await openServerHall();
});
afterAll(() => hall.close());

const every = isSoak ? 1 : 4;

describe('the ways through a show', () => {
  it.each(shows)('%s', { timeout: 400_000 }, async (_, setup) => {
    const origin = await hall.stateOf(await hall.open(setup));
    const walks = walksThrough(origin, everything);
    expect(walks.length).toBeGreaterThan(10);
    const taken = walks.filter((_, index) => index % every === 0);
    for (const walk of taken) await hall.go(await hall.open(setup), origin, walk, coverage);
  });

  it('meet the commands, confirmations and bouts of the machine', () => {
    const { states } = coverage.missing();
    const met = /[.](command|battle)([.]|$)/;
    expect(states.filter((id) => met.test(id) && !id.endsWith('.failed'))).toEqual([]);
  });
});
