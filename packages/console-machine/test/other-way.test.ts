/** Reveals play by themselves or begin covered; then the next step opens them, and the step back closes them again. */
import { describe, expect, it } from 'vitest';
import {
  selectArmed,
  selectNextStep,
  selectOtherWay,
  selectRanking,
  selectRows,
  selectStepBack,
} from '../src/index.ts';
import { type Desk, openDesk } from './support/desk.ts';

/** A desk after all judges have given their scores. */
function scored(): Promise<Desk> {
  return openDesk(
    {},
    {
      before: ({ show }) => {
        show.speech('a1');
        show.scoring('a1');
        for (const judge of ['j1', 'j2', 'j3']) show.score(judge, 'a1', 90);
      },
    },
  );
}

/** Takes the next step, or the alternative beside it, until its picture has arrived. */
async function run(desk: Desk, way: 'next' | 'other'): Promise<void> {
  const other = selectOtherWay(desk.snapshot);
  if (way === 'next') desk.send({ type: 'TAKE_NEXT_STEP' });
  else if (other) desk.send({ type: 'RUN', command: other.button.command });
  await desk.finish();
}

const revealStep = (desk: Desk) => desk.hall.match.linkData.revealStep;

describe('scores and results', () => {
  it('play by themselves as the next step, with the covered start as an alternative', async () => {
    const desk = await scored();
    expect(selectOtherWay(desk.snapshot)).toMatchObject({
      covered: true,
      armed: false,
      button: { command: { type: 'SHOW_SCORE', covered: true }, blocked: null },
    });
    await run(desk, 'next');
    expect(revealStep(desk)).toBeNull();
    expect(selectOtherWay(desk.snapshot)?.button.command).toMatchObject({ type: 'SHOW_RESULT' });
    expect(selectStepBack(desk.snapshot)).toBeNull();
  });

  it('that begin covered are opened by the next step and closed by the step back', async () => {
    const desk = await scored();
    await run(desk, 'other');
    expect(desk.hall.match.link).toBe('SHOW_SCORE');
    expect(revealStep(desk)).toBe(0);
    expect(selectStepBack(desk.snapshot)).toBeNull();
    expect(selectOtherWay(desk.snapshot)).toBeNull();
    expect(selectNextStep(desk.snapshot)?.command).toEqual({ type: 'STEP_REVEAL', step: 1 });
    await run(desk, 'next');
    await run(desk, 'next');
    expect(revealStep(desk)).toBe(2);
    expect(selectStepBack(desk.snapshot)).toEqual({ type: 'STEP_REVEAL', step: 1 });
  });

  it('have the covered start in every row that may show them', async () => {
    const desk = await scored();
    const [first, second] = selectRows(desk.snapshot);
    expect(first?.covered.map(({ command, blocked }) => [command.type, blocked?.reason])).toEqual([
      ['SHOW_SCORE', undefined],
      ['SHOW_RESULT', 'NOT_REVEALED'],
    ]);
    expect(second?.covered.every(({ blocked }) => blocked !== null)).toBe(true);
  });

  it('in a preview can be changed to the covered start, as the hall would see it', async () => {
    const desk = await scored();
    desk.send({ type: 'ARM_NEXT_STEP' });
    await desk.answerPreview();
    expect(selectArmed(desk.snapshot)?.match?.linkData.revealStep).toBeNull();
    const other = selectOtherWay(desk.snapshot);
    expect(other).toMatchObject({ armed: true, covered: true });
    if (other) desk.send({ type: 'ARM', command: other.button.command });
    await desk.answerPreview();
    expect(selectArmed(desk.snapshot)?.match?.linkData.revealStep).toBe(0);
    expect(selectOtherWay(desk.snapshot)).toMatchObject({ armed: true, covered: false });
    desk.send({ type: 'TAKE' });
    await desk.finish();
    expect(desk.hall.lastCommand()).toMatchObject({ type: 'SHOW_SCORE', covered: true });
    expect(revealStep(desk)).toBe(0);
  });

  it('ask about missing judges first in either way', async () => {
    const desk = await openDesk(
      {},
      {
        before: ({ show }) => {
          show.speech('a1');
          show.scoring('a1');
          show.score('j1', 'a1', 90);
        },
      },
    );
    const other = selectOtherWay(desk.snapshot);
    expect(other?.button.asks).toBe('JUDGES_MISSING');
    if (other) desk.send({ type: 'RUN', command: other.button.command });
    expect(desk.hall.sent).toEqual([]);
    desk.send({ type: 'CONFIRM' });
    await desk.finish();
    expect(desk.hall.lastCommand()).toMatchObject({ covered: true, confirm: true });
  });
});

describe('a ranking', () => {
  const choose = { type: 'CHOOSE_RANK_TYPE', rankShowType: 'DEFAULT' } as const;

  it('begins as the competition’s setting says, unless its button says otherwise', async () => {
    const desk = await openDesk({ setting: { rankCovered: true } });
    expect(selectRanking(desk.snapshot).covered).toBe(true);
    desk.send(choose);
    await desk.finish();
    expect(revealStep(desk)).toBe(0);
    desk.send({ ...choose, covered: false });
    await desk.finish();
    expect(revealStep(desk)).toBeNull();
  });

  it('that is covered in the preview is taken covered', async () => {
    const desk = await openDesk();
    desk.send({ type: 'ARM_FIRST', on: true }, { ...choose, covered: true });
    await desk.answerPreview();
    expect(desk.hall.sent).toEqual([]);
    expect(selectArmed(desk.snapshot)?.match?.linkData).toMatchObject({ revealStep: 0 });
    desk.send({ type: 'TAKE' });
    await desk.finish();
    expect(desk.hall.match).toMatchObject({ link: 'RANK', linkData: { revealStep: 0 } });
  });

  it('plays with 600 ms a row, with the pace of the competition, or with the chosen one', async () => {
    const usual = await openDesk();
    expect(selectRanking(usual.snapshot)).toMatchObject({
      paceMs: 600,
      paces: [600, 1000, 1500, 2000, 3000],
    });
    const desk = await openDesk({ setting: { rankPaceMs: 800 } });
    expect(selectRanking(desk.snapshot)).toMatchObject({
      paceMs: 800,
      paces: [600, 800, 1000, 1500, 2000, 3000],
    });
    desk.send(choose);
    await desk.finish();
    expect(desk.hall.lastCommand()).not.toHaveProperty('paceMs');
    desk.send({ type: 'CHOOSE_RANK_PACE', paceMs: 2000 }, choose);
    await desk.finish();
    expect(desk.hall.match.linkData.rankPaceMs).toBe(2000);
    expect(selectRanking(desk.snapshot).paceMs).toBe(2000);
  });
});
