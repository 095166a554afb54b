/** The event and the stored facts of a step hold no more than the step has changed. */
import { expect, it } from 'vitest';
import { Stagehand } from '../testing/index.ts';
import type { DecidedEvent, ShowCommand } from './commands.ts';

function decided(show: Stagehand, command: ShowCommand): DecidedEvent {
  const decision = show.ask(command);
  if (!decision.accepted || !decision.decided) throw new Error(`${command.type} was refused`);
  show.do(command);
  return decision.decided;
}

const list = { type: 'SHOW_PROGRAM_LIST' } as const;

it('a step that changes no row lists none, and stores only the position', () => {
  const show = new Stagehand();
  show.play('a1', [90, 80, 70]);
  const { event, facts } = decided(show, { type: 'STEP_REVEAL', step: null });
  expect(event).toMatchObject({ type: 'REVEAL_STEPPED', programs: [] });
  expect(Object.keys(facts).sort()).toEqual(['checkpoints', 'leftProgramIds', 'position']);
});

it('an undo has the position before the step, and the rows and results that the step changes', () => {
  const show = new Stagehand();
  const { linkData } = show.state;
  const { facts } = decided(show, list);
  expect(facts.checkpoints).toEqual([
    {
      version: 1,
      type: 'PROGRAM_LIST_SHOWN',
      programId: null,
      operatorId: null,
      before: {
        position: {
          link: 'INIT',
          linkData,
          activeProgramGroupId: 'a',
          activeProgramId: null,
          activeItemId: null,
          window: null,
          clock: null,
          battle: null,
          held: [],
          leadTold: false,
        },
        programs: [],
        results: [],
        shown: [],
      },
    },
  ]);
  const row = show.row('a1');
  expect(
    decided(show, {
      type: 'START_SPEECH',
      programId: 'a1',
      itemId: null,
      test: false,
      confirm: false,
    }).facts.checkpoints?.at(-1)?.before,
  ).toMatchObject({ programs: [row], results: [] });
});

it('the result of a test does not count as seen by the hall', () => {
  const show = new Stagehand({ judges: 1 });
  const target = { programId: 't1', itemId: null, test: true };
  show.speech('t1', null, true);
  show.scoring('t1', null, true);
  show.score('j1', 't1', 90);
  show.do({ type: 'SHOW_SCORE', ...target, confirm: false });
  show.do({ type: 'SHOW_RESULT', ...target });
  expect(show.row('t1').finalScore).toBe(90);
  expect([...show.state.shown.keys()]).toEqual([]);
});

it('a program list that an undo restores shows the results that the hall had seen', () => {
  const show = new Stagehand({ judges: 1 });
  show.play('a1', [90]);
  show.do(list);
  show.do({ type: 'START_SPEECH', programId: 'a1', itemId: null, test: false, confirm: true });
  show.do({ type: 'UNDO' });
  expect(show.state.stage).toMatchObject({
    kind: 'PROGRAM_LIST',
    rows: [{ id: 'a1', finalScore: 90 }, { finalScore: null }, { finalScore: null }],
  });
});

it('a result that is shown after a ranking keeps nothing of that ranking', () => {
  const show = new Stagehand({ judges: 1 });
  show.play('a1', [90]);
  show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  expect(
    decided(show, { type: 'SHOW_RESULT', programId: 'a1', itemId: null, test: false }).facts,
  ).toHaveProperty('position.held', []);
});
