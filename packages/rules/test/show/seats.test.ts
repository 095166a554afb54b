// One seat gives a performance one mark, whoever sat in it and in whatever order a ledger says so.
import { describe, expect, it } from 'vitest';
import { isSeatTaken } from '../../src/show/seats.ts';
import { Stagehand } from '../../src/testing/index.ts';

/** A show in which all judges scored the first act, and which of them says to have replaced which, by place in the list. */
function seated(replacing: readonly (number | null)[]) {
  const show = new Stagehand();
  show.play('a1', [93, 92, 91]);
  const judges = show.state.judges.map((judge, at) => {
    const former = show.state.judges[replacing[at] ?? -1];
    return former === undefined ? judge : { ...judge, replaces: former.id };
  });
  const state = { ...show.state, window: null, judges };
  return judges.map(({ id }) => isSeatTaken(state, id, 'a1'));
}

describe('a seat', () => {
  it('of its own is taken by nobody', () => {
    expect(seated([null, null, null])).toEqual([false, false, false]);
  });

  it('that changed hands twice is the last one’s where all have scored', () => {
    expect(seated([null, 0, 1])).toEqual([true, true, false]);
  });

  it('that judges pass around in a circle, as only a forged ledger has it, is still one', () => {
    expect(seated([2, 0, 1])).toEqual([true, true, false]);
  });
});
