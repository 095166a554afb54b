/** The large button of the panel names what to do or wait for in every picture and state of a show. */
import type { Stage } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { type Advice, adviceFor, nextStep, projectMatch } from '../../src/index.ts';
import { items, plainLook, type Shape, Stagehand } from '../../src/testing/index.ts';

const withPhones: Shape = { parts: { look: { ...plainLook, audiencePage: true } } };
const battle: Shape = { programs: 4, setting: { mode: 'BATTLE', enableCountdown: true } };
const oneByOne: Shape = { setting: { enableItem: true }, items };

function bout(programId: string, opponentId: string, test = false) {
  return { type: 'START_BATTLE', programId, opponentId, test, confirm: false } as const;
}

function determine(show: Stagehand, programId: string, opponentId: string, test = false) {
  show.do(bout(programId, opponentId, test));
  show.do({ type: 'DETERMINE_BATTLE', programId, opponentId, test });
}

function playTest(show: Stagehand, programId: string) {
  show.speech(programId, null, true);
  show.scoring(programId, null, true);
  for (const judge of ['j1', 'j2', 'j3']) show.score(judge, programId, 90);
  const target = { programId, itemId: null, test: true } as const;
  show.do({ type: 'SHOW_SCORE', ...target, confirm: false });
  show.do({ type: 'SHOW_RESULT', ...target });
}

function playAll(show: Stagehand, ...programIds: readonly string[]) {
  for (const programId of programIds) show.play(programId, [90, 91, 92]);
}

function rank(show: Stagehand) {
  show.do({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
}

/** The shape of the show, the steps taken in it, and the advice that is expected then. */
type Row = readonly [
  state: string,
  shape: Shape,
  play: (show: Stagehand) => void,
  picture: Stage['kind'],
  expected: object,
];

const rows: readonly Row[] = [
  [
    'nobody has signed in',
    { signedIn: false },
    () => {},
    'START',
    { kind: 'TAKE', command: { type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' } },
  ],
  [
    'one judge is early: the others have their sign-in',
    { signedIn: false },
    (show) => show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j2' }),
    'START',
    { kind: 'TAKE', command: { type: 'SHOW_SIGN_IN', signInShowType: 'TOTAL' } },
  ],
  [
    'everybody has signed in before the sign-in was shown',
    { signedIn: true },
    () => {},
    'START',
    { kind: 'TAKE', command: { type: 'SHOW_PROGRAM_LIST' } },
  ],
  [
    'somebody has signed in, and there is a result',
    { signedIn: false, judges: 2 },
    (show) => {
      show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j2' });
      show.speech('a1');
      show.scoring('a1');
      show.score('j2', 'a1', 90);
      const target = { programId: 'a1', itemId: null, test: false } as const;
      show.do({ type: 'SHOW_SCORE', ...target, confirm: true });
      show.do({ type: 'SHOW_RESULT', ...target });
      show.do({ type: 'SHOW_START_PAGE' });
    },
    'START',
    { kind: 'TAKE', command: { type: 'SHOW_PROGRAM_LIST' } },
  ],
  ['no judge exists', { judges: 0 }, () => {}, 'START', { command: { type: 'SHOW_PROGRAM_LIST' } }],
  [
    'a battle needs no judge to sign in',
    { ...battle, signedIn: false },
    () => {},
    'START',
    { command: { type: 'SHOW_PROGRAM_LIST' } },
  ],
  [
    'judges are still to sign in',
    { signedIn: false },
    (show) => {
      show.do({ type: 'SHOW_SIGN_IN', signInShowType: 'TILE' });
      show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j2' });
    },
    'SIGN_IN',
    {
      kind: 'AWAIT_SIGN_IN',
      judges: { done: 1, of: 3, missing: [{ id: 'j1' }, { id: 'j3' }] },
      command: { type: 'SHOW_PROGRAM_LIST' },
    },
  ],
  [
    'everybody has signed in',
    {},
    (show) => show.do({ type: 'SHOW_SIGN_IN', signInShowType: 'TILE' }),
    'SIGN_IN',
    { kind: 'TAKE', command: { type: 'SHOW_PROGRAM_LIST' } },
  ],
  [
    'the first program is next',
    {},
    (show) => show.do({ type: 'SHOW_PROGRAM_LIST' }),
    'PROGRAM_LIST',
    { kind: 'TAKE', command: { type: 'START_SPEECH', programId: 'a1', test: false } },
  ],
  [
    'every program has its result',
    {},
    (show) => {
      playAll(show, 'a1', 'a2', 'a3');
      show.do({ type: 'SHOW_PROGRAM_LIST' });
    },
    'PROGRAM_LIST',
    { kind: 'TAKE', command: { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null } },
  ],
  [
    'there is no program',
    { programs: 0 },
    (show) => show.do({ type: 'SHOW_PROGRAM_LIST' }),
    'PROGRAM_LIST',
    { kind: 'NO_PROGRAM' },
  ],
  [
    'the first test program is next',
    {},
    (show) => show.do({ type: 'OPEN_TEST' }),
    'TEST',
    { kind: 'TAKE', command: { type: 'START_SPEECH', programId: 't1', test: true } },
  ],
  [
    'the speech is on',
    {},
    (show) => show.speech('a1'),
    'SPEECH',
    { kind: 'TAKE', command: { type: 'START_SCORING', programId: 'a1', itemId: null } },
  ],
  [
    'the speech of an item is on',
    oneByOne,
    (show) => show.speech('a1', 'voice'),
    'SPEECH',
    { kind: 'TAKE', command: { type: 'START_SCORING', programId: 'a1', itemId: 'voice' } },
  ],
  [
    'nobody has submitted',
    {},
    (show) => {
      show.speech('a1');
      show.scoring('a1');
    },
    'SCORING',
    {
      kind: 'AWAIT_SCORES',
      judges: { done: 0, of: 3, missing: [{ id: 'j1' }, { id: 'j2' }, { id: 'j3' }] },
      command: null,
    },
  ],
  [
    'some have submitted',
    {},
    (show) => {
      show.speech('a1');
      show.scoring('a1');
      show.score('j2', 'a1', 90);
    },
    'SCORING',
    {
      kind: 'AWAIT_SCORES',
      judges: { done: 1, of: 3, missing: [{ id: 'j1' }, { id: 'j3' }] },
      command: { type: 'SHOW_SCORE', programId: 'a1' },
    },
  ],
  [
    'all have submitted',
    { judges: 1 },
    (show) => {
      show.speech('a1');
      show.scoring('a1');
      show.score('j1', 'a1', 90);
    },
    'SCORING',
    { kind: 'TAKE', command: { type: 'SHOW_SCORE', programId: 'a1' } },
  ],
  [
    'nobody could score, because nobody has signed in',
    { signedIn: false },
    (show) => {
      show.speech('a1');
      show.scoring('a1');
    },
    'SCORING',
    { kind: 'AWAIT_SIGN_IN', judges: { done: 0, of: 3 }, command: null },
  ],
  [
    'the scores are shown',
    { judges: 1 },
    (show) => {
      show.speech('a1');
      show.scoring('a1');
      show.score('j1', 'a1', 90);
      show.reveal('a1');
    },
    'SCORE_REVEAL',
    { kind: 'TAKE', command: { type: 'SHOW_RESULT', programId: 'a1' } },
  ],
  [
    'another program waits',
    {},
    (show) => playAll(show, 'a1'),
    'RESULT',
    { kind: 'TAKE', command: { type: 'START_SPEECH', programId: 'a2' } },
  ],
  [
    'another item of the program waits',
    { ...oneByOne, judges: 1 },
    (show) => {
      show.speech('a1', 'voice');
      show.scoring('a1', 'voice');
      show.score('j1', 'a1', 90, 'voice');
      show.reveal('a1', 'voice');
      show.result('a1', 'voice');
    },
    'RESULT',
    { kind: 'TAKE', command: { type: 'START_SPEECH', programId: 'a1', itemId: 'stage' } },
  ],
  [
    'it was the last program of the group',
    { groups: 2 },
    (show) => playAll(show, 'a1', 'a2', 'a3'),
    'RESULT',
    { kind: 'TAKE', command: { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null } },
  ],
  [
    'it was the last test',
    {},
    (show) => {
      for (const test of ['t1', 't2', 't3']) playTest(show, test);
    },
    'RESULT',
    { kind: 'TAKE', command: { type: 'SHOW_PROGRAM_LIST' } },
  ],
  [
    'the ranking has another page',
    { programs: 3, setting: { rankPageSize: 2 } },
    (show) => {
      playAll(show, 'a1', 'a2', 'a3');
      rank(show);
    },
    'RANKING',
    { kind: 'TAKE', command: { type: 'TURN_RANK_PAGE', pageNo: 1 } },
  ],
  [
    'the ranking was shown between two programs',
    {},
    (show) => {
      playAll(show, 'a1');
      rank(show);
    },
    'RANKING',
    { kind: 'TAKE', command: { type: 'START_SPEECH', programId: 'a2' } },
  ],
  [
    'the ranking of the whole group was seen',
    { groups: 3 },
    (show) => {
      playAll(show, 'a1', 'a2', 'a3');
      rank(show);
    },
    'RANKING',
    { kind: 'TAKE', command: { type: 'SHOW_CEREMONY', part: 'CHAMPION' } },
  ],
  [
    'the podium is shown',
    {},
    (show) => {
      playAll(show, 'a1', 'a2', 'a3');
      show.do({ type: 'SHOW_CEREMONY', part: 'PODIUM' });
    },
    'PODIUM',
    { kind: 'TAKE', command: { type: 'SHOW_CEREMONY', part: 'CHAMPION' } },
  ],
  [
    'the champion was seen and awards are to be given',
    { setting: { awards: [{ basis: 'HAND', awardName: '最佳台风', programIds: ['a2'] }] } },
    (show) => {
      playAll(show, 'a1', 'a2', 'a3');
      show.do({ type: 'SHOW_CEREMONY', part: 'CHAMPION' });
    },
    'CHAMPION',
    { kind: 'TAKE', command: { type: 'SHOW_CEREMONY', part: 'AWARDS' } },
  ],
  [
    'an award is covered',
    { setting: { awards: [{ basis: 'HAND', awardName: '最佳台风', programIds: ['a2'] }] } },
    (show) => show.do({ type: 'SHOW_CEREMONY', part: 'AWARDS' }),
    'AWARDS',
    { kind: 'TAKE', command: { type: 'STEP_REVEAL', step: 1 } },
  ],
  [
    'another group waits',
    { groups: 3 },
    (show) => {
      playAll(show, 'a1', 'a2', 'a3');
      show.do({ type: 'SHOW_CEREMONY', part: 'CHAMPION' });
    },
    'CHAMPION',
    { kind: 'TAKE', command: { type: 'SWITCH_GROUP', groupId: 'b' } },
  ],
  [
    'a group before this one waits',
    { groups: 2 },
    (show) => {
      show.do({ type: 'SWITCH_GROUP', groupId: 'b' });
      playAll(show, 'b1', 'b2', 'b3');
      show.do({ type: 'SHOW_CEREMONY', part: 'CHAMPION' });
    },
    'CHAMPION',
    { kind: 'TAKE', command: { type: 'SWITCH_GROUP', groupId: 'a' } },
  ],
  [
    'no group waits',
    {},
    (show) => {
      playAll(show, 'a1', 'a2', 'a3');
      show.do({ type: 'SHOW_CEREMONY', part: 'CHAMPION' });
    },
    'CHAMPION',
    { kind: 'SHOW_OVER' },
  ],
  [
    'the bracket was shown between two bouts',
    battle,
    (show) => {
      determine(show, 'a1', 'a2');
      show.do({ type: 'SHOW_BRACKET' });
    },
    'BRACKET',
    { kind: 'TAKE', command: { type: 'START_BATTLE', programId: 'a3', opponentId: 'a4' } },
  ],
  ['the bout runs', battle, (show) => show.do(bout('a1', 'a2')), 'BATTLE', { kind: 'AWAIT_BOUT' }],
  [
    'the bout is paused',
    battle,
    (show) => {
      show.do(bout('a1', 'a2'));
      show.do({ type: 'PAUSE_BATTLE', test: false });
    },
    'BATTLE',
    { kind: 'TAKE', command: { type: 'RESUME_BATTLE' } },
  ],
  [
    'another bout waits',
    battle,
    (show) => determine(show, 'a1', 'a2'),
    'BATTLE',
    { kind: 'TAKE', command: { type: 'START_BATTLE', programId: 'a3', opponentId: 'a4' } },
  ],
  [
    'an act was announced',
    { programs: 3 },
    (show) => show.do({ type: 'SHOW_TITLE', titleShowType: 'OPENING', programId: 'a2' }),
    'TITLE',
    { kind: 'TAKE', command: { type: 'START_SPEECH', programId: 'a2' } },
  ],
  [
    'the audience votes',
    withPhones,
    (show) => {
      show.speech('a1');
      show.do({ type: 'OPEN_AUDIENCE_VOTE', programId: 'a1', voteKind: 'LIKE' });
    },
    'AUDIENCE_VOTE',
    { kind: 'TAKE', command: { type: 'CLOSE_AUDIENCE_VOTE', programId: 'a1' } },
  ],
  [
    'the audience has voted before the judges',
    withPhones,
    (show) => {
      show.speech('a1');
      voted(show, 'a1');
    },
    'AUDIENCE_VOTE',
    { kind: 'TAKE', command: { type: 'START_SCORING', programId: 'a1' } },
  ],
  [
    'the audience has voted after the judges',
    withPhones,
    (show) => {
      playAll(show, 'a1');
      voted(show, 'a1');
    },
    'AUDIENCE_VOTE',
    { kind: 'TAKE', command: { type: 'START_SPEECH', programId: 'a2' } },
  ],
  [
    'there is a break',
    { programs: 3 },
    (show) => show.do({ type: 'SHOW_INTERMISSION', seconds: 300 }),
    'INTERMISSION',
    { kind: 'TAKE', command: { type: 'START_SPEECH', programId: 'a1' } },
  ],
  [
    'the remaining program has no opponent',
    { ...battle, programs: 3 },
    (show) => determine(show, 'a1', 'a2'),
    'BATTLE',
    { kind: 'SHOW_OVER' },
  ],
  [
    'the bouts of another group wait',
    { ...battle, programs: 2, groups: 2 },
    (show) => determine(show, 'a1', 'a2'),
    'BATTLE',
    { kind: 'TAKE', command: { type: 'SWITCH_GROUP', groupId: 'b' } },
  ],
  [
    'nobody has an opponent',
    { ...battle, programs: 1 },
    (show) => show.do({ type: 'SHOW_PROGRAM_LIST' }),
    'PROGRAM_LIST',
    { kind: 'NO_PROGRAM' },
  ],
];

function voted(show: Stagehand, programId: string): void {
  show.do({ type: 'OPEN_AUDIENCE_VOTE', programId, voteKind: 'LIKE' });
  show.do({ type: 'CLOSE_AUDIENCE_VOTE', programId });
  show.now += 2_000;
  show.audienceCount = { voters: 3, votes: [1, 2], root: '0'.repeat(64) };
  show.do({ type: 'SHOW_AUDIENCE_VOTE', programId });
}

function advised(show: Stagehand): Advice {
  return adviceFor(projectMatch(show.state, { role: 'CONSOLE' }));
}

describe('the large button names what to do or wait for', () => {
  it.each(rows)('when %s', (_, shape, play, picture, expected) => {
    const show = new Stagehand(shape);
    play(show);
    expect(show.state.stage.kind).toBe(picture);
    expect(advised(show)).toMatchObject(expected);
  });

  it('for every kind of picture', () => {
    const seen = new Set(rows.map(([, , , picture]) => picture));
    const all: Record<Stage['kind'], true> = {
      START: true,
      SIGN_IN: true,
      PROGRAM_LIST: true,
      TITLE: true,
      INTERMISSION: true,
      AUDIENCE_VOTE: true,
      TEST: true,
      SPEECH: true,
      SCORING: true,
      SCORE_REVEAL: true,
      RESULT: true,
      RANKING: true,
      PODIUM: true,
      CHAMPION: true,
      AWARDS: true,
      BRACKET: true,
      BATTLE: true,
    };
    expect([...seen].sort()).toEqual(Object.keys(all).sort());
  });

  it('when the competition has ended, whatever is on air', () => {
    expect(advised(new Stagehand({ status: 'ENDED' }))).toEqual({ kind: 'COMPETITION_ENDED' });
  });

  it('and its suggestions are accepted from the start to the end of two groups', () => {
    const show = new Stagehand({ groups: 2, judges: 2, signedIn: false });
    const taken: string[] = [];
    for (;;) {
      const advice = advised(show);
      if (advice.kind === 'SHOW_OVER') break;
      const { stage } = show.state;
      if (advice.kind === 'AWAIT_SIGN_IN') {
        for (const { id } of advice.judges.missing) {
          show.do({ type: 'SIGN_IN_JUDGE', judgeId: id });
        }
      } else if (advice.kind === 'AWAIT_SCORES' && stage.kind === 'SCORING') {
        for (const { id } of advice.judges.missing) show.score(id, stage.program.id, 90);
      } else {
        const step = nextStep(projectMatch(show.state, { role: 'CONSOLE' }));
        if (step === null) throw new Error(`${advice.kind} has no way on`);
        show.do(step);
        taken.push(step.type);
      }
    }
    expect(taken.filter((type) => type === 'SHOW_RANK')).toHaveLength(2);
    expect(taken.filter((type) => type === 'SHOW_CEREMONY')).toHaveLength(2);
    expect(taken.filter((type) => type === 'SWITCH_GROUP')).toHaveLength(1);
    expect(taken.filter((type) => type === 'SHOW_RESULT')).toHaveLength(6);
  });
});
