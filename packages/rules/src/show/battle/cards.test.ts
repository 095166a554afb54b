/** Tests a bout that the judges' cards decide: who may hand in when, who is missed, what is shown, and what an undo keeps. */
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { coverEvent, coveredIn, coveredProgramIds, projectMatch } from '../../index.ts';
import { type Shape, Stagehand } from '../../testing/index.ts';

const pair = { programId: 'a1', opponentId: 'a2', test: false };
const start = { type: 'START_BATTLE', ...pair, confirm: false } as const;
const decide = { type: 'DETERMINE_BY_CARDS', ...pair, confirm: false } as const;
const rules: Shape = { programs: 4, setting: { mode: 'BATTLE', cardRounds: 3 } };

const card = (judgeId: string, margins: readonly number[], programId = 'a1') =>
  ({
    ...({ type: 'SUBMIT_SCORES', judgeId, programId, windowId: null } as const),
    scores: margins.map((score, at) => ({ itemId: `ROUND-${at + 1}`, score })),
  }) as const;

function fought(...cards: readonly (readonly number[])[]): Stagehand {
  const show = new Stagehand(rules);
  show.do(start);
  for (const [at, margins] of cards.entries()) show.do(card(`j${at + 1}`, margins));
  return show;
}

const splitForRed = [
  [1, -1, 1],
  [-1, -1, 1],
  [1, 1, 1],
] as const;

describe('a card', () => {
  it('may be handed in round by round, and counts once it is finished', () => {
    const show = fought([1]);
    expect(show.state.window).toMatchObject({ programId: 'a1', submitted: [] });
    show.do(card('j1', [1, -1, 2]));
    expect(show.state.window).toMatchObject({ submitted: ['j1'], expected: ['j1', 'j2', 'j3'] });
    expect(show.state.stage).toMatchObject({
      boutCards: { rounds: 3, submitted: 1, expected: 3, cards: [] },
    });
  });

  it.each([
    ['a margin beyond three', [4, 0, 0], 'SCORE_OUT_OF_RANGE'],
    ['half a point', [0.5, 0, 0], 'SCORE_DECIMALS'],
    ['a round too many', [1, 1, 1, 1], 'ITEM_NOT_FOUND'],
  ])('is refused for %s', (_, margins, reason) => {
    expect(fought().reason(card('j1', margins))).toBe(reason);
  });

  it('is red’s and blue’s, and of no other bout', () => {
    expect(fought().reason(card('j1', [1, 1, 1], 'a2'))).toBe('PROGRAM_NOT_ON_AIR');
    expect(fought().reason(card('j1', [1, 1, 1], 'a3'))).toBe('PROGRAM_NOT_ON_AIR');
  });

  it.each(['a1', 'a2'])(
    'is not asked of a judge who is recused from one side, such as %s',
    (side) => {
      const show = new Stagehand({ ...rules, recusals: new Map([['j2', [side]]]) });
      show.do(start);
      expect(show.state.window?.expected).toEqual(['j1', 'j3']);
      expect(show.reason(card('j2', [1, 1, 1]))).toBe('JUDGE_RECUSED');
    },
  );

  it('is a seat’s once: a substitute is not asked where the former judge has finished one', () => {
    const judges = ['j1', 'j2', 'j3'].map((id, at) => ({
      ...{ id, number: at + 1, name: `评委 ${at + 1}`, judgeGroupId: 'g', signIn: true },
      ...(id === 'j3' ? { replaces: 'j2' } : {}),
    }));
    const show = new Stagehand({ ...rules, parts: { judges } });
    show.do(start);
    show.do(card('j2', [1, 1, 1]));
    expect(show.reason(card('j3', [-1, -1, -1]))).not.toBe('ACCEPTED');
  });

  it('comes too late once the bout is decided, whoever decided it', () => {
    const show = fought(...splitForRed);
    show.do(decide);
    expect(show.reason(card('j1', [-1, -1, -1]))).toBe('BATTLE_DETERMINED');
    const stopped = fought([1, 1, 1]);
    stopped.do({ type: 'DETERMINE_BATTLE', ...pair });
    expect(stopped.reason(card('j2', [1, 1, 1]))).toBe('BATTLE_DETERMINED');
  });

  it('is nobody’s business before it decided: not the hall’s, not another judge’s, not the console’s', () => {
    const show = fought(...splitForRed);
    for (const role of ['SCREEN', 'CONSOLE'] as const) {
      const { stage } = projectMatch(show.state, { role });
      expect(stage).toMatchObject({ boutCards: { submitted: 3, cards: [] } });
    }
    const phone: JudgeMatch = projectMatch(show.state, { role: 'JUDGE', judgeId: 'j2' });
    expect(phone.scores.map(({ score }) => score)).toEqual([-1, -1, 1]);
    expect([...coveredProgramIds(show.state)]).toEqual(['a1']);
    const event = show.events.at(-1);
    if (event?.type !== 'SCORE_SUBMITTED') throw new Error('a card was handed in last');
    expect(coveredIn(show.state, event)).toEqual(['a1']);
    expect(coverEvent(show.state, event)).toMatchObject({ scores: [] });
    show.do(decide);
    expect([...coveredProgramIds(show.state)]).toEqual([]);
    expect(coveredIn(show.state, event)).toEqual([]);
  });
});

describe('the cards', () => {
  it('decide for whoever has most of them, and the figures of the bout are how many', () => {
    const show = fought(...splitForRed);
    show.do(decide);
    expect(show.row('a1')).toMatchObject({ outcome: 'WIN', finalScore: 2 });
    expect(show.row('a2')).toMatchObject({ outcome: 'LOSS', finalScore: 1 });
    expect(show.state.stage).toMatchObject({
      determination: { winnerId: 'a1', reason: 'CARDS', lead: 1 },
      boutCards: {
        verdict: 'SPLIT',
        cards: [
          { number: 1, red: 29, blue: 28 },
          { number: 2, red: 28, blue: 29 },
          { number: 3, red: 30, blue: 27 },
        ],
      },
    });
  });

  it('are missed where one is not finished, and decide without it where that is confirmed', () => {
    const show = fought([1, 1, 1], [1, 1, 1], [-1, -1]);
    expect(show.ask(decide)).toMatchObject({
      reason: 'JUDGES_MISSING',
      missingJudges: [{ id: 'j3' }],
    });
    show.do({ ...decide, confirm: true });
    expect(show.state.stage).toMatchObject({ boutCards: { verdict: 'UNANIMOUS' } });
  });

  it('cannot draw a bout that must be won', () => {
    const show = fought([1, 0, 0], [-1, 0, 0], [0, 0, 0]);
    expect(show.reason(decide)).toBe('DRAW_NOT_POSSIBLE');
  });

  it('decide nothing before the first, nor where there are none', () => {
    expect(fought().reason(decide)).toBe('NO_SCORES');
    const points = new Stagehand({ programs: 4, setting: { mode: 'BATTLE' } });
    points.do(start);
    expect(points.reason(decide)).toBe('CARDS_OFF');
    expect(points.reason(card('j1', [1]))).toBe('NOT_IN_BATTLE_MODE');
  });

  it('leave no points to add, and every other way to end a bout', () => {
    const show = fought();
    expect(show.reason({ type: 'ADD_POINT', programId: 'a1', point: 1 })).toBe('CARDS_DECIDE');
    expect(show.reason({ type: 'ADD_FOUL', programId: 'a1', foulId: 'push' })).toBe('ACCEPTED');
    expect(show.reason({ type: 'DETERMINE_BATTLE', ...pair })).toBe('ACCEPTED');
  });

  it('tell no name where judges are anonymous', () => {
    const show = new Stagehand({
      ...rules,
      setting: { mode: 'BATTLE', cardRounds: 3, anonymousJudges: true },
    });
    show.do(start);
    splitForRed.forEach((margins, at) => {
      show.do(card(`j${at + 1}`, margins));
    });
    show.do(decide);
    const { stage } = show.state;
    const cards = stage.kind === 'BATTLE' ? (stage.boutCards?.cards ?? []) : [];
    expect(cards.map(({ name }) => name)).toEqual([null, null, null]);
    expect(cards.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('taken back', () => {
  it('the decision leaves the cards, which may be changed again', () => {
    const show = fought(...splitForRed);
    show.do(decide);
    show.do({ type: 'UNDO' });
    expect(show.state.stage).toMatchObject({
      determination: null,
      boutCards: { submitted: 3, cards: [] },
    });
    show.do(card('j1', [-1, -1, -1]));
    show.do(decide);
    expect(show.row('a2')).toMatchObject({ outcome: 'WIN', finalScore: 2 });
  });

  it('a bout that is fought again begins with empty cards', () => {
    const show = fought(...splitForRed);
    show.do({ ...start, confirm: true });
    expect(show.state.window).toMatchObject({ submitted: [] });
    expect(show.row('a1')).toMatchObject({ performance: 2 });
    show.do({ type: 'UNDO' });
    expect(show.state.window).toMatchObject({ submitted: ['j1', 'j2', 'j3'] });
  });

  it('a bout that was left takes no cards, and begins anew', () => {
    const show = fought([1, 1, 1]);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(show.row('a1').phase).toBe('WAITING');
    expect(show.reason(card('j2', [1, 1, 1]))).toBe('BATTLE_DETERMINED');
  });
});
