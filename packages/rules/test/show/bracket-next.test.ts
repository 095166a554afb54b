// List, break, bracket and title data say the same bout is next, whatever was decided, left out of a rehearsal or withdrawn;
// and a known winner stands in the next round before that is drawn up.
import type { BracketSlot, Program, ProgramGroup, Stage, StageBracket } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { comingPlaces, nextOnAir } from '../../src/index.ts';
import { newShow, program, Stagehand } from '../../src/testing/index.ts';

type Fate = 'waits' | 'disabled' | 'decided' | 'out';
const fates: readonly Fate[] = ['waits', 'disabled', 'decided', 'out'];

function side(id: string, sort: number, fate: Fate, other: string): Program {
  const colour = sort % 2 === 1 ? ('RED' as const) : ('BLUE' as const);
  const fought = { opponentId: other, side: colour, bout: Math.ceil(sort / 2) };
  const isRed = colour === 'RED';
  switch (fate) {
    case 'waits':
      return program(id, sort, { battleProgram: other });
    case 'disabled':
      return program(id, sort, { battleProgram: other, disabled: 'REHEARSAL_DISABLED' });
    case 'decided':
      return program(id, sort, {
        ...{ battleProgram: other, phase: 'DETERMINED', fought, outcome: isRed ? 'WIN' : 'LOSS' },
      });
    case 'out':
      return program(id, sort, {
        battleProgram: other,
        ...(isRed ? {} : { standing: 'WITHDRAWN' as const }),
      });
  }
}

function group(id: string, sort: number, own: readonly Fate[]): ProgramGroup {
  const programs = own.flatMap((fate, at) => {
    const [red, blue] = [`${id}-${2 * at + 1}`, `${id}-${2 * at + 2}`];
    return [side(red, 2 * at + 1, fate, blue), side(blue, 2 * at + 2, fate, red)];
  });
  return { id, groupName: id, sort, programs };
}

function showOf(programGroups: readonly ProgramGroup[]): Stagehand {
  const show = new Stagehand({ setting: { mode: 'BATTLE' } });
  const parts = { programGroups: [...programGroups], activeProgramGroupId: 'semi' };
  // What a rehearsal leaves out is given, so that each bout can be.
  show.state = { ...newShow({ setting: { mode: 'BATTLE' }, parts }), ...parts };
  return show;
}

function bracketOf(stage: Stage): StageBracket {
  if (stage.kind !== 'BRACKET') throw new Error('the bracket is on air');
  return stage;
}

const evenings = fates.flatMap((first) =>
  fates.flatMap((second) => fates.map((third) => [first, second, third] as const)),
);

it.each(evenings)('bouts that are %s, %s and %s', (...own) => {
  const show = showOf([group('semi', 1, own)]);
  const told = () => nextOnAir(show.state.stage)?.program.id ?? null;
  show.do({ type: 'SHOW_PROGRAM_LIST' });
  const listed = told();
  show.do({ type: 'SHOW_INTERMISSION', seconds: 60 });
  expect(told()).toBe(listed);
  show.do({ type: 'SHOW_BRACKET' });
  expect(told()).toBe(listed);
  const waits = own.indexOf('waits');
  expect(listed).toBe(waits === -1 ? null : `semi-${2 * waits + 1}`);
  expect(bracketOf(show.state.stage).nextProgramId).toBe(listed);
});

it('after the last bout of a group, the bracket frames the first of the group that comes then', () => {
  const show = showOf([group('semi', 1, ['decided']), group('final', 2, ['disabled', 'waits'])]);
  show.do({ type: 'SHOW_BRACKET' });
  expect(bracketOf(show.state.stage).nextProgramId).toBe('final-3');
});

it('a known winner stands in the next round at once, beside somebody who is not known yet', () => {
  const show = showOf([group('semi', 1, ['decided', 'waits', 'out', 'disabled'])]);
  show.do({ type: 'SHOW_BRACKET' });
  const [round] = bracketOf(show.state.stage).rounds;
  const known = comingPlaces(round?.slots ?? []).map(({ red, blue }) => [red?.id, blue?.id]);
  // The third bout is not fought: one side is out, and the other goes on.
  expect(known).toEqual([
    ['semi-1', undefined],
    ['semi-5', undefined],
  ]);
});

it('who came alone goes on, and who has left since does not', () => {
  const stands = (id: string, more: object = {}) => ({
    ...{ program: { id, sort: 1, programName: id, contestant: '' }, score: null },
    ...{ outcome: null, from: null, ...more },
  });
  const gone = { ...stands('b').program, standing: 'WITHDRAWN' as const };
  const slots: BracketSlot[] = [
    {
      bout: 1,
      red: stands('a', { outcome: 'LOSS' }),
      blue: stands('b', { outcome: 'WIN', program: gone }),
    },
    { bout: null, red: stands('c'), blue: null },
    { bout: null, red: stands('d'), blue: null },
  ];
  expect(comingPlaces(slots).map(({ red, blue }) => [red?.id, blue?.id])).toEqual([
    [undefined, 'c'],
    ['d', undefined],
  ]);
});
