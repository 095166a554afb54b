// The suggested step never skips a program that was begun: a program that was left in the middle comes next.
import { describe, expect, it } from 'vitest';
import { nextStep, projectMatch } from '../../src/index.ts';
import { items, Stagehand } from '../../src/testing/index.ts';

function suggested(show: Stagehand) {
  return nextStep(projectMatch(show.state, { role: 'CONSOLE' }));
}

describe('after a program was left in the middle the next step leads back to it', () => {
  it('to its speech when its scoring was open, from the list and from the ranking’s list', () => {
    const show = new Stagehand();
    show.play('a1', [90, 91, 92]);
    show.speech('a2');
    show.scoring('a2');
    show.score('j1', 'a2', 90);
    show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(suggested(show)).toMatchObject({ type: 'START_SPEECH', programId: 'a2' });
    expect(show.state.stage).toMatchObject({ kind: 'PROGRAM_LIST', nextProgramId: 'a2' });
  });

  it('from the result of a program that was played meanwhile', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.play('a2', [90, 91, 92]);
    expect(suggested(show)).toMatchObject({ type: 'START_SPEECH', programId: 'a1' });
  });

  it('to its result when its scores had been shown', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 90);
    show.reveal('a1', null, true);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(suggested(show)).toMatchObject({ type: 'SHOW_RESULT', programId: 'a1' });
  });

  it('to the item that was left, when items are scored one by one', () => {
    const show = new Stagehand({
      judges: 1,
      items,
      setting: { enableItem: true, enableScoreItemCombine: false },
    });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(suggested(show)).toMatchObject({
      type: 'START_SPEECH',
      programId: 'a1',
      itemId: 'voice',
    });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.score('j1', 'a1', 90, 'voice');
    show.reveal('a1', 'voice');
    show.result('a1', 'voice');
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(suggested(show)).toMatchObject({
      type: 'START_SPEECH',
      programId: 'a1',
      itemId: 'stage',
    });
  });
});
