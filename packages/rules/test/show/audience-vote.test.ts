/** The audience vote as steps of the show: who may open it when, what is told before the result, undo and replay. */
import type { ShowEvent } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { audienceFrame, projectMatch, runningVote, type ShowState } from '../../src/index.ts';
import { groundOf, Replay } from '../../src/replay/index.ts';
import { newShow, plainLook, Stagehand } from '../../src/testing/index.ts';

const open = { type: 'OPEN_AUDIENCE_VOTE', programId: 'a1', voteKind: 'LIKE' } as const;
const close = { type: 'CLOSE_AUDIENCE_VOTE', programId: 'a1' } as const;
const show = { type: 'SHOW_AUDIENCE_VOTE', programId: 'a1' } as const;
const opened = { parts: { look: { ...plainLook, audiencePage: true } } };
const count = { voters: 3, votes: [1, 2], root: 'ab'.repeat(32) };

function onStage(): Stagehand {
  const stagehand = new Stagehand(opened);
  stagehand.speech('a1');
  return stagehand;
}

function closedVote(): Stagehand {
  const stagehand = onStage();
  stagehand.do(open);
  stagehand.do(close);
  stagehand.now += 2_000;
  return stagehand;
}

function frameOf(state: ShowState) {
  return audienceFrame(state, { playedSteps: null, before: null });
}

describe('an audience vote is opened', () => {
  it('for an act that has been on stage, and takes the wall', () => {
    const stagehand = onStage();
    expect(stagehand.do(open).stage).toMatchObject({
      kind: 'AUDIENCE_VOTE',
      program: { id: 'a1' },
      vote: { voteKind: 'LIKE', closedAt: null },
      result: null,
    });
  });

  it('only where phones may open the audience page', () => {
    const stagehand = new Stagehand();
    stagehand.speech('a1');
    expect(stagehand.reason(open)).toBe('AUDIENCE_PAGE_NEEDED');
  });

  it('not for an act that nobody has seen', () => {
    expect(onStage().reason({ ...open, programId: 'a2' })).toBe('NOT_IN_SPEECH');
  });

  it('not over the judges who are scoring', () => {
    const stagehand = onStage();
    stagehand.scoring('a1');
    expect(stagehand.reason(open)).toBe('JUDGES_SCORING');
  });

  it('one at a time, and once for a performance', () => {
    const stagehand = onStage();
    stagehand.do(open);
    stagehand.speech('a2');
    expect(stagehand.reason({ ...open, programId: 'a2' })).toBe('AUDIENCE_VOTE_RUNNING');
    stagehand.do(close);
    expect(stagehand.reason(open)).toBe('AUDIENCE_VOTE_HELD');
    expect(stagehand.reason({ ...open, programId: 'a2' })).toBe('ACCEPTED');
  });

  it('and shown before the act is performed again, so that no ballot is left uncounted', () => {
    const target = { programId: 'a1', itemId: null, test: false };
    const again = { type: 'START_SPEECH', ...target, confirm: true } as const;
    const stagehand = onStage();
    stagehand.do(open);
    stagehand.play('a1', [90, 91, 92]);
    expect(stagehand.reason(again)).toBe('AUDIENCE_VOTE_UNSHOWN');
    stagehand.do(close);
    stagehand.now += 2_000;
    expect(stagehand.reason(again)).toBe('AUDIENCE_VOTE_UNSHOWN');
    stagehand.audienceCount = count;
    stagehand.do(show);
    expect(stagehand.reason(again)).toBe('ACCEPTED');
  });

  it('and again when the act is performed again', () => {
    const stagehand = closedVote();
    stagehand.audienceCount = count;
    stagehand.do(show);
    stagehand.play('a1', [90, 91, 92]);
    stagehand.do({
      type: 'START_SPEECH',
      programId: 'a1',
      itemId: null,
      test: false,
      confirm: true,
    });
    expect(stagehand.row('a1').audienceVote).toBeUndefined();
    expect(stagehand.reason(open)).toBe('ACCEPTED');
  });
});

describe('while it runs', () => {
  it('the judges may score, and the phones go on voting', () => {
    const stagehand = onStage();
    stagehand.do(open);
    stagehand.scoring('a1');
    expect(runningVote(stagehand.state)?.id).toBe('a1');
    expect(frameOf(stagehand.state).vote).toMatchObject({ voteKind: 'LIKE', closedAt: null });
    stagehand.do(close);
    expect(stagehand.state.link).toBe('SCORE');
    expect(stagehand.state.window?.open).toBe(true);
  });
});

describe('the result', () => {
  it('is not shown while ballots may be on their way', () => {
    const stagehand = onStage();
    stagehand.do(open);
    stagehand.do(close);
    stagehand.audienceCount = count;
    stagehand.now += 1_999;
    expect(stagehand.reason(show)).toBe('AUDIENCE_VOTE_COUNTING');
    stagehand.now += 1;
    expect(stagehand.reason(show)).toBe('ACCEPTED');
  });

  it('is not shown without a count', () => {
    expect(closedVote().reason(show)).toBe('AUDIENCE_VOTE_COUNTING');
  });

  it('is on the wall, on the phones and in the row, and counts in no score', () => {
    const stagehand = closedVote();
    stagehand.audienceCount = count;
    const state = stagehand.do(show);
    expect(state.stage).toMatchObject({ result: { voters: 3, votes: [1, 2], figure: 66.7 } });
    expect(frameOf(state).stage).toMatchObject({ result: { figure: 66.7 } });
    expect(stagehand.row('a1')).toMatchObject({ finalScore: null, audienceVote: { count } });
  });

  it('is taken back by undo, step by step, until the vote is open again', () => {
    const stagehand = closedVote();
    stagehand.audienceCount = count;
    stagehand.do(show);
    expect(stagehand.do({ type: 'UNDO' }).stage).toMatchObject({ result: null });
    expect(JSON.stringify(projectMatch(stagehand.state, { role: 'CONSOLE' }))).not.toContain(
      count.root,
    );
    stagehand.do({ type: 'UNDO' });
    expect(runningVote(stagehand.state)?.id).toBe('a1');
    stagehand.do({ type: 'UNDO' });
    expect(stagehand.row('a1').audienceVote).toBeUndefined();
  });
});

describe('a replay of the ledger', () => {
  function replayed(events: readonly ShowEvent[]) {
    const start = newShow(opened);
    const ground = groundOf(start, start, (look) => look, { isGrounded: false, area: 'BASE' });
    const replay = new Replay(start.competitionId);
    const head = { type: 'SETUP_CHANGED', version: 0, at: 0, area: 'BASE', action: '' } as const;
    replay.step({ ...head, ...(ground && { ground }) });
    const found = events.map((event) => replay.step(JSON.parse(JSON.stringify(event))).kind);
    return { found, state: replay.state };
  }

  it('plays every step of a vote again, and comes to the same count', () => {
    const stagehand = closedVote();
    stagehand.audienceCount = count;
    stagehand.do(show);
    stagehand.do({ type: 'UNDO' });
    stagehand.do(show);
    const { found, state } = replayed(stagehand.events);
    expect(new Set(found)).toEqual(new Set(['SAME']));
    expect(state && JSON.stringify(state.programGroups)).toContain(count.root);
  });

  it('finds a result that is shown before the ballots were in', () => {
    const stagehand = closedVote();
    stagehand.audienceCount = count;
    stagehand.do(show);
    const events = stagehand.events.map((event) =>
      event.type === 'AUDIENCE_VOTE_SHOWN' ? { ...event, at: event.at - 1 } : event,
    );
    expect(replayed(events).found.at(-1)).toBe('DIFFERENT');
  });
});
