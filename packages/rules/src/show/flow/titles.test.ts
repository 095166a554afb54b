/** Titles of acts and the break between them: what they show, and what they do not change. */
import type { TitleShowType } from '@liangfen/sdk/schema';
import { modeValues, titleShowTypeValues } from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { items, Stagehand } from '../../testing/index.ts';
import { assembleShow, liveStateOf } from '../assemble.ts';
import { programToAnnounce } from '../between-acts.ts';
import { nextStep } from '../next-step.ts';

const opening = { type: 'SHOW_TITLE', titleShowType: 'OPENING' } as const;

function programsOf(show: Stagehand) {
  return show.state.programGroups.flatMap(({ programs }) => programs);
}

function idOf(show: Stagehand, place: number): string {
  const program = programsOf(show)[place];
  if (program === undefined) throw new RangeError(`no program ${place}`);
  return program.id;
}

describe('the title of an act', () => {
  it('names the program, and does not begin it', () => {
    const show = new Stagehand({});
    const programId = idOf(show, 1);
    show.do({ ...opening, programId });
    expect(show.state.stage).toMatchObject({
      kind: 'TITLE',
      showType: 'OPENING',
      program: { id: programId },
      score: null,
      rank: null,
    });
    expect(show.state.activeProgramId).toBeNull();
    expect(programsOf(show).every(({ phase }) => phase === 'WAITING')).toBe(true);
    expect(nextStep(show.state)).toMatchObject({ type: 'START_SPEECH', programId });
  });

  it('is refused for an unknown program, and when it is on air already', () => {
    const show = new Stagehand({});
    const command = { ...opening, programId: idOf(show, 0) };
    expect(show.reason({ ...opening, programId: 'nobody' })).toBe('PROGRAM_NOT_FOUND');
    show.do(command);
    expect(show.reason(command)).toBe('ALREADY_ON_AIR');
    expect(show.reason({ ...command, titleShowType: 'NEXT_UP' })).toBe('ACCEPTED');
    expect(show.reason({ ...command, programId: idOf(show, 1) })).toBe('ACCEPTED');
  });

  it('ends with the next picture, and is restored by an undo', () => {
    const show = new Stagehand({});
    const programId = idOf(show, 0);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.do({ ...opening, programId });
    show.do({ type: 'START_SPEECH', programId, itemId: null, test: false, confirm: true });
    expect(show.state.linkData.titleProgramId).toBeUndefined();
    show.do({ type: 'UNDO' });
    expect(show.state.stage).toMatchObject({ kind: 'TITLE', program: { id: programId } });
  });

  it('gives way to the start page when the organiser removes its program', () => {
    const show = new Stagehand({});
    show.do({ ...opening, programId: 'a2' });
    const programGroups = show.state.programGroups.map((group) => ({
      ...group,
      programs: group.programs.filter(({ id }) => id !== 'a2'),
    }));
    const live = liveStateOf(show.state);
    const loaded = assembleShow({ ...show.state, scores: new Map(), live, programGroups });
    expect(loaded.link).toBe('TITLE');
    expect(loaded.stage).toEqual({ kind: 'START' });
  });

  it('shows a score only when the hall has seen it', () => {
    const show = new Stagehand({});
    const programId = idOf(show, 0);
    const justNow = { type: 'SHOW_TITLE', titleShowType: 'JUST_NOW', programId } as const;
    show.do(justNow);
    expect(show.state.stage).toMatchObject({ kind: 'TITLE', score: null, rank: null });
    show.play(programId, [90, 90, 90]);
    show.do(justNow);
    expect(show.state.stage).toMatchObject({ kind: 'TITLE', score: 90, rank: 1, rankedTotal: 1 });
    show.do({ ...justNow, titleShowType: 'NEXT_UP' });
    expect(show.state.stage).toMatchObject({ kind: 'TITLE', score: null, rank: null });
  });
});

describe('刚刚', () => {
  const justNow = (programId: string) =>
    ({ type: 'SHOW_TITLE', titleShowType: 'JUST_NOW', programId }) as const;

  it('has the rank of its program among the ranked ones, and says whether the rank is shared', () => {
    const show = new Stagehand({ judges: 1, programs: 4 });
    show.play('a1', [80]);
    show.play('a2', [90]);
    show.play('a3', [90]);
    show.do(justNow('a1'));
    expect(show.state.stage).toMatchObject({ rank: 3, tied: false, rankedTotal: 3, vote: false });
    show.do(justNow('a2'));
    expect(show.state.stage).toMatchObject({ rank: 1, tied: true, rankedTotal: 3 });
    for (const titleShowType of ['OPENING', 'NEXT_UP'] as const) {
      show.do({ ...justNow('a2'), titleShowType });
      expect(show.state.stage).toMatchObject({ rank: null, tied: false });
    }
    show.do(justNow('a4'));
    expect(show.state.stage).toMatchObject({ rank: null, tied: false });
  });

  it('counts only the programs whose rank the hall has seen', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    show.speech('a2');
    show.scoring('a2');
    show.score('j1', 'a2', 90);
    show.reveal('a2');
    show.do({ type: 'SHOW_RESULT', programId: 'a2', itemId: null, test: false, covered: true });
    // The first step opens the score, the second the rank.
    show.do({ type: 'STEP_REVEAL', step: 1 });
    show.do(justNow('a2'));
    expect(show.state.stage).toMatchObject({ score: 90, rank: null, rankedTotal: 1 });
  });

  it('has the number of votes in a vote', () => {
    const show = new Stagehand({ judges: 1, setting: { mode: 'VOTE' } });
    show.play('a1', [1]);
    show.do(justNow('a1'));
    expect(show.state.stage).toMatchObject({ vote: true, score: 1 });
    expect(show.state.stage).not.toHaveProperty('opponent');
    show.do({ type: 'SHOW_INTERMISSION', seconds: 60 });
    expect(show.state.stage).toMatchObject({ next: { id: 'a2' }, groupName: '第 1 组' });
  });
});

describe('the program whose title is proposed', () => {
  it.each(['SCORE', 'VOTE'] as const)(
    '%s: for 刚刚 is the active one, or else the last one in the running order that has a result',
    (mode) => {
      const show = new Stagehand({ judges: 1, setting: { mode } });
      expect(programToAnnounce(show.state, 'JUST_NOW')).toBeNull();
      show.play('a2', [1]);
      show.play('a1', [1]);
      expect(programToAnnounce(show.state, 'JUST_NOW')?.id).toBe('a1');
      show.do({ type: 'SHOW_START_PAGE' });
      expect(show.state.activeProgramId).toBeNull();
      expect(programToAnnounce(show.state, 'JUST_NOW')?.id).toBe('a2');
    },
  );

  it.each(modeValues)('%s: is none in a competition without groups', (mode) => {
    const { state } = new Stagehand({ groups: 0, setting: { mode } });
    for (const type of titleShowTypeValues) expect(programToAnnounce(state, type)).toBeNull();
  });

  it('for other titles is not the one on air, but one that is still to come', () => {
    const show = new Stagehand({ judges: 1 });
    show.speech('a1');
    for (const type of ['OPENING', 'NEXT_UP'] as const) {
      expect(programToAnnounce(show.state, type)?.id).toBe('a2');
    }
  });
});

describe('a break', () => {
  it('counts down, names the next program, and can be given another length', () => {
    const show = new Stagehand({ items });
    show.do({ type: 'SHOW_INTERMISSION', seconds: 600 });
    expect(show.state.stage).toMatchObject({
      kind: 'INTERMISSION',
      clock: { durationMs: 600_000 },
      next: { id: idOf(show, 0) },
    });
    show.do({ type: 'SHOW_INTERMISSION', seconds: 0 });
    expect(show.state.stage).toMatchObject({ kind: 'INTERMISSION', clock: null });
  });

  it('names no group and no program in a competition without groups', () => {
    const show = new Stagehand({ groups: 0 });
    show.do({ type: 'SHOW_INTERMISSION', seconds: 0 });
    expect(show.state.stage).toEqual({
      kind: 'INTERMISSION',
      groupName: '',
      clock: null,
      next: null,
    });
  });

  it('goes on when another group is chosen', () => {
    const show = new Stagehand({ groups: 2 });
    show.do({ type: 'SHOW_INTERMISSION', seconds: 600 });
    const { clock } = show.state;
    show.do({ type: 'SWITCH_GROUP', groupId: 'b' });
    expect(show.state.link).toBe('INTERMISSION');
    expect(show.state.clock).toEqual(clock);
  });
});

describe('the title of a bout', () => {
  const battle = (programs = 4) => new Stagehand({ programs, setting: { mode: 'BATTLE' } });
  const title = (programId: string, titleShowType: TitleShowType) =>
    ({ type: 'SHOW_TITLE', titleShowType, programId }) as const;
  const fight = (show: Stagehand, redId: string, blueId: string, winnerId: string) => {
    const red = { programId: redId, opponentId: blueId, test: false };
    show.do({ type: 'START_BATTLE', ...red, confirm: true });
    show.do({ type: 'ADD_POINT', programId: winnerId, point: 3 });
    const loserId = winnerId === redId ? blueId : redId;
    show.do({ type: 'DETERMINE_BATTLE', programId: winnerId, opponentId: loserId, test: false });
  };

  it('names both sides, red first, whichever side the command names', () => {
    const show = battle();
    for (const programId of ['a3', 'a4']) {
      for (const type of titleShowTypeValues) {
        show.do(title(programId, type));
        expect(show.state.stage).toMatchObject({
          kind: 'TITLE',
          program: { id: 'a3' },
          opponent: { id: 'a4' },
          score: null,
          versus: { bout: 2, opponentScore: null, winnerId: null },
        });
      }
    }
    expect(nextStep(show.state)).toMatchObject({ type: 'START_BATTLE', programId: 'a3' });
  });

  it('names a single program that has no opponent, or in a competition without bouts', () => {
    const show = battle(3);
    show.do(title('a3', 'NEXT_UP'));
    expect(show.state.stage).toMatchObject({ program: { id: 'a3' } });
    expect(show.state.stage).not.toHaveProperty('opponent');
    const songs = new Stagehand({ programs: 4 });
    songs.do(title('a1', 'NEXT_UP'));
    expect(songs.state.stage).not.toHaveProperty('opponent');
    expect(songs.state.stage).not.toHaveProperty('versus');
  });

  it('shows scores and winner only as 刚刚, of a bout that the hall has seen decided', () => {
    const show = battle();
    fight(show, 'a1', 'a2', 'a2');
    show.do(title('a1', 'JUST_NOW'));
    expect(show.state.stage).toMatchObject({
      score: 0,
      versus: { bout: 1, opponentScore: 3, winnerId: 'a2' },
    });
    for (const type of ['OPENING', 'NEXT_UP'] as const) {
      show.do(title('a1', type));
      expect(show.state.stage).toMatchObject({
        score: null,
        versus: { opponentScore: null, winnerId: null },
      });
    }
  });

  it('shows no outcome of a bout that runs, was undone or is fought again', () => {
    const nothing = { score: null, versus: { opponentScore: null, winnerId: null } };
    const show = battle();
    fight(show, 'a1', 'a2', 'a1');
    show.do({ type: 'UNDO' });
    show.do(title('a2', 'JUST_NOW'));
    expect(show.state.stage).toMatchObject(nothing);
    fight(show, 'a1', 'a2', 'a1');
    show.do({
      type: 'START_BATTLE',
      ...{ programId: 'a1', opponentId: 'a2' },
      test: false,
      confirm: true,
    });
    show.do({ type: 'ADD_POINT', programId: 'a1', point: 2 });
    show.do(title('a1', 'JUST_NOW'));
    expect(show.state.stage).toMatchObject(nothing);
  });

  it('shows a decision only when the hall has seen both scores', () => {
    const show = battle();
    show.put('a1', { phase: 'DETERMINED', finalScore: 5, outcome: 'WIN' });
    show.put('a2', { phase: 'DETERMINED', finalScore: 2, outcome: 'LOSS' });
    show.do(title('a1', 'JUST_NOW'));
    expect(show.state.stage).toMatchObject({
      score: null,
      versus: { opponentScore: null, winnerId: null },
    });
  });

  it('keeps the bout that was fought, whoever the organiser puts between the two', () => {
    const show = battle();
    fight(show, 'a1', 'a2', 'a1');
    const programGroups = show.state.programGroups.map((group) => ({
      ...group,
      programs: ['a1', 'a3', 'a2', 'a4'].map((id) => show.row(id)),
    }));
    const live = liveStateOf(show.state);
    show.state = assembleShow({ ...show.state, scores: new Map(), live, programGroups });
    show.do(title('a1', 'JUST_NOW'));
    expect(show.state.stage).toMatchObject({
      program: { id: 'a1' },
      opponent: { id: 'a2' },
      versus: { bout: 1, winnerId: 'a1' },
    });
  });

  it('is proposed for the next bout, and for the bout decided last, whatever its place', () => {
    const show = battle(7);
    const proposed = (type: TitleShowType) => programToAnnounce(show.state, type)?.id ?? null;
    expect([proposed('OPENING'), proposed('NEXT_UP'), proposed('JUST_NOW')]).toEqual([
      'a1',
      'a1',
      null,
    ]);
    fight(show, 'a5', 'a6', 'a5');
    expect(proposed('NEXT_UP')).toBe('a1');
    expect(proposed('JUST_NOW')).toBe('a5');
    fight(show, 'a1', 'a2', 'a2');
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.do(title('a5', 'OPENING'));
    expect(['a1', 'a2']).toContain(proposed('JUST_NOW'));
    expect(proposed('NEXT_UP')).toBe('a3');
    fight(show, 'a3', 'a4', 'a3');
    show.do({ type: 'SHOW_START_PAGE' });
    // The remaining program has no opponent and goes on without a bout.
    expect(proposed('NEXT_UP')).toBeNull();
  });
});

describe('the break of a battle', () => {
  it('names both sides of the next bout, and nobody after the last', () => {
    const show = new Stagehand({ programs: 3, setting: { mode: 'BATTLE' } });
    show.do({ type: 'SHOW_INTERMISSION', seconds: 600 });
    expect(show.state.stage).toMatchObject({ next: { id: 'a1' }, opponent: { id: 'a2' } });
    const sides = { programId: 'a1', opponentId: 'a2', test: false } as const;
    show.do({ type: 'START_BATTLE', ...sides, confirm: false });
    show.do({ type: 'DETERMINE_BATTLE', ...sides });
    show.do({ type: 'SHOW_INTERMISSION', seconds: 600 });
    expect(show.state.stage).toMatchObject({ next: null });
    expect(show.state.stage).not.toHaveProperty('opponent');
  });
});
