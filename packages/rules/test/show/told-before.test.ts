/** A step that would change a published figure says before it happens which figures, from what to what. */
import type { Award, CommandPreview, CorrectionCommand } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { type OperatorCommand, previewOf, publishedChanges } from '../../src/index.ts';
import { Stagehand } from '../../src/testing/index.ts';

const reason = '复核';
const zhou = { operatorId: 'console-1', accountId: 'zhou' };
const li = { operatorId: 'console-2', accountId: 'li' };

type Told = Required<
  Pick<CommandPreview, 'rankChanges' | 'resultChanges' | 'outcomeChanges' | 'championChanges'>
>;

function told(show: Stagehand, command: OperatorCommand): Told {
  const seen = previewOf(show.state, command, { now: show.now, newId: () => 'new', ...show.by });
  if (!seen.accepted) throw new Error(`refused: ${seen.reason}`);
  const { rankChanges = [], resultChanges = [] } = seen.preview;
  const { outcomeChanges = [], championChanges = [] } = seen.preview;
  return { rankChanges, resultChanges, outcomeChanges, championChanges };
}

/** What is said before is what is there afterwards. */
function comesTrue(show: Stagehand, command: OperatorCommand): Told {
  const said = told(show, command);
  const before = show.state;
  show.do(command);
  const did = publishedChanges(before, show.state);
  expect(said).toEqual({
    rankChanges: did.rankChanges ?? [],
    resultChanges: did.resultChanges ?? [],
    outcomeChanges: did.outcomeChanges ?? [],
    championChanges: did.championChanges ?? [],
  });
  return said;
}

const start = {
  type: 'START_BATTLE',
  programId: 'a1',
  opponentId: 'a2',
  test: false,
  confirm: true,
} as const;
const push = { programId: 'a1', foulId: 'push' } as const;

/** a1 leads 3 : 1, and a2 was named the winner by mistake. */
function decided(): Stagehand {
  const show = new Stagehand({
    programs: 4,
    setting: { mode: 'BATTLE', enableExceededFoulTimes: true },
  });
  show.do(start);
  show.do({ type: 'ADD_POINT', programId: 'a1', point: 3 });
  show.do({ type: 'ADD_POINT', programId: 'a2', point: 1 });
  show.do({ type: 'DETERMINE_BATTLE', programId: 'a2', opponentId: 'a1', test: false });
  return show;
}

/** Two acts of two judges, ranked on the wall: a1 before a2. */
function ranked(secondPerson = false): Stagehand {
  const show = new Stagehand({ programs: 3, judges: 2, setting: { secondPerson } });
  show.play('a1', [90, 92]);
  show.play('a2', [80, 82]);
  show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  return show;
}

describe('a decided bout', () => {
  it('that gets another winner says who won before and afterwards, although no points change', () => {
    const command = { type: 'CORRECT_BOUT', programId: 'a1', winnerId: 'a1', reason } as const;
    expect(comesTrue(decided(), command)).toMatchObject({
      outcomeChanges: [
        { programId: 'a1', from: 'LOSS', to: 'WIN' },
        { programId: 'a2', from: 'WIN', to: 'LOSS' },
      ],
    });
  });

  it('that gets other points says both', () => {
    const sides = [{ programId: 'a1', score: 0 }];
    const command = {
      type: 'CORRECT_BOUT',
      programId: 'a1',
      winnerId: 'a2',
      sides,
      reason,
    } as const;
    const { resultChanges, outcomeChanges } = comesTrue(decided(), command);
    expect(resultChanges).toMatchObject([{ programId: 'a1', from: 3, to: 0 }]);
    expect(outcomeChanges).toEqual([]);
  });

  it('whose deciding foul is taken off says that nobody has won then, or that it stays', () => {
    const fouled = () => {
      const show = new Stagehand({
        programs: 4,
        setting: { mode: 'BATTLE', enableExceededFoulTimes: true },
      });
      show.do(start);
      for (let times = 0; times < 3; times += 1) show.do({ type: 'ADD_FOUL', ...push });
      return show;
    };
    const off = { type: 'TAKE_OFF_FOUL', ...push } as const;
    expect(comesTrue(fouled(), { ...off, determination: 'REOPEN' }).outcomeChanges).toMatchObject([
      { programId: 'a1', from: 'LOSS', to: null },
      { programId: 'a2', from: 'WIN', to: null },
    ]);
    expect(comesTrue(fouled(), { ...off, determination: 'KEEP' }).outcomeChanges).toEqual([]);
  });

  it('that is fought again, or undone, says that its decision goes', () => {
    const gone = [
      { from: 'LOSS', to: null },
      { from: 'WIN', to: null },
    ];
    expect(comesTrue(decided(), start).outcomeChanges).toMatchObject(gone);
    expect(comesTrue(decided(), { type: 'UNDO' }).outcomeChanges).toMatchObject(gone);
  });

  it('says nothing where a bout is decided for the first time', () => {
    const show = new Stagehand({ programs: 2, setting: { mode: 'BATTLE' } });
    show.do(start);
    const determine = { ...start, type: 'DETERMINE_BATTLE' } as const;
    expect(Object.values(told(show, determine)).flat()).toEqual([]);
  });
});

describe('a result that stands', () => {
  it.each<[string, OperatorCommand]>([
    ['a correction', { type: 'CORRECT_RESULT', programId: 'a1', score: 70, reason }],
    ['points taken off', { type: 'ADD_ADJUSTMENT', programId: 'a1', amount: -21, reason }],
  ])('says of %s the result and the ranks that move', (_, command) => {
    expect(comesTrue(ranked(), command)).toMatchObject({
      resultChanges: [{ programId: 'a1', from: 91, to: 70 }],
      rankChanges: [
        { programId: 'a2', from: 2, to: 1 },
        { programId: 'a1', from: 1, to: 2 },
      ].sort((a, b) => a.from - b.from),
    });
  });

  it('says that it is taken back where the act goes on stage again', () => {
    const show = ranked();
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    const again = { type: 'START_SPEECH', programId: 'a1', itemId: null, test: false } as const;
    expect(comesTrue(show, { ...again, confirm: true })).toMatchObject({
      resultChanges: [{ programId: 'a1', from: 91, to: null }],
      rankChanges: [
        { programId: 'a1', from: 1, to: null },
        { programId: 'a2', from: 2, to: 1 },
      ],
    });
  });
});

describe('where two people correct', () => {
  const correction = {
    type: 'CORRECT_RESULT',
    programId: 'a1',
    score: 70,
    reason,
  } as const satisfies CorrectionCommand;
  const change = { resultChanges: [{ programId: 'a1', from: 91, to: 70 }] };

  it('the proposal says what its confirmation would change, and so does the confirmation', () => {
    const show = ranked(true);
    show.by = zhou;
    expect(told(show, { type: 'PROPOSE_CORRECTION', correction })).toMatchObject(change);
    const before = show.state;
    show.do({ type: 'PROPOSE_CORRECTION', correction });
    expect(publishedChanges(before, show.state)).toEqual({});
    show.by = li;
    const correctionId = show.state.corrections[0]?.id ?? '';
    expect(comesTrue(show, { type: 'CONFIRM_CORRECTION', correctionId })).toMatchObject(change);
  });
});

it('a setting that breaks ties in another way moves ranks that the hall knows', () => {
  const show = new Stagehand({ programs: 3, judges: 2 });
  show.play('a1', [80, 92]);
  show.play('a2', [86, 86]);
  show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  const after = {
    ...show.state,
    setting: { ...show.state.setting, tieBreaks: ['HIGHEST_JUDGE'] },
  };
  expect(publishedChanges(show.state, after).rankChanges).toMatchObject([
    { programId: 'a2', from: 1, to: 2 },
  ]);
});

describe('who was honoured', () => {
  /** a1 beat a2 in the only group, which is a final; nobody knows of another champion. */
  const final = () => {
    const show = decided();
    const [group] = show.state.programGroups;
    const programs = group?.programs.slice(0, 2) ?? [];
    show.state = {
      ...show.state,
      programGroups: group ? [{ ...group, groupName: '决赛', programs }] : [],
    };
    return show;
  };
  const champions = (show: Stagehand, command: OperatorCommand) =>
    comesTrue(show, command).championChanges.map(({ division, from, to }) => [
      division,
      from.id,
      to?.id ?? null,
    ]);

  it('is told where another winner of the final is another champion', () => {
    const other = { type: 'CORRECT_BOUT', programId: 'a1', winnerId: 'a1', reason } as const;
    expect(champions(final(), other)).toEqual([['', 'a2', 'a1']]);
    const points = { ...other, winnerId: 'a2', sides: [{ programId: 'a1', score: 2 }] };
    expect(champions(final(), points)).toEqual([]);
  });

  it('is told where the champion is out, or the final is fought again', () => {
    const out = {
      type: 'SET_STANDING',
      programId: 'a2',
      standing: 'DISQUALIFIED',
      reason,
    } as const;
    expect(champions(final(), out)).toEqual([['', 'a2', null]]);
    expect(champions(final(), start)).toEqual([['', 'a2', null]]);
  });

  it('is not told of a first champion, nor of a division that only has another name', () => {
    const show = final();
    const before = show.state;
    const named = (division: string) => ({
      ...before,
      programGroups: before.programGroups.map((group) => ({ ...group, division })),
    });
    expect(publishedChanges(named('男子'), named('男子组'))).toEqual({});
    expect(publishedChanges({ ...before, programGroups: [] }, before)).toEqual({});
  });

  const awards: Award[] = [
    { basis: 'RANK', awardName: '一等奖', fromRank: 1, toRank: 1 },
    { basis: 'HAND', awardName: '人气奖', programIds: ['a1'] },
  ];
  const given = () => {
    const show = ranked();
    show.play('a3', [70, 72]);
    show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    show.state = { ...show.state, setting: { ...show.state.setting, awards } };
    return show;
  };
  const out = { type: 'SET_STANDING', programId: 'a1', standing: 'WITHDRAWN', reason } as const;
  const changedBy = (show: Stagehand, command: OperatorCommand, awardsGiven?: boolean) => {
    const context = { now: show.now, newId: () => 'new' };
    const seen = previewOf(show.state, command, {
      ...context,
      ...(awardsGiven === undefined ? {} : { awardsGiven }),
    });
    const { awardChanges = [] } = seen.accepted ? seen.preview : {};
    return awardChanges.map(({ awardName, from, to }) => [
      awardName,
      from.map(({ id }) => id).join(),
      to.map(({ id }) => id).join(),
    ]);
  };

  it('is told of every award, once awards were given, and of those that stay not', () => {
    const both = [
      ['一等奖', 'a1', 'a2'],
      ['人气奖', 'a1', ''],
    ];
    expect(changedBy(given(), out, true)).toEqual(both);
    const lower = { type: 'CORRECT_RESULT', programId: 'a1', score: 75, reason } as const;
    expect(changedBy(given(), lower, true)).toEqual([['一等奖', 'a1', 'a2']]);
    expect(changedBy(given(), { ...lower, score: 90.5 }, true)).toEqual([]);
  });

  it('is told while the awards are on air, and of nothing before they were given', () => {
    expect(changedBy(given(), out)).toEqual([]);
    const show = given();
    show.do({ type: 'SHOW_CEREMONY', part: 'AWARDS' });
    expect(changedBy(show, out)).toHaveLength(2);
  });

  it('is told where an award is taken away, or given to somebody else, and not where it is new', () => {
    const { state } = given();
    const withAwards = (next: Award[]) => ({
      ...state,
      setting: { ...state.setting, awards: next },
    });
    const changes = (next: Award[]) =>
      publishedChanges(state, withAwards(next), { awardsGiven: true }).awardChanges;
    expect(changes(awards.slice(1))).toMatchObject([{ awardName: '一等奖', to: [] }]);
    expect(changes([...awards, { basis: 'HAND', awardName: '新', programIds: ['a3'] }])).toBe(
      undefined,
    );
    const second = { basis: 'RANK', awardName: '一等奖', fromRank: 1, toRank: 2 } as const;
    expect(changes([second])).toMatchObject([
      { awardName: '一等奖', from: [{ id: 'a1' }], to: [{ id: 'a1' }, { id: 'a2' }] },
      { awardName: '人气奖', to: [] },
    ]);
    expect(
      publishedChanges(state, { ...state, programGroups: [] }, { awardsGiven: true }),
    ).toMatchObject({
      awardChanges: [{ to: [] }, { to: [] }],
    });
  });
});
