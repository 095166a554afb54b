/** Titles of acts and the break between them: what they tell, and what they leave alone. */
import { describe, expect, it } from 'vitest';
import { items, Stagehand } from '../../testing/index.ts';
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
  it('names it, and begins nothing', () => {
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

  it('is refused for nobody, and for what is on air', () => {
    const show = new Stagehand({});
    const command = { ...opening, programId: idOf(show, 0) };
    expect(show.reason({ ...opening, programId: 'nobody' })).toBe('PROGRAM_NOT_FOUND');
    show.do(command);
    expect(show.reason(command)).toBe('ALREADY_ON_AIR');
    expect(show.reason({ ...command, titleShowType: 'NEXT_UP' })).toBe('ACCEPTED');
    expect(show.reason({ ...command, programId: idOf(show, 1) })).toBe('ACCEPTED');
  });

  it('goes with the next picture, and comes back with an undo', () => {
    const show = new Stagehand({});
    const programId = idOf(show, 0);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.do({ ...opening, programId });
    show.do({ type: 'START_SPEECH', programId, itemId: null, test: false, confirm: true });
    expect(show.state.linkData.titleProgramId).toBeUndefined();
    show.do({ type: 'UNDO' });
    expect(show.state.stage).toMatchObject({ kind: 'TITLE', program: { id: programId } });
  });

  it('tells a score only when the hall has seen it', () => {
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

describe('a break', () => {
  it('counts down, says who is next, and may be given another length', () => {
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

  it('goes on when another group comes after it', () => {
    const show = new Stagehand({ groups: 2 });
    show.do({ type: 'SHOW_INTERMISSION', seconds: 600 });
    const { clock } = show.state;
    show.do({ type: 'SWITCH_GROUP', groupId: 'b' });
    expect(show.state.link).toBe('INTERMISSION');
    expect(show.state.clock).toEqual(clock);
  });
});
