// Without a fight: whoever's opponent is out goes on, whoever is out goes nowhere, and what was fought stays as it was.
import type { Program, ProgramGroup, ProgramStanding } from '@liangfen/sdk/schema';
import { programStandingValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import {
  boutsOf,
  bracketWays,
  championsOf,
  isBoutAhead,
  mayPerform,
  walkoversOf,
  walkoverWinner,
} from '../../src/index.ts';
import { newShow, program, Stagehand } from '../../src/testing/index.ts';

interface Told {
  readonly outcome?: 'WIN' | 'LOSS';
  readonly standing?: ProgramStanding;
}

type Side = readonly [programName: string, told?: Told];
type Round = readonly [groupName: string, ...sides: Side[]];

const won: Told = { outcome: 'WIN' };
const lost: Told = { outcome: 'LOSS' };
const gone: Told = { standing: 'WITHDRAWN' };

/** Sides in running order: two make a bout. */
function groupsOf(...rounds: readonly Round[]): ProgramGroup[] {
  return rounds.map(([groupName, ...sides], at) => ({
    id: `g${at}`,
    groupName,
    sort: at + 1,
    programs: sides.map(([programName, told = {}], place): Program => {
      const id = `g${at}-${place}`;
      const sort = place + 1;
      const opponentId = `g${at}-${place % 2 === 0 ? place + 1 : place - 1}`;
      const side = place % 2 === 0 ? ('RED' as const) : ('BLUE' as const);
      const fought = { opponentId, side, bout: Math.floor(place / 2) + 1 };
      return program(id, sort, {
        ...{ programName, contestant: '', ...told },
        ...(told.outcome === undefined ? {} : { phase: 'DETERMINED', fought }),
      });
    }),
  }));
}

function champion(...rounds: readonly Round[]): string | null | undefined {
  const groups = groupsOf(...rounds);
  const [line] = championsOf(groups, bracketWays(groups));
  return line?.champion?.programName ?? line?.noChampion;
}

function shown(...rounds: readonly Round[]) {
  const show = new Stagehand({ setting: { mode: 'BATTLE' } });
  show.state = newShow({
    setting: { mode: 'BATTLE' },
    parts: { programGroups: groupsOf(...rounds) },
  });
  show.do({ type: 'SHOW_BRACKET' });
  if (show.state.stage.kind !== 'BRACKET') throw new Error('the bracket is on air');
  return show.state.stage;
}

const sides = (of: ReturnType<typeof shown>, round: number) =>
  of.rounds[round]?.slots.flatMap(({ red, blue }) => (blue === null ? [red] : [red, blue])) ?? [];

describe('a bout of which one side is out before it is fought', () => {
  it.each(programStandingValues)('the other side of %s', (standing) => {
    const [group] = groupsOf(['决赛', ['甲'], ['乙', { standing }]]);
    const [red, blue] = group?.programs ?? [];
    if (red === undefined || blue === undefined) throw new Error('two sides');
    const winner = walkoverWinner({ red, blue });
    expect(winner?.id ?? null).toBe(mayPerform({ standing }) ? null : red.id);
    expect(walkoverWinner({ red: blue, blue: red })?.id).toBe(winner?.id);
    expect([...walkoversOf('BATTLE', [red, blue])]).toEqual(winner === null ? [] : [red.id]);
    expect(walkoversOf('SCORE', [red, blue]).size).toBe(0);
  });

  it('gives nothing where both are out, nothing to a guest, and nothing where nobody stands opposite', () => {
    const winners = (...own: Side[]) => [
      ...walkoversOf('BATTLE', groupsOf(['决赛', ...own])[0]?.programs ?? []),
    ];
    expect(winners(['甲', gone], ['乙', { standing: 'ABSENT' }])).toEqual([]);
    expect(winners(['甲', { standing: 'GUEST' }], ['乙', gone])).toEqual([]);
    expect(winners(['甲', gone], ['乙'], ['丙'])).toEqual(['g0-1']);
  });

  it('gives nothing once it was fought, or is being fought', () => {
    const [group] = groupsOf(['决赛', ['甲', { ...lost }], ['乙', { ...won, ...gone }]]);
    expect(walkoversOf('BATTLE', group?.programs ?? []).size).toBe(0);
    const fought = { opponentId: 'p2', side: 'RED' as const, bout: 1 };
    const red = program('p1', 1, { phase: 'BATTLE', fought });
    const blue = program('p2', 2, { phase: 'BATTLE', fought, standing: 'WITHDRAWN' });
    expect(walkoverWinner({ red, blue })).toBeNull();
  });

  it('is told by the bracket, is no bout that is waited for, and leads on', () => {
    const stage = shown(
      ['半决赛', ['甲'], ['乙', gone], ['丙', won], ['丁', lost]],
      ['决赛', ['甲'], ['丙']],
    );
    expect(sides(stage, 0).map(({ walkover }) => walkover ?? false)).toEqual([
      ...[true, false, false, false],
    ]);
    expect(sides(stage, 0)[1]?.program.standing).toBe('WITHDRAWN');
    expect(stage.rounds[0]?.slots.map(isBoutAhead)).toEqual([false, false]);
    expect(stage.rounds[1]?.slots.map(isBoutAhead)).toEqual([true]);
    expect(sides(stage, 1).map(({ from }) => from)).toEqual([0, 1]);
  });

  it('is told in the record of the bouts, with the word for whoever is out', () => {
    const [record] = boutsOf(groupsOf(['决赛', ['甲', gone], ['乙']]), [], []);
    expect(record?.red).toMatchObject({ standing: 'WITHDRAWN', outcome: null });
    expect(record?.red).not.toHaveProperty('walkover');
    expect(record?.blue).toMatchObject({ walkover: true, outcome: null });
    expect(record?.determination).toBeNull();
  });
});

describe('the champion', () => {
  const semi: Round = ['半决赛', ['甲', won], ['乙', lost], ['丙', won], ['丁', lost]];

  it('of a final that one side did not come to is the other side', () => {
    expect(champion(semi, ['决赛', ['甲'], ['丙', gone]])).toBe('甲');
    const first: Round = ['第一轮', ['甲', won], ['乙', lost], ['丙', won], ['丁', lost]];
    expect(champion(first, ['第二轮', ['甲', gone], ['丙']])).toBe('丙');
  });

  it('is nobody, with the reason, where both are out or nobody ever stood opposite', () => {
    expect(champion(semi, ['决赛', ['甲', gone], ['丙', gone]])).toBe('NOBODY_LEFT');
    expect(champion(semi, ['决赛', ['甲']])).toBe('UNDECIDED');
    expect(champion(semi, ['决赛', ['甲'], ['丙', { standing: 'GUEST' }]])).toBe('UNDECIDED');
  });

  it('is never who is out, in the final or in a bout on the way to it; the bouts keep their winners', () => {
    expect(champion(semi, ['决赛', ['甲', { ...won, ...gone }], ['丙', lost]])).toBe('WINNER_OUT');
    const out: Round = [
      '半决赛',
      ['甲', { ...won, standing: 'DISQUALIFIED' }],
      ...[['乙', lost] as const, ['丙', won] as const, ['丁', lost] as const],
    ];
    expect(champion(out, ['决赛', ['甲', won], ['丙', lost]])).toBe('WINNER_OUT');
    const stage = shown(out, ['决赛', ['甲', won], ['丙', lost]]);
    expect(sides(stage, 0).map(({ outcome }) => outcome)).toEqual(['WIN', 'LOSS', 'WIN', 'LOSS']);
    expect(sides(stage, 1).map(({ from }) => from)).toEqual([0, 1]);
  });

  it('whoever is out is drawn into no round that is still to be fought', () => {
    const out: Round = [
      '半决赛',
      ['甲', { ...won, standing: 'DISQUALIFIED' }],
      ...[['乙', lost] as const, ['丙', won] as const, ['丁', lost] as const],
    ];
    expect(sides(shown(out, ['决赛', ['甲'], ['丙']]), 1).map(({ from }) => from)).toEqual([
      null,
      1,
    ]);
    const bye: Round = ['半决赛', ['甲', won], ['乙', lost], ['丙', gone]];
    expect(sides(shown(bye, ['决赛', ['甲'], ['丙']]), 1).map(({ from }) => from)).toEqual([
      0,
      null,
    ]);
  });

  it('can be told by structure though a bout was not fought, and though a winner is out', () => {
    const first: Round = ['第一轮', ['甲'], ['乙', gone], ['丙', won], ['丁', lost]];
    expect(champion(first, ['第二轮', ['甲', won], ['丙', lost]])).toBe('甲');
    const three: Round = [
      '第一轮',
      ...[['甲', won] as const, ['乙', lost] as const, ['丙', won] as const, ['丁', lost] as const],
      ...[['戊', { ...won, ...gone }] as const, ['己', lost] as const],
    ];
    expect(champion(three, ['第二轮', ['甲', won], ['丙', lost]])).toBe('甲');
  });
});
