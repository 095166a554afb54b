// Any order and speed of link changes ends in the right picture.
import type { ScreenMatch, Stage } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleMatch, sampleStages } from '../samples.ts';
import css from './ScenePair.css?inline';
import { sceneKey } from './scene.ts';
import { lightOf, openSceneQueue, type SceneQueue, sceneQueue } from './scene-queue.ts';
import { type Transition, transitionBetween, transitionMs } from './transitions.ts';

const matches = fc
  .constantFrom(...Object.values(sampleStages))
  .map((stage): ScreenMatch => sampleMatch(stage));

const moves = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: matches.map((match) => ({ match, cut: false })) },
    { weight: 1, arbitrary: matches.map((match) => ({ match, cut: true })) },
    { weight: 4, arbitrary: fc.constant('GO_ON' as const) },
  ),
  { maxLength: 40 },
);

/** Tells the queue that the event it waits for has happened. */
function goOn(queue: SceneQueue): SceneQueue {
  return queue.phase === 'MOVING'
    ? sceneQueue(queue, { type: 'SETTLED', serial: queue.shown.serial })
    : sceneQueue(queue, { type: 'PAINTED', phase: queue.phase });
}

function arrive(queue: SceneQueue, match: ScreenMatch): SceneQueue {
  return sceneQueue(queue, { type: 'ARRIVED', match, cut: false });
}

describe('the queue of pictures', () => {
  it('ends in the last picture that arrived, whatever arrived before', () => {
    fc.assert(
      fc.property(matches, moves, (first, later) => {
        let queue = openSceneQueue(first);
        let last = first;
        for (const move of later) {
          if (move === 'GO_ON') {
            queue = goOn(queue);
          } else {
            last = move.match;
            queue = sceneQueue(queue, { type: 'ARRIVED', ...move });
          }
          // The newest picture is always either shown or waiting.
          expect([queue.shown.match, queue.waiting]).toContain(last);
        }
        while (queue.phase !== 'REST') queue = goOn(queue);
        expect(queue.shown.match).toBe(last);
        expect([queue.leaving, queue.waiting, queue.transition]).toEqual([null, null, null]);
      }),
    );
  });

  it('shows a late screen the end of a reveal, and plays it on a screen that has watched', () => {
    const late = openSceneQueue(sampleMatch(sampleStages.SCORE_REVEAL));
    expect(late.shown.fresh).toBe(false);
    const watched = goOn(
      arrive(
        openSceneQueue(sampleMatch(sampleStages.SCORING)),
        sampleMatch(sampleStages.SCORE_REVEAL),
      ),
    );
    expect(watched.shown.fresh).toBe(true);
    expect(watched.transition).toBe('LIGHT');
  });

  it('pauses the old picture, sets the new one up behind it, and only then moves', () => {
    const scoring = sampleMatch(sampleStages.SCORING);
    const held = arrive(openSceneQueue(scoring), sampleMatch(sampleStages.SCORE_REVEAL));
    expect([held.phase, held.shown.match, held.leaving]).toEqual(['HOLD', scoring, null]);
    expect(lightOf(held)).toEqual({ kind: 'SCORING', held: true });
    const setUp = goOn(held);
    expect([setUp.phase, setUp.leaving?.match]).toEqual(['SET_UP', scoring]);
    expect(lightOf(setUp)).toEqual({ kind: 'SCORING', held: true });
    const moving = goOn(setUp);
    expect([moving.phase, moving.hurried]).toEqual(['MOVING', false]);
    expect(lightOf(moving)).toEqual({ kind: 'SCORE_REVEAL', held: false });
  });

  it('comes to rest again when the operator undoes a change before it moves', () => {
    const scoring = sampleMatch(sampleStages.SCORING);
    const held = arrive(openSceneQueue(scoring), sampleMatch(sampleStages.SCORE_REVEAL));
    expect(arrive(held, scoring)).toEqual(openSceneQueue(scoring));
  });

  it('hurries with a picture that arrived during a change', () => {
    const [scoring, reveal, result] = [
      sampleMatch(sampleStages.SCORING),
      sampleMatch(sampleStages.SCORE_REVEAL),
      sampleMatch(sampleStages.RESULT),
    ];
    const moving = goOn(goOn(arrive(openSceneQueue(scoring), reveal)));
    const next = goOn(arrive(moving, result));
    expect([next.phase, next.shown.match, next.hurried]).toEqual(['SET_UP', result, true]);
  });

  it('updates a picture in place', () => {
    const first = sampleMatch(sampleStages.SCORING);
    const more = sampleMatch({ ...sampleStages.SCORING, submitted: 6 });
    const queue = sceneQueue(openSceneQueue(first), { type: 'ARRIVED', match: more, cut: false });
    expect(queue.shown).toEqual({ serial: 0, match: more, fresh: false });
    expect(queue.leaving).toBeNull();
  });

  it('ignores the end of an earlier transition', () => {
    const open = openSceneQueue(sampleMatch(sampleStages.START));
    const moved = goOn(goOn(arrive(open, sampleMatch(sampleStages.SPEECH))));
    expect(sceneQueue(moved, { type: 'SETTLED', serial: 0 })).toBe(moved);
  });

  it('starts again with another competition', () => {
    const open = openSceneQueue(sampleMatch(sampleStages.START));
    const other = sampleMatch(sampleStages.SCORE_REVEAL, { competitionId: 'competition-2' });
    const queue = sceneQueue(open, { type: 'ARRIVED', match: other, cut: false });
    expect(queue.shown.match).toBe(other);
    expect(queue.shown.fresh).toBe(false);
    expect(queue.leaving).toBeNull();
  });
});

type Kind = Stage['kind'];

/** One picture of each kind; the type requires every kind here and in the entrances below. */
const pictures: Readonly<Record<Kind, Stage>> = {
  START: sampleStages.START,
  TEST: sampleStages.TEST,
  SIGN_IN: sampleStages.SIGN_IN_TOTAL,
  PROGRAM_LIST: sampleStages.PROGRAM_LIST,
  TITLE: sampleStages.TITLE_OPENING,
  INTERMISSION: sampleStages.INTERMISSION,
  AUDIENCE_VOTE: sampleStages.AUDIENCE_VOTE,
  SPEECH: sampleStages.SPEECH,
  SCORING: sampleStages.SCORING,
  SCORE_REVEAL: sampleStages.SCORE_REVEAL,
  RESULT: sampleStages.RESULT,
  RANKING: sampleStages.RANKING,
  PODIUM: sampleStages.PODIUM,
  CHAMPION: sampleStages.CHAMPION,
  AWARDS: sampleStages.AWARDS,
  BATTLE: sampleStages.BATTLE,
  BRACKET: sampleStages.BRACKET,
};
const kinds = Object.values(pictures).map(({ kind }) => kind);

/** The intended entrances: light only when scores are about to be seen, a clash only for a bout. */
const entrances: Readonly<Record<Kind, (before: Kind) => Transition>> = {
  START: () => 'FADE',
  TEST: () => 'FADE',
  SIGN_IN: () => 'RISE',
  PROGRAM_LIST: () => 'RISE',
  TITLE: () => 'RISE',
  INTERMISSION: () => 'RISE',
  AUDIENCE_VOTE: (before) => (before === 'AUDIENCE_VOTE' ? 'LIGHT' : 'RISE'),
  SPEECH: () => 'RISE',
  SCORING: (before) => (before === 'SPEECH' ? 'RISE' : 'FADE'),
  SCORE_REVEAL: (before) => (before === 'SCORING' ? 'LIGHT' : 'FADE'),
  RESULT: (before) => (['SCORING', 'SCORE_REVEAL'].includes(before) ? 'LIGHT' : 'FADE'),
  RANKING: (before) => (before === 'RANKING' ? 'PAGE_FORWARD' : 'RISE'),
  PODIUM: () => 'LIGHT',
  CHAMPION: () => 'LIGHT',
  AWARDS: () => 'LIGHT',
  BATTLE: () => 'CLASH',
  BRACKET: () => 'FADE',
};

describe('transitions', () => {
  it('turn the pages of a ranking forwards or backwards', () => {
    const page = (pageNo: number) => sampleMatch({ ...sampleStages.RANKING, pageNo });
    expect(transitionBetween(page(0), page(1))).toBe('PAGE_FORWARD');
    expect(transitionBetween(page(1), page(0))).toBe('PAGE_BACK');
  });

  it.each(kinds)('are defined for each picture after %s', (before) => {
    for (const kind of kinds) {
      const [from, to] = [sampleMatch(pictures[before]), sampleMatch(pictures[kind])];
      expect(transitionBetween(from, to), `${before} → ${kind}`).toBe(entrances[kind](before));
    }
  });
});

describe('scene keys', () => {
  it('differ for a test of a program and its performance', () => {
    const real = sampleMatch(sampleStages.SCORING);
    const test = sampleMatch({ ...sampleStages.SCORING, test: true });
    expect(sceneKey(real)).not.toBe(sceneKey(test));
  });
});

describe('a change of picture', () => {
  /** When, in ms of the change, the layer has no opacity, as its style says it. */
  function unseen(transition: Transition, scene: 'shown' | 'leaving') {
    const layer = document.createElement('div');
    layer.className = 'lfs-scene-pair-one';
    Object.assign(layer.dataset, { transition, scene });
    layer.style.animationDuration = `${transitionMs(transition, false)}ms`;
    document.body.append(layer);
    const [animation] = layer.getAnimations();
    const effect = animation?.effect;
    if (!(effect instanceof KeyframeEffect)) throw new Error('the layer does not move');
    const frames = effect.getKeyframes().filter(({ opacity }) => opacity === '0');
    layer.remove();
    return frames.map(({ computedOffset }) => computedOffset * transitionMs(transition, false));
  }

  it.each(['FADE', 'RISE', 'LIGHT', 'CLASH'] as const)(
    '%s: the new picture is seen within a quarter of a second, and not before the old one is gone',
    (transition) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
      const begins = Math.max(...unseen(transition, 'shown'));
      expect(begins).toBeLessThan(250);
      // Sides that clash come through the picture that grows away.
      if (transition !== 'CLASH') {
        expect(Math.min(...unseen(transition, 'leaving'))).toBeLessThanOrEqual(begins);
      }
      style.remove();
    },
  );
});
