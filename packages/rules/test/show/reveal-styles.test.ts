// What each reveal style may hold before its step: the mark, the lead and the line of promotion show only what the hall
// has seen.

import type { Stage } from '@liangfen/sdk/schema';
import { revealStyleValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { cutStage, revealSteps } from '../../src/index.ts';
import { stageOf } from '../../src/show/stage.ts';
import { items, Stagehand } from '../../src/testing/index.ts';

const steps = (stage: Stage) => revealSteps(stage).map(({ kind }) => kind);

function onAir<Kind extends Stage['kind']>(
  show: Stagehand,
  kind: Kind,
): Extract<Stage, { kind: Kind }> {
  const { stage } = show.state;
  if (stage.kind !== kind) throw new TypeError(`${stage.kind} is on air`);
  // Safe: the kind identifies the member of the union.
  return stage as Extract<Stage, { kind: Kind }>;
}

describe('the reveal style', () => {
  it.each(revealStyleValues)(
    '%s has the same steps, with the same scores after each',
    (revealStyle) => {
      const [plain, styled] = [{}, { revealStyle }].map((setting) => {
        const show = new Stagehand({ judges: 5, setting: { ...setting, dropHighest: 1 } });
        show.speech('a1');
        show.scoring('a1');
        for (const [index, score] of [90, 80, 70, 60, 50].entries()) {
          show.score(`j${index + 1}`, 'a1', score);
        }
        show.reveal('a1');
        return onAir(show, 'SCORE_REVEAL');
      });
      if (!plain || !styled) throw new RangeError('two shows');
      expect(steps(styled)).toEqual(steps(plain));
      for (let step = 0; step <= steps(plain).length; step += 1) {
        const [one, other] = [cutStage(plain, step), cutStage(styled, step)];
        expect('cards' in other && other.cards).toEqual('cards' in one && one.cards);
      }
    },
  );

  it('is in the picture only if it was chosen', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    expect(onAir(show, 'RESULT')).not.toHaveProperty('style');
  });

  it.each(revealStyleValues)('%s is in the pictures of scores and of the result', (revealStyle) => {
    const show = new Stagehand({ judges: 1, setting: { revealStyle } });
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 80);
    show.reveal('a1');
    expect(onAir(show, 'SCORE_REVEAL').style).toBe(revealStyle);
    show.result('a1');
    expect(onAir(show, 'RESULT').style).toBe(revealStyle);
  });
});

describe('the mark', () => {
  it('is the best result of the others, never that of the program itself', () => {
    const show = new Stagehand({ judges: 1, setting: { revealStyle: 'METER' } });
    show.play('a1', [80]);
    expect(onAir(show, 'RESULT')).toMatchObject({ mark: null, fullScore: 100 });
    show.play('a2', [90]);
    expect(onAir(show, 'RESULT').mark).toMatchObject({ programId: 'a1', score: 80 });
  });

  it('is the result that the hall has seen, not a later correction', () => {
    const show = new Stagehand({ judges: 1, setting: { revealStyle: 'METER' } });
    show.play('a1', [80]);
    show.play('a2', [70]);
    show.do({ type: 'CORRECT_RESULT', programId: 'a1', score: 60, reason: '抄错' });
    show.play('a3', [75]);
    expect(onAir(show, 'RESULT').mark).toMatchObject({ programId: 'a1', score: 80 });
  });

  it('is shown across judges’ scores only if these have the same scale as results', () => {
    const marked = (
      setting: NonNullable<ConstructorParameters<typeof Stagehand>[0]>['setting'],
    ) => {
      const show = new Stagehand({ judges: 1, setting: { revealStyle: 'METER', ...setting } });
      show.play('a1', [1]);
      show.speech('a2');
      show.scoring('a2');
      show.score('j1', 'a2', 1);
      show.reveal('a2');
      return onAir(show, 'SCORE_REVEAL').mark?.programId;
    };
    expect(marked({})).toBe('a1');
    expect(marked({ calculation: 'SUM' })).toBeUndefined();
    expect(marked({ mode: 'VOTE' })).toBeUndefined();
    expect(marked({ revealStyle: 'CARDS' })).toBeUndefined();
  });

  it('is never shown across the scores of one item, even if items were switched off since', () => {
    const show = new Stagehand({ judges: 1, setting: { revealStyle: 'METER' } });
    show.play('a1', [80]);
    show.speech('a2');
    show.scoring('a2');
    show.score('j1', 'a2', 70);
    show.reveal('a2');
    expect(onAir(show, 'SCORE_REVEAL')).toHaveProperty('mark');
    expect(stageOf({ ...show.state, activeItemId: 'voice' })).not.toHaveProperty('mark');
  });

  it('is missing in the result of one item, and appears with the whole result', () => {
    const show = new Stagehand({ judges: 1, items, setting: { enableItem: true } });
    const one = (programId: string, itemId: string) => {
      show.speech(programId, itemId);
      show.scoring(programId, itemId);
      show.score('j1', programId, 80, itemId);
      show.reveal(programId, itemId);
      show.result(programId, itemId);
      return onAir(show, 'RESULT').mark;
    };
    expect(one('a1', 'voice')).toBeNull();
    expect(one('a1', 'stage')).toBeNull();
    expect(one('a2', 'voice')).toBeNull();
    expect(one('a2', 'stage')).toMatchObject({ programId: 'a1', score: 80 });
  });
});

describe('a lead that changes hands', () => {
  const result = (score: number) => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    show.play('a2', [score]);
    return onAir(show, 'RESULT');
  };

  it('cannot be guessed before its step, not even from the waiting time of the next one', () => {
    const [taken, kept] = [result(90), result(70)];
    const leader = steps(taken).indexOf('LEADER');
    expect(steps(kept)).toEqual(steps(taken));
    for (let step = 0; step <= leader; step += 1) {
      const [one, other] = [cutStage(taken, step), cutStage(kept, step)];
      expect('steps' in one && one.steps).toEqual('steps' in other && other.steps);
      expect(one).toMatchObject({ leaderChanged: false, leader: null });
    }
  });

  it('gives the hall time to cheer', () => {
    const waits = (stage: Stage) => revealSteps(stage).map(({ waitMs }) => waitMs);
    expect(Math.max(...waits(result(90)))).toBeGreaterThan(5_000);
    expect(Math.max(...waits(result(70)))).toBeLessThan(5_000);
  });
});

describe('the newcomer of a ranking', () => {
  const ranked = { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null } as const;
  const played = (setting = {}) => {
    const show = new Stagehand({ judges: 1, setting });
    show.play('a1', [80]);
    show.play('a2', [90]);
    return show;
  };

  it('is the program whose result was on air just before, while others are still to come', () => {
    const show = played();
    show.do(ranked);
    const stage = onAir(show, 'RANKING');
    expect(stage.newcomer).toBe('a2');
    expect(steps(stage)).toEqual(['PLACES', 'NEWCOMER']);
    expect(cutStage(stage, 0)).toMatchObject({ rows: [] });
    expect(cutStage(stage, 1)).toMatchObject({ rows: stage.rows });
  });

  it('is nobody when another picture was on air between, or when the ranking begins covered', () => {
    const between = played();
    between.do({ type: 'SHOW_PROGRAM_LIST' });
    between.do(ranked);
    expect(onAir(between, 'RANKING')).not.toHaveProperty('newcomer');
    const covered = played();
    covered.do({ ...ranked, covered: true });
    expect(onAir(covered, 'RANKING')).not.toHaveProperty('newcomer');
  });

  it('is nobody whose rank was not revealed', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    show.speech('a2');
    show.scoring('a2');
    show.score('j1', 'a2', 90);
    show.reveal('a2');
    show.do({ type: 'SHOW_RESULT', programId: 'a2', itemId: null, test: false, covered: true });
    show.do(ranked);
    expect(onAir(show, 'RANKING')).not.toHaveProperty('newcomer');
  });

  it('is found on every place', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [90]);
    show.play('a2', [80]);
    show.do(ranked);
    expect(onAir(show, 'RANKING').newcomer).toBe('a2');
  });

  it('stays the newcomer on its page while pages are turned', () => {
    const show = new Stagehand({ judges: 1, programs: 6, setting: { rankPageSize: 2 } });
    for (const [index, score] of [90, 80, 60, 70].entries()) show.play(`a${index + 1}`, [score]);
    const newcomerOn = (pageNo: number) => {
      show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo });
      return onAir(show, 'RANKING').newcomer;
    };
    show.do(ranked);
    expect(onAir(show, 'RANKING')).not.toHaveProperty('newcomer');
    expect([1, 0, 1, 2].map(newcomerOn)).toEqual(['a4', undefined, 'a4', undefined]);
  });

  it('is nobody in a ranking of one item, or after scores that were shown again', () => {
    const show = new Stagehand({ judges: 1, items, setting: { enableItem: true } });
    for (const programId of ['a1', 'a2']) {
      for (const itemId of ['voice', 'stage']) {
        show.speech(programId, itemId);
        show.scoring(programId, itemId);
        show.score('j1', programId, 80, itemId);
        show.reveal(programId, itemId);
        show.result(programId, itemId);
      }
    }
    show.do({ ...ranked, itemId: 'voice' });
    expect(onAir(show, 'RANKING')).not.toHaveProperty('newcomer');

    const again = played();
    again.reveal('a2');
    again.do(ranked);
    expect(onAir(again, 'RANKING')).not.toHaveProperty('newcomer');
  });

  it('is nobody in a ranking of one program, which has no other place to move from', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    show.do(ranked);
    expect(onAir(show, 'RANKING')).not.toHaveProperty('newcomer');
  });

  it('is nobody whose new result was not revealed, although the hall has seen an older one', () => {
    const show = played();
    show.do({ type: 'CORRECT_RESULT', programId: 'a2', score: 99, reason: '抄错' });
    show.do({ type: 'SHOW_START_PAGE' });
    show.do({ type: 'CORRECT_RESULT', programId: 'a2', score: 70, reason: '又抄错' });
    show.do({ type: 'SHOW_RESULT', programId: 'a2', itemId: null, test: false, covered: true });
    show.do(ranked);
    expect(onAir(show, 'RANKING')).not.toHaveProperty('newcomer');
  });
});

describe('the line of promotion', () => {
  const show = (scores: readonly number[], promotedCount: number) => {
    const hand = new Stagehand({ judges: 1, setting: { promotedCount } });
    for (const [index, score] of scores.entries()) hand.play(`a${index + 1}`, [score]);
    hand.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null, covered: true });
    return onAir(hand, 'RANKING');
  };

  it('is below all programs that share the last promoted rank', () => {
    expect(show([90, 80, 80], 2)).toMatchObject({ promotedCount: 2, promotedPlaces: 3 });
    expect(show([90, 80, 70], 2)).toMatchObject({ promotedCount: 2, promotedPlaces: 2 });
    expect(show([90, 80, 70], 0)).not.toHaveProperty('promotedPlaces');
  });

  it('keeps its place while fewer programs have a score, and counts none without one', () => {
    expect(show([90], 2)).toMatchObject({ promotedCount: 2, promotedPlaces: 2 });
    expect(show([90], 1)).toMatchObject({ promotedCount: 1, promotedPlaces: 1 });
    expect(show([], 1)).toMatchObject({ promotedCount: 1, promotedPlaces: 1 });
    expect(show([90, 80, 70], 5)).toMatchObject({ promotedCount: 5, promotedPlaces: 5 });
  });

  it('is missing in a ranking of one item and in that of a battle', () => {
    const hand = new Stagehand({
      judges: 1,
      items,
      setting: { promotedCount: 2, enableItem: true, enableScoreItemCombine: true },
    });
    hand.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    expect(onAir(hand, 'RANKING')).toHaveProperty('promotedPlaces', 2);
    hand.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: 'voice' });
    expect(onAir(hand, 'RANKING')).not.toHaveProperty('promotedPlaces');
    const battle = new Stagehand({ setting: { promotedCount: 2, mode: 'BATTLE' } });
    expect(stageOf({ ...battle.state, link: 'RANK' })).not.toHaveProperty('promotedPlaces');
  });

  it('is in the picture only once the last promoted rank is open, because it tells who shares that rank', () => {
    const stage = show([90, 80, 80], 2);
    const told = steps(stage).map((_, step) => 'promotedPlaces' in cutStage(stage, step));
    const opens = revealSteps(stage).findIndex((one) => one.kind === 'PLACES' && one.from <= 1);
    expect(told).toEqual(steps(stage).map((_, step) => step > opens));
  });
});
