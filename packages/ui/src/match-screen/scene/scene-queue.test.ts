// Any order and speed of link changes ends in the right picture.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleMatch, sampleStages } from '../samples.ts';
import { sceneKey } from './scene.ts';
import { openSceneQueue, type SceneQueue, sceneQueue } from './scene-queue.ts';
import { transitionBetween } from './transitions.ts';

const matches = fc
  .constantFrom(...Object.values(sampleStages))
  .map((stage): ScreenMatch => sampleMatch(stage));

const moves = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: matches.map((match) => ({ match, cut: false })) },
    { weight: 1, arbitrary: matches.map((match) => ({ match, cut: true })) },
    { weight: 2, arbitrary: fc.constant('SETTLE' as const) },
  ),
  { maxLength: 40 },
);

function settle(queue: SceneQueue): SceneQueue {
  return sceneQueue(queue, { type: 'SETTLED', serial: queue.shown.serial });
}

describe('the queue of pictures', () => {
  it('ends in the last picture that arrived, whatever came before', () => {
    fc.assert(
      fc.property(matches, moves, (first, later) => {
        let queue = openSceneQueue(first);
        let last = first;
        for (const move of later) {
          if (move === 'SETTLE') {
            queue = settle(queue);
          } else {
            last = move.match;
            queue = sceneQueue(queue, { type: 'ARRIVED', ...move });
          }
          // Never more than two pictures, and the newest is shown or waits.
          expect([queue.shown.match, queue.waiting]).toContain(last);
        }
        while (queue.leaving !== null) queue = settle(queue);
        expect(queue.shown.match).toBe(last);
        expect(queue.waiting).toBeNull();
        expect(queue.transition).toBeNull();
      }),
    );
  });

  it('jumps to the end for a late screen, and plays for one that watched', () => {
    const late = openSceneQueue(sampleMatch(sampleStages.SCORE_REVEAL));
    expect(late.shown.fresh).toBe(false);
    const watched = sceneQueue(openSceneQueue(sampleMatch(sampleStages.SCORING)), {
      type: 'ARRIVED',
      match: sampleMatch(sampleStages.SCORE_REVEAL),
      cut: false,
    });
    expect(watched.shown.fresh).toBe(true);
    expect(watched.transition).toBe('LIGHT');
  });

  it('updates a picture in place', () => {
    const first = sampleMatch(sampleStages.SCORING);
    const more = sampleMatch({ ...sampleStages.SCORING, submitted: 6 });
    const queue = sceneQueue(openSceneQueue(first), { type: 'ARRIVED', match: more, cut: false });
    expect(queue.shown).toEqual({ serial: 0, match: more, fresh: false });
    expect(queue.leaving).toBeNull();
  });

  it('ignores the end of a transition that is over already', () => {
    const open = openSceneQueue(sampleMatch(sampleStages.START));
    const moved = sceneQueue(open, {
      type: 'ARRIVED',
      match: sampleMatch(sampleStages.SPEECH),
      cut: false,
    });
    expect(sceneQueue(moved, { type: 'SETTLED', serial: 0 })).toBe(moved);
  });

  it('starts anew with another competition', () => {
    const open = openSceneQueue(sampleMatch(sampleStages.START));
    const other = sampleMatch(sampleStages.SCORE_REVEAL, { competitionId: 'competition-2' });
    const queue = sceneQueue(open, { type: 'ARRIVED', match: other, cut: false });
    expect(queue.shown.match).toBe(other);
    expect(queue.shown.fresh).toBe(false);
    expect(queue.leaving).toBeNull();
  });
});

describe('transitions', () => {
  it('turn ranking pages in their direction', () => {
    const page = (pageNo: number) => sampleMatch({ ...sampleStages.RANKING, pageNo });
    expect(transitionBetween(page(0), page(1))).toBe('PAGE_FORWARD');
    expect(transitionBetween(page(1), page(0))).toBe('PAGE_BACK');
  });

  it('know every pair of stages', () => {
    const stages = Object.values(sampleStages).map((stage) => sampleMatch(stage));
    for (const from of stages) {
      for (const to of stages) expect(transitionBetween(from, to)).toMatch(/^[A-Z_]+$/);
    }
  });
});

describe('scene keys', () => {
  it('tell a test of a program from its performance', () => {
    const real = sampleMatch(sampleStages.SCORING);
    const test = sampleMatch({ ...sampleStages.SCORING, test: true });
    expect(sceneKey(real)).not.toBe(sceneKey(test));
  });
});
