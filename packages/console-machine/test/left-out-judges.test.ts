/** No judge is left out of a scoring without a question, and an open question keeps up with the hall. */

import type { Shape } from '@liangfen/rules/testing';
import type { Connection } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { selectAdvice, selectConfirmation } from '../src/index.ts';
import { type Desk, openDesk } from './support/desk.ts';

const target = { programId: 'a1', itemId: null, test: false } as const;
const score = {
  type: 'RUN',
  command: { type: 'START_SCORING', ...target, confirm: false },
} as const;
const reveal = {
  type: 'RUN',
  command: { type: 'SHOW_SCORE', ...target, confirm: false },
} as const;

function phone(judgeId: string): Connection {
  return {
    id: `phone ${judgeId}`,
    role: 'JUDGE',
    label: '手机',
    judgeId,
    operatorId: null,
    version: 1,
    visible: true,
    silentSince: null,
    lagMs: null,
    since: 0,
    page: null,
  };
}

/** A desk during a speech, with the judges who have signed in and those whose phones are connected. */
async function deskWith(
  signedIn: readonly string[],
  online: readonly string[],
  recusals: NonNullable<Shape['recusals']> = new Map(),
): Promise<Desk> {
  const desk = await openDesk(
    { signedIn: false, recusals },
    {
      before: ({ show }) => {
        for (const judgeId of signedIn) show.do({ type: 'SIGN_IN_JUDGE', judgeId });
        show.speech('a1');
      },
    },
  );
  desk.hall.tellPresence(online.map(phone));
  return desk;
}

describe('scoring that would leave judges out', () => {
  it('asks when no judge has signed in, and names all of them', async () => {
    const desk = await deskWith([], []);
    desk.send(score);
    expect(desk.hall.sent).toEqual([]);
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'JUDGES_NOT_SIGNED_IN',
      program: { id: 'a1' },
      leftOut: { nobody: true, judges: [{ id: 'j1' }, { id: 'j2' }, { id: 'j3' }] },
    });
    desk.send({ type: 'CONFIRM' });
    await desk.finish();
    expect(desk.snapshot.context.match?.link).toBe('SCORE');
  });

  it('asks when a judge is online and has not signed in, and names that judge only', async () => {
    const desk = await deskWith(['j1'], ['j1', 'j3']);
    desk.send(score);
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'JUDGES_NOT_SIGNED_IN',
      leftOut: { nobody: false, judges: [{ id: 'j3' }] },
    });
  });

  it('begins at once when judges who have not signed in are not connected', async () => {
    const desk = await deskWith(['j1'], ['j1']);
    desk.send(score);
    expect(selectConfirmation(desk.snapshot)).toBeNull();
    expect(desk.hall.sent).toHaveLength(1);
  });

  it('does not name a judge with a recusal for the program, online or not', async () => {
    const desk = await deskWith(['j1'], ['j1', 'j3'], new Map([['j3', ['a1']]]));
    desk.send(score);
    expect(selectConfirmation(desk.snapshot)).toBeNull();
    expect(desk.hall.sent).toHaveLength(1);
  });

  it('says that nobody has signed in when only a judge with a recusal has', async () => {
    const desk = await deskWith(['j3'], ['j3'], new Map([['j3', ['a1']]]));
    desk.send(score);
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      leftOut: { nobody: true, judges: [{ id: 'j1' }, { id: 'j2' }] },
    });
    desk.send({ type: 'CONFIRM' });
    await desk.finish();
    expect(selectAdvice(desk.snapshot)).toMatchObject({
      kind: 'AWAIT_SIGN_IN',
      judges: { done: 0, of: 2, missing: [{ id: 'j1' }, { id: 'j2' }] },
    });
  });

  it('names a judge whose recusal is for another program', async () => {
    const desk = await deskWith(['j1'], ['j1', 'j3'], new Map([['j3', ['a2']]]));
    desk.send(score);
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      leftOut: { judges: [{ id: 'j3' }] },
    });
  });

  it('keeps up with judges who sign in or connect while the question is open', async () => {
    const desk = await deskWith([], []);
    desk.send(score);
    desk.hall.elsewhere({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' });
    expect(selectConfirmation(desk.snapshot)).toMatchObject({ leftOut: { judges: [] } });
    desk.hall.tellPresence([phone('j2')]);
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      leftOut: { judges: [{ id: 'j2' }] },
    });
  });

  it('is part of the question whether to score again', async () => {
    const desk = await deskWith(['j1'], ['j1', 'j3']);
    desk.hall.elsewhere(score.command);
    desk.hall.show.score('j1', 'a1', 90);
    desk.hall.elsewhere({ ...reveal.command, confirm: true });
    desk.send(score);
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'RERUN_NEEDS_CONFIRMATION',
      leftOut: { nobody: false, judges: [{ id: 'j3' }] },
    });
  });
});

describe('the question about missing judges', () => {
  it('says when the last one has submitted', async () => {
    const desk = await openDesk(
      { judges: 2 },
      {
        before: ({ show }) => {
          show.speech('a1');
          show.scoring('a1');
          show.score('j1', 'a1', 90);
        },
      },
    );
    desk.send(reveal);
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'JUDGES_MISSING',
      missingJudges: [{ id: 'j2' }],
    });
    desk.hall.show.score('j2', 'a1', 91);
    desk.hall.tellMatch();
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'JUDGES_MISSING',
      missingJudges: [],
    });
    desk.send({ type: 'CONFIRM' });
    await desk.finish();
    expect(desk.snapshot.context.match?.link).toBe('SHOW_SCORE');
  });
});
