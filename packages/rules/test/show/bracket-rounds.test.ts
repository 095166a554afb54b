// Rounds of a battle: the winner of a division's final is champion and nobody else, in every natural order of the groups.
import type { Program, ProgramGroup } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { bracketWays, championsOf, divisionOfName, roundKindOfName } from '../../src/index.ts';
import { newShow, program, Stagehand } from '../../src/testing/index.ts';

/** A bout as it was fought, the winner first; one that nobody decided yet has a question mark. */
type Bout = string;
type Choice = Pick<ProgramGroup, 'roundKind' | 'division'>;
type Round = readonly [groupName: string, bouts: readonly Bout[], choice?: Choice];

function groupsOf(rounds: readonly Round[], more: Partial<Program> = {}): ProgramGroup[] {
  return rounds.map(([groupName, bouts, choice], at) => ({
    id: `g${at}`,
    groupName,
    sort: at + 1,
    ...choice,
    programs: bouts.flatMap((bout, place) => {
      const [one = '', other = ''] = bout.replace('?', '').split(' ');
      const decided = !bout.endsWith('?');
      const side = (programName: string, won: boolean, index: number) =>
        program(`g${at}-${place}-${index}`, place * 2 + index + 1, {
          programName,
          contestant: '',
          ...(decided ? { phase: 'DETERMINED', outcome: won ? 'WIN' : 'LOSS' } : {}),
          ...more,
        });
      return other === '' ? [side(one, false, 0)] : [side(one, true, 0), side(other, false, 1)];
    }),
  }));
}

function champions(...rounds: readonly Round[]): Record<string, string | null> {
  const groups = groupsOf(rounds);
  return Object.fromEntries(
    championsOf(groups, bracketWays(groups)).map(({ division, champion, noChampion }) => [
      division,
      champion?.programName ?? noChampion,
    ]),
  );
}

function stage(...rounds: readonly Round[]) {
  const show = new Stagehand({ setting: { mode: 'BATTLE' } });
  show.state = newShow({
    setting: { mode: 'BATTLE' },
    parts: { programGroups: groupsOf(rounds) },
  });
  show.do({ type: 'SHOW_BRACKET' });
  if (show.state.stage.kind !== 'BRACKET') throw new Error('the bracket is on air');
  return show.state.stage;
}

/** Where the sides of a round's first bout came from, as 「round place」. */
function linesOf(shown: ReturnType<typeof stage>, round: number): (string | null)[] {
  const slot = shown.rounds[round]?.slots[0];
  return [slot?.red, slot?.blue].map((side) =>
    side == null || side.from === null ? null : `${side.fromRound ?? round - 1} ${side.from}`,
  );
}

const semi: Round = ['半决赛', ['甲 乙', '丙 丁']];
const final: Round = ['决赛', ['甲 丙']];
const third: Round = ['季军赛', ['乙 丁']];
const show: Round = ['表演赛', ['校长 院长']];
const again: Round = ['复活赛', ['丁 乙']];
const women: readonly Round[] = [
  ['女子半决赛', ['戊 己', '庚 辛']],
  ['女子决赛', ['戊 庚']],
];
const men: readonly Round[] = [
  ['男子半决赛', ['甲 乙', '丙 丁']],
  ['男子决赛', ['甲 丙']],
];

describe('the name of a group', () => {
  it.each([
    ['决赛', 'FINAL', ''],
    ['总决赛', 'FINAL', ''],
    ['冠亚军决赛', 'FINAL', ''],
    ['男子决赛', 'FINAL', '男子'],
    ['决赛（女子）', 'FINAL', '女子'],
    ['60公斤级决赛', 'FINAL', '60公斤级'],
    ['决赛与季军赛', 'FINAL', '与'],
    ['季军赛', 'THIRD_PLACE', ''],
    ['三四名决赛', 'THIRD_PLACE', ''],
    ['3-4名决赛', 'THIRD_PLACE', ''],
    ['三、四名决赛', 'THIRD_PLACE', ''],
    ['少年组铜牌赛', 'THIRD_PLACE', '少年组'],
    ['五六名决赛', 'PLACEMENT', ''],
    ['5～8 名排位赛', 'PLACEMENT', '5～8'],
    ['半决赛', 'ROUND', ''],
    ['四分之一决赛', 'ROUND', ''],
    ['1/8决赛', 'ROUND', ''],
    ['女子八强', 'ROUND', '女子'],
    ['16进8', 'ROUND', ''],
    ['小组赛第2轮', 'ROUND', ''],
    ['Semi-final', 'ROUND', ''],
    ['Final', 'FINAL', ''],
    ['复活赛', 'RE_ENTRY', ''],
    ['败者组决赛', 'RE_ENTRY', ''],
    ['表演赛', 'EXHIBITION', ''],
    ['友谊赛', 'EXHIBITION', ''],
    ['第 1 轮', null, ''],
    ['第一组', null, ''],
    ['A 组', null, ''],
  ])('%s', (name, kind, division) => {
    expect(roundKindOfName(name)).toBe(kind);
    if (division !== '与' && division !== '5～8') expect(divisionOfName(name)).toBe(division);
  });
});

describe('the champion is the winner of the final and nobody else', () => {
  it.each<[string, readonly Round[], Record<string, string | null>]>([
    ['semi, final, third', [semi, final, third], { '': '甲' }],
    ['semi, third, final', [semi, third, final], { '': '甲' }],
    ['an exhibition at the end', [semi, final, show], { '': '甲' }],
    ['an exhibition between', [semi, show, final], { '': '甲' }],
    [
      'an exhibition in which the champion fights',
      [semi, final, ['表演赛', ['校长 甲']]],
      { '': '甲' },
    ],
    ['re-entry between', [semi, again, final], { '': '甲' }],
    ['third place first in the final’s group', [semi, ['决赛', ['乙 丁', '甲 丙']]], { '': '甲' }],
    ['third place last in the final’s group', [semi, ['决赛', ['甲 丙', '丁 乙']]], { '': '甲' }],
    ['men, then women', [...men, ...women], { 男子: '甲', 女子: '戊' }],
    [
      'one division is still fought',
      [...men, ['女子决赛', ['戊 庚?']]],
      { 男子: '甲', 女子: 'UNDECIDED' },
    ],
    [
      'men and women by turns',
      [men[0], women[0], men[1], women[1]].filter((round) => round !== undefined),
      { 男子: '甲', 女子: '戊' },
    ],
    [
      'a final over the finals of two halves',
      [
        ['A组决赛', ['甲 乙']],
        ['B组决赛', ['丙 丁']],
        ['总决赛', ['丙 甲']],
      ],
      { '': '丙' },
    ],
    [
      'pools before one final',
      [
        ['A组半决赛', ['甲 乙']],
        ['B组半决赛', ['丙 丁']],
        ['决赛', ['丙 甲']],
      ],
      { '': '丙' },
    ],
    ['the only bout of the only group', [['第一组', ['甲 乙']]], { '': '甲' }],
    [
      'rounds without a word, to the end',
      [
        ['第 1 轮', ['甲 乙', '丙 丁']],
        ['第 2 轮', ['丙 甲']],
      ],
      { '': '丙' },
    ],
  ])('%s', (_, rounds, expected) => {
    expect(champions(...rounds)).toEqual(expected);
  });

  it.each<[string, readonly Round[], Record<string, string | null>]>([
    ['only a third place', [semi, third], { '': 'NO_FINAL' }],
    [
      'one bout before a group that nobody is in yet',
      [
        ['第一组', ['甲 乙']],
        ['第二组', []],
      ],
      { '': 'NO_FINAL' },
    ],
    ['the first bouts of a single group', [['第一组', ['甲 乙', '丙 丁']]], { '': 'NO_FINAL' }],
    ['somebody waits beside the only bout', [['第一组', ['甲 乙', '丙']]], { '': 'NO_FINAL' }],
    [
      'somebody else is unbeaten',
      [
        ['第 1 轮', ['甲 乙', '丙 丁', '戊 己']],
        ['第 2 轮', ['甲 丙']],
      ],
      { '': 'NO_FINAL' },
    ],
    [
      'a bout before is not decided',
      [
        ['第 1 轮', ['甲 乙', '丙 丁', '戊 己?']],
        ['第 2 轮', ['甲 丙']],
      ],
      { '': 'NO_FINAL' },
    ],
    [
      'a challenger from nowhere',
      [
        ['第 1 轮', ['甲 乙']],
        ['第 2 轮', ['丙 甲']],
      ],
      { '': 'NO_FINAL' },
    ],
    [
      'a semi-final of one bout',
      [
        ['第 1 轮', ['甲 乙', '丙 丁']],
        ['半决赛', ['甲 丙']],
      ],
      { '': 'NO_FINAL' },
    ],
    ['the best of three', [semi, ['决赛', ['甲 丙', '丙 甲', '甲 丙']]], { '': 'SEVERAL_BOUTS' }],
    ['all in one group', [['决赛', ['甲 乙', '丙 丁', '甲 丙']]], { '': 'SEVERAL_BOUTS' }],
    [
      'two finals of the same two',
      [semi, ['决赛第一场', ['甲 丙']], ['决赛第二场', ['丙 甲']]],
      { '': 'SEVERAL_FINALS' },
    ],
    ['the final has nobody yet', [semi, ['决赛', []]], { '': 'UNDECIDED' }],
    ['somebody is alone in the final', [semi, ['决赛', ['甲']]], { '': 'UNDECIDED' }],
    ['nothing but an exhibition', [show], {}],
  ])('nobody is crowned: %s', (_, rounds, expected) => {
    expect(champions(...rounds)).toEqual(expected);
  });

  it('goes by what was chosen at the desk before any name', () => {
    const chosen: Round = ['第三夜', ['甲 丙'], { roundKind: 'FINAL' }];
    expect(champions(semi, chosen, ['决赛', ['校长 院长']])).toEqual({ '': '甲' });
    expect(champions(semi, ['决赛', ['甲 丙'], { roundKind: 'EXHIBITION' }])).toEqual({
      '': 'NO_FINAL',
    });
    expect(
      champions(
        ['一', ['甲 乙'], { roundKind: 'FINAL', division: '男子' }],
        ['二', ['丙 丁'], { roundKind: 'FINAL', division: '女子' }],
      ),
    ).toEqual({ 男子: '甲', 女子: '丙' });
    expect(champions(...men, ['女子决赛', ['戊 庚'], { division: '' }])).toEqual({
      男子: '甲',
      '': '戊',
    });
  });

  it('says why a winner who is out by now is no champion', () => {
    const groups = groupsOf([final], { standing: 'DISQUALIFIED' });
    expect(championsOf(groups, bracketWays(groups))).toMatchObject([
      { champion: null, noChampion: 'WINNER_OUT' },
    ]);
  });
});

describe('the picture of the bracket', () => {
  it('has one champion only where there is one division', () => {
    expect(stage(semi, final, third).champion?.programName).toBe('甲');
    const both = stage(...men, ...women);
    expect(both.champion).toBeNull();
    expect(
      both.divisions?.map(({ division, champion }) => [division, champion?.programName]),
    ).toEqual([
      ['男子', '甲'],
      ['女子', '戊'],
    ]);
    expect(stage(...men, ['女子决赛', ['戊 庚?']]).champion).toBeNull();
  });

  it('joins the final to its semi-finals, whatever stands between', () => {
    expect(linesOf(stage(semi, third, final), 2)).toEqual(['0 0', '0 1']);
    expect(linesOf(stage(semi, again, final), 2)).toEqual(['0 0', '0 1']);
    expect(linesOf(stage(semi, show, final), 2)).toEqual(['0 0', '0 1']);
    const [m0, w0, m1, w1] = [men[0], women[0], men[1], women[1]];
    if (!m0 || !w0 || !m1 || !w1) throw new Error('two divisions');
    const byTurns = stage(m0, w0, m1, w1);
    expect(linesOf(byTurns, 2)).toEqual(['0 0', '0 1']);
    expect(linesOf(byTurns, 3)).toEqual(['1 0', '1 1']);
  });

  it('joins no loser, and the winner of the re-entry to that round', () => {
    expect(linesOf(stage(semi, final, third), 2)).toEqual([null, null]);
    expect(linesOf(stage(['半决赛', ['甲 乙', '丙 丁']], again, ['决赛', ['甲 丁']]), 2)).toEqual([
      '0 0',
      '1 0',
    ]);
  });

  it('joins people of one name each to one bout, and to none where that cannot be told', () => {
    const two: Round = ['半决赛', ['张伟 乙', '张伟 丁']];
    expect(linesOf(stage(two, ['决赛', ['张伟 张伟']]), 1)).toEqual(['0 0', '0 1']);
    expect(linesOf(stage(two, ['决赛', ['张伟 丙']]), 1)).toEqual([null, null]);
    expect(linesOf(stage(semi, ['决赛', ['甲 甲']]), 1)).toEqual([null, null]);
  });

  it('looks for somebody in the same division first', () => {
    const shown = stage(
      ['男子半决赛', ['李明 乙', '丙 丁']],
      ['女子半决赛', ['李明 己', '庚 辛']],
      ['男子决赛', ['李明 丙']],
      ['女子决赛', ['李明 庚']],
    );
    expect(linesOf(shown, 2)).toEqual(['0 0', '0 1']);
    expect(linesOf(shown, 3)).toEqual(['1 0', '1 1']);
  });
});

it('two of one name are told apart by their organisation', () => {
  const groups = groupsOf([
    ['半决赛', ['张伟 乙', '张伟 丁']],
    ['决赛', ['丙 张伟']],
  ]).map((group, round) => ({
    ...group,
    programs: group.programs.map((one) => ({
      ...one,
      organisation: one.id === 'g0-0-0' ? '一中' : one.programName === '张伟' ? '二中' : '三中',
    })),
    sort: round + 1,
  }));
  const { ways } = bracketWays(groups);
  expect(ways.get('g1-0-1')?.from.red.id).toBe('g0-1-0');
});
