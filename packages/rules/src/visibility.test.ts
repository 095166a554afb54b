/** Tests what each role is sent: the whole picture or the role's own part, and never what it may not know. */
import type { Setting, ShowEvent, ViewEvent } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { evolveView } from './evolve-view.ts';
import { practiceFileOf } from './practices/index.ts';
import { isStaged } from './show/staged.ts';
import { items, type Shape, Stagehand } from './testing/index.ts';
import { hasOwnPart, projectEvents, projectMatch, type ViewRole } from './visibility.ts';

const screen = { role: 'SCREEN' } as const;
const console = { role: 'CONSOLE' } as const;
const judge = (judgeId: string) => ({ role: 'JUDGE', judgeId }) as const;
const roles: readonly ViewRole[] = [screen, console, judge('j1'), judge('j2'), judge('nobody')];

const onScreen = [
  ...['competitionId', 'version', 'name', 'status', 'look', 'mode', 'link', 'linkData'],
  ...['activeProgramGroupId', 'activeProgramId', 'activeItemId', 'stage'],
];
/** Whether an undo brought the picture back: worked out from the last step. */
const workedOut = ['returned'];
const atConsole = [
  ...onScreen,
  ...['setting', 'programGroups', 'items', 'testPrograms', 'fouls', 'judges', 'window'],
  ...['lateScores', 'corrections', 'undo', 'operatorVersion', 'lastStep'],
];
const onPhone = [
  ...onScreen,
  ...['setting', 'items', 'judge', 'window', 'recused', 'scores', 'lateScores'],
  ...['votesElsewhere', 'comingUp'],
];

/** Scoring of a1 is open; j1 has given 91, j2 82. */
function scoring(shape: Shape = {}): Stagehand {
  const show = new Stagehand(shape);
  show.speech('a1');
  show.scoring('a1');
  show.score('j1', 'a1', shape.setting?.mode === 'VOTE' ? 1 : 91);
  show.score('j2', 'a1', shape.setting?.mode === 'VOTE' ? 1 : 82);
  return show;
}

function late(show: Stagehand, judgeId: string, programId = 'a1') {
  show.try({
    type: 'SUBMIT_SCORES',
    judgeId,
    programId,
    scores: [{ itemId: null, score: 50 }],
    windowId: 'another',
  });
}

const last = (show: Stagehand): ShowEvent[] => show.events.slice(-1);
const sent = (show: Stagehand, role: ViewRole) => projectEvents(last(show), show.state, role);

/** The panel of each program is for the server alone: many of them are long. */
function asAtConsole(event: ShowEvent): ShowEvent {
  if (!isStaged(event)) return event;
  return { ...event, programs: event.programs.map(({ panel: _, ...row }) => row) };
}

describe('a role’s snapshot has exactly its fields', () => {
  it.each([
    ['a screen', screen, onScreen],
    ['a console', console, atConsole],
    ['a phone', judge('j1'), onPhone],
  ] as const)('%s', (_, role, fields) => {
    expect(Object.keys(projectMatch(scoring().state, role)).sort()).toEqual(
      [...fields, ...workedOut].sort(),
    );
  });

  it('and they are those of the state', () => {
    const show = scoring();
    const { state } = show;
    for (const role of [screen, judge('j1')] as const) {
      const view = projectMatch(state, role);
      for (const field of onScreen) {
        expect(view[field as keyof typeof view]).toEqual(state[field as keyof typeof state]);
      }
    }
    const view = projectMatch(state, console);
    for (const field of atConsole) {
      expect(view[field as keyof typeof view]).toEqual(state[field as keyof typeof state]);
    }
  });
});

describe('a reveal that is stepped', () => {
  function covered(): Stagehand {
    const show = scoring();
    show.do({
      type: 'SHOW_SCORE',
      programId: 'a1',
      itemId: null,
      test: false,
      confirm: true,
      covered: true,
    });
    return show;
  }

  it('is whole at the console, and cut to its steps for everybody else', () => {
    const show = covered();
    expect(projectMatch(show.state, console).stage).toEqual(show.state.stage);
    expect(sent(show, console)).toEqual(last(show).map(asAtConsole));
    const told = (role: ViewRole, view = projectMatch(show.state, role)) =>
      view.stage.kind === 'SCORE_REVEAL' ? view.stage.cards.map(({ score }) => score) : null;
    for (const role of [screen, judge('j1')]) {
      expect(told(role)).toEqual([null, null]);
      expect(sent(show, role)).toMatchObject([
        { onAir: { stage: { cards: [{ score: null }, {}] } } },
      ]);
    }
    show.do({ type: 'STEP_REVEAL', step: 1 });
    expect(sent(show, screen)).toMatchObject([
      { onAir: { stage: { cards: [{ score: 91 }, { score: null }] } } },
    ]);
    show.do({ type: 'STEP_REVEAL', step: null });
    expect(sent(show, screen)).toMatchObject([
      { onAir: show.state.stage && { stage: show.state.stage } },
    ]);
  });

  it('is made once for a hall full of viewers', () => {
    const show = covered();
    const picture = (role: ViewRole) => {
      const [event] = sent(show, role);
      return event && 'onAir' in event ? event.onAir : null;
    };
    expect(picture(judge('j2'))).toBe(picture(screen));
    expect(picture(screen)).not.toBeNull();
  });
});

describe('a judge', () => {
  it('knows its own name and number; a stranger has none', () => {
    const { state } = scoring({ signedIn: true });
    expect(projectMatch(state, judge('j2')).judge).toEqual({
      id: 'j2',
      number: 2,
      name: '评委 2',
      signIn: true,
    });
    expect(projectMatch(state, judge('z')).judge).toEqual({
      id: 'z',
      number: null,
      name: '',
      signIn: false,
    });
  });

  it('is not sent the file with which its competition was begun', () => {
    const { state } = new Stagehand();
    const { setting } = state;
    const ownPractice = practiceFileOf({ title: '协会' }, { ...state, items: [...state.items] });
    const begun = { ...state, setting: { ...setting, ownPractice } };
    expect(projectMatch(begun, judge('j1')).setting).toEqual(setting);
    expect(JSON.stringify(projectMatch(begun, { role: 'SCREEN' }))).not.toContain('协会');
  });

  it('knows the setting but for who gets an award, one and the same for all of them', () => {
    const awards: Setting['awards'] = [
      { awardName: '最佳人气奖', basis: 'HAND', programIds: ['a1'] },
    ];
    const { state } = new Stagehand({ setting: { awards } });
    const { awards: _, ...known } = state.setting;
    const settingOf = (judgeId: string) => projectMatch(state, judge(judgeId)).setting;
    expect(settingOf('j1')).toEqual(known);
    expect(settingOf('j2')).toBe(settingOf('j1'));
    const plain = new Stagehand().state;
    expect(projectMatch(plain, judge('j1')).setting).toBe(plain.setting);
  });

  it('sees the window without who has submitted, and its own scores alone', () => {
    const show = scoring();
    const view = projectMatch(show.state, judge('j1'));
    expect(view.window).toEqual({
      id: show.state.window?.id,
      programId: 'a1',
      itemIds: [],
      open: true,
      test: false,
    });
    expect(view.scores.map(({ score }) => score)).toEqual([91]);
    expect(projectMatch(show.state, judge('j3')).scores).toEqual([]);
    show.do({ type: 'SHOW_START_PAGE' });
    expect(projectMatch(show.state, judge('j1'))).toMatchObject({
      window: null,
      scores: [],
      recused: false,
    });
  });

  it('hears of a recusal where it applies', () => {
    const show = scoring({ recusals: new Map([['j3', ['a1']]]) });
    expect(['j1', 'j3'].map((id) => projectMatch(show.state, judge(id)).recused)).toEqual([
      false,
      true,
    ]);
    show.do({ type: 'SHOW_START_PAGE' });
    expect(projectMatch(show.state, judge('j3')).recused).toBe(false);
  });

  it('hears of its own late scores alone', () => {
    const show = scoring();
    late(show, 'j1');
    late(show, 'j2');
    expect(projectMatch(show.state, judge('j1')).lateScores.map(({ judgeId }) => judgeId)).toEqual([
      'j1',
    ]);
    expect(projectMatch(show.state, console).lateScores).toHaveLength(2);
    expect(['j1', 'j2', 'j3'].map((id) => hasOwnPart(show.state, id))).toEqual([true, true, false]);
  });

  it('hears who comes next, five at most', () => {
    const show = new Stagehand({ programs: 8 });
    expect(projectMatch(show.state, judge('j1')).comingUp).toMatchObject({
      programs: ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => ({ id })),
      more: 3,
    });
  });

  it('tells which marks were given away that are given once', () => {
    const once = { quickScoresOnce: true, convenientScore: '12,10,8' };
    const show = new Stagehand({ setting: once, groups: 2 });
    const spent = () => projectMatch(show.state, judge('j1')).scoresSpent;
    expect(spent()).toEqual([]);
    show.play('a1', [12, 10, 0]);
    show.speech('a2');
    show.scoring('a2');
    expect(spent()).toEqual([{ itemId: null, score: 12 }]);
    // The lowest mark may be given to everybody.
    expect(projectMatch(show.state, judge('j3')).scoresSpent).toEqual([]);
    expect(['j1', 'j3'].map((id) => hasOwnPart(show.state, id))).toEqual([true, false]);
    expect(projectMatch(new Stagehand().state, judge('j1')).scoresSpent).toBeUndefined();
  });

  it('counts the votes given beside the window, in its group, in votes alone', () => {
    const vote: Shape = { setting: { mode: 'VOTE' }, groups: 2 };
    const show = scoring(vote);
    expect(projectMatch(show.state, judge('j1')).votesElsewhere).toBe(0);
    show.reveal('a1', null, true);
    show.result('a1');
    expect(projectMatch(show.state, judge('j1')).votesElsewhere).toBe(0);
    show.speech('a2');
    expect(['j1', 'j3'].map((id) => projectMatch(show.state, judge(id)).votesElsewhere)).toEqual([
      1, 0,
    ]);
    expect(['j1', 'j3'].map((id) => hasOwnPart(show.state, id))).toEqual([true, false]);
    show.scoring('a2');
    expect(projectMatch(show.state, judge('j1')).votesElsewhere).toBe(1);
    show.do({ type: 'SHOW_START_PAGE' });
    expect(projectMatch(show.state, judge('j1')).votesElsewhere).toBe(0);
    show.speech('t1', null, true);
    expect(projectMatch(show.state, judge('j1')).votesElsewhere).toBe(0);

    const gone = { ...show.state, activeProgramId: 'z' };
    expect(projectMatch(gone, judge('j1')).votesElsewhere).toBe(0);

    const scores = new Stagehand();
    scores.play('a1', [1, 1, 1]);
    scores.speech('a2');
    expect(projectMatch(scores.state, judge('j1')).votesElsewhere).toBe(0);
  });
});

describe('the console', () => {
  it('is told who stands back from what; nobody else is', () => {
    const show = new Stagehand({
      recusals: new Map([
        ['j2', ['a1']],
        ['j3', []],
      ]),
    });
    expect(
      projectMatch(show.state, console).judges.map(({ recusedProgramIds }) => recusedProgramIds),
    ).toEqual([undefined, ['a1'], undefined]);
    for (const role of [screen, judge('j1')]) {
      expect(JSON.stringify(projectMatch(show.state, role))).not.toContain('recusedProgramIds');
    }
    const plain = new Stagehand();
    expect(projectMatch(plain.state, console).judges).toBe(plain.state.judges);
  });
});

describe('an event', () => {
  it('of a submission: the count for all, who for the console, the scores for their judge', () => {
    const show = scoring();
    const [event] = last(show);
    if (event?.type !== 'SCORE_SUBMITTED') throw new Error('a submission');
    const { type, version, at, submitted, expected, scores: _, ...rest } = event;
    const count = { type, version, at, submitted, expected };
    expect(sent(show, screen)).toEqual([count]);
    expect(sent(show, judge('j1'))).toEqual([count]);
    expect(sent(show, judge('j2'))).toEqual([event]);
    expect(sent(show, console)).toEqual([{ ...count, ...rest }]);
  });

  it('of submissions in a row is one count for those who hear counts', () => {
    const show = scoring();
    show.score('j3', 'a1', 70);
    const three = show.events.slice(-3);
    const lengths = roles.map((role) => projectEvents(three, show.state, role).length);
    // A judge is told their own score apart: j1 was first, j2 in the middle.
    expect(lengths).toEqual([1, 3, 2, 3, 1]);
    expect(projectEvents(three, show.state, screen)).toMatchObject([{ submitted: 3 }]);
  });

  it('of a late score is for the console and its judge', () => {
    const show = scoring();
    late(show, 'j1');
    expect(roles.map((role) => sent(show, role).length)).toEqual([0, 1, 1, 0, 0]);
    const lateScoreId = show.state.lateScores[0]?.id ?? '';
    show.do({ type: 'REFUSE_LATE_SCORE', lateScoreId, reason: '太晚' });
    expect(roles.map((role) => sent(show, role).length)).toEqual([0, 1, 1, 0, 0]);
    expect(sent(show, judge('j1'))).toEqual(last(show));
  });

  it('of a change of the set-up is for nobody: they are told anew', () => {
    const event: ShowEvent = {
      type: 'SETUP_CHANGED',
      version: 9,
      at: 0,
      area: 'BASE',
      action: 'x',
    };
    const { state } = new Stagehand();
    expect(roles.map((role) => projectEvents([event], state, role))).toEqual(roles.map(() => []));
  });

  it('of a look at scores is for nobody', () => {
    const show = scoring();
    show.do({ type: 'LOOK_AT_SCORES', programId: 'a1' });
    expect(roles.map((role) => sent(show, role))).toEqual(roles.map(() => []));
  });

  it.each(['REFUSE_CORRECTION', 'WITHDRAW_CORRECTION'] as const)(
    'of a proposed correction, and of its end by %s, is for the console alone',
    (type) => {
      const show = new Stagehand({ setting: { secondPerson: true } });
      show.play('a1', [80, 80, 80]);
      show.by = { operatorId: 'console-1', accountId: 'zhou' };
      const correction = {
        type: 'CORRECT_RESULT',
        programId: 'a1',
        score: 99,
        reason: '抄错',
      } as const;
      show.do({ type: 'PROPOSE_CORRECTION', correction });
      const forTheConsole = () => {
        expect(roles.map((role) => sent(show, role).length)).toEqual([0, 1, 0, 0, 0]);
        expect(sent(show, console)).toEqual(last(show));
      };
      forTheConsole();
      const correctionId = show.state.corrections[0]?.id ?? '';
      if (type === 'REFUSE_CORRECTION') {
        show.by = { operatorId: 'console-3', accountId: 'li' };
        show.do({ type, correctionId, reason: '没有抄错' });
      } else show.do({ type, correctionId });
      forTheConsole();
    },
  );

  it('of a sign-in hides the number of an anonymous judge from all but the console', () => {
    for (const [anonymousJudges, number] of [
      [false, 1],
      [true, null],
    ] as const) {
      const show = new Stagehand({ signedIn: false, setting: { anonymousJudges } });
      show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' });
      expect(sent(show, console)).toEqual(last(show));
      for (const role of [screen, judge('j1'), judge('j2')]) {
        expect(sent(show, role)).toMatchObject([
          { type: 'JUDGE_SIGNED_IN', judge: { id: 'j1', name: '评委 1', number } },
        ]);
      }
    }
  });

  it('of a step is the picture for a screen, the whole for the console, their own part for a judge', () => {
    const show = scoring({ recusals: new Map([['j3', ['a1']]]) });
    show.reveal('a1');
    const [event] = last(show);
    if (!event || !('onAir' in event)) throw new Error('a step');
    const { type, version, at, onAir } = event;
    const picture = { type, version, at, onAir };
    expect(sent(show, screen)).toEqual([picture]);
    // A picture that is not cut is not made anew for a hall full of viewers.
    const [told] = sent(show, screen);
    expect(told && 'onAir' in told && told.onAir).toBe(onAir);
    expect(sent(show, console)).toEqual([asAtConsole(event)]);
    const { window, recused, scores, lateScores, votesElsewhere, comingUp } = projectMatch(
      show.state,
      judge('j1'),
    );
    expect(sent(show, judge('j1'))).toEqual([
      { ...picture, window, recused, scores, lateScores, votesElsewhere, comingUp },
    ]);
  });
});

describe('a view that applies its events is the view of the state', () => {
  const evening: readonly [string, Shape, (show: Stagehand) => void][] = [
    [
      'scores',
      {},
      (show) => {
        show.play('a1', [90, 80, 70]);
        late(show, 'j1');
        late(show, 'j2');
        show.do({
          type: 'ACCEPT_LATE_SCORE',
          lateScoreId: show.state.lateScores[0]?.id ?? '',
          reason: '断网',
        });
        show.do({
          type: 'REFUSE_LATE_SCORE',
          lateScoreId: show.state.lateScores[0]?.id ?? '',
          reason: '太晚',
        });
      },
    ],
    [
      'items',
      { items, setting: { enableItem: true, enableScoreItemCombine: true } },
      (show) => {
        show.speech('a1');
        show.scoring('a1');
        show.items('j1', 'a1', { voice: 90, stage: 80 });
        show.items('j1', 'a1', { voice: 91, stage: 81 });
        show.items('j2', 'a1', { voice: 70, stage: 60 });
        show.reveal('a1', null, true);
      },
    ],
    [
      'arrivals',
      { signedIn: false },
      (show) => {
        show.do({ type: 'SHOW_SIGN_IN', signInShowType: 'LIST' });
        show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j2' });
        show.speech('a1');
        show.scoring('a1');
        show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' });
        show.score('j1', 'a1', 50);
      },
    ],
    [
      'votes',
      { setting: { mode: 'VOTE' } },
      (show) => {
        show.play('a1', [1, 0, 1]);
        show.speech('a2');
        show.scoring('a2');
        show.score('j1', 'a2', 1);
      },
    ],
    [
      'marks that are given once: those of earlier programs are spent',
      { setting: { quickScoresOnce: true, convenientScore: '12,10,8' } },
      (show) => {
        show.play('a1', [12, 10, 8]);
        show.speech('a2');
        show.scoring('a2');
        show.score('j1', 'a2', 10);
      },
    ],
  ];

  it.each(evening)('%s', (_, shape, play) => {
    for (const role of roles) {
      const show = new Stagehand(shape);
      const before = projectMatch(show.state, role);
      play(show);
      const { version, ...is } = evolveView(before, projectEvents(show.events, show.state, role));
      const { version: newest, ...should } = projectMatch(show.state, role);
      expect(is).toEqual(should);
      expect(version).toBeLessThanOrEqual(newest);
    }
  });

  it('counts every event, also one of which a view shows nothing', () => {
    const show = new Stagehand({ setting: { enableCountdown: true } });
    const events: ViewEvent[] = [
      { type: 'SETUP_CHANGED', version: 9, at: 0, area: 'BASE', action: 'x' },
      {
        type: 'LATE_SCORE_OFFERED',
        version: 10,
        at: 0,
        lateScore: {
          id: 'l',
          judgeId: 'j2',
          programId: 'a1',
          scores: [],
          at: 0,
          state: 'WAITING',
          reason: null,
        },
      },
    ];
    const view = projectMatch(show.state, screen);
    expect(evolveView(view, events.slice(0, 1))).toEqual({ ...view, version: 9 });
    expect(evolveView(view, events)).toEqual({ ...view, version: 10 });
    const phone = projectMatch(show.state, judge('j2'));
    expect(evolveView(phone, events).lateScores).toHaveLength(1);
    // A correction that is told twice waits once.
    expect(evolveView(evolveView(phone, events), events).lateScores).toHaveLength(1);
  });

  it('takes scores of the program on air alone, the newest of each item', () => {
    const show = scoring();
    const phone = projectMatch(show.state, judge('j1'));
    const [own] = phone.scores;
    if (!own) throw new Error('a score');
    const event = (programId: string, score: number): ViewEvent => ({
      type: 'SCORE_SUBMITTED',
      version: 9,
      at: 0,
      submitted: 3,
      expected: 3,
      judgeId: 'j1',
      scores: [{ ...own, programId, score }],
    });
    const scoresAfter = (...events: ViewEvent[]) =>
      evolveView(phone, events).scores.map(({ score }) => score);
    expect(scoresAfter(event('a1', 95))).toEqual([95]);
    expect(scoresAfter(event('a2', 95))).toEqual([91]);
    expect(evolveView(phone, [event('a1', 95)])).toMatchObject({
      version: 9,
      stage: { submitted: 3 },
    });
    const other = projectMatch(show.state, judge('j2'));
    expect(evolveView(other, [event('a1', 95)]).scores).toEqual(other.scores);
  });
});
