// A submission counts as a whole, is offered to the operator as late, or is refused, but is never lost.
import { describe, expect, it } from 'vitest';
import { items, Stagehand } from '../../src/testing/index.ts';

function submission(scores: readonly (readonly [string | null, number])[], programId = 'a1') {
  return {
    type: 'SUBMIT_SCORES',
    judgeId: 'j1',
    programId,
    scores: scores.map(([itemId, score]) => ({ itemId, score })),
    windowId: null,
  } as const;
}

describe('items that are scored all at once', () => {
  const combined = { enableItem: true, enableScoreItemCombine: true };

  it('are refused while one is missing, even if the judge has given it before', () => {
    const show = new Stagehand({ judges: 1, items, setting: combined });
    show.speech('a1');
    show.scoring('a1');
    expect(show.reason(submission([['voice', 90]]))).toBe('SCORE_INCOMPLETE');
    show.do(
      submission([
        ['voice', 90],
        ['stage', 80],
      ]),
    );
    expect(show.reason(submission([['stage', 81]]))).toBe('SCORE_INCOMPLETE');
  });

  it('are not offered as late when one is missing', () => {
    const show = new Stagehand({ judges: 2, items, setting: combined });
    show.speech('a1');
    show.scoring('a1');
    show.do({
      ...submission([
        ['voice', 90],
        ['stage', 80],
      ]),
      judgeId: 'j2',
    });
    show.reveal('a1', null, true);
    expect(show.reason(submission([['voice', 90]]))).toBe('SCORE_INCOMPLETE');
    expect(
      show.reason(
        submission([
          ['voice', 90],
          ['stage', 80],
        ]),
      ),
    ).toBe('WINDOW_CLOSED');
  });
});

describe('a score for an item that is no longer open', () => {
  const oneByOne = { enableItem: true, enableScoreItemCombine: false };

  /** Plays until the second item is open; only one of two judges has scored the first. */
  function atSecondItem() {
    const show = new Stagehand({ judges: 2, items, setting: oneByOne });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.score('j2', 'a1', 70, 'voice');
    show.reveal('a1', 'voice', true);
    show.result('a1', 'voice');
    show.speech('a1', 'stage');
    show.scoring('a1', 'stage');
    return show;
  }

  it('is late and offered to the operator while another item of the program is open', () => {
    const show = atSecondItem();
    const decision = show.try(submission([['voice', 90]]));
    expect(decision).toMatchObject({ accepted: false, reason: 'WINDOW_CLOSED' });
    expect(show.state.lateScores).toMatchObject([{ judgeId: 'j1', state: 'WAITING' }]);
    const [late] = show.state.lateScores;
    show.do({ type: 'ACCEPT_LATE_SCORE', lateScoreId: late?.id ?? '', reason: '网络' });
    show.score('j1', 'a1', 60, 'stage');
    show.reveal('a1', 'stage', true);
    show.result('a1', 'stage');
    // 80 × 60% + 60 × 40%
    expect(show.row('a1').finalScore).toBe(72);
  });

  it('counts if it names the open item', () => {
    const show = atSecondItem();
    expect(show.reason(submission([['stage', 90]]))).toBe('ACCEPTED');
  });

  it('is offered as late, too, when its scoring was left in the middle', () => {
    const show = new Stagehand({ judges: 1, items, setting: oneByOne });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.speech('a1', 'stage');
    show.scoring('a1', 'stage');
    expect(show.reason(submission([['voice', 90]]))).toBe('WINDOW_CLOSED');
  });

  it('is refused when the item was never opened or does not exist', () => {
    const show = new Stagehand({ judges: 1, items, setting: oneByOne });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    expect(show.reason(submission([['stage', 90]]))).toBe('PROGRAM_NOT_ON_AIR');
    expect(show.reason(submission([['nothing', 90]]))).toBe('ITEM_NOT_FOUND');
    expect(show.reason(submission([[null, 90]]))).toBe('ITEM_REQUIRED');
  });
});
