/** The working (怎么算的) that the audience can read is only one that the wall has shown, exactly as shown. */
import type { FinalScore, StageResult } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { cutStage, revealSteps } from '../reveal/reveal-steps.ts';
import { type Shape, Stagehand } from '../testing/index.ts';
import { audienceWorking, isWorkingTold, markOnWall, workingMark } from './told-working.ts';

const correction = { type: 'CORRECT_RESULT', programId: 'a1', score: 99, reason: '抄错' } as const;
const adjustment = {
  type: 'ADD_ADJUSTMENT',
  programId: 'a1',
  amount: 1,
  reason: '加分',
} as const;

const told = (show: Stagehand, programId = 'a1') => audienceWorking(show.state, programId);

/** Plays a1 until its scores are revealed; its result is not on air yet. */
function revealed(shape: Shape = {}, given = 90): Stagehand {
  const show = new Stagehand({ judges: 1, ...shape });
  show.speech('a1');
  show.scoring('a1');
  show.score('j1', 'a1', given);
  show.reveal('a1');
  return show;
}

function resultOf(show: Stagehand): StageResult {
  show.result('a1');
  const { stage } = show.state;
  if (stage.kind !== 'RESULT') throw new Error('no result is on air');
  return stage;
}

describe('the working that the audience can read', () => {
  it('appears with the result on air, and stays when the result has left', () => {
    const show = revealed();
    expect(told(show)).toBeNull();
    show.result('a1');
    const expected = { programId: 'a1', vote: false, working: { programId: 'a1', score: 90 } };
    expect(told(show)).toMatchObject(expected);
    show.do({ type: 'SHOW_START_PAGE' });
    expect(told(show)).toMatchObject(expected);
  });

  it('appears with the step that shows the working, not with the score', () => {
    const stage = resultOf(revealed());
    const steps = revealSteps(stage);
    const at = steps.findIndex(({ kind }) => kind === 'WORKING');
    expect(at).toBeGreaterThan(0);
    const markAt = (step: number) => markOnWall(cutStage(stage, step) as StageResult);
    expect(markAt(at)).toBeNull();
    expect(markAt(at + 1)).toBe(workingMark(stage.working));
  });

  it.each([correction, adjustment])(
    'is hidden from a $type until the next result on air',
    (change) => {
      const show = revealed();
      show.result('a1');
      show.do({ type: 'SHOW_START_PAGE' });
      show.do(change);
      expect(told(show)).toBeNull();
      show.result('a1');
      expect(told(show)).toMatchObject({ working: { score: show.row('a1').finalScore } });
    },
  );

  it('does not appear with a ranking, which shows only scores', () => {
    const show = revealed();
    show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    expect(told(show)).toBeNull();
  });

  it('is missing for an unknown program, and marks votes as votes', () => {
    expect(told(revealed(), 'nobody')).toBeNull();
    const show = revealed({ setting: { mode: 'VOTE' } }, 1);
    show.result('a1');
    expect(told(show)).toMatchObject({ vote: true, working: { score: 1 } });
  });

  it('needs a mark, a result and the same score', () => {
    const show = revealed();
    show.result('a1');
    const { shown, results } = show.state;
    const seen = shown.get('a1');
    if (seen === undefined) throw new Error('nothing was shown');
    const withSeen = (changes: Partial<typeof seen>) =>
      isWorkingTold({ shown: new Map([['a1', { ...seen, ...changes }]]), results }, 'a1');
    expect(withSeen({})).toBe(true);
    expect(withSeen({ score: 91 })).toBe(false);
    expect(withSeen({ worked: 'another' })).toBe(false);
    expect(isWorkingTold({ shown: new Map(), results }, 'a1')).toBe(false);
    expect(isWorkingTold({ shown, results: new Map() }, 'a1')).toBe(false);
    const { worked: _, ...unmarked } = seen;
    expect(isWorkingTold({ shown: new Map([['a1', unmarked]]), results }, 'a1')).toBe(false);
  });
});

describe('the mark of a working', () => {
  const plain = resultOf(revealed()).working;
  const [part] = plain.parts;
  const [group] = part?.groups ?? [];
  if (part === undefined || group === undefined) throw new Error('no part');
  const corrected = { score: 90, computed: 90, reason: '抄错', at: 5 };

  it.each([
    ['the score', { ...plain, score: 91 }],
    ['no score', { ...plain, score: null }],
    ['the value of a part', { ...plain, parts: [{ ...part, value: '91' }] }],
    [
      'how many scores there are',
      { ...plain, parts: [{ ...part, groups: [{ ...group, scores: [] }] }] },
    ],
    ['an adjustment', { ...plain, adjustments: [{ id: 'x', amount: 1, reason: '', at: 7 }] }],
    ['a correction, also to the same score', { ...plain, corrected }],
  ])('changes with %s', (_, changed) => {
    expect(workingMark(changed)).not.toBe(workingMark(plain));
  });

  it('contains time and amount of each adjustment, and the time of a correction', () => {
    const adjusted = (at: number, amount: number) =>
      workingMark({
        ...plain,
        adjustments: [{ id: 'x', amount, reason: '', at }],
      } satisfies FinalScore);
    expect(new Set([adjusted(7, 1), adjusted(8, 1), adjusted(7, 2)]).size).toBe(3);
    expect(workingMark(plain)).toBe('90 90 1 ');
    expect(workingMark({ ...plain, corrected } satisfies FinalScore)).toBe('90 90 1 5');
  });
});

describe('a result on the wall', () => {
  it('shows a working only if it is complete, has parts, and its score is shown', () => {
    const stage = resultOf(revealed());
    const { working } = stage;
    expect(markOnWall(stage)).toBe(workingMark(working));
    expect(markOnWall({ ...stage, programScore: null })).toBeNull();
    expect(markOnWall({ ...stage, working: { ...working, complete: false } })).toBeNull();
    expect(markOnWall({ ...stage, working: { ...working, parts: [] } })).toBeNull();
  });
});
