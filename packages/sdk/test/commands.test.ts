/** A command is translated to the call of its operation, and the call back to the same command. */
import { expect, test } from 'vitest';
import {
  type CommandOfType,
  type CommandType,
  callOfCommand,
  commandOfCall,
} from '../src/commands.ts';
import { routes } from '../src/generated/routes.ts';

const program = { programId: 'p1', itemId: null, test: false };

/** One command of each type; the item is `null` where there may be one, because a path cannot hold `null`. */
const commands: { readonly [Type in CommandType]: CommandOfType<Type> } = {
  SHOW_START_PAGE: { type: 'SHOW_START_PAGE' },
  OPEN_TEST: { type: 'OPEN_TEST' },
  SHOW_PROGRAM_LIST: { type: 'SHOW_PROGRAM_LIST' },
  SHOW_SIGN_IN: { type: 'SHOW_SIGN_IN', signInShowType: 'TILE' },
  SHOW_TITLE: { type: 'SHOW_TITLE', titleShowType: 'NEXT_UP', programId: 'p1' },
  SHOW_INTERMISSION: { type: 'SHOW_INTERMISSION', seconds: 0 },
  OPEN_AUDIENCE_VOTE: { type: 'OPEN_AUDIENCE_VOTE', programId: 'p1', voteKind: 'LIKE' },
  CLOSE_AUDIENCE_VOTE: { type: 'CLOSE_AUDIENCE_VOTE', programId: 'p1' },
  SHOW_AUDIENCE_VOTE: { type: 'SHOW_AUDIENCE_VOTE', programId: 'p1' },
  SWITCH_GROUP: { type: 'SWITCH_GROUP', groupId: 'g1' },
  SHOW_RANK: { type: 'SHOW_RANK', rankShowType: 'PK', itemId: null, covered: false, paceMs: 600 },
  TURN_RANK_PAGE: { type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 0 },
  SHOW_CEREMONY: { type: 'SHOW_CEREMONY', part: 'PODIUM' },
  SHOW_BRACKET: { type: 'SHOW_BRACKET' },
  START_SPEECH: { type: 'START_SPEECH', ...program, confirm: false },
  START_SCORING: { type: 'START_SCORING', ...program, confirm: true },
  SHOW_SCORE: { type: 'SHOW_SCORE', ...program, confirm: false, covered: true },
  SHOW_RESULT: { type: 'SHOW_RESULT', ...program },
  STEP_REVEAL: { type: 'STEP_REVEAL', step: null },
  START_BATTLE: {
    type: 'START_BATTLE',
    programId: 'p1',
    opponentId: 'p2',
    test: true,
    confirm: false,
  },
  PAUSE_BATTLE: { type: 'PAUSE_BATTLE', test: false },
  RESUME_BATTLE: { type: 'RESUME_BATTLE', test: true },
  ADD_FOUL: { type: 'ADD_FOUL', programId: 'p1', foulId: 'f1' },
  ADD_POINT: { type: 'ADD_POINT', programId: 'p1', point: -0.5 },
  DETERMINE_BATTLE: { type: 'DETERMINE_BATTLE', programId: 'p1', opponentId: 'p2', test: false },
  DETERMINE_BY_CARDS: {
    type: 'DETERMINE_BY_CARDS',
    ...{ programId: 'p1', opponentId: 'p2', test: false, confirm: true },
  },
  CORRECT_RESULT: { type: 'CORRECT_RESULT', programId: 'p1', score: 0, reason: '算错了' },
  ADD_ADJUSTMENT: { type: 'ADD_ADJUSTMENT', programId: 'p1', amount: -1, reason: '超时' },
  ACCEPT_LATE_SCORE: { type: 'ACCEPT_LATE_SCORE', lateScoreId: 'l1', reason: '断网' },
  REFUSE_LATE_SCORE: { type: 'REFUSE_LATE_SCORE', lateScoreId: 'l1', reason: '太晚' },
  PROPOSE_CORRECTION: {
    type: 'PROPOSE_CORRECTION',
    correction: { type: 'ADD_ADJUSTMENT', programId: 'p1', amount: -1, reason: '超时' },
  },
  CONFIRM_CORRECTION: { type: 'CONFIRM_CORRECTION', correctionId: 'c1' },
  REFUSE_CORRECTION: { type: 'REFUSE_CORRECTION', correctionId: 'c1', reason: '不对' },
  WITHDRAW_CORRECTION: { type: 'WITHDRAW_CORRECTION', correctionId: 'c1' },
  STRIKE_SCORE: {
    type: 'STRIKE_SCORE',
    programId: 'p1',
    judgeId: 'j1',
    struck: true,
    reason: '师生',
  },
  RENEW_PANEL: { type: 'RENEW_PANEL', programId: 'p1', reason: '分组错了' },
  CORRECT_BOUT: {
    type: 'CORRECT_BOUT',
    programId: 'p1',
    winnerId: 'p2',
    sides: [{ programId: 'p1', score: 3, fouls: [{ foulId: 'f1', times: 0 }] }],
    reason: '报错了红蓝方',
  },
  TAKE_OFF_FOUL: {
    type: 'TAKE_OFF_FOUL',
    programId: 'p1',
    foulId: 'f1',
    determination: 'REOPEN',
  },
  SET_CLOCK: { type: 'SET_CLOCK', seconds: 103, run: false },
  SET_STANDING: { type: 'SET_STANDING', programId: 'p1', standing: 'WITHDRAWN', reason: '受伤' },
  UNDO: { type: 'UNDO' },
};

test.each(Object.values(commands))(
  '$type is the same after the translation to its operation and back',
  (command) => {
    const { operation, input } = callOfCommand('competition', command);
    // The server requires a value for every parameter of the path.
    const places = [...routes[operation][1].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(input.path).sort()).toEqual(places.sort());
    expect(Object.values(input.path)).not.toContain(null);
    expect(Object.values(input.query)).not.toContain(null);
    expect(commandOfCall(command.type, input)).toEqual(command);
  },
);

test('a whole program is 0 in the path and nothing in the query', () => {
  const speech = callOfCommand('c', commands.START_SPEECH);
  expect(speech.input.path).toEqual({ id: 'c', programId: 'p1', itemId: '0' });
  const rank = callOfCommand('c', { type: 'SHOW_RANK', rankShowType: 'PK', itemId: null });
  expect(rank.input.query).toEqual({ rankShowType: 'PK' });
});

test('an item is named where the operation has a place for it', () => {
  const command = { ...commands.SHOW_SCORE, itemId: 'i1' };
  expect(callOfCommand('c', command).input.path.itemId).toBe('i1');
  const page = { ...commands.TURN_RANK_PAGE, itemId: 'i1' };
  expect(callOfCommand('c', page).input.query.itemId).toBe('i1');
});

test('an optional parameter that a call omits is missing in the command, not `undefined`', () => {
  const parts = { path: { id: 'c' }, query: { part: 'CHAMPION', covered: undefined } };
  expect(Object.keys(commandOfCall('SHOW_CEREMONY', parts))).toEqual(['type', 'part']);
});
