/**
 * Tests corrections by two accounts: what one account proposes takes effect when another confirms it, and neither the
 * hall nor the judges learn of it before.
 */
import type { CorrectionCommand, ShowEvent } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { groundRows } from '../../replay/ground.ts';
import { Replay } from '../../replay/replay.ts';
import { type Shape, Stagehand } from '../../testing/index.ts';
import { projectEvents, projectMatch } from '../../visibility.ts';
import { assembleShow, liveStateOf } from '../assemble.ts';
import { coverEvent, coveredIn } from '../covered.ts';
import { decide } from '../decide.ts';
import { asProposal } from './second-person.ts';

const zhou = { operatorId: 'console-1', accountId: 'zhou' };
/** The same account on another device. */
const zhouAgain = { operatorId: 'console-2', accountId: 'zhou' };
const li = { operatorId: 'console-3', accountId: 'li' };
const helper = { operatorId: 'console-4' };

const correction = { type: 'CORRECT_RESULT', programId: 'a1', score: 99, reason: '抄错' } as const;
const penalty = { type: 'ADD_ADJUSTMENT', programId: 'a1', amount: -2, reason: '超时' } as const;

/** Plays a1 with an 80 from two judges and a waiting late 95 from the third; corrections need two people. */
function played(shape: Shape = {}): Stagehand {
  const show = new Stagehand({ ...shape, setting: { secondPerson: true, ...shape.setting } });
  show.speech('a1');
  show.scoring('a1');
  for (const judge of ['j1', 'j2']) show.score(judge, 'a1', 80);
  show.reveal('a1', null, true);
  show.result('a1');
  late(show);
  show.now += 5;
  return show;
}

function late(show: Stagehand): void {
  const scores = [{ itemId: null, score: 95 }];
  show.try({ type: 'SUBMIT_SCORES', judgeId: 'j3', programId: 'a1', scores, windowId: null });
}

function propose(show: Stagehand, command: CorrectionCommand = correction): string {
  show.by = zhou;
  show.do({ type: 'PROPOSE_CORRECTION', correction: command });
  show.by = li;
  return show.state.corrections.at(-1)?.id ?? '';
}

const confirm = (correctionId: string) => ({ type: 'CONFIRM_CORRECTION', correctionId }) as const;
const refuse = (correctionId: string) =>
  ({ type: 'REFUSE_CORRECTION', correctionId, reason: '没有抄错' }) as const;
const withdraw = (correctionId: string) => ({ type: 'WITHDRAW_CORRECTION', correctionId }) as const;

const acceptLate = (show: Stagehand): CorrectionCommand => ({
  type: 'ACCEPT_LATE_SCORE',
  lateScoreId: show.state.lateScores[0]?.id ?? '',
  reason: '断网',
});

describe('in a competition that asks for no second person', () => {
  it('a correction takes effect directly and cannot be proposed', () => {
    const show = played({ setting: { secondPerson: false } });
    show.by = zhou;
    expect(asProposal(show.state, correction)).toBe(correction);
    expect(show.reason(correction)).toBe('ACCEPTED');
    expect(show.reason({ type: 'PROPOSE_CORRECTION', correction })).toBe('SECOND_PERSON_OFF');
  });

  it('a proposal from before the change of setting can still be answered', () => {
    const show = played();
    const id = propose(show);
    show.state = { ...show.state, setting: { ...show.state.setting, secondPerson: false } };
    for (const command of [confirm(id), refuse(id)]) expect(show.reason(command)).toBe('ACCEPTED');
  });
});

it('one person alone changes no figure, neither before a result nor after it', () => {
  const show = played();
  show.by = zhou;
  for (const command of [
    correction,
    penalty,
    // Otherwise one person could undo a result, adjust the program, and show the result again.
    { ...penalty, programId: 'a2' },
    acceptLate(show),
  ]) {
    expect(show.reason(command)).toBe('SECOND_PERSON_REQUIRED');
    expect(asProposal(show.state, command).type).toBe('PROPOSE_CORRECTION');
  }
  // Refusing a late score changes no figure.
  const { lateScoreId } = { lateScoreId: show.state.lateScores[0]?.id ?? '' };
  expect(show.reason({ type: 'REFUSE_LATE_SCORE', lateScoreId, reason: '太晚' })).toBe('ACCEPTED');
});

describe('a proposal', () => {
  it('changes only the list of waiting proposals', () => {
    const show = played();
    const before = show.state;
    const id = propose(show);
    const { corrections, version, ...rest } = show.state;
    expect({ ...rest, corrections: [], version: before.version }).toEqual(before);
    expect(version).toBe(before.version + 1);
    expect(corrections).toEqual([
      {
        id,
        command: correction,
        programId: 'a1',
        basis: { score: 80, correctedAt: null, adjustments: 0, revisions: 2 },
        proposedBy: zhou,
        proposedAt: show.now,
      },
    ]);
  });

  it.each<[string, CorrectionCommand, string]>([
    ['of an unknown program', { ...correction, programId: 'z' }, 'PROGRAM_NOT_FOUND'],
    ['of a test', { ...penalty, programId: 't1' }, 'PROGRAM_NOT_FOUND'],
    ['before a result', { ...correction, programId: 'a2' }, 'NO_RESULT'],
    ['without reason', { ...correction, reason: ' ' }, 'REASON_REQUIRED'],
    ['with too many decimals', { ...correction, score: 1.234 }, 'SCORE_DECIMALS'],
    ['out of range', { ...penalty, amount: 1e15 }, 'RESULT_OUT_OF_RANGE'],
    [
      'of an unknown late score',
      { type: 'ACCEPT_LATE_SCORE', lateScoreId: 'z', reason: '断网' },
      'LATE_SCORE_NOT_FOUND',
    ],
  ])('%s is refused as the correction would be', (_, command, reason) => {
    const show = played();
    show.by = zhou;
    expect(show.reason({ type: 'PROPOSE_CORRECTION', correction: command })).toBe(reason);
  });

  it('of a late score is for the program of that score, not of the first late score', () => {
    const show = played();
    show.speech('a2');
    show.scoring('a2');
    for (const judge of ['j1', 'j2']) show.score(judge, 'a2', 70);
    show.reveal('a2', null, true);
    show.result('a2');
    const scores = [{ itemId: null, score: 95 }];
    show.try({ type: 'SUBMIT_SCORES', judgeId: 'j3', programId: 'a2', scores, windowId: null });
    expect(show.state.lateScores.map(({ programId }) => programId)).toEqual(['a1', 'a2']);
    const lateScoreId = show.state.lateScores[1]?.id ?? '';
    show.do(confirm(propose(show, { type: 'ACCEPT_LATE_SCORE', lateScoreId, reason: '断网' })));
    expect(show.events.at(-1)).toMatchObject({
      programId: 'a2',
      confirmed: { correction: { programId: 'a2', basis: { score: 70 } } },
    });
  });

  it('is limited to one for a program and twenty in all', () => {
    const show = played({ programs: 25 });
    propose(show);
    const another = (command: CorrectionCommand) =>
      show.reason({ type: 'PROPOSE_CORRECTION', correction: command });
    expect(another(penalty)).toBe('CORRECTION_PENDING');
    expect(another(acceptLate(show))).toBe('CORRECTION_PENDING');
    for (let number = 2; number <= 20; number += 1) {
      propose(show, { ...penalty, programId: `a${number}` });
    }
    expect(show.state.corrections).toHaveLength(20);
    expect(another({ ...penalty, programId: 'a21' })).toBe('CORRECTIONS_FULL');
  });

  it('is made and answered only by somebody with an account', () => {
    const show = played();
    for (const by of [helper, null]) {
      show.by = by;
      expect(show.reason({ type: 'PROPOSE_CORRECTION', correction })).toBe('PERSON_NOT_KNOWN');
    }
    const id = propose(show);
    show.by = helper;
    for (const answer of [confirm(id), refuse(id), withdraw(id)]) {
      expect(show.reason(answer)).toBe('PERSON_NOT_KNOWN');
    }
  });

  it('is not made by an account that is no operator', () => {
    const { state, now } = played();
    const command = { type: 'PROPOSE_CORRECTION', correction } as const;
    const decision = decide(state, command, { now, newId: () => 'id', accountId: 'zhou' });
    expect(decision).toEqual({ accepted: false, reason: 'PERSON_NOT_KNOWN' });
  });
});

describe('a confirmation', () => {
  it('carries out the proposal, and records both people', () => {
    const show = played();
    const id = propose(show);
    const [waited] = show.state.corrections;
    show.now += 10;
    show.do(confirm(id));
    expect(show.row('a1')).toMatchObject({ finalScore: 99, corrected: true });
    expect(show.state.corrections).toEqual([]);
    expect(show.events.at(-1)).toMatchObject({
      type: 'RESULT_CORRECTED',
      reason: '抄错',
      operatorId: li.operatorId,
      confirmed: { correction: waited, by: li },
    });
    expect(show.state.undo).toEqual([]);
  });

  it('carries out an adjustment and a late score as well', () => {
    const points = played();
    points.do(confirm(propose(points, penalty)));
    expect(points.row('a1').finalScore).toBe(78);
    const score = played();
    score.do(confirm(propose(score, acceptLate(score))));
    expect(score.row('a1').finalScore).toBe(85);
    expect(score.state.lateScores).toEqual([]);
  });

  it('applies to the proposal that it names, not to the first that waits', () => {
    const show = played();
    const first = propose(show, { ...penalty, programId: 'a2' });
    const second = propose(show);
    show.do(confirm(second));
    expect(show.row('a1').finalScore).toBe(99);
    expect(show.state.corrections.map(({ id }) => id)).toEqual([first]);
    const other = played();
    propose(other, { ...penalty, programId: 'a2' });
    const gone = propose(other, acceptLate(other));
    const lateScoreId = other.state.lateScores[0]?.id ?? '';
    other.do({ type: 'REFUSE_LATE_SCORE', lateScoreId, reason: '太晚' });
    expect(other.reason(confirm(gone))).toBe('LATE_SCORE_NOT_FOUND');
  });

  it('is refused for the reason for which the correction would be refused now, e.g. changed decimals', () => {
    const show = played();
    const id = propose(show, { ...correction, score: 88.25 });
    show.state = { ...show.state, setting: { ...show.state.setting, decimals: 1 } };
    expect(show.ask(confirm(id))).toEqual({ accepted: false, reason: 'SCORE_DECIMALS' });
  });

  it('cannot come from the same account, on whatever device', () => {
    const show = played();
    const id = propose(show);
    for (const by of [zhou, zhouAgain]) {
      show.by = by;
      expect(show.reason(confirm(id))).toBe('SAME_PERSON');
    }
  });

  it.each<[string, (show: Stagehand) => void]>([
    [
      'a judge’s score',
      (show) => {
        show.do({
          type: 'START_SCORING',
          programId: 'a1',
          itemId: null,
          test: false,
          confirm: true,
        });
        show.score('j1', 'a1', 81);
        show.reveal('a1', null, true);
        show.result('a1');
      },
    ],
    [
      'other scores of the same mean',
      (show) => {
        show.do({
          type: 'START_SCORING',
          programId: 'a1',
          itemId: null,
          test: false,
          confirm: true,
        });
        show.score('j1', 'a1', 81);
        show.score('j2', 'a1', 79);
        show.reveal('a1', null, true);
        show.result('a1');
      },
    ],
    [
      'adjustments that cancel each other',
      (show) => {
        const { setting } = show.state;
        show.state = { ...show.state, setting: { ...setting, secondPerson: false } };
        show.do(penalty);
        show.do({ ...penalty, amount: 2 });
        show.state = { ...show.state, setting };
      },
    ],
    [
      'a performance that starts again',
      (show) => {
        show.do({
          type: 'START_SPEECH',
          programId: 'a1',
          itemId: null,
          test: false,
          confirm: true,
        });
      },
    ],
  ])('is refused after %s: it was meant for other figures', (_, change) => {
    const show = played();
    const id = propose(show, penalty);
    change(show);
    show.by = li;
    expect(show.reason(confirm(id))).toBe('CORRECTION_OUTDATED');
    // Once refused, a correction does not block the next one.
    show.do(refuse(id));
    expect(show.state.corrections).toEqual([]);
  });

  it('is refused when the figure is the same but came about in another way', () => {
    const show = played();
    const id = propose(show, penalty);
    const corrected = { score: 80, reason: '复核', at: show.now, computed: 80 };
    const result = show.state.results.get('a1');
    if (!result) throw new Error('a result');
    show.state = {
      ...show.state,
      results: new Map([['a1', { ...result, corrected }]]),
    };
    expect(show.reason(confirm(id))).toBe('CORRECTION_OUTDATED');
  });

  it('is refused for a proposal that was answered, or whose late score is gone', () => {
    const show = played();
    const id = propose(show);
    show.do(confirm(id));
    for (const answer of [confirm(id), refuse(id), withdraw(id)]) {
      expect(show.reason(answer)).toBe('CORRECTION_NOT_FOUND');
    }
    const other = played();
    const accepted = propose(other, acceptLate(other));
    const lateScoreId = other.state.lateScores[0]?.id ?? '';
    other.do({ type: 'REFUSE_LATE_SCORE', lateScoreId, reason: '太晚' });
    expect(other.reason(confirm(accepted))).toBe('LATE_SCORE_NOT_FOUND');
  });
});

describe('an unconfirmed proposal', () => {
  it('is refused by another account with a reason, or withdrawn by its own', () => {
    const show = played();
    show.do(refuse(propose(show)));
    expect(show.events.at(-1)).toMatchObject({
      type: 'CORRECTION_REFUSED',
      by: li,
      reason: '没有抄错',
      correction: { command: correction, proposedBy: zhou },
    });
    const id = propose(show);
    expect(show.reason({ ...refuse(id), reason: ' ' })).toBe('REASON_REQUIRED');
    expect(show.reason(withdraw(id))).toBe('NOT_PROPOSER');
    show.by = zhouAgain;
    show.do(withdraw(id));
    expect(show.events.at(-1)).toMatchObject({ type: 'CORRECTION_WITHDRAWN', by: zhouAgain });
    expect(show.row('a1').finalScore).toBe(80);
  });

  it('is withdrawn when its own account refuses it, because a panel does not know who has logged in again', () => {
    const show = played();
    const id = propose(show);
    show.by = zhouAgain;
    show.do(refuse(id));
    expect(show.events.at(-1)?.type).toBe('CORRECTION_WITHDRAWN');
  });

  it('does not make the steps of other operators stale', () => {
    const show = played();
    const { operatorVersion } = show.state;
    propose(show);
    expect(show.ask({ type: 'SHOW_PROGRAM_LIST' }, operatorVersion).accepted).toBe(true);
  });

  it('is stored with the state, and disappears with its program', () => {
    const show = played();
    expect(liveStateOf(show.state)).not.toHaveProperty('corrections');
    propose(show);
    const live = liveStateOf(show.state);
    const parts = { ...show.state, scores: new Map(), live };
    expect(assembleShow(parts).corrections).toEqual(show.state.corrections);
    const programGroups = show.state.programGroups.map((group) => ({
      ...group,
      programs: group.programs.filter(({ id }) => id !== 'a1'),
    }));
    expect(assembleShow({ ...parts, programGroups }).corrections).toEqual([]);
  });
});

describe('before a proposal is confirmed', () => {
  it('it is sent to consoles, but to no screen and no phone', () => {
    const show = played();
    propose(show);
    const [event] = show.events.slice(-1);
    if (!event) throw new Error('an event');
    const screen = { role: 'SCREEN' } as const;
    const judge = { role: 'JUDGE', judgeId: 'j1' } as const;
    for (const viewer of [screen, judge]) {
      expect(projectEvents([event], show.state, viewer)).toEqual([]);
      expect(JSON.stringify(projectMatch(show.state, viewer))).not.toMatch(/99|抄错|zhou/);
    }
    const console = { role: 'CONSOLE' } as const;
    expect(projectEvents([event], show.state, console)).toEqual([event]);
    expect(projectMatch(show.state, console).corrections).toEqual(show.state.corrections);
  });

  it('a viewer who may not see unshown scores learns only that there is a proposal, and for which program', () => {
    const show = played();
    const id = propose(show);
    const [event] = show.events.slice(-1);
    if (!event) throw new Error('an event');
    expect(coveredIn(show.state, event)).toEqual(['a1']);
    const told = JSON.stringify(coverEvent(show.state, event));
    expect(told).not.toMatch(/99|抄错|80/);
    expect(told).toContain('a1');
    show.do(confirm(id));
    // The corrected result is on air, so the correction is no secret.
    expect(coveredIn(show.state, event)).toEqual([]);
  });
});

it('replaying a ledger with proposals and answers gives the same entries and the same show', () => {
  const show = new Stagehand({ setting: { secondPerson: true } });
  const replay = new Replay(show.state.competitionId);
  const position = { kind: 'POSITION', id: '', value: liveStateOf(show.state) } as const;
  const rows = [...groundRows(show.state, (look) => look), position];
  const begun: ShowEvent = {
    type: 'SETUP_CHANGED',
    version: show.state.version,
    at: 0,
    area: 'EVERYTHING',
    action: 'createCompetition',
    ground: { whole: true, cleared: true, rows },
  };
  expect(replay.step(begun)).toEqual({ kind: 'SAME' });
  show.play('a1', [80, 80, 80]);
  show.do(refuse(propose(show)));
  const own = propose(show, penalty);
  show.by = zhou;
  show.do(withdraw(own));
  show.do(confirm(propose(show, penalty)));
  show.do(confirm(propose(show)));
  propose(show, { ...penalty, amount: 1 });
  for (const event of show.events) expect(replay.step(event)).toEqual({ kind: 'SAME' });
  expect(replay.state?.corrections).toEqual(show.state.corrections);
  expect(replay.state?.results).toEqual(show.state.results);
  // The replay detects a forged entry in which the same person has proposed and confirmed.
  const forged = new Replay(show.state.competitionId);
  forged.step(begun);
  const outcomes = show.events.map((event) =>
    forged.step(
      'confirmed' in event && event.confirmed
        ? { ...event, confirmed: { ...event.confirmed, by: zhou } }
        : event,
    ),
  );
  expect(outcomes.find(({ kind }) => kind !== 'SAME')).toMatchObject({
    kind: 'DIFFERENT',
    expected: 'SAME_PERSON',
  });
});
