/** Results stay as they were shown: corrections, adjustments and covered reveals reach nobody before they are on air. */
import type { StageProgramList, StageRanking, StageResult } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import {
  assembleShow,
  liveStateOf,
  nextStep,
  projectEvents,
  projectMatch,
  type ShowState,
  shownRanking,
} from '../../src/index.ts';
import { items, Stagehand } from '../../src/testing/index.ts';

function stageOnAir<Kind extends ShowState['stage']['kind']>(show: Stagehand, kind: Kind) {
  const { stage } = projectMatch(show.state, { role: 'SCREEN' });
  if (stage.kind !== kind) throw new Error(`${stage.kind} is on air`);
  return stage as Extract<ShowState['stage'], { kind: Kind }>;
}

const result = (show: Stagehand): StageResult => stageOnAir(show, 'RESULT');
const list = (show: Stagehand): StageProgramList => stageOnAir(show, 'PROGRAM_LIST');
const ranking = (show: Stagehand): StageRanking => stageOnAir(show, 'RANKING');

const known = ({ state }: Stagehand) =>
  shownRanking(state, 'a').map(({ programId, score, rank }) => [programId, score, rank]);

const correction = { type: 'CORRECT_RESULT', programId: 'a1', score: 99, reason: '抄错' } as const;
const rank = { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null } as const;

/** Plays a1 with 90 and a2 with 80, and shows both results. */
function twoShown(): Stagehand {
  const show = new Stagehand({ judges: 1 });
  show.play('a1', [90]);
  show.play('a2', [80]);
  return show;
}

describe('a correction or an adjustment', () => {
  it.each([
    correction,
    { type: 'ADD_ADJUSTMENT', programId: 'a1', amount: 9, reason: '加分' } as const,
  ])('$type changes no public answer before it is on air', (change) => {
    const show = twoShown();
    show.do({ type: 'SHOW_START_PAGE' });
    show.do(change);
    expect(known(show)).toEqual([
      ['a1', 90, 1],
      ['a2', 80, 2],
    ]);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(list(show).rows[0]).toMatchObject({ id: 'a1', finalScore: 90 });
    // The rank of another program's result is among the results that the hall knows.
    show.play('a3', [95]);
    expect(result(show)).toMatchObject({ rank: 1, rankedTotal: 3, leader: { programId: 'a3' } });
    show.result('a1');
    expect(result(show)).toMatchObject({ programScore: 99, rank: 1 });
    expect(known(show)[0]).toEqual(['a1', 99, 1]);
  });

  it('does not change a program list or ranking on air, and appears in the next ranking', () => {
    const show = twoShown();
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.do(correction);
    expect(list(show).rows[0]).toMatchObject({ finalScore: 90 });
    show.do(rank);
    expect(ranking(show).rows[0]).toMatchObject({ programId: 'a1', score: 99 });
    show.do({ ...correction, programId: 'a2', score: 100 });
    expect(ranking(show).rows[0]).toMatchObject({ programId: 'a1', score: 99 });
    expect(known(show)[0]).toEqual(['a1', 99, 1]);
    show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 0 });
    expect(ranking(show).rows[0]).toMatchObject({ programId: 'a1', score: 99 });
    show.do(rank);
    expect(ranking(show).rows[0]).toMatchObject({ programId: 'a2', score: 100 });
  });

  it('that the hall has seen stays seen when the step that showed it is taken back', () => {
    const show = twoShown();
    show.do({ type: 'SHOW_START_PAGE' });
    show.do(correction);
    show.result('a1');
    show.do({ type: 'UNDO' });
    expect(show.state.link).toBe('INIT');
    expect(known(show)[0]).toEqual(['a1', 99, 1]);
  });

  it('is seen at once if its own result is on air', () => {
    const show = twoShown();
    show.result('a1');
    show.do(correction);
    expect(result(show).programScore).toBe(99);
    expect(known(show)[0]).toEqual(['a1', 99, 1]);
  });
});

describe('a result that is stepped', () => {
  const covered = { type: 'SHOW_RESULT', programId: 'a2', itemId: null, test: false } as const;

  function coveredSecond(): Stagehand {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    show.speech('a2');
    show.scoring('a2');
    show.score('j1', 'a2', 90);
    show.reveal('a2');
    show.do({ ...covered, covered: true });
    return show;
  }

  it('becomes public step by step: first the score, then the rank', () => {
    const show = coveredSecond();
    expect(known(show)).toEqual([['a1', 80, 1]]);
    show.do({ type: 'STEP_REVEAL', step: 1 });
    expect(known(show)).toEqual([
      ['a1', 80, 1],
      ['a2', 90, null],
    ]);
    show.do({ type: 'STEP_REVEAL', step: 2 });
    expect(known(show)).toEqual([
      ['a2', 90, 1],
      ['a1', 80, 2],
    ]);
    // After a step back the result still counts as seen.
    show.do({ type: 'STEP_REVEAL', step: 0 });
    expect(known(show)).toEqual([
      ['a2', 90, 1],
      ['a1', 80, 2],
    ]);
    expect(result(show)).toMatchObject({ programScore: null, rank: null, rankedTotal: 0 });
  });

  it('stays covered in every other picture if it was left before it was revealed', () => {
    const show = coveredSecond();
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(list(show).rows[1]).toMatchObject({ id: 'a2', finalScore: null });
    show.play('a3', [70]);
    expect(result(show)).toMatchObject({ rank: 2, rankedTotal: 2, leader: { programId: 'a1' } });
    expect(known(show).map(([id]) => id)).toEqual(['a1', 'a3']);
  });

  it('of an earlier item stays covered in the result of the next item', () => {
    const show = new Stagehand({ judges: 1, items, setting: { enableItem: true } });
    for (const itemId of ['voice', 'stage'] as const) {
      show.speech('a1', itemId);
      show.scoring('a1', itemId);
      show.score('j1', 'a1', itemId === 'voice' ? 61 : 62, itemId);
      show.reveal('a1', itemId);
      show.do({ type: 'SHOW_RESULT', programId: 'a1', itemId, test: false, covered: true });
      expect(result(show).itemScores.map(({ score }) => score)).toEqual([null, null]);
    }
  });

  it('is dropped when the program starts again, and an undo of that restores what the hall knew', () => {
    const show = twoShown();
    show.do({ type: 'START_SPEECH', programId: 'a1', itemId: null, test: false, confirm: true });
    expect(known(show)).toEqual([['a2', 80, 1]]);
    show.do({ type: 'UNDO' });
    expect(known(show)).toEqual([
      ['a1', 90, 1],
      ['a2', 80, 2],
    ]);
  });
});

describe('a covered ranking', () => {
  const start = { ...rank, covered: true };

  /** Programs with these scores, on pages of two. */
  function withScores(scores: readonly number[]): Stagehand {
    const show = new Stagehand({
      judges: 1,
      programs: scores.length,
      setting: { rankPageSize: 2 },
    });
    for (const [index, score] of scores.entries()) show.play(`a${index + 1}`, [score]);
    return show;
  }

  it('opens from the last place of the last page up to the first by the suggested steps', () => {
    const show = withScores([90, 80, 70, 60, 50]);
    show.do(start);
    const opened: string[] = [];
    const turned: number[] = [];
    for (let key = 0; key < 8; key += 1) {
      const { pageNo, rows } = ranking(show);
      if (turned.at(-1) !== pageNo) {
        turned.push(pageNo);
        expect(rows).toEqual([]);
      }
      const step = nextStep(projectMatch(show.state, { role: 'CONSOLE' }));
      if (step?.type !== 'STEP_REVEAL' && step?.type !== 'TURN_RANK_PAGE') break;
      show.do(step);
      const first = ranking(show).rows[0];
      if (step.type === 'STEP_REVEAL' && first) opened.push(first.programId);
    }
    expect(turned).toEqual([2, 1, 0]);
    expect(opened).toEqual(['a5', 'a4', 'a3', 'a2', 'a1']);
  });

  it('can go back: a place closes again, and a page that was seen is open', () => {
    const show = withScores([90, 80, 70, 60]);
    show.do(start);
    show.do({ type: 'STEP_REVEAL', step: 2 });
    show.do({ type: 'STEP_REVEAL', step: 1 });
    expect(ranking(show).rows.map(({ programId }) => programId)).toEqual(['a4']);
    const turn = { type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null } as const;
    show.do({ ...turn, pageNo: 0 });
    expect(ranking(show)).toMatchObject({ rows: [], topScore: null });
    show.do({ ...turn, pageNo: 1 });
    expect(ranking(show).rows).toHaveLength(2);
  });

  it('opens programs that share a rank together', () => {
    const show = withScores([90, 80]);
    show.do({ ...correction, programId: 'a1', score: 80 });
    show.do(start);
    show.do({ type: 'STEP_REVEAL', step: 1 });
    expect(ranking(show).rows.map((row) => row.rank)).toEqual([1, 1]);
  });

  it('is the start if the competition’s setting says so, at its pace, unless the command says otherwise', () => {
    const show = new Stagehand({ setting: { rankCovered: true, rankPaceMs: 2_000 } });
    show.do(rank);
    expect(show.state.linkData).toMatchObject({ revealStep: 0, rankCovered: true });
    expect(ranking(show).paceMs).toBe(2_000);
    show.do({ ...rank, covered: false, paceMs: 700 });
    expect(show.state.linkData.revealStep).toBeNull();
    expect(ranking(show).paceMs).toBe(700);
  });
});

describe('anonymous judges', () => {
  function numbersOf(cardKey: string, programId: string): (number | null)[] {
    const show = new Stagehand({ judges: 9, setting: { anonymousJudges: true } });
    show.state = { ...show.state, cardKey };
    // The score identifies the judge of a card: judge n gives n.
    show.play(programId, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    return [...result(show).cards]
      .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
      .map(({ number }) => number);
  }

  it('have card numbers that are drawn for each program, stay the same, and cannot be predicted without the key', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const one = numbersOf('key', 'a1');
    expect([...one].sort()).toEqual(all);
    expect(numbersOf('key', 'a1')).toEqual(one);
    expect(one).not.toEqual(all);
    expect(numbersOf('key', 'a2')).not.toEqual(one);
    expect(numbersOf('other key', 'a1')).not.toEqual(one);
  });

  it('have the same numbers in the working, in the order of numbers', () => {
    const show = new Stagehand({ judges: 9, setting: { anonymousJudges: true } });
    show.play('a1', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const { cards, working } = result(show);
    const scores = working.parts.flatMap(({ groups }) => groups.flatMap((group) => group.scores));
    expect(scores.map(({ number, score }) => [number, score])).toEqual(
      cards.map(({ number, score }) => [number, score]),
    );
  });

  it('are shown at sign-in by name without a number', () => {
    const show = new Stagehand({ signedIn: false, setting: { anonymousJudges: true } });
    show.do({ type: 'SHOW_SIGN_IN', signInShowType: 'LIST' });
    show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' });
    const stage = stageOnAir(show, 'SIGN_IN');
    expect(stage.judges.map(({ number }) => number)).toEqual([null, null, null]);
    const numberTold = (judgeId: string | null) =>
      projectEvents(
        show.events.slice(-1),
        show.state,
        judgeId === null ? { role: 'SCREEN' } : { role: 'JUDGE', judgeId },
      ).map((event) => ('judge' in event ? event.judge.number : undefined));
    expect([numberTold(null), numberTold('j2'), numberTold('j1')]).toEqual([
      [null],
      [null],
      [null],
    ]);
  });
});

describe('rows of an older release, which did not store what the hall had seen', () => {
  it('count as shown', () => {
    const { state } = twoShown();
    const { shown: _, held: __, ...stored } = state;
    const { held: ___, ...live } = liveStateOf(state);
    const read = assembleShow({ ...stored, scores: new Map(), live });
    expect(shownRanking(read, 'a').map(({ score, rank: place }) => [score, place])).toEqual([
      [90, 1],
      [80, 2],
    ]);
  });
});
