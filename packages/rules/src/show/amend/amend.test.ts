/** Tests changes after a result: corrections, adjustments, late scores, and what an undo restores. */
import { describe, expect, it } from 'vitest';
import { commandOf } from '../../replay/command-of.ts';
import { items, type Shape, Stagehand } from '../../testing/index.ts';
import type { OperatorCommand } from '../commands.ts';
import { decide } from '../decide.ts';

const correction = { type: 'CORRECT_RESULT', programId: 'a1', score: 99, reason: '抄错' } as const;
const penalty = { type: 'ADD_ADJUSTMENT', programId: 'a1', amount: -2, reason: '超时' } as const;
const accept = { type: 'ACCEPT_LATE_SCORE', lateScoreId: '', reason: '断网' } as const;
const refuse = { ...accept, type: 'REFUSE_LATE_SCORE' } as const;

/** Plays a1 with an 80 from two of three judges, and a late 95 from the third. */
function withLateScore(shape: Shape = {}): { show: Stagehand; lateScoreId: string } {
  const show = new Stagehand(shape);
  show.speech('a1');
  show.scoring('a1');
  show.score('j1', 'a1', 80);
  show.score('j2', 'a1', 80);
  show.reveal('a1', null, true);
  show.result('a1');
  show.now += 5;
  show.try({
    type: 'SUBMIT_SCORES',
    judgeId: 'j3',
    programId: 'a1',
    scores: [{ itemId: null, score: 95 }],
    windowId: null,
  });
  return { show, lateScoreId: show.state.lateScores[0]?.id ?? '' };
}

describe('is refused', () => {
  const played = () => {
    const show = new Stagehand();
    show.play('a1', [90, 90, 90]);
    return show;
  };
  const battle = () => new Stagehand({ setting: { mode: 'BATTLE' } });
  const late = () => withLateScore().show;

  it.each<[string, () => Stagehand, OperatorCommand, string]>([
    ['a correction of a bout to come', battle, correction, 'BOUT_NOT_DECIDED'],
    ['an adjustment of a bout to come', battle, penalty, 'BOUT_NOT_DECIDED'],
    [
      'a correction of an unknown program',
      played,
      { ...correction, programId: 'z' },
      'PROGRAM_NOT_FOUND',
    ],
    ['a correction of a test', played, { ...correction, programId: 't1' }, 'PROGRAM_NOT_FOUND'],
    [
      'an adjustment of an unknown program',
      played,
      { ...penalty, programId: 'z' },
      'PROGRAM_NOT_FOUND',
    ],
    ['an adjustment of a test', played, { ...penalty, programId: 't1' }, 'PROGRAM_NOT_FOUND'],
    ['a correction before a result', played, { ...correction, programId: 'a2' }, 'NO_RESULT'],
    ['a correction without reason', played, { ...correction, reason: ' ' }, 'REASON_REQUIRED'],
    ['an adjustment without reason', played, { ...penalty, reason: '\t' }, 'REASON_REQUIRED'],
    ['a correction of more decimals', played, { ...correction, score: 1.234 }, 'SCORE_DECIMALS'],
    ['an adjustment out of range', played, { ...penalty, amount: 1e15 }, 'RESULT_OUT_OF_RANGE'],
    ['an unknown late score', late, accept, 'LATE_SCORE_NOT_FOUND'],
    ['the refusal of an unknown late score', late, refuse, 'LATE_SCORE_NOT_FOUND'],
    [
      'an unknown late score without reason',
      late,
      { ...accept, reason: '' },
      'LATE_SCORE_NOT_FOUND',
    ],
    ['an undo of nothing', () => new Stagehand(), { type: 'UNDO' }, 'NOTHING_TO_UNDO'],
  ])('%s', (_, make, command, reason) => {
    expect(make().reason(command)).toBe(reason);
  });

  it('an answer to a late score without a reason', () => {
    const { show, lateScoreId } = withLateScore();
    for (const command of [accept, refuse]) {
      expect(show.reason({ ...command, lateScoreId, reason: ' ' })).toBe('REASON_REQUIRED');
    }
  });

  it('none of these commands when it is allowed', () => {
    const { show, lateScoreId } = withLateScore();
    const may: OperatorCommand[] = [
      correction,
      penalty,
      { ...accept, lateScoreId },
      { ...refuse, lateScoreId },
      { type: 'UNDO' },
      // An adjustment before the result waits for the result.
      { ...penalty, programId: 'a2' },
    ];
    expect(may.map((command) => show.reason(command))).toEqual(may.map(() => 'ACCEPTED'));
  });
});

describe('a correction', () => {
  it('keeps the computed score, also when it is repeated, and cannot be undone', () => {
    const { show } = withLateScore();
    show.do(correction);
    show.now += 10;
    show.do({ ...correction, score: 70, reason: '复核' });
    expect(show.row('a1')).toMatchObject({ finalScore: 70, corrected: true });
    expect(show.state.results.get('a1')?.corrected).toEqual({
      score: 70,
      reason: '复核',
      at: show.now,
      computed: 80,
    });
    expect(show.events.at(-1)).toMatchObject({
      type: 'RESULT_CORRECTED',
      programId: 'a1',
      reason: '复核',
    });
    expect(show.state.undo).toEqual([]);
  });

  it('is kept when the result is shown again, and dropped with a new performance', () => {
    const { show } = withLateScore();
    show.do(correction);
    show.do({ type: 'SHOW_START_PAGE' });
    show.result('a1');
    expect(show.row('a1')).toMatchObject({ finalScore: 99, corrected: true });
    show.do({ type: 'START_SPEECH', programId: 'a1', itemId: null, test: false, confirm: true });
    expect(show.row('a1')).toMatchObject({ finalScore: null, currentScore: 0, corrected: false });
    expect(show.state.results.has('a1')).toBe(false);
  });

  it('is kept when an adjustment follows, which changes the computed score', () => {
    const { show } = withLateScore();
    show.do(correction);
    show.do(penalty);
    expect(show.row('a1').finalScore).toBe(99);
    expect(show.state.results.get('a1')?.corrected?.computed).toBe(78);
  });
});

describe('an adjustment', () => {
  it('is added to earlier ones, with its reason and time, and cannot be undone', () => {
    const { show } = withLateScore();
    show.do(penalty);
    show.now += 10;
    show.do({ ...penalty, amount: 0.5, reason: '加分' });
    expect(show.row('a1').finalScore).toBe(78.5);
    const [first, second] = show.state.adjustments.get('a1') ?? [];
    expect(first).toMatchObject({ amount: -2, reason: '超时', at: show.now - 10 });
    expect(second).toMatchObject({ amount: 0.5, reason: '加分', at: show.now });
    expect(first?.id).not.toBe(second?.id);
    expect(show.events.at(-1)).toMatchObject({
      type: 'ADJUSTMENT_ADDED',
      programId: 'a1',
      reason: '加分',
    });
    expect(show.state.undo).toEqual([]);
  });

  it('of a program without a result publishes nothing, and counts with its result', () => {
    const show = new Stagehand({ judges: 1 });
    show.do({ ...penalty, programId: 'a2' });
    expect(show.row('a2')).toMatchObject({ finalScore: null, currentScore: 0 });
    expect(show.state.results.size).toBe(0);
    show.play('a2', [90]);
    expect(show.row('a2').finalScore).toBe(88);
  });

  it('is refused when it is too much together with earlier ones', () => {
    const { show } = withLateScore();
    const most = { ...penalty, amount: 2_500_000 };
    const reasons = [1, 2, 3, 4].map(() => {
      const reason = show.reason(most);
      if (reason === 'ACCEPTED') show.do(most);
      return reason;
    });
    expect(reasons).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'RESULT_OUT_OF_RANGE']);
  });

  it('does not publish items that are still to come when items are scored one by one', () => {
    const show = new Stagehand({ judges: 1, items, setting: { enableItem: true } });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.score('j1', 'a1', 90, 'voice');
    show.reveal('a1', 'voice');
    show.result('a1', 'voice');
    show.speech('a1', 'stage');
    show.scoring('a1', 'stage');
    show.score('j1', 'a1', 80, 'stage');
    show.do(penalty);
    expect(show.row('a1')).toMatchObject({ finalScore: null, currentScore: 54 });
    expect(show.row('a1').programItemResults).toEqual([
      { itemId: 'voice', score: 90, phase: 'RESULT' },
      { itemId: 'stage', score: null, phase: 'SCORING' },
    ]);
    show.reveal('a1', 'stage');
    show.result('a1', 'stage');
    expect(show.row('a1').finalScore).toBe(84);
  });

  it('does not publish an item whose scores were revealed without its result', () => {
    const show = new Stagehand({ judges: 1, items, setting: { enableItem: true } });
    show.speech('a1', 'stage');
    show.scoring('a1', 'stage');
    show.score('j1', 'a1', 80, 'stage');
    show.reveal('a1', 'stage');
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.score('j1', 'a1', 90, 'voice');
    show.reveal('a1', 'voice');
    show.result('a1', 'voice');
    show.do(penalty);
    expect(show.row('a1')).toMatchObject({ finalScore: null, currentScore: 54 });
    expect(show.row('a1').programItemResults).toEqual([
      { itemId: 'voice', score: 90, phase: 'RESULT' },
      { itemId: 'stage', score: null, phase: 'REVEALED' },
    ]);
  });

  it('counts all items when items are scored together', () => {
    const show = new Stagehand({
      judges: 1,
      items,
      setting: { enableItem: true, enableScoreItemCombine: true },
    });
    show.speech('a1');
    show.scoring('a1');
    show.items('j1', 'a1', { voice: 90, stage: 80 });
    show.reveal('a1');
    show.result('a1');
    show.do(penalty);
    expect(show.row('a1')).toMatchObject({ finalScore: 84, phase: 'RESULT' });
    expect(show.row('a1').programItemResults.map(({ score }) => score)).toEqual([90, 80]);
  });
});

describe('a late score', () => {
  it('counts when it is accepted, with its own id as receipt, and no longer waits', () => {
    const { show, lateScoreId } = withLateScore();
    show.now += 7;
    show.do({ ...accept, lateScoreId });
    expect(show.row('a1').finalScore).toBe(85);
    expect(show.state.scoreBook.recent.get('a1')?.get('j3')?.get('0')).toEqual({
      programId: 'a1',
      itemId: null,
      score: 95,
      revision: 1,
      receipt: lateScoreId,
      at: show.now,
    });
    expect(show.state.lateScores).toEqual([]);
    expect(show.state.window?.submitted).toEqual(['j1', 'j2', 'j3']);
    expect(show.events.at(-1)).toMatchObject({
      type: 'LATE_SCORE_ACCEPTED',
      programId: 'a1',
      reason: '断网',
      lateScore: { id: lateScoreId, judgeId: 'j3', state: 'ACCEPTED', reason: '断网' },
    });
    expect(show.state.undo).toEqual([]);
  });

  it('does not change the result, the undo list or other late scores when it is refused', () => {
    const { show, lateScoreId } = withLateScore();
    const undo = show.state.undo;
    const second = {
      type: 'SUBMIT_SCORES',
      judgeId: 'j2',
      programId: 'a1',
      scores: [{ itemId: null, score: 10 }],
      windowId: null,
    } as const;
    show.try(second);
    const other = show.state.lateScores[1]?.id;
    show.now += 7;
    show.do({ ...refuse, lateScoreId });
    expect(show.row('a1').finalScore).toBe(80);
    expect(show.state.lateScores.map(({ id }) => id)).toEqual([other]);
    expect(show.state.undo).toEqual(undo);
    expect(show.events.at(-1)).toEqual({
      type: 'LATE_SCORE_REFUSED',
      version: show.state.version,
      at: show.now,
      lateScore: expect.objectContaining({ id: lateScoreId, state: 'REFUSED', reason: '断网' }),
    });
  });

  it('of a program without a window does not change the window of another program', () => {
    const { show, lateScoreId } = withLateScore();
    show.speech('a2');
    show.scoring('a2');
    const { window } = show.state;
    show.do({ ...accept, lateScoreId });
    expect(show.state.window).toEqual(window);
    expect(show.row('a1').finalScore).toBe(85);
  });

  it.each(['ACCEPT_LATE_SCORE', 'REFUSE_LATE_SCORE'] as const)(
    'is answered by %s with its id, not as the first that waits',
    (type) => {
      const { show, lateScoreId } = withLateScore();
      show.try({
        type: 'SUBMIT_SCORES',
        judgeId: 'j2',
        programId: 'a1',
        scores: [{ itemId: null, score: 10 }],
        windowId: null,
      });
      const second = show.state.lateScores[1]?.id ?? '';
      show.do({ type, lateScoreId: second, reason: '断网' });
      expect(show.events.at(-1)).toMatchObject({ lateScore: { id: second, judgeId: 'j2' } });
      expect(show.state.lateScores.map(({ id }) => id)).toEqual([lateScoreId]);
      expect(show.row('a1').finalScore).toBe(type === 'ACCEPT_LATE_SCORE' ? 45 : 80);
    },
  );

  it('leaves another late score waiting', () => {
    const { show, lateScoreId } = withLateScore();
    show.try({
      type: 'SUBMIT_SCORES',
      judgeId: 'j2',
      programId: 'a1',
      scores: [{ itemId: null, score: 10 }],
      windowId: null,
    });
    show.do({ ...accept, lateScoreId });
    expect(show.row('a1').finalScore).toBe(85);
    expect(show.state.lateScores).toHaveLength(1);
  });
});

describe('undo', () => {
  const target = { programId: 'a1', itemId: null, test: false };
  const pair = { programId: 'a1', opponentId: 'a2', test: false };
  const bout: Shape = { setting: { mode: 'BATTLE', enableCountdown: true } };
  const started = { type: 'START_BATTLE', ...pair, confirm: false } as const;
  const scored = (show: Stagehand) => {
    for (const judgeId of ['j1', 'j2', 'j3']) show.score(judgeId, 'a1', 90);
  };
  const toSpeech = (show: Stagehand) => show.speech('a1');
  const toScoring = (show: Stagehand) => {
    show.speech('a1');
    show.scoring('a1');
    scored(show);
  };
  const toReveal = (show: Stagehand) => {
    toScoring(show);
    show.reveal('a1');
  };
  const toBout = (show: Stagehand) => show.do(started);

  it.each<[OperatorCommand, Shape, (show: Stagehand) => unknown]>([
    [{ type: 'SHOW_START_PAGE' }, {}, toSpeech],
    [{ type: 'OPEN_TEST' }, {}, toSpeech],
    [{ type: 'SHOW_PROGRAM_LIST' }, {}, toScoring],
    [{ type: 'SHOW_SIGN_IN', signInShowType: 'LIST' }, {}, toReveal],
    [{ type: 'SWITCH_GROUP', groupId: 'b' }, { groups: 2 }, toScoring],
    [
      { type: 'SHOW_RANK', rankShowType: 'PK', itemId: null },
      {},
      (show) => show.play('a1', [90, 80, 70]),
    ],
    [
      { type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 1 },
      { setting: { rankPageSize: 2 } },
      (show) => show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null }),
    ],
    [{ type: 'START_SPEECH', ...target, confirm: false }, {}, () => undefined],
    [
      { type: 'START_SPEECH', ...target, confirm: true },
      {},
      (show) => show.play('a1', [90, 80, 70]),
    ],
    [{ type: 'START_SCORING', ...target, confirm: false }, {}, toSpeech],
    [
      { type: 'START_SCORING', ...target, confirm: true },
      {},
      (show) => show.play('a1', [90, 80, 70]),
    ],
    [{ type: 'SHOW_SCORE', ...target, confirm: false }, {}, toScoring],
    [{ type: 'SHOW_RESULT', ...target }, {}, toReveal],
    [started, bout, () => undefined],
    [{ type: 'PAUSE_BATTLE', test: false }, bout, toBout],
    [
      { type: 'RESUME_BATTLE', test: false },
      bout,
      (show) => {
        toBout(show);
        show.do({ type: 'PAUSE_BATTLE', test: false });
      },
    ],
    [{ type: 'ADD_POINT', programId: 'a2', point: 1.5 }, bout, toBout],
    [{ type: 'ADD_FOUL', programId: 'a1', foulId: 'push' }, bout, toBout],
    [{ type: 'DETERMINE_BATTLE', ...pair }, { setting: { mode: 'BATTLE' } }, toBout],
  ])('of %j restores the picture, the rows and what the hall knew', (command, shape, before) => {
    const show = new Stagehand(shape);
    before(show);
    const { version: _, operatorVersion: __, lastStep: ___, ...was } = show.state;
    const step = show.do(command);
    expect(step.undo.at(-1)).toMatchObject({ version: step.version });
    show.do({ type: 'UNDO' });
    const { version, operatorVersion, lastStep, ...is } = show.state;
    // The start of a program drops the earlier steps from the undo list: they belonged to another program.
    const kept = command.type === 'START_SPEECH' || command.type === 'START_BATTLE';
    expect({ ...is, undo: [], checkpoints: [] }).toEqual({
      ...was,
      undo: [],
      checkpoints: [],
      leftProgramIds: is.leftProgramIds,
      // A result that comes back tells of no change of the lead.
      leadTold: is.link === 'SHOW_RESULT',
      // The number of a performance that was taken back is not given again.
      performed: is.performed,
    });
    if (!kept) expect(is.undo).toEqual(was.undo);
    expect(show.events.at(-1)).toMatchObject({
      type: 'COMMAND_UNDONE',
      undoneVersion: step.version,
      undoneType: step.undo.at(-1)?.type,
      programId: step.undo.at(-1)?.programId ?? null,
    });
    expect(lastStep).toMatchObject({ type: 'COMMAND_UNDONE', version });
    expect(operatorVersion).toBe(version);
  });

  it('keeps scores that arrived meanwhile, and lists them in the restored window', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.scoring('a1');
    show.score('j2', 'a1', 90);
    show.reveal('a1', null, true);
    show.do({ type: 'UNDO' });
    show.score('j1', 'a1', 80);
    show.reveal('a1', null, true);
    show.do({ type: 'UNDO' });
    expect(show.state.window).toMatchObject({ open: true, submitted: ['j1', 'j2'] });
  });

  it('keeps names that the organiser has changed meanwhile', () => {
    const show = new Stagehand();
    show.speech('a1');
    show.put('a1', { programName: '改名' });
    show.do({ type: 'UNDO' });
    expect(show.row('a1')).toMatchObject({ programName: '改名', phase: 'WAITING' });
  });

  it('omits a program that the organiser has removed meanwhile', () => {
    const show = new Stagehand({ programs: 4, setting: { mode: 'BATTLE' } });
    show.do(started);
    const [group] = show.state.programGroups;
    if (!group) throw new Error('a group');
    const programs = group.programs.filter(({ id }) => id !== 'a2');
    show.state = { ...show.state, programGroups: [{ ...group, programs }] };
    show.do({ type: 'UNDO' });
    expect(show.events.at(-1)).toMatchObject({ programs: [{ id: 'a1', phase: 'WAITING' }] });
  });

  it('restores a ranking as it was on air, although a result in it was corrected', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [90]);
    show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
    show.do(correction);
    const { stage, held } = show.state;
    expect(stage).toMatchObject({ kind: 'RANKING', rows: [{ score: 90 }, {}, {}] });
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.do({ type: 'UNDO' });
    expect(show.state.stage).toEqual(stage);
    expect(show.state.held).toEqual(held);
  });

  it('of a step from an older release, which did not store what the hall had seen, restores everything else', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [90]);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    const checkpoints = show.state.checkpoints.map(({ before, ...step }) => {
      const { shown: _, ...rest } = before;
      const { held: __, ...position } = rest.position;
      return { ...step, before: { ...rest, position } };
    });
    const { shown } = show.state;
    show.state = { ...show.state, checkpoints };
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({ link: 'SHOW_RESULT', held: [] });
    expect(show.state.shown).toEqual(shown);
    expect([...show.state.shown.keys()]).toEqual(['a1']);
  });

  it('keeps the record of results that the hall has seen', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [90]);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    const shown = show.state.shown;
    show.do({ type: 'UNDO' });
    expect(show.state.shown).toEqual(shown);
  });

  it('goes back twelve steps at most, and not beyond the start of a program', () => {
    const show = new Stagehand();
    for (let n = 0; n < 14; n += 1) {
      show.do(n % 2 === 0 ? { type: 'SHOW_PROGRAM_LIST' } : { type: 'OPEN_TEST' });
    }
    expect(show.state.undo.map(({ version }) => version)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    show.speech('a1');
    expect(show.state.undo.map(({ type }) => type)).toEqual(['SPEECH_STARTED']);
  });

  it('offers what it offered before, once a coming on stage is taken back', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [90]);
    const { undo, stage } = show.state;
    show.speech('a2');
    show.scoring('a2');
    show.do({ type: 'UNDO' });
    show.do({ type: 'UNDO' });
    expect(show.state.undo).toEqual(undo);
    expect(show.state.stage).toEqual(stage);
    show.do({ type: 'UNDO' });
    expect(show.state.undo).toEqual(undo.slice(0, -1));
    expect(show.row('a1').finalScore).toBeNull();
  });

  it('left nothing behind an act in older ledgers, which replay as they were written', () => {
    const show = new Stagehand({ judges: 1 });
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.speech('a1');
    const context = { now: 0, newId: () => '' };
    const undone = (forgetsSteps: boolean) => {
      const { decided } = decide(show.state, { type: 'UNDO' }, { ...context, forgetsSteps });
      if (decided?.event.type !== 'COMMAND_UNDONE') throw new Error('there was nothing to undo');
      return decided.event;
    };
    expect(undone(true).undo).toEqual([]);
    expect(commandOf(undone(true))).toMatchObject({ forgetsSteps: true });
    expect(commandOf(undone(false))).not.toHaveProperty('forgetsSteps');
  });

  it('names the operator of the step', () => {
    const show = new Stagehand();
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(show.state.undo).toEqual([
      { version: 1, type: 'PROGRAM_LIST_SHOWN', programId: null, operatorId: null },
    ]);
  });
});
