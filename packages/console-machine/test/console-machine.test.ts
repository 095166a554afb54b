/** Every state and every transition of the machine, with the rules in place of the server. */
import { decide, evolve, type OperatorCommand } from '@liangfen/rules';
import type { Shape } from '@liangfen/rules/testing';
import type { CompetitionStatus } from '@liangfen/sdk/schema';
import {
  battleStatusValues,
  competitionStatusValues,
  linkValues,
  modeValues,
} from '@liangfen/sdk/values';
import { describe, expect, it } from 'vitest';
import { battle as battleRegion } from '../src/battle/battle-region.ts';
import type { OperatorEvent } from '../src/console-events.ts';
import { type ConsoleSnapshot, consoleMachine } from '../src/console-machine.ts';
import { panelOf, panelsFor } from '../src/flow/panel.ts';
import {
  selectAdvice,
  selectArmed,
  selectArmsFirst,
  selectBout,
  selectBusy,
  selectConfirmation,
  selectConnection,
  selectDialog,
  selectFailure,
  selectFeedback,
  selectFlowButtons,
  selectGroups,
  selectItems,
  selectMatch,
  selectNextStep,
  selectOtherWay,
  selectPage,
  selectPanel,
  selectPresence,
  selectRanking,
  selectRows,
  selectSignIn,
  selectStatus,
  selectStepBack,
  selectSubmissions,
  selectUndo,
} from '../src/index.ts';
import { rehearsal } from '../src/rehearsal/rehearsal-region.ts';
import { MachineCoverage } from './support/coverage.ts';
import { Desk, openDesk } from './support/desk.ts';
import { type Hall, refused } from './support/hall.ts';
import { sameStates } from './support/same-states.ts';

/** Everything that a panel reads from a snapshot, except single buttons, which it looks up by command. */
const selectors: readonly ((snapshot: ConsoleSnapshot) => unknown)[] = [
  selectAdvice,
  selectArmed,
  selectArmsFirst,
  selectBout,
  selectBusy,
  selectConfirmation,
  selectConnection,
  selectDialog,
  selectFailure,
  selectFlowButtons,
  selectGroups,
  selectItems,
  selectMatch,
  selectNextStep,
  selectFeedback,
  selectOtherWay,
  selectPage,
  selectPanel,
  selectPresence,
  selectRanking,
  selectRows,
  selectSignIn,
  selectStatus,
  selectStepBack,
  selectSubmissions,
  selectUndo,
];

const events: readonly OperatorEvent[] = [
  { type: 'RUN', command: { type: 'OPEN_TEST' } },
  { type: 'TAKE_NEXT_STEP' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'RETRY' },
  { type: 'DISMISS_FEEDBACK' },
  { type: 'ARM_NEXT_STEP' },
  { type: 'TAKE' },
  { type: 'DISARM' },
  { type: 'CHOOSE_FLOW', panel: 'programList' },
  { type: 'TURN_PAGE', pageNo: 0 },
  { type: 'OPEN_GROUP_DIALOG' },
  { type: 'CONFIRM_DIALOG' },
  { type: 'CLOSE_DIALOG' },
];

const coverage = new MachineCoverage(consoleMachine);
const open = (shape: Shape = {}, before?: (hall: Hall) => void) =>
  openDesk(shape, { coverage, ...(before ? { before } : {}) });

const target = (programId: string, confirm = false) => ({
  programId,
  itemId: null,
  test: false,
  confirm,
});
const speech = (programId: string) => ({ type: 'START_SPEECH', ...target(programId) }) as const;
const scoring = (programId: string) => ({ type: 'START_SCORING', ...target(programId) }) as const;
const reveal = (programId: string, confirm = false) =>
  ({ type: 'SHOW_SCORE', ...target(programId, confirm) }) as const;
const start = (confirm = false): OperatorCommand => ({
  type: 'START_BATTLE',
  programId: 'a1',
  opponentId: 'a2',
  test: false,
  confirm,
});
const point = (value: number, programId = 'a1'): OperatorCommand => ({
  type: 'ADD_POINT',
  programId,
  point: value,
});
const battle: Shape = {
  programs: 4,
  setting: { mode: 'BATTLE', enableCountdown: true, countdownSeconds: 60 },
};

describe('entering', () => {
  it('without a token ends at once, so that the host shows the control login', () => {
    const desk = new Desk({}, { hasToken: false, coverage });
    expect(selectPage(desk.snapshot)).toBe('noToken');
    expect(desk.snapshot.status).toBe('done');
  });

  it('waits for the feed before it runs', async () => {
    const desk = new Desk({}, { coverage });
    expect(selectPage(desk.snapshot)).toBe('entering');
    await desk.answerEntering();
    expect(selectPage(desk.snapshot)).toBe('loading');
    desk.hall.tellMatch();
    expect(selectPage(desk.snapshot)).toBe('running');
  });

  it.each([
    [401, 'SESSION_EXPIRED', 'expired'],
    [404, 'NOT_FOUND', 'notFound'],
  ] as const)('ends with %i as %s', async (status, code, page) => {
    const desk = new Desk({}, { coverage });
    await desk.answerEntering({ ok: false, failure: refused(status, code) });
    expect(selectPage(desk.snapshot)).toBe(page);
    expect(desk.snapshot.status).toBe('done');
  });

  it('shows any other failure and can be tried again', async () => {
    const desk = new Desk({}, { coverage });
    await desk.answerEntering({ ok: false, failure: refused(503, 'UNAVAILABLE') });
    expect(selectPage(desk.snapshot)).toBe('error');
    expect(selectFailure(desk.snapshot)).toMatchObject({
      retry: true,
      failure: { message: 'FLOW_LOAD_FAILED', action: 'ENTER_CONSOLE', status: 503 },
    });
    desk.send({ type: 'RETRY' });
    await desk.answerEntering(new Error('broken actor'));
    expect(selectFailure(desk.snapshot)?.failure.status).toBe(0);
    desk.send({ type: 'RETRY' });
    await desk.answerEntering();
    desk.hall.tellMatch();
    expect(selectPage(desk.snapshot)).toBe('running');
    expect(selectFailure(desk.snapshot)).toBeNull();
  });

  it('gives up on a stream that brings no match, and closes it', async () => {
    const desk = new Desk({}, { coverage });
    await desk.answerEntering();
    desk.clock.increment(19_999);
    expect(selectPage(desk.snapshot)).toBe('loading');
    desk.clock.increment(1);
    expect(selectPage(desk.snapshot)).toBe('error');
    expect(desk.hall.feedIsOpen).toBe(false);
  });

  it('is an error when the feed is refused before the first match', async () => {
    const desk = new Desk({}, { coverage });
    await desk.answerEntering();
    desk.hall.tell({ type: 'feed.stopped', reason: 'FORBIDDEN' });
    expect(selectPage(desk.snapshot)).toBe('error');
  });
});

describe('the connection', () => {
  it('is shown from the first moment', async () => {
    const desk = new Desk({}, { coverage });
    await desk.answerEntering();
    desk.hall.tellMatch();
    expect(desk.regions.connection).toBe('connecting');
    for (const connection of ['reconnecting', 'live', 'connecting'] as const) {
      desk.hall.tell({ type: 'feed.connection', connection, trouble: 'SILENT' });
      expect(desk.regions.connection).toBe(connection);
    }
  });

  it('is lost for good only when the server refuses the console', async () => {
    const desk = await open();
    desk.hall.tell({ type: 'feed.stopped', reason: 'FORBIDDEN' });
    expect(selectConnection(desk.snapshot)).toEqual({ state: 'lost', reason: 'FORBIDDEN' });
    desk.send({ type: 'REFRESH' });
    expect(desk.hall.refreshes).toBe(1);
    desk.hall.tell({ type: 'feed.connection', connection: 'live', trouble: null });
    expect(selectConnection(desk.snapshot).state).toBe('live');
  });

  it.each([
    ['UNAUTHENTICATED', 'expired'],
    ['COMPETITION_DELETED', 'notFound'],
  ] as const)('stopped by %s ends the console as %s', async (reason, page) => {
    const desk = await open();
    desk.hall.tell({ type: 'feed.stopped', reason });
    expect(selectPage(desk.snapshot)).toBe(page);
    expect(desk.hall.feedIsOpen).toBe(false);
  });

  it('tells who else is connected', async () => {
    const desk = await open();
    desk.hall.tellPresence([]);
    expect(desk.snapshot.context.presence).toEqual([]);
  });
});

describe('the flow', () => {
  it.each([
    ['INIT', 'init', () => {}],
    ['TEST', 'test', (hall: Hall) => hall.show.do({ type: 'OPEN_TEST' })],
    ['PROGRAM_LIST', 'programList', (hall: Hall) => hall.show.do({ type: 'SHOW_PROGRAM_LIST' })],
    [
      'SIGN_IN',
      'signIn',
      (hall: Hall) => hall.show.do({ type: 'SHOW_SIGN_IN', signInShowType: 'TILE' }),
    ],
    [
      'RANK',
      'rank',
      (hall: Hall) => hall.show.do({ type: 'SHOW_RANK', rankShowType: 'PK', itemId: null }),
    ],
    ['AWARDS', 'ceremony', (hall: Hall) => hall.show.do({ type: 'SHOW_CEREMONY', part: 'AWARDS' })],
    ['SPEECH', 'programList', (hall: Hall) => hall.show.do(speech('a1'))],
    ['TEST_SPEECH', 'test', (hall: Hall) => hall.show.speech('t1', null, true)],
  ] as const)('opens %s on the %s panel', async (link, panel, before) => {
    const awards = [{ basis: 'HAND' as const, awardName: '最佳人气', programIds: ['a1'] }];
    const desk = await open({ setting: { awards } }, before);
    expect(desk.snapshot.context.match?.link).toBe(link);
    expect(selectPanel(desk.snapshot)).toBe(panel);
  });

  it.each(linkValues)('opens the panel of %s, which has a button in some mode', async (link) => {
    const { hall, actor } = await open();
    const { match } = hall;
    hall.tell({ type: 'feed.match', match: { ...match, link } });
    expect(selectPanel(actor.getSnapshot())).toBe(panelOf(link));
    expect(modeValues.flatMap(panelsFor)).toContain(panelOf(link));
  });

  it('opens the first panel for the start page and a break only, because its texts know these two', () => {
    expect(linkValues.filter((link) => panelOf(link) === 'init')).toEqual(['INIT', 'INTERMISSION']);
  });

  it('puts a flow on air and follows it', async () => {
    const desk = await open();
    desk.send({ type: 'CHOOSE_FLOW', panel: 'signIn' });
    expect(desk.hall.lastCommand()).toEqual({ type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' });
    expect(selectPanel(desk.snapshot)).toBe('init');
    await desk.finish();
    expect(selectPanel(desk.snapshot)).toBe('signIn');
  });

  it('opens the ranking without putting it on air, and goes back without sending', async () => {
    const desk = await open({}, (hall) => hall.show.do({ type: 'SHOW_PROGRAM_LIST' }));
    desk.send({ type: 'CHOOSE_FLOW', panel: 'rank' });
    expect(selectPanel(desk.snapshot)).toBe('rank');
    desk.send({ type: 'CHOOSE_FLOW', panel: 'programList' });
    expect(selectPanel(desk.snapshot)).toBe('programList');
    expect(desk.hall.sent).toEqual([]);
  });

  it('opens the ceremony without putting it on air, also from the ranking, and goes back without sending', async () => {
    const desk = await open({}, (hall) => hall.show.do({ type: 'SHOW_PROGRAM_LIST' }));
    desk.send({ type: 'CHOOSE_FLOW', panel: 'rank' });
    desk.send({ type: 'CHOOSE_FLOW', panel: 'ceremony' });
    expect(selectPanel(desk.snapshot)).toBe('ceremony');
    desk.send({ type: 'CHOOSE_FLOW', panel: 'programList' });
    expect(selectPanel(desk.snapshot)).toBe('programList');
    expect(desk.hall.sent).toEqual([]);
  });

  it('puts the bracket of a battle on air and follows it', async () => {
    const desk = await open(battle);
    desk.send({ type: 'CHOOSE_FLOW', panel: 'bracket' });
    expect(desk.hall.lastCommand()).toEqual({ type: 'SHOW_BRACKET' });
    await desk.finish();
    expect(selectPanel(desk.snapshot)).toBe('bracket');
  });

  it('keeps the opened ranking while judges score, and leaves it when another operator takes a step', async () => {
    const desk = await open({}, (hall) => {
      hall.show.speech('a1');
      hall.show.scoring('a1');
    });
    desk.send({ type: 'CHOOSE_FLOW', panel: 'rank' });
    desk.hall.show.score('j1', 'a1', 90);
    desk.hall.tellMatch();
    expect(selectPanel(desk.snapshot)).toBe('rank');
    desk.hall.elsewhere({ type: 'OPEN_TEST' });
    expect(selectPanel(desk.snapshot)).toBe('test');
  });

  it('has no sign-in and no ranking in battle mode', async () => {
    const desk = await open(battle);
    desk.send({ type: 'CHOOSE_FLOW', panel: 'rank' });
    expect(selectPanel(desk.snapshot)).toBe('init');
    expect(desk.feedbackCode).toBe('NOT_IN_BATTLE_MODE');
  });

  it('follows the item of the program on air', async () => {
    const desk = await open({
      setting: { enableItem: true },
      items: [
        { id: 'voice', itemName: '音准', proportion: 60, maxScore: 100 },
        { id: 'stage', itemName: '台风', proportion: 40, maxScore: 100 },
      ],
    });
    desk.send({ type: 'CHOOSE_ITEM', itemId: 'stage' });
    expect(desk.snapshot.context.itemId).toBe('stage');
    desk.hall.elsewhere({ ...speech('a1'), itemId: 'voice' });
    expect(desk.snapshot.context.itemId).toBe('voice');
  });
});

describe('a command', () => {
  it('is sent with the version seen, and done when its picture has arrived', async () => {
    const desk = await open({}, (hall) => hall.show.do({ type: 'SHOW_PROGRAM_LIST' }));
    desk.send({ type: 'RUN', command: speech('a1') });
    expect(desk.hall.sent[0]).toMatchObject({ command: speech('a1'), seenVersion: 1 });
    await desk.answerCommand();
    expect(desk.regions.command).toBe('settling');
    expect(selectBusy(desk.snapshot)).toEqual(speech('a1'));
    desk.send({ type: 'RUN', command: scoring('a1') });
    expect(desk.feedbackCode).toBe('COMMAND_IN_FLIGHT');
    desk.hall.tellMatch();
    expect(desk.regions.command).toEqual({ ready: 'idle' });
    expect(selectBusy(desk.snapshot)).toBeNull();
  });

  it('asks the feed for a fresh start when the picture does not arrive', async () => {
    const desk = await open();
    desk.send({ type: 'RUN', command: { type: 'OPEN_TEST' } });
    await desk.answerCommand();
    desk.clock.increment(3_000);
    expect(desk.regions.command).toEqual({ ready: 'idle' });
    expect(desk.hall.refreshes).toBe(1);
  });

  it('is not sent twice by a double click, and the operator is told', async () => {
    const desk = await open();
    desk.send({ type: 'RUN', command: { type: 'OPEN_TEST' } });
    desk.send({ type: 'RUN', command: { type: 'OPEN_TEST' } });
    expect(desk.hall.sent).toHaveLength(1);
    expect(desk.feedbackCode).toBe('COMMAND_IN_FLIGHT');
  });

  it('that is blocked is not sent, and each click causes a warning', async () => {
    const desk = await open({ programs: 8, status: 'REHEARSAL' });
    desk.send({ type: 'RUN', command: speech('a4') });
    const first = desk.snapshot.context.feedback;
    desk.send({ type: 'RUN', command: speech('a4') });
    expect(desk.feedbackCode).toBe('REHEARSAL_DISABLED');
    expect(desk.snapshot.context.feedback?.serial).not.toBe(first?.serial);
    expect(desk.hall.sent).toEqual([]);
    desk.send({ type: 'DISMISS_FEEDBACK' });
    expect(desk.feedbackCode).toBeNull();
  });

  it('can be the next step, as long as there is one', async () => {
    const desk = await open({ programs: 2, judges: 1 });
    for (const link of ['PROGRAM_LIST', 'SPEECH', 'SCORE']) {
      desk.send({ type: 'TAKE_NEXT_STEP' });
      await desk.finish();
      expect(desk.snapshot.context.match?.link).toBe(link);
    }
    desk.send({ type: 'TAKE_NEXT_STEP' });
    expect(desk.feedbackCode).toBe('AWAIT_SCORES');
  });

  it.each([
    [{ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null }, 'RANK_SWITCH_FAILED'],
    [{ type: 'SWITCH_GROUP', groupId: 'b' }, 'GROUP_SWITCH_FAILED'],
    [
      { type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 0 },
      'PAGE_CHANGE_FAILED',
    ],
    [{ type: 'OPEN_TEST' }, 'FLOW_LOAD_FAILED'],
    [speech('a1'), 'COMMAND_FAILED'],
  ] as const)('%o that fails shows %s', async (command, message) => {
    const desk = await open({ groups: 2 });
    desk.send({ type: 'RUN', command });
    await desk.answerCommand({ ok: false, failure: refused(503, 'UNAVAILABLE') });
    expect(selectFailure(desk.snapshot)).toMatchObject({
      retry: false,
      failure: { message, action: command.type, status: 503, code: 'UNAVAILABLE' },
    });
    expect(selectFailure(desk.snapshot)?.failure.detail).toBe('说明 UNAVAILABLE');
    desk.send({ type: 'RETRY' });
    expect(desk.hall.sent).toHaveLength(1);
    desk.send({ type: 'DISMISS_FEEDBACK' });
    expect(desk.regions.command).toEqual({ ready: 'idle' });
    expect(selectFailure(desk.snapshot)).toBeNull();
  });

  it('that was not answered is sent again unchanged', async () => {
    const desk = await open();
    desk.send({ type: 'RUN', command: { type: 'OPEN_TEST' } });
    await desk.answerCommand(new Error('broken actor'));
    expect(selectFailure(desk.snapshot)?.retry).toBe(true);
    desk.send({ type: 'RETRY' });
    expect(desk.hall.sent[1]).toBe(desk.hall.sent[0]);
    desk.send({ type: 'CANCEL' });
    expect(selectFailure(desk.snapshot)?.retry).toBe(true);
  });

  it('that meets an ended login ends the console', async () => {
    const desk = await open();
    desk.send({ type: 'RUN', command: { type: 'OPEN_TEST' } });
    await desk.answerCommand({ ok: false, failure: refused(401, 'SESSION_EXPIRED') });
    expect(selectPage(desk.snapshot)).toBe('expired');
  });

  it('that another operator was faster than is dropped, and the newest picture stays', async () => {
    const desk = await open();
    desk.send({ type: 'RUN', command: { type: 'SHOW_PROGRAM_LIST' } });
    desk.hall.show.do({ type: 'OPEN_TEST' });
    await desk.answerCommand();
    expect(desk.feedbackCode).toBe('OTHER_OPERATOR_FASTER');
    expect(desk.regions.command).toBe('settling');
    desk.hall.tellMatch();
    expect(desk.regions.command).toEqual({ ready: 'idle' });
    expect(selectPanel(desk.snapshot)).toBe('test');
  });
});

describe('a confirmation', () => {
  it('is asked before a bout starts, and can be declined', async () => {
    const desk = await open(battle);
    desk.send({ type: 'RUN', command: start() });
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'START_BATTLE',
      red: { id: 'a1' },
      blue: { id: 'a2' },
    });
    desk.send({ type: 'RUN', command: { type: 'OPEN_TEST' } });
    expect(desk.feedbackCode).toBe('CONFIRMATION_OPEN');
    desk.send({ type: 'CANCEL' });
    expect(desk.regions.command).toEqual({ ready: 'idle' });
    expect(desk.hall.sent).toEqual([]);
  });

  it('sends the command as confirmed', async () => {
    const desk = await open(battle, (hall) => {
      hall.show.do(start());
      hall.show.do(point(2));
    });
    desk.send({ type: 'RUN', command: start() });
    expect(selectConfirmation(desk.snapshot)?.kind).toBe('BATTLE_RESTART_NEEDS_CONFIRMATION');
    desk.send({ type: 'CONFIRM' });
    expect(desk.hall.lastCommand()).toEqual(start(true));
    await desk.finish();
    expect(desk.hall.show.row('a1').currentScore).toBe(0);
  });

  it('that only the server knows to be needed is asked for after its refusal', async () => {
    const desk = await open({}, (hall) => {
      hall.show.speech('a1');
      hall.show.scoring('a1');
      for (const judge of ['j1', 'j2', 'j3']) hall.show.score(judge, 'a1', 90);
    });
    desk.send({ type: 'RUN', command: reveal('a1') });
    const late = { id: 'j4', number: 4, name: '评委 4' };
    await desk.answerCommand({
      ok: false,
      failure: { ...refused(409, 'JUDGES_MISSING'), missingJudges: [late] },
    });
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'JUDGES_MISSING',
      missingJudges: [late],
    });
    desk.send({ type: 'CONFIRM' });
    expect(desk.hall.lastCommand()).toEqual(reveal('a1', true));
    expect(desk.hall.sent[1]).not.toBe(desk.hall.sent[0]);
  });

  it('of marks that lie apart comes after the one of missing judges, and names whose they are', async () => {
    const desk = await open({}, (hall) => {
      hall.show.speech('a1');
      hall.show.scoring('a1');
      hall.show.score('j1', 'a1', 90);
    });
    desk.send({ type: 'RUN', command: reveal('a1') });
    desk.send({ type: 'CONFIRM' });
    const far = { id: 'j1', number: 1, name: '评委 1' };
    await desk.answerCommand({
      ok: false,
      failure: { ...refused(409, 'MARKS_APART'), missingJudges: [far] },
    });
    expect(selectConfirmation(desk.snapshot)).toMatchObject({ kind: 'MARKS_APART', judges: [far] });
    desk.send({ type: 'CONFIRM' });
    expect(desk.hall.lastCommand()).toEqual({ ...reveal('a1', true), confirmApart: true });
  });

  it('stays while judges score, and is withdrawn when another operator takes a step', async () => {
    const desk = await open({}, (hall) => {
      hall.show.speech('a1');
      hall.show.scoring('a1');
      hall.show.score('j1', 'a1', 90);
    });
    desk.send({ type: 'RUN', command: reveal('a1') });
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'JUDGES_MISSING',
      missingJudges: [{ id: 'j2' }, { id: 'j3' }],
    });
    desk.hall.show.score('j2', 'a1', 80);
    desk.hall.tellMatch();
    expect(selectConfirmation(desk.snapshot)).toMatchObject({ missingJudges: [{ id: 'j3' }] });
    desk.hall.elsewhere(reveal('a1', true));
    expect(selectConfirmation(desk.snapshot)).toBeNull();
    expect(desk.snapshot.context.feedback).toMatchObject({
      code: 'CONFIRMATION_WITHDRAWN',
      reason: 'ALREADY_ON_AIR',
    });
  });
});

describe('the battle', () => {
  it('follows the bout on air', async () => {
    const desk = await open(battle);
    expect(desk.regions.battle).toBe('none');
    desk.hall.elsewhere(start());
    expect(desk.regions.battle).toBe('RUNNING');
    desk.hall.elsewhere({ type: 'PAUSE_BATTLE', test: false });
    expect(desk.regions.battle).toBe('PAUSED');
    desk.hall.elsewhere({
      type: 'DETERMINE_BATTLE',
      programId: 'a1',
      opponentId: 'a2',
      test: false,
    });
    expect(desk.regions.battle).toBe('DETERMINED');
  });

  it('is one bout with its two rows and its clock, as long as the panel shows them', async () => {
    const desk = await open(battle, (hall) => hall.show.do({ type: 'SHOW_PROGRAM_LIST' }));
    expect(selectBout(desk.snapshot)).toBeNull();
    desk.hall.elsewhere(start());
    expect(selectBout(desk.snapshot)).toMatchObject({
      status: 'RUNNING',
      red: { program: { id: 'a1' }, battle: { clock: { command: { type: 'PAUSE_BATTLE' } } } },
      blue: { program: { id: 'a2' } },
    });
    desk.hall.elsewhere({ type: 'PAUSE_BATTLE', test: false });
    expect(selectBout(desk.snapshot)?.red.battle.clock?.command.type).toBe('RESUME_BATTLE');
    desk.hall.elsewhere({ type: 'SHOW_BRACKET' });
    expect(selectBout(desk.snapshot)).toBeNull();
  });
});

describe('states for which the contract has a list', () => {
  const restsIn = (states: object) =>
    Object.keys(states).filter((state) => state !== 'following' && state !== 'none');

  it('are complete', () => {
    expect(restsIn(battleRegion.states).sort()).toEqual([...battleStatusValues].sort());
    expect(restsIn(rehearsal.states).sort()).toEqual([...competitionStatusValues].sort());
  });
});

describe('the rehearsal', () => {
  const turned = (desk: Desk, status: CompetitionStatus) => {
    const { show } = desk.hall;
    show.state = { ...show.state, status, version: show.state.version + 1 };
    desk.hall.tellMatch();
  };

  it('becomes official, and ends', async () => {
    const desk = await open({ status: 'REHEARSAL' });
    expect(selectStatus(desk.snapshot)).toBe('REHEARSAL');
    turned(desk, 'OFFICIAL');
    expect(selectStatus(desk.snapshot)).toBe('OFFICIAL');
    turned(desk, 'ENDED');
    expect(selectStatus(desk.snapshot)).toBe('ENDED');
  });

  it('that has ended still offers the groups, whose rankings are shown', async () => {
    const desk = await open({ groups: 2, status: 'ENDED' });
    desk.send({ type: 'OPEN_GROUP_DIALOG' });
    expect(selectDialog(desk.snapshot)).toMatchObject({ kind: 'group' });
  });

  it('that ends puts away the step that was about to be taken', async () => {
    const desk = await open({ groups: 2 }, (hall) => hall.show.do({ type: 'SHOW_PROGRAM_LIST' }));
    desk.send({ type: 'ARM_NEXT_STEP' });
    expect(selectArmed(desk.snapshot)).not.toBeNull();
    turned(desk, 'ENDED');
    expect(selectArmed(desk.snapshot)).toBeNull();
  });
});

describe('the ranking', () => {
  it('shows pages once a display type is on air, and forgets the type with another item', async () => {
    const desk = await open({
      programs: 13,
      setting: { enableItem: true },
      items: [{ id: 'voice', itemName: '音准', proportion: 100, maxScore: 100 }],
    });
    desk.send({ type: 'CHOOSE_RANK_ITEM', itemId: 'voice' });
    desk.send({ type: 'TURN_PAGE', pageNo: 1 });
    expect(desk.hall.sent).toEqual([]);
    desk.send({ type: 'CHOOSE_RANK_PACE', paceMs: 1500 });
    desk.send({ type: 'CHOOSE_RANK_TYPE', rankShowType: 'PK' });
    await desk.finish();
    expect(desk.hall.lastCommand()).toMatchObject({ type: 'SHOW_RANK', paceMs: 1500 });
    expect(selectRanking(desk.snapshot)).toMatchObject({ itemId: 'voice', rankShowType: 'PK' });
    expect(selectRanking(desk.snapshot).pages.map((page) => page.number)).toEqual([1, 2, 3]);
    desk.send({ type: 'TURN_PAGE', pageNo: 2 });
    expect(desk.hall.lastCommand()).toEqual({
      type: 'TURN_RANK_PAGE',
      rankShowType: 'PK',
      itemId: 'voice',
      pageNo: 2,
    });
    await desk.finish();
    expect(selectRanking(desk.snapshot).pages.find((page) => page.current)?.number).toBe(3);
    desk.send({ type: 'CHOOSE_RANK_ITEM', itemId: null });
    expect(selectRanking(desk.snapshot)).toMatchObject({ rankShowType: null, pages: [] });
    expect(selectPanel(desk.snapshot)).toBe('rank');
  });
});

describe('the score dialog', () => {
  it('opens only for the bout on air', async () => {
    const desk = await open(battle);
    desk.send({ type: 'OPEN_SCORE_DIALOG', programId: 'a1' });
    expect(selectDialog(desk.snapshot)).toBeNull();
    expect(desk.feedbackCode).toBe('BATTLE_NOT_STARTED');
  });

  it('asks for a score, then sends it as a number without asking again', async () => {
    const desk = await open(battle, (hall) => hall.show.do(start()));
    desk.send({ type: 'OPEN_SCORE_DIALOG', programId: 'a1' }, { type: 'CONFIRM_DIALOG' });
    expect(desk.feedbackCode).toBe('POINT_MISSING');
    desk.send({ type: 'TYPE_SCORE', text: ' 2.5 ' });
    expect(selectDialog(desk.snapshot)).toEqual({ kind: 'score', programId: 'a1', text: ' 2.5 ' });
    desk.send({ type: 'CONFIRM_DIALOG' });
    expect(desk.hall.lastCommand()).toEqual(point(2.5));
    expect(selectDialog(desk.snapshot)).toBeNull();
  });

  it('keeps what was typed while a command is in flight', async () => {
    const desk = await open(battle, (hall) => hall.show.do(start()));
    desk.send(
      { type: 'OPEN_SCORE_DIALOG', programId: 'a1' },
      { type: 'TYPE_SCORE', text: '3' },
      { type: 'RUN', command: { type: 'PAUSE_BATTLE', test: false }, confirmed: true },
      { type: 'CONFIRM_DIALOG' },
    );
    expect(desk.feedbackCode).toBe('COMMAND_IN_FLIGHT');
    expect(selectDialog(desk.snapshot)).toMatchObject({ text: '3' });
    desk.send({ type: 'CLOSE_DIALOG' });
    expect(selectDialog(desk.snapshot)).toBeNull();
  });

  it('closes when the bout is decided meanwhile', async () => {
    const desk = await open(battle, (hall) => hall.show.do(start()));
    desk.send({ type: 'OPEN_SCORE_DIALOG', programId: 'a1' });
    desk.hall.elsewhere({
      type: 'DETERMINE_BATTLE',
      programId: 'a2',
      opponentId: 'a1',
      test: false,
    });
    expect(selectDialog(desk.snapshot)).toBeNull();
    expect(desk.feedbackCode).toBe('BATTLE_DETERMINED');
  });
});

describe('the group dialog', () => {
  it('warns without a choice, and switches with one', async () => {
    const desk = await open({ groups: 2 });
    desk.send({ type: 'OPEN_GROUP_DIALOG' }, { type: 'CONFIRM_DIALOG' });
    expect(desk.feedbackCode).toBe('GROUP_NOT_SELECTED');
    desk.send({ type: 'PICK_GROUP', groupId: 'b' });
    expect(selectDialog(desk.snapshot)).toEqual({ kind: 'group', groupId: 'b' });
    desk.send({ type: 'CONFIRM_DIALOG' });
    expect(desk.hall.lastCommand()).toEqual({ type: 'SWITCH_GROUP', groupId: 'b' });
    desk.send({ type: 'OPEN_GROUP_DIALOG' }, { type: 'PICK_GROUP', groupId: 'b' });
    desk.send({ type: 'CONFIRM_DIALOG' });
    expect(desk.feedbackCode).toBe('COMMAND_IN_FLIGHT');
    desk.send({ type: 'CLOSE_DIALOG' });
    expect(selectDialog(desk.snapshot)).toBeNull();
  });
});

describe('the preview', () => {
  const listed = (hall: Hall) => void hall.show.do({ type: 'SHOW_PROGRAM_LIST' });

  it('shows the next step without sending it, then takes it', async () => {
    const desk = await open({}, listed);
    desk.send({ type: 'ARM_NEXT_STEP' });
    expect(selectArmed(desk.snapshot)).toMatchObject({ match: null, working: true });
    desk.send({ type: 'TAKE' });
    expect(desk.feedbackCode).toBe('PREVIEW_PENDING');
    await desk.answerPreview();
    expect(selectArmed(desk.snapshot)).toMatchObject({
      button: { command: speech('a1') },
      match: { link: 'SPEECH', stage: { kind: 'SPEECH', program: { id: 'a1' } } },
      working: false,
    });
    expect(desk.hall.sent).toEqual([]);
    expect(desk.hall.match.link).toBe('PROGRAM_LIST');
    desk.send({ type: 'TAKE' });
    expect(desk.hall.lastCommand()).toEqual(speech('a1'));
    await desk.finish();
    expect(selectArmed(desk.snapshot)).toBeNull();
    expect(desk.hall.match.link).toBe('SPEECH');
    expect(desk.feedbackCode).toBe('PREVIEW_PENDING');
  });

  it('shows any allowed step, and says why another step cannot be shown', async () => {
    const desk = await open({}, listed);
    desk.send({ type: 'ARM', command: reveal('a1') });
    expect(desk.feedbackCode).toBe('NOT_SCORING');
    expect(selectArmed(desk.snapshot)).toBeNull();
    desk.send({ type: 'ARM', command: { type: 'SHOW_START_PAGE' } });
    await desk.answerPreview();
    expect(selectArmed(desk.snapshot)?.match?.stage.kind).toBe('START');
    desk.send({ type: 'DISARM' });
    expect(selectArmed(desk.snapshot)).toBeNull();
  });

  it('shows nothing while there is no next step', async () => {
    const desk = await open(battle, (hall) => hall.show.do(start()));
    desk.send({ type: 'ARM_NEXT_STEP' });
    expect(desk.feedbackCode).toBe('AWAIT_BOUT');
  });

  it('asks for a confirmation when it is taken, not when it is opened', async () => {
    const desk = await open({}, ({ show }) => {
      show.do({ type: 'SHOW_PROGRAM_LIST' });
      show.do(speech('a1'));
      show.do(scoring('a1'));
      show.score('j1', 'a1', 90);
    });
    desk.send({ type: 'ARM', command: reveal('a1') });
    expect(desk.hall.looked.at(-1)?.command).toEqual({
      ...reveal('a1', true),
      confirmApart: true,
    });
    await desk.answerPreview();
    expect(selectArmed(desk.snapshot)?.match?.stage.kind).toBe('SCORE_REVEAL');
    desk.send({ type: 'TAKE' });
    expect(selectConfirmation(desk.snapshot)?.kind).toBe('JUDGES_MISSING');
    desk.send({ type: 'CANCEL' });
    expect(selectArmed(desk.snapshot)).not.toBeNull();
  });

  it('is opened by every button if the operator has chosen so, except undo, which is sent at once', async () => {
    const desk = await open({}, listed);
    desk.send({ type: 'ARM_FIRST', on: true }, { type: 'CHOOSE_FLOW', panel: 'init' });
    expect(selectArmsFirst(desk.snapshot)).toBe(true);
    expect(desk.hall.sent).toEqual([]);
    await desk.answerPreview();
    expect(selectArmed(desk.snapshot)?.match?.stage.kind).toBe('START');
    desk.send({ type: 'TAKE_NEXT_STEP' });
    await desk.answerPreview();
    expect(selectArmed(desk.snapshot)?.button.command).toEqual(speech('a1'));
    desk.send({ type: 'RUN', command: { type: 'UNDO' } });
    expect(desk.hall.lastCommand()).toEqual({ type: 'UNDO' });
  });

  it('is closed with feedback when another operator takes a step, and can no longer be taken', async () => {
    const desk = await open({}, listed);
    desk.send({ type: 'ARM_NEXT_STEP' });
    await desk.answerPreview();
    desk.hall.elsewhere({ type: 'SHOW_START_PAGE' });
    expect(selectArmed(desk.snapshot)).toBeNull();
    expect(desk.snapshot.context.feedback).toMatchObject({
      code: 'OTHER_OPERATOR_STEP',
      step: { type: 'START_PAGE_SHOWN' },
      disarmed: true,
    });
    desk.send({ type: 'TAKE' });
    expect(desk.hall.sent).toEqual([]);
  });

  it('asks for its picture again when scores arrive, once for several scores', async () => {
    const desk = await open({}, ({ show }) => {
      show.do(speech('a1'));
      show.do(scoring('a1'));
      show.score('j1', 'a1', 90);
    });
    desk.send({ type: 'ARM', command: reveal('a1') });
    await desk.answerPreview();
    for (const judge of ['j2', 'j3']) {
      desk.hall.show.score(judge, 'a1', 80);
      desk.hall.tellMatch();
    }
    expect(desk.hall.looked).toHaveLength(1);
    // The old picture stays until the new one has arrived.
    expect(selectArmed(desk.snapshot)?.match).not.toBeNull();
    desk.clock.increment(400);
    expect(desk.hall.looked).toHaveLength(2);
    await desk.answerPreview();
    const stage = selectArmed(desk.snapshot)?.match?.stage;
    expect(stage?.kind === 'SCORE_REVEAL' && stage.cards.length).toBe(3);
  });

  it('cannot be taken if its picture could not be shown', async () => {
    const desk = await open({}, listed);
    desk.send({ type: 'ARM_NEXT_STEP' });
    await desk.answerPreview(new Error('no line'));
    expect(selectArmed(desk.snapshot)).toMatchObject({ match: null, failure: { status: 0 } });
    desk.send({ type: 'TAKE' });
    expect(desk.feedbackCode).toBe('PREVIEW_PENDING');
    desk.send({ type: 'ARM', command: speech('a1') });
    await desk.answerPreview({ ok: false, failure: refused(409, 'ALREADY_ON_AIR') });
    expect(selectArmed(desk.snapshot)?.failure?.code).toBe('ALREADY_ON_AIR');
  });

  it('ends the console with its login', async () => {
    const desk = await open({}, listed);
    desk.send({ type: 'ARM_NEXT_STEP' });
    await desk.answerPreview({ ok: false, failure: refused(401, 'SESSION_EXPIRED') });
    expect(selectPage(desk.snapshot)).toBe('expired');
  });
});

describe('another operator', () => {
  const consoleOf = (id: string, label: string) => ({
    id,
    role: 'CONSOLE' as const,
    label,
    judgeId: null,
    operatorId: `login-${id}`,
    version: 0,
    lagMs: null,
    since: 0,
    visible: true,
    page: null,
    silentSince: null,
  });
  const here = [consoleOf('me', 'Mac 电脑'), consoleOf('you', 'iPhone')];
  const takes = (hall: Hall, operatorId: string, command: OperatorCommand) => {
    const { show } = hall;
    const decision = decide(show.state, command, { now: 1, newId: () => 'step', operatorId });
    if (!decision.accepted) throw new Error(decision.reason);
    show.state = evolve(show.state, decision.decided);
    hall.tellMatch();
  };

  it('is named with the step just taken', async () => {
    const desk = await open();
    desk.hall.tellPresence(here, 'me');
    takes(desk.hall, 'login-you', { type: 'SHOW_PROGRAM_LIST' });
    expect(desk.snapshot.context.feedback).toMatchObject({
      kind: 'step',
      operator: { label: 'iPhone', ownLogin: false },
      step: { type: 'PROGRAM_LIST_SHOWN' },
      disarmed: false,
    });
  });

  it('is not this one: an own step causes no feedback, whether its answer or its picture arrives first', async () => {
    const desk = await open();
    desk.send({ type: 'CHOOSE_FLOW', panel: 'programList' });
    await desk.finish();
    expect(desk.feedbackCode).toBeNull();
    desk.send({ type: 'CHOOSE_FLOW', panel: 'init' });
    const pending = desk.hall.sent.at(-1);
    if (!pending) throw new Error('nothing was sent');
    const outcome = desk.hall.decide(pending);
    desk.hall.tellMatch();
    await desk.answerCommand(outcome);
    expect(desk.feedbackCode).toBeNull();
  });

  it('is named in the confirmation before a step of theirs is undone', async () => {
    const desk = await open();
    desk.hall.tellPresence(here, 'me');
    takes(desk.hall, 'login-you', { type: 'SHOW_PROGRAM_LIST' });
    expect(selectUndo(desk.snapshot)).toMatchObject({
      anothers: true,
      operator: { label: 'iPhone' },
    });
    desk.send({ type: 'RUN', command: { type: 'UNDO' } });
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'UNDO_ANOTHERS',
      step: { type: 'PROGRAM_LIST_SHOWN', operatorId: 'login-you' },
    });
    expect(desk.hall.sent).toEqual([]);
    desk.send({ type: 'CONFIRM' });
    expect(desk.hall.lastCommand()).toEqual({ type: 'UNDO' });
  });

  it('asks before the undo of a standing that changed figures, and not before the undo of a picture', async () => {
    const desk = await open();
    desk.hall.tellPresence(here, 'me');
    const steps: OperatorCommand[] = [
      speech('a1'),
      scoring('a1'),
      reveal('a1', true),
      { type: 'SHOW_RESULT', ...target('a1', true) },
      { type: 'SET_STANDING', programId: 'a1', standing: 'DISQUALIFIED', reason: '超龄' },
    ];
    for (const step of steps) {
      takes(desk.hall, 'login-me', step);
      if (step.type === 'START_SCORING') desk.hall.show.score('j1', 'a1', 90);
    }
    desk.send({ type: 'RUN', command: { type: 'UNDO' } });
    expect(selectConfirmation(desk.snapshot)).toMatchObject({
      kind: 'UNDO_FIGURES',
      step: { type: 'STANDING_CHANGED', programId: 'a1' },
      command: { type: 'UNDO' },
    });
    expect(desk.hall.sent).toEqual([]);
    desk.send({ type: 'CONFIRM' });
    await desk.finish();
    expect(desk.hall.lastCommand()).toEqual({ type: 'UNDO' });
    desk.send({ type: 'RUN', command: { type: 'UNDO' } });
    expect(selectConfirmation(desk.snapshot)).toBeNull();
  });

  it('does not include another window of this login, whose step is undone at once', async () => {
    const desk = await open();
    desk.hall.tellPresence(here, 'me');
    takes(desk.hall, 'login-me', { type: 'SHOW_PROGRAM_LIST' });
    expect(desk.snapshot.context.feedback).toMatchObject({ operator: { ownLogin: true } });
    desk.send({ type: 'RUN', command: { type: 'UNDO' } });
    expect(desk.hall.lastCommand()).toEqual({ type: 'UNDO' });
  });
});

describe('all tests above together', () => {
  it('reach every state and every transition of the machine', () => {
    expect(coverage.missing()).toEqual({ states: [], transitions: [] });
  });

  it('find no two states that neither the panel nor an operator nor the machine’s own work can tell apart', () => {
    const same = sameStates({
      root: consoleMachine.root,
      snapshots: coverage.snapshots,
      inState: ({ context }, value) => consoleMachine.resolveState({ context, value }),
      read: (snapshot) => selectors.map((select) => select(snapshot)),
      events,
      answers: (snapshot, event) => consoleMachine.getTransitionData(snapshot, event),
    });
    expect(same).toEqual([]);
  });
});
