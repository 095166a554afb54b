// The table of a round robin, with the public results of two groups in which the points were equal, and its ties worked by hand.
import type { Program, ProgramGroup, TablePoints } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { bracketWays, championsOf, roundTable } from '../src/index.ts';
import { program } from '../src/testing/index.ts';

/** 「丹麦 0:0 意大利」; one that is not fought yet has no figures. */
type Bout = readonly [red: string, score: string, blue: string];

function roundRobin(bouts: readonly Bout[], tablePoints?: TablePoints): ProgramGroup {
  const programs = bouts.flatMap(([red, score, blue], at) => {
    const [one, other] = score.split(':').map(Number);
    const side = (programName: string, index: number, own = 0, against = 0): Program =>
      program(`${at}-${index}`, at * 2 + index + 1, {
        programName,
        contestant: '',
        currentScore: own,
        outcome: score === '' ? null : own > against ? 'WIN' : own < against ? 'LOSS' : 'DRAW',
      });
    return [side(red, 0, one, other), side(blue, 1, other, one)];
  });
  const points = tablePoints === undefined ? {} : { tablePoints };
  return {
    ...{ id: 'g', groupName: '小组赛', sort: 1, roundKind: 'ROUND_ROBIN' },
    ...points,
    programs,
  };
}

function lines(group: ProgramGroup): string[] {
  return roundTable(group).rows.map(
    ({ rank, program: { programName }, won, drawn, lost, scored, conceded, points, decidedBy }) =>
      `${rank} ${programName} ${won}-${drawn}-${lost} ${scored}:${conceded} ${points} ${decidedBy ?? ''}`.trimEnd(),
  );
}

describe('equal points', () => {
  // UEFA Euro 2004, group C: https://en.wikipedia.org/wiki/UEFA_Euro_2004_Group_C . Three sides with five points drew with each
  // other and scored 3, 2 and 1 goals in it; the fourth, whom Italy beat, tells nothing.
  it('of three are decided by the bouts among the three', () => {
    const group = roundRobin([
      ['丹麦', '0:0', '意大利'],
      ['瑞典', '5:0', '保加利亚'],
      ['保加利亚', '0:2', '丹麦'],
      ['意大利', '1:1', '瑞典'],
      ['意大利', '2:1', '保加利亚'],
      ['丹麦', '2:2', '瑞典'],
    ]);
    expect(lines(group)).toEqual([
      '1 瑞典 1-2-0 8:3 5',
      '2 丹麦 1-2-0 4:2 5 HEAD_SCORED',
      '3 意大利 1-2-0 3:2 5 HEAD_SCORED',
      '4 保加利亚 0-0-3 1:9 0',
    ]);
  });

  // UEFA Euro 2024, group E: https://en.wikipedia.org/wiki/UEFA_Euro_2024_Group_E . All four have four points.
  it('of everybody are decided by difference and points scored', () => {
    const group = roundRobin([
      ['罗马尼亚', '3:0', '乌克兰'],
      ['比利时', '0:1', '斯洛伐克'],
      ['斯洛伐克', '1:2', '乌克兰'],
      ['比利时', '2:0', '罗马尼亚'],
      ['斯洛伐克', '1:1', '罗马尼亚'],
      ['乌克兰', '0:0', '比利时'],
    ]);
    expect(lines(group)).toEqual([
      '1 罗马尼亚 1-1-1 4:3 4',
      '2 比利时 1-1-1 2:1 4 HEAD_SCORED',
      '3 斯洛伐克 1-1-1 3:3 4 HEAD_DIFFERENCE',
      '4 乌克兰 1-1-1 2:4 4 HEAD_DIFFERENCE',
    ]);
  });

  it('of three are decided among the two who are left, once the third is separated', () => {
    const group = roundRobin([
      ['甲', '3:2', '乙'],
      ['乙', '3:2', '丙'],
      ['丙', '2:1', '甲'],
    ]);
    expect(lines(group)).toEqual([
      '1 乙 1-0-1 5:5 3',
      '2 丙 1-0-1 4:4 3 HEAD_SCORED',
      '3 甲 1-0-1 4:4 3 HEAD_TO_HEAD',
    ]);
  });

  it('of two who drew are decided by all bouts', () => {
    const group = roundRobin([
      ['甲', '1:1', '乙'],
      ['丙', '0:2', '甲'],
      ['乙', '3:0', '丙'],
    ]);
    expect(lines(group).slice(0, 2)).toEqual(['1 乙 1-1-0 4:1 4', '2 甲 1-1-0 3:1 4 DIFFERENCE']);
  });

  it('of two are decided by their own bout, whatever the others made of them', () => {
    const group = roundRobin([
      ['甲', '1:0', '乙'],
      ['丙', '1:0', '甲'],
      ['乙', '9:0', '丙'],
      ['丁', '0:1', '甲'],
      ['乙', '9:0', '丁'],
      ['丙', '0:1', '丁'],
    ]);
    expect(lines(group).slice(0, 2)).toEqual([
      '1 甲 2-0-1 2:1 6',
      '2 乙 2-0-1 18:1 6 HEAD_TO_HEAD',
    ]);
  });

  it('that nothing decides share the rank, and there is no champion', () => {
    const group = roundRobin([
      ['甲', '1:0', '乙'],
      ['乙', '1:0', '丙'],
      ['丙', '1:0', '甲'],
    ]);
    expect(roundTable(group).rows.map(({ rank, tied }) => [rank, tied])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ]);
    expect(championsOf([group], bracketWays([group]))[0]).toMatchObject({
      noChampion: 'TABLE_TIED',
    });
  });
});

describe('points', () => {
  const bouts: readonly Bout[] = [
    ['甲', '1:1', '乙'],
    ['甲', '2:0', '丙'],
  ];
  it.each([
    ['WIN_3_DRAW_1', [4, 1, 0]],
    ['WIN_2_DRAW_1', [3, 1, 0]],
    ['WIN_1_DRAW_HALF', [1.5, 0.5, 0]],
  ] as const)('%s', (tablePoints, points) => {
    expect(roundTable(roundRobin(bouts, tablePoints)).rows.map((row) => row.points)).toEqual(
      points,
    );
  });

  it('WIN_2_LOSS_1 give one for a bout that was lost', () => {
    const group = roundRobin([['甲', '2:0', '丙']], 'WIN_2_LOSS_1');
    expect(roundTable(group).rows.map((row) => row.points)).toEqual([2, 1]);
  });

  it('of half a point add up exactly', () => {
    const tenths: Bout[] = [
      ['甲', '0.1:0', '乙'],
      ['甲', '0.2:0', '丙'],
    ];
    expect(roundTable(roundRobin(tenths)).rows[0]).toMatchObject({ scored: 0.3, difference: 0.3 });
  });
});

describe('a table', () => {
  it('crowns its first when the last bout is over, and nobody before', () => {
    const over = roundRobin([
      ['甲', '1:0', '乙'],
      ['丙', '0:3', '甲'],
    ]);
    expect(championsOf([over], bracketWays([over]))[0]?.champion?.programName).toBe('甲');
    const open = roundRobin([
      ['甲', '1:0', '乙'],
      ['丙', '', '甲'],
    ]);
    expect(roundTable(open).boutsLeft).toBe(1);
    expect(championsOf([open], bracketWays([open]))[0]).toMatchObject({ noChampion: 'TABLE_OPEN' });
  });

  it('counts a walkover as a victory without a score, and ranks nobody who went home', () => {
    const group = roundRobin([
      ['甲', '2:1', '乙'],
      ['丙', '', '甲'],
    ]);
    const programs = group.programs.map(
      (row): Program => (row.programName === '丙' ? { ...row, standing: 'WITHDRAWN' } : row),
    );
    expect(lines({ ...group, programs })).toEqual([
      '1 甲 2-0-0 2:1 6',
      '2 乙 0-0-1 1:2 0',
      'null 丙 0-0-1 0:0 0',
    ]);
  });

  it('leads to no bout of the final: who comes there has come by the table', () => {
    const group = roundRobin([['甲', '2:1', '乙']]);
    const final: ProgramGroup = {
      ...{ id: 'f', groupName: '决赛', sort: 2 },
      programs: ['甲', '丁'].map((programName, at) =>
        program(`f${at}`, at + 1, { programName, contestant: '' }),
      ),
    };
    expect(bracketWays([group, final]).ways.size).toBe(0);
  });
});
