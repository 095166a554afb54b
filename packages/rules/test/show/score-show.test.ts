/** The show in SCORE and VOTE mode: the order of steps, windows, results, undo, corrections and late scores. */
import { describe, expect, it } from 'vitest';
import { items, Stagehand } from '../../src/testing/index.ts';

const combined = { enableItem: true, enableScoreItemCombine: true };
const oneByOne = { enableItem: true };

describe('a program goes from speech to result', () => {
  it('computes the final score without the highest and lowest score, and ranks the program', () => {
    const show = new Stagehand({ judges: 5, setting: { dropHighest: 1, dropLowest: 1 } });
    show.play('a1', [80, 99, 90, 85, 10]);
    expect(show.row('a1')).toMatchObject({ phase: 'RESULT', finalScore: 85 });
    expect(show.state.stage).toMatchObject({
      kind: 'RESULT',
      programScore: 85,
      rank: 1,
      rankedTotal: 1,
      leaderChanged: false,
    });
  });

  it('shows that the lead has changed hands', () => {
    const show = new Stagehand();
    show.play('a1', [80, 80, 80]);
    show.play('a2', [90, 90, 90]);
    expect(show.state.stage).toMatchObject({ rank: 1, leaderChanged: true, rankedTotal: 2 });
  });

  it('keeps the order of the steps', () => {
    const show = new Stagehand();
    const target = { programId: 'a1', itemId: null, test: false };
    expect(show.reason({ type: 'START_SCORING', ...target, confirm: false })).toBe('NOT_IN_SPEECH');
    expect(show.reason({ type: 'SHOW_SCORE', ...target, confirm: false })).toBe('NOT_SCORING');
    expect(show.reason({ type: 'SHOW_RESULT', ...target })).toBe('NOT_REVEALED');
    show.speech('a1');
    expect(show.reason({ type: 'START_SPEECH', ...target, confirm: false })).toBe('ALREADY_ON_AIR');
    show.scoring('a1');
    expect(show.reason({ type: 'SHOW_SCORE', ...target, confirm: true })).toBe('NO_SCORES');
    expect(show.reason({ type: 'SHOW_RESULT', ...target })).toBe('NOT_REVEALED');
  });

  it('asks before revealing while judges are missing, and names them', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    show.score('j2', 'a1', 90);
    const command = { type: 'SHOW_SCORE', programId: 'a1', itemId: null, test: false } as const;
    expect(show.ask({ ...command, confirm: false })).toMatchObject({
      accepted: false,
      reason: 'JUDGES_MISSING',
      missingJudges: [{ number: 1 }, { number: 3 }],
    });
    show.do({ ...command, confirm: true });
    show.result('a1');
    expect(show.row('a1').finalScore).toBe(90);
  });

  it('lists the judges who have submitted in the order of judges, whoever was first', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    for (const judgeId of ['j3', 'j1', 'j2']) show.score(judgeId, 'a1', 90);
    expect(show.state.window?.submitted).toEqual(['j1', 'j2', 'j3']);
  });

  it('adds a judge who signs in late to the expected ones, in the order of judges', () => {
    const show = new Stagehand({ signedIn: false });
    show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j3' });
    show.speech('a1');
    show.scoring('a1');
    show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' });
    expect(show.state.window?.expected).toEqual(['j1', 'j3']);
  });

  it('does not let another program start while scores are open', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    expect(
      show.reason({
        type: 'START_SPEECH',
        programId: 'a2',
        itemId: null,
        test: false,
        confirm: false,
      }),
    ).toBe('OTHER_PROGRAM_SCORING');
  });

  it('asks before a finished program starts again, and removes its result', () => {
    const show = new Stagehand();
    show.play('a1', [90, 90, 90]);
    const again = { programId: 'a1', itemId: null, test: false };
    expect(show.reason({ type: 'START_SCORING', ...again, confirm: false })).toBe(
      'RERUN_NEEDS_CONFIRMATION',
    );
    show.do({ type: 'START_SCORING', ...again, confirm: true });
    expect(show.row('a1')).toMatchObject({ phase: 'SCORING', finalScore: null });
    expect(show.state.window?.submitted).toEqual(['j1', 'j2', 'j3']);
    show.score('j1', 'a1', 60);
    show.reveal('a1');
    show.result('a1');
    expect(show.row('a1').finalScore).toBe(80);
  });
});

describe('items', () => {
  it('are scored all at once when combined', () => {
    const show = new Stagehand({ judges: 1, items, setting: combined });
    show.speech('a1');
    show.scoring('a1');
    expect(show.state.window?.itemIds).toEqual(['voice', 'stage']);
    expect(show.state.window?.submitted).toEqual([]);
    show.items('j1', 'a1', { voice: 90, stage: 80 });
    expect(show.state.window?.submitted).toEqual(['j1']);
    show.reveal('a1');
    show.result('a1');
    expect(show.row('a1').finalScore).toBe(86);
    expect(show.state.stage).toMatchObject({
      itemScores: [{ score: 90 }, { score: 80 }],
      programScore: 86,
    });
  });

  it('are scored one by one otherwise, and the last one completes the final score', () => {
    const show = new Stagehand({ judges: 1, items, setting: oneByOne });
    const missing = { programId: 'a1', itemId: null, test: false, confirm: false };
    expect(show.reason({ type: 'START_SPEECH', ...missing })).toBe('ITEM_REQUIRED');
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.score('j1', 'a1', 90, 'voice');
    show.reveal('a1', 'voice');
    show.result('a1', 'voice');
    expect(show.row('a1')).toMatchObject({ finalScore: null, currentScore: 54 });
    expect(show.state.stage).toMatchObject({ itemScore: 90, programScore: null });
    show.speech('a1', 'stage');
    show.scoring('a1', 'stage');
    show.score('j1', 'a1', 80, 'stage');
    show.reveal('a1', 'stage');
    show.result('a1', 'stage');
    expect(show.row('a1')).toMatchObject({ phase: 'RESULT', finalScore: 86 });
  });
});

describe('a judge may score', () => {
  it('only after signing in, within the range and with the allowed decimals', () => {
    const show = new Stagehand({ signedIn: false });
    show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' });
    show.speech('a1');
    show.scoring('a1');
    const submit = (judgeId: string, score: number) =>
      show.reason({
        type: 'SUBMIT_SCORES',
        judgeId,
        programId: 'a1',
        scores: [{ itemId: null, score }],
        windowId: null,
      });
    expect(submit('j2', 90)).toBe('JUDGE_NOT_SIGNED_IN');
    expect(submit('j1', 100.01)).toBe('SCORE_OUT_OF_RANGE');
    expect(submit('j1', -1)).toBe('SCORE_OUT_OF_RANGE');
    expect(submit('j1', 90.125)).toBe('SCORE_DECIMALS');
    expect(submit('j1', 90.12)).toBe('ACCEPTED');
    expect(submit('nobody', 90)).toBe('JUDGE_NOT_APPROVED');
  });

  it('in an open window also after signing in late', () => {
    const show = new Stagehand({ signedIn: false });
    show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' });
    show.speech('a1');
    show.scoring('a1');
    show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j2' });
    expect(show.state.window?.expected).toEqual(['j1', 'j2']);
    expect(show.state.stage).toMatchObject({ expected: 2, submitted: 0 });
  });

  it('not with a recusal for the program', () => {
    const show = new Stagehand({ recusals: new Map([['j1', ['a1']]]) });
    show.speech('a1');
    show.scoring('a1');
    expect(show.state.window?.expected).toEqual(['j2', 'j3']);
    expect(
      show.reason({
        type: 'SUBMIT_SCORES',
        judgeId: 'j1',
        programId: 'a1',
        scores: [{ itemId: null, score: 1 }],
        windowId: null,
      }),
    ).toBe('JUDGE_RECUSED');
  });

  it('again until the window closes; the last score counts, and each has a revision number', () => {
    const show = new Stagehand({ judges: 1 });
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 70);
    show.score('j1', 'a1', 75);
    expect(show.events.at(-1)).toMatchObject({ scores: [{ score: 75, revision: 2 }] });
    show.reveal('a1');
    show.result('a1');
    expect(show.row('a1').finalScore).toBe(75);
  });

  it('not over a newer score that the same judge has sent from another phone', () => {
    const show = new Stagehand({ judges: 1 });
    show.speech('a1');
    show.scoring('a1');
    const windowId = show.state.window?.id ?? '';
    const submit = (score: number, seenRevision: number) =>
      show.reason({
        type: 'SUBMIT_SCORES',
        judgeId: 'j1',
        programId: 'a1',
        scores: [{ itemId: null, score, seenRevision }],
        windowId,
      });
    expect(submit(95, 0)).toBe('ACCEPTED');
    show.score('j1', 'a1', 95);
    expect(submit(90, 0)).toBe('SCORE_SUPERSEDED');
    expect(submit(96, 1)).toBe('ACCEPTED');
    show.reveal('a1');
    // It is not offered as late either, because the judge's newer score is known.
    expect(submit(90, 0)).toBe('SCORE_SUPERSEDED');
    expect(submit(97, 1)).toBe('WINDOW_CLOSED');
  });

  it('never for the next program by accident: a score for another window does not count', () => {
    const show = new Stagehand({ judges: 1 });
    show.speech('a1');
    show.scoring('a1');
    const stale = show.state.window?.id ?? '';
    show.score('j1', 'a1', 70);
    show.reveal('a1');
    show.result('a1');
    show.speech('a2');
    show.scoring('a2');
    const forOther = (programId: string) =>
      show.reason({
        type: 'SUBMIT_SCORES',
        judgeId: 'j1',
        programId,
        scores: [{ itemId: null, score: 99 }],
        windowId: stale,
      });
    expect(forOther('a1')).toBe('WINDOW_CLOSED');
    expect(forOther('a2')).toBe('WINDOW_CLOSED');
    expect(forOther('a3')).toBe('PROGRAM_NOT_ON_AIR');
    expect(show.state.window?.submitted).toEqual([]);
  });
});

describe('votes', () => {
  it('are 1 or 0, and limited per group', () => {
    const show = new Stagehand({ judges: 2, setting: { mode: 'VOTE', voteLimit: 1 } });
    show.speech('a1');
    show.scoring('a1');
    const vote = (programId: string, score: number) =>
      show.reason({
        type: 'SUBMIT_SCORES',
        judgeId: 'j1',
        programId,
        scores: [{ itemId: null, score }],
        windowId: null,
      });
    expect(vote('a1', 2)).toBe('VOTE_VALUE');
    show.score('j1', 'a1', 1);
    show.score('j2', 'a1', 0);
    show.reveal('a1');
    show.result('a1');
    expect(show.row('a1').finalScore).toBe(1);
    show.speech('a2');
    show.scoring('a2');
    expect(vote('a2', 1)).toBe('VOTE_LIMIT');
    expect(vote('a2', 0)).toBe('ACCEPTED');
  });

  it('have no decimals on any picture, whatever the setting for scores is', () => {
    const show = new Stagehand({ judges: 2, setting: { mode: 'VOTE', decimals: 2 } });
    show.play('a1', [1, 1]);
    expect(show.row('a1').finalScore).toBe(2);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(show.state.stage).toMatchObject({ kind: 'PROGRAM_LIST', decimals: 0 });
    show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    expect(show.state.stage).toMatchObject({ kind: 'RANKING', vote: true, decimals: 0 });
  });
});

describe('after the result', () => {
  it('a correction needs a reason, marks the row and keeps the computed score', () => {
    const show = new Stagehand();
    show.play('a1', [90, 90, 90]);
    const correction = { type: 'CORRECT_RESULT', programId: 'a1', score: 91.5 } as const;
    expect(show.reason({ ...correction, reason: ' ' })).toBe('REASON_REQUIRED');
    show.do({ ...correction, reason: '漏算加分' });
    expect(show.row('a1')).toMatchObject({ finalScore: 91.5, corrected: true });
    expect(show.state.results.get('a1')?.corrected).toMatchObject({ computed: 90 });
  });

  it('an adjustment is added last', () => {
    const show = new Stagehand();
    show.play('a1', [90, 90, 90]);
    show.do({ type: 'ADD_ADJUSTMENT', programId: 'a1', amount: -0.1, reason: '超时' });
    expect(show.row('a1').finalScore).toBe(89.9);
  });

  it.each([
    ['left for another picture', (show: Stagehand) => show.do({ type: 'SHOW_PROGRAM_LIST' })],
    ['undone', (show: Stagehand) => show.do({ type: 'UNDO' })],
    [
      'left, and another program has begun',
      (show: Stagehand) => {
        show.do({ type: 'SHOW_PROGRAM_LIST' });
        show.speech('a2');
      },
    ],
  ])('a score is late and not lost if the scoring was %s before any score', (_, leave) => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    const submission = {
      type: 'SUBMIT_SCORES',
      judgeId: 'j1',
      programId: 'a1',
      scores: [{ itemId: null, score: 90 }],
      windowId: show.state.window?.id ?? '',
    } as const;
    leave(show);
    expect(show.try(submission)).toMatchObject({ accepted: false, reason: 'WINDOW_CLOSED' });
    expect(show.state.lateScores).toMatchObject([{ judgeId: 'j1', programId: 'a1' }]);
    expect(show.reason({ ...submission, programId: 'a3' })).toBe('PROGRAM_NOT_ON_AIR');

    const lateScoreId = show.state.lateScores[0]?.id ?? '';
    show.do({ type: 'ACCEPT_LATE_SCORE', lateScoreId, reason: '画面切走了' });
    show.do({ type: 'SHOW_START_PAGE' });
    expect(show.state.scoreBook.recent.get('a1')?.has('j1')).toBe(true);
    // Going on stage again is a new performance, which begins at nothing.
    show.speech('a1');
    show.scoring('a1');
    expect(show.state.window?.submitted).toEqual([]);
    expect(show.state.leftProgramIds).not.toContain('a1');
  });

  it('a late score waits for the operator, and counts only when accepted', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 80);
    show.reveal('a1', null, true);
    show.result('a1');
    const late = show.try({
      type: 'SUBMIT_SCORES',
      judgeId: 'j2',
      programId: 'a1',
      scores: [{ itemId: null, score: 100 }],
      windowId: null,
    });
    expect(late).toMatchObject({ accepted: false, reason: 'WINDOW_CLOSED' });
    expect(show.row('a1').finalScore).toBe(80);
    const lateScoreId = show.state.lateScores[0]?.id ?? '';
    show.do({ type: 'ACCEPT_LATE_SCORE', lateScoreId, reason: '网络中断' });
    expect(show.row('a1').finalScore).toBe(90);
    expect(show.state.lateScores).toEqual([]);
    expect(show.reason({ type: 'REFUSE_LATE_SCORE', lateScoreId, reason: 'x' })).toBe(
      'LATE_SCORE_NOT_FOUND',
    );
  });
});

describe('undo', () => {
  it('goes back to the start of the program and behind it, and keeps the scores apart from the next performance', () => {
    const show = new Stagehand();
    const start = show.state;
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.play('a1', [90, 80, 70]);
    const kinds: string[] = [];
    while (show.state.undo.length > 0) {
      show.do({ type: 'UNDO' });
      kinds.push(show.state.stage.kind);
    }
    expect(kinds).toEqual(['SCORE_REVEAL', 'SCORING', 'SPEECH', 'PROGRAM_LIST', 'START']);
    expect(show.row('a1')).toMatchObject({ phase: 'WAITING', finalScore: null });
    expect(show.state.stage).toEqual(start.stage);
    show.speech('a1');
    show.scoring('a1');
    expect(show.state.window?.submitted).toEqual([]);
    expect(show.state.former.get('a1')?.scores).toHaveLength(3);
  });

  it('is refused when there is nothing to undo', () => {
    expect(new Stagehand().reason({ type: 'UNDO' })).toBe('NOTHING_TO_UNDO');
  });
});

describe('flow', () => {
  it('closes an open window, and the scoring can be opened again', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 80);
    show.do({ type: 'SHOW_START_PAGE' });
    expect(show.state).toMatchObject({ window: null, activeProgramId: null });
    show.scoring('a1');
    expect(show.state.window?.submitted).toEqual(['j1']);
  });

  it('refuses a command from an operator who has not seen the newest step', () => {
    const show = new Stagehand();
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(show.ask({ type: 'SHOW_START_PAGE' }, 0)).toMatchObject({ reason: 'STALE_VERSION' });
    expect(show.ask({ type: 'SHOW_START_PAGE' }, 1)).toMatchObject({ accepted: true });
  });

  it('does not call a command stale because judges have scored meanwhile', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    const seen = show.state.version;
    show.score('j1', 'a1', 80);
    const reveal = { type: 'SHOW_SCORE', programId: 'a1', itemId: null, test: false } as const;
    expect(show.ask({ ...reveal, confirm: true }, seen)).toMatchObject({ accepted: true });
  });

  it('allows only programs at both ends of the list in a rehearsal', () => {
    const show = new Stagehand({ status: 'REHEARSAL', programs: 8 });
    const speech = (programId: string) =>
      show.reason({ type: 'START_SPEECH', programId, itemId: null, test: false, confirm: false });
    expect(['a1', 'a3', 'a4', 'a5', 'a6', 'a8'].map(speech)).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      'REHEARSAL_DISABLED',
      'REHEARSAL_DISABLED',
      'ACCEPTED',
      'ACCEPTED',
    ]);
  });

  it('has six programs on a page of the ranking in the PK display, and as many as set otherwise', () => {
    const show = new Stagehand({ programs: 8, setting: { rankPageSize: 5 } });
    show.do({ type: 'SHOW_RANK', rankShowType: 'PK', itemId: null });
    expect(show.state.linkData).toMatchObject({ rankPageSize: 6, rankTotalSize: 8 });
    const turn = { type: 'TURN_RANK_PAGE', itemId: null } as const;
    expect(show.reason({ ...turn, rankShowType: 'PK', pageNo: 2 })).toBe('PAGE_OUT_OF_RANGE');
    show.do({ ...turn, rankShowType: 'DEFAULT', pageNo: 1 });
    expect(show.state.stage).toMatchObject({
      kind: 'RANKING',
      pageNo: 1,
      pageSize: 5,
      decimals: 2,
    });
    expect(show.state.stage).toHaveProperty('rows.length', 3);
  });

  it('shows what is decided once the competition has ended, and refuses everything else', () => {
    const show = new Stagehand({ status: 'ENDED' });
    expect(show.reason({ type: 'SHOW_PROGRAM_LIST' })).toBe('ACCEPTED');
    expect(show.reason({ type: 'UNDO' })).toBe('COMPETITION_ENDED');
    expect(show.reason({ type: 'OPEN_TEST' })).toBe('COMPETITION_ENDED');
    expect(show.reason({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' })).toBe('COMPETITION_ENDED');
  });

  it('runs a test with test programs only, and starts it without scores each time', () => {
    const show = new Stagehand({ judges: 1, items, setting: oneByOne });
    show.do({ type: 'OPEN_TEST' });
    show.speech('t1', null, true);
    show.scoring('t1', null, true);
    expect(show.state.window?.itemIds).toEqual(['voice', 'stage']);
    show.items('j1', 't1', { voice: 90, stage: 90 });
    expect(show.state.link).toBe('TEST_SCORE');
    show.do({ type: 'SHOW_SCORE', programId: 't1', itemId: null, test: true, confirm: false });
    show.do({ type: 'START_SPEECH', programId: 't1', itemId: null, test: true, confirm: true });
    show.scoring('t1', null, true);
    expect(show.state.window?.submitted).toEqual([]);
    expect(
      show.reason({
        type: 'START_SPEECH',
        programId: 't1',
        itemId: null,
        test: false,
        confirm: false,
      }),
    ).toBe('PROGRAM_NOT_FOUND');
  });
});
