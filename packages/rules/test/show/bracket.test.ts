// The bracket: groups are rounds, winners of one round are found in the next, and bouts to come have no outcome.
import { describe, expect, it } from 'vitest';
import { newShow, program, range, Stagehand } from '../../src/testing/index.ts';

/** Makes rounds from the names of their programs, in running order. */
function tournament(...rounds: readonly (readonly string[])[]): Stagehand {
  const show = new Stagehand({ setting: { mode: 'BATTLE' } });
  show.state = newShow({
    setting: { mode: 'BATTLE' },
    parts: {
      programGroups: rounds.map((names, round) => ({
        id: `r${round}`,
        groupName: `第 ${round + 1} 轮`,
        sort: round + 1,
        programs: names.map((programName, at) =>
          program(`r${round}-${programName}`, at + 1, { programName, contestant: '' }),
        ),
      })),
    },
  });
  return show;
}

function win(show: Stagehand, round: number, winner: string, loser: string): void {
  const groupId = `r${round}`;
  if (show.state.activeProgramGroupId !== groupId) show.do({ type: 'SWITCH_GROUP', groupId });
  const [one, other] = [`r${round}-${winner}`, `r${round}-${loser}`];
  const bout = { programId: one, opponentId: other, test: false } as const;
  show.do({ type: 'START_BATTLE', ...bout, confirm: true });
  show.do({ type: 'DETERMINE_BATTLE', ...bout });
}

function bracket(show: Stagehand) {
  show.do({ type: 'SHOW_BRACKET' });
  const { stage } = show.state;
  if (stage.kind !== 'BRACKET') throw new Error('the bracket is on air');
  return stage;
}

describe('the bracket', () => {
  it('follows the winner of a bout into the next round, and to the champion', () => {
    const show = tournament(['甲', '乙', '丙', '丁'], ['丁', '甲']);
    win(show, 0, '甲', '乙');
    win(show, 0, '丁', '丙');
    const before = bracket(show);
    expect(before.rounds[1]?.slots[0]).toMatchObject({
      red: { program: { programName: '丁' }, from: 1, outcome: null },
      blue: { program: { programName: '甲' }, from: 0, outcome: null },
    });
    expect(before.champion).toBeNull();
    win(show, 1, '丁', '甲');
    expect(bracket(show).champion).toMatchObject({ programName: '丁' });
  });

  it('lets a program without an opponent go on', () => {
    const show = tournament(['甲', '乙', '丙'], ['甲', '丙']);
    win(show, 0, '甲', '乙');
    const { rounds } = bracket(show);
    expect(rounds[0]?.slots.map(({ bout, blue }) => [bout, blue === null])).toEqual([
      [1, false],
      [null, true],
    ]);
    expect(rounds[1]?.slots[0]).toMatchObject({ red: { from: 0 }, blue: { from: 1 } });
  });

  it('has no champion without a bout, or while a round has several bouts', () => {
    expect(bracket(tournament(['甲'])).champion).toBeNull();
    const show = tournament(['甲', '乙', '丙', '丁']);
    win(show, 0, '甲', '乙');
    expect(bracket(show).champion).toBeNull();
  });

  it('does not connect a loser with the next round', () => {
    const show = tournament(['甲', '乙'], ['乙', '丙']);
    win(show, 0, '甲', '乙');
    expect(bracket(show).rounds[1]?.slots[0]?.red.from).toBeNull();
  });

  it('is limited to the last five rounds, and to sixteen places around the next bout', () => {
    const names = range(80).map(String);
    const show = tournament(names, ['1'], ['2'], ['3'], ['4'], names);
    for (const at of range(20)) win(show, 5, String(2 * at - 1), String(2 * at));
    const { rounds } = bracket(show);
    expect(rounds).toHaveLength(5);
    const bouts = rounds.at(-1)?.slots.map(({ bout }) => bout) ?? [];
    expect(bouts).toHaveLength(16);
    expect(bouts).toContain(21);
  });
});
