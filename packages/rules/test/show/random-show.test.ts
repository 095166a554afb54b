/** Laws that every show follows, checked with random commands of operators and judges in every mode, for every role. */

import type {
  Award,
  PublishedChanges,
  Setting,
  ShowEvent,
  Stage,
  StageBattle,
} from '@liangfen/sdk/schema';
import { modeValues, programStandingValues } from '@liangfen/sdk/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adviceFor,
  assembleShow,
  blockedReason,
  coverEvent,
  coveredIn,
  coveredProgramIds,
  coverState,
  createBatch,
  type DecidedEvent,
  decide,
  evolve,
  evolveView,
  liveStateOf,
  nextStep,
  type OperatorCommand,
  previewOf,
  projectEvents,
  projectMatch,
  publishedChanges,
  reopens,
  type ShowCommand,
  type ShowState,
  settleScores,
  stageOf,
  type ViewRole,
} from '../../src/index.ts';
import { firstDifference, groundOf, Replay, tablesOf } from '../../src/replay/index.ts';
import { items, newShow, type Shape, Stagehand } from '../../src/testing/index.ts';

const programId = fc.constantFrom('a1', 'a2', 'a3', 'b1', 't1', 't2', 'nobody');
const itemId = fc.constantFrom(null, 'voice', 'stage');
const judgeId = fc.constantFrom('j1', 'j2', 'j3');
const flag = fc.boolean();
const test = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: flag });
const confirm = fc.constantFrom(true, true, false);
const target = { programId, itemId, test };

const command: fc.Arbitrary<ShowCommand> = fc.oneof(
  fc.constantFrom<ShowCommand>(
    { type: 'SHOW_START_PAGE' },
    { type: 'OPEN_TEST' },
    { type: 'SHOW_PROGRAM_LIST' },
    { type: 'UNDO' },
    { type: 'PAUSE_BATTLE', test: false },
    { type: 'SHOW_BRACKET' },
    { type: 'RESUME_BATTLE', test: false },
  ),
  fc.record({
    type: fc.constant('SHOW_SIGN_IN' as const),
    signInShowType: fc.constantFrom('TOTAL' as const, 'TILE' as const, 'LIST' as const),
  }),
  // All of these together are as likely as one of the others.
  fc.oneof(
    fc.record({
      type: fc.constant('SHOW_TITLE' as const),
      titleShowType: fc.constantFrom('OPENING' as const, 'NEXT_UP' as const, 'JUST_NOW' as const),
      programId,
    }),
    fc.record({
      type: fc.constant('SHOW_INTERMISSION' as const),
      seconds: fc.constantFrom(0, 60),
    }),
    fc.record({
      type: fc.constant('SET_STANDING' as const),
      programId,
      standing: fc.constantFrom(...programStandingValues),
      reason: fc.constant('身体不适'),
    }),
    fc.record({
      type: fc.constant('STRIKE_SCORE' as const),
      programId,
      judgeId,
      struck: flag,
      reason: fc.constant('师生'),
    }),
    fc.record({
      type: fc.constant('RENEW_PANEL' as const),
      programId,
      reason: fc.constant('分组错了'),
    }),
  ),
  fc.record({ type: fc.constant('SWITCH_GROUP' as const), groupId: fc.constantFrom('a', 'b') }),
  fc.record({
    type: fc.constant('SHOW_RANK' as const),
    rankShowType: fc.constantFrom('DEFAULT' as const, 'PK' as const),
    itemId,
  }),
  fc.record({
    type: fc.constant('SHOW_CEREMONY' as const),
    part: fc.constantFrom('PODIUM' as const, 'CHAMPION' as const, 'AWARDS' as const),
    covered: flag,
  }),
  fc.record(
    { type: fc.constant('START_SPEECH' as const), ...target, confirm, carryAdjustments: flag },
    { requiredKeys: ['type', 'programId', 'itemId', 'test', 'confirm'] },
  ),
  fc.record({ type: fc.constant('START_SCORING' as const), ...target, confirm }),
  fc.record({ type: fc.constant('SHOW_SCORE' as const), ...target, confirm }),
  fc.record({ type: fc.constant('SHOW_RESULT' as const), ...target }),
  fc.record({ type: fc.constant('STEP_REVEAL' as const), step: fc.constantFrom(null, 0, 3) }),
  fc.record({
    type: fc.constant('START_BATTLE' as const),
    programId: fc.constantFrom('a1', 'a2', 't1'),
    opponentId: fc.constantFrom('a1', 'a2', 't2'),
    test,
    confirm,
  }),
  fc.record({
    type: fc.constant('ADD_FOUL' as const),
    programId,
    foulId: fc.constantFrom('push', 'late'),
  }),
  fc.record({
    type: fc.constant('ADD_POINT' as const),
    programId,
    point: fc.integer({ min: -3000, max: 3000 }).map((value) => value / 1000),
  }),
  fc.record({
    type: fc.constant('CORRECT_RESULT' as const),
    programId,
    score: fc.integer({ min: 0, max: 100 }),
    reason: fc.constant('复核'),
  }),
  fc.record({
    type: fc.constant('ADD_ADJUSTMENT' as const),
    programId,
    amount: fc.constantFrom(-1, 0.5),
    reason: fc.constant('超时'),
  }),
  fc.record({
    type: fc.constant('PROPOSE_CORRECTION' as const),
    correction: fc.record({
      type: fc.constant('ADD_ADJUSTMENT' as const),
      programId,
      amount: fc.constantFrom(-1, 0.5),
      reason: fc.constant('超时'),
    }),
  }),
  fc.record({ type: fc.constant('SIGN_IN_JUDGE' as const), judgeId }),
  fc.record({ type: fc.constant('LOOK_AT_SCORES' as const), programId }),
  fc.record({
    type: fc.constant('SUBMIT_SCORES' as const),
    judgeId,
    programId,
    scores: fc.array(fc.record({ itemId, score: fc.constantFrom(0, 1, 61.37, 88.88, 92.5) }), {
      minLength: 1,
      maxLength: 2,
    }),
    windowId: fc.constant(null),
  }),
);

/** Random commands rarely follow the order of a show, so most steps continue the picture on air. */
type Step = ShowCommand | 'ON' | 'ALL_SCORE' | 'HIT' | 'CLOCK' | 'LATE' | 'CORRECT' | 'SECOND';
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: command },
  { weight: 6, arbitrary: fc.constant<Step>('ON') },
  { weight: 4, arbitrary: fc.constant<Step>('ALL_SCORE') },
  { weight: 3, arbitrary: fc.constantFrom<Step>('HIT', 'CLOCK', 'LATE', 'CORRECT', 'SECOND') },
);

/** Whether random shows reach the picture; a ceremony needs a whole group and an audience vote ballots, which their own tests play. */
const byChance: Readonly<Record<Stage['kind'], boolean>> = {
  START: true,
  TEST: true,
  SIGN_IN: true,
  PROGRAM_LIST: true,
  TITLE: true,
  INTERMISSION: true,
  AUDIENCE_VOTE: false,
  SPEECH: true,
  SCORING: true,
  SCORE_REVEAL: true,
  RESULT: true,
  RANKING: true,
  PODIUM: false,
  CHAMPION: false,
  AWARDS: false,
  BATTLE: true,
  BRACKET: true,
};
const picturesByChance = Object.entries(byChance)
  .flatMap(([kind, reached]) => (reached ? [kind] : []))
  .sort();

/** Draws nothing of its own: what ranks goes along with what else was drawn, so that seeds go on reaching what they reach. */
function ranked<T extends Drawn>(
  drawn: T,
): T & Pick<Setting, 'rankBy' | 'scoreOrder' | 'tieBreaks' | 'timePenalties' | 'cardRounds'> {
  const { anonymousJudges, enableCountdown, dropScope, enableLeadScore } = drawn;
  return {
    ...drawn,
    cardRounds: enableLeadScore ? 1 : null,
    rankBy: anonymousJudges && enableCountdown ? 'SKATING' : 'SCORE',
    scoreOrder: dropScope === 'TOTAL' ? 'LOWER_FIRST' : 'HIGHER_FIRST',
    tieBreaks: enableLeadScore ? ['SECOND_BEST', 'DROPPED', 'HEAD_JUDGE'] : [],
    // Rows then carry the time of an act, through undo and second performances too.
    timePenalties: enableLeadScore ? [] : [{ cause: 'OVER', beyond: 0, points: 1 }],
  };
}

type Drawn = Pick<Setting, 'anonymousJudges' | 'enableCountdown' | 'dropScope' | 'enableLeadScore'>;

const shape: fc.Arbitrary<Shape> = fc.record({
  groups: fc.constant(2),
  signedIn: flag,
  items: fc.constantFrom([], items),
  recusals: fc.constantFrom(new Map(), new Map([['j2', ['a1']]])),
  setting: fc
    .record({
      mode: fc.constantFrom('SCORE' as const, ...modeValues),
      enableItem: flag,
      enableScoreItemCombine: flag,
      enableCountdown: flag,
      enableExceededFoulTimes: flag,
      enableLeadScore: flag,
      leadScore: fc.constant(2),
      dropHighest: fc.constantFrom(0, 1),
      dropScope: fc.constantFrom('ITEM' as const, 'TOTAL' as const),
      anonymousJudges: flag,
      secondPerson: flag,
      awards: fc.constantFrom<Award[]>(
        [],
        [
          { basis: 'RANK', awardName: '金奖', fromRank: 1, toRank: 1 },
          { basis: 'HAND', awardName: '最佳台风', programIds: ['a2', 'b1', 'gone'] },
        ],
      ),
    })
    .map(ranked),
});

function takenOff(programId: string, determination: 'KEEP' | 'REOPEN'): ShowCommand {
  return { type: 'TAKE_OFF_FOUL', programId, foulId: 'push', determination };
}

/** Most bouts end by cards of two to one, some by cards that make no winner. */
function givenIn({ mode, version }: ShowState, judgeId: string): number {
  switch (mode) {
    case 'VOTE':
      return 1;
    case 'BATTLE':
      return judgeId === 'j1' ? -1 : version % 3;
    case 'SCORE':
      return 77.25;
  }
}

function byCards({ red, blue, test }: StageBattle): ShowCommand {
  const pair = { programId: red.program.id, opponentId: blue.program.id };
  return { type: 'DETERMINE_BY_CARDS', ...pair, test, confirm: true };
}

/** Blue is declared the winner, which is put right at once, with other points and fouls. */
function wrongCorner({ red, blue, test }: StageBattle): ShowCommand[] {
  const [programId, opponentId] = [red.program.id, blue.program.id];
  const sides = [{ programId, score: 7, fouls: [{ foulId: 'push', times: 0 }] }];
  const right = { programId, winnerId: programId, sides, reason: '报错了红蓝方' };
  return [
    { type: 'DETERMINE_BATTLE', programId: opponentId, opponentId: programId, test },
    { type: 'CORRECT_BOUT', ...right },
  ];
}

/** Turns a step into commands that make sense in this state. */
function commandsFor(state: ShowState, next: Step): ShowCommand[] {
  if (typeof next !== 'string') return [next];
  const { window, stage } = state;
  const activeProgramId = state.activeProgramId ?? 'a1';
  switch (next) {
    case 'ON': {
      const suggested = nextStep(projectMatch(state, { role: 'CONSOLE' }));
      if (!suggested) return [];
      return ['confirm' in suggested ? { ...suggested, confirm: true } : suggested];
    }
    case 'ALL_SCORE': {
      if (!window?.open) return [];
      const ids = window.itemIds.length === 0 ? [null] : window.itemIds;
      const decides = stage.kind === 'BATTLE' && state.version % 2 === 0 ? [byCards(stage)] : [];
      const given = state.judges.map(
        (judge): ShowCommand => ({
          type: 'SUBMIT_SCORES',
          judgeId: judge.id,
          programId: window.programId,
          scores: ids.map((id) => ({ itemId: id, score: givenIn(state, judge.id) })),
          windowId: window.id,
        }),
      );
      return [...given, ...decides];
    }
    case 'HIT': {
      if (stage.kind !== 'BATTLE') return [];
      return [
        { type: 'ADD_POINT', programId: stage.red.program.id, point: 1.5 },
        { type: 'ADD_FOUL', programId: stage.blue.program.id, foulId: 'push' },
        ...(state.version % 3 === 0
          ? [takenOff(stage.blue.program.id, state.version % 2 === 0 ? 'KEEP' : 'REOPEN')]
          : []),
        ...(state.version % 2 === 0 ? wrongCorner(stage) : []),
      ];
    }
    case 'CLOCK':
      return stage.kind === 'BATTLE' && stage.status === 'PAUSED'
        ? [{ type: 'RESUME_BATTLE', test: stage.test }]
        : [
            { type: 'PAUSE_BATTLE', test: false },
            { type: 'SET_CLOCK', seconds: 103.5, run: state.version % 4 === 0 },
          ];
    case 'LATE':
      return [
        {
          type: 'SUBMIT_SCORES',
          judgeId: 'j1',
          programId: activeProgramId,
          scores: [{ itemId: null, score: 1 }],
          windowId: 'another',
        },
      ];
    case 'CORRECT': {
      const correction = {
        type: 'CORRECT_RESULT',
        programId: activeProgramId,
        score: 80,
        reason: '复核',
      } as const;
      return [correction, { type: 'PROPOSE_CORRECTION', correction }];
    }
    case 'SECOND':
      return state.corrections.map(({ id }, index) =>
        state.version % 2 === index % 2
          ? { type: 'REFUSE_CORRECTION', correctionId: id, reason: '不对' }
          : { type: 'CONFIRM_CORRECTION', correctionId: id },
      );
  }
}

/** Plays the steps, and calls `each` with every event. */
function play(
  shown: Shape,
  steps: readonly Step[],
  each: (before: ShowState, decided: DecidedEvent, after: ShowState) => void,
): Stagehand {
  const show = new Stagehand(shown);
  for (const next of steps) {
    for (const asked of commandsFor(show.state, next)) {
      show.now += 1_000;
      // Another account answers a proposal, except for a few times.
      const answers = asked.type === 'CONFIRM_CORRECTION' || asked.type === 'REFUSE_CORRECTION';
      const accountId = answers && show.state.version % 5 > 0 ? 'y' : 'x';
      show.by = { operatorId: `at ${accountId}`, accountId };
      const before = show.state;
      const decision = show.ask(asked);
      if (!decision.decided) continue;
      show.state = evolve(before, decision.decided);
      show.events.push(decision.decided.event);
      each(before, decision.decided, show.state);
    }
  }
  return show;
}

const roles: readonly ViewRole[] = [
  { role: 'SCREEN' },
  { role: 'CONSOLE' },
  { role: 'JUDGE', judgeId: 'j1' },
  { role: 'JUDGE', judgeId: 'j2' },
];

const steps = fc.array(step, { minLength: 5, maxLength: 40 });
const run = { numRuns: 300 };

/** A view without its version, which does not rise with events that its role does not see. */
function withoutVersion(view: object): object {
  const { version: _, ...rest } = view as { version: number };
  return rest;
}

describe('for every show, role and event', () => {
  it('applying the projected event equals projecting the new state', () => {
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        play(shown, played, (before, decided, after) => {
          for (const role of roles) {
            const events = projectEvents([decided.event], after, role);
            const evolved = evolveView(projectMatch(before, role), events);
            expect(withoutVersion(evolved)).toEqual(withoutVersion(projectMatch(after, role)));
          }
        });
      }),
      run,
    );
  });

  it('a merged batch of events brings a view to the same state', () => {
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        const start = newShow(shown);
        const show = play(shown, played, () => undefined);
        for (const role of roles) {
          const events = projectEvents(show.events, show.state, role);
          expect(withoutVersion(evolveView(projectMatch(start, role), events))).toEqual(
            withoutVersion(projectMatch(show.state, role)),
          );
        }
      }),
      run,
    );
  });

  it('the picture of the event is the picture of the state', () => {
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        play(shown, played, (_, __, after) => {
          expect(after.stage).toEqual(stageOf(after));
        });
      }),
      run,
    );
  });

  it('random shows reach every picture, so that the other laws are meaningful', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        play(shown, played, (_, { event }, after) => {
          reached.add(after.stage.kind);
          reached.add(event.type);
          const { stage } = after;
          if (stage.kind === 'BATTLE' && stage.boutCards?.verdict) reached.add('BY_CARDS');
        });
      }),
      { ...run, seed: 7 },
    );
    expect([...reached].sort()).toEqual(
      [
        ...picturesByChance,
        'BY_CARDS',
        ...['INTERMISSION_SHOWN', 'TITLE_SHOWN', 'START_PAGE_SHOWN', 'TEST_OPENED'],
        ...[
          'SIGN_IN_SHOWN',
          'PROGRAM_LIST_SHOWN',
          'GROUP_SWITCHED',
          'RANK_SHOWN',
          'SPEECH_STARTED',
        ],
        ...['SCORING_OPENED', 'SCORES_REVEALED', 'RESULT_SHOWN', 'REVEAL_STEPPED'],
        ...['BATTLE_STARTED', 'BATTLE_PAUSED', 'BATTLE_RESUMED', 'FOUL_ADDED', 'POINT_ADDED'],
        ...['RESULT_CORRECTED', 'ADJUSTMENT_ADDED', 'COMMAND_UNDONE', 'JUDGE_SIGNED_IN'],
        ...['SCORE_SUBMITTED', 'LATE_SCORE_OFFERED', 'SCORES_LOOKED_AT', 'BRACKET_SHOWN'],
        'STANDING_CHANGED',
        ...['BATTLE_DETERMINED', 'BOUT_CORRECTED', 'FOUL_TAKEN_OFF', 'CLOCK_SET'],
        ...['CORRECTION_PROPOSED', 'CORRECTION_REFUSED'],
      ].sort(),
    );
  });

  it('versions count up one by one', () => {
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        const show = play(shown, played, () => undefined);
        expect(show.events.map((event) => event.version)).toEqual(
          show.events.map((_, index) => index + 1),
        );
      }),
      run,
    );
  });

  it('replaying the ledger gives the same scores, results, lists and position without a complaint', () => {
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        const start = newShow(shown);
        const ground =
          groundOf(start, start, (look) => look, { isGrounded: false, area: 'BASE' }) ?? undefined;
        const replay = new Replay(start.competitionId);
        const head = {
          type: 'SETUP_CHANGED',
          version: 0,
          at: 0,
          area: 'BASE',
          action: '',
        } as const;
        expect(replay.step({ ...head, ...(ground && { ground }) })).toEqual({ kind: 'SAME' });
        const show = play(shown, played, () => undefined);
        for (const event of show.events) {
          // The event as it is read back from its stored row.
          expect(replay.step(JSON.parse(JSON.stringify(event)))).toEqual({ kind: 'SAME' });
        }
        const { state, lateScores } = replay;
        if (state === null) throw new Error('nothing replayed');
        const [told, real] = [state, show.state].map((one) =>
          tablesOf(one, lateScores, (look) => look),
        );
        if (told === undefined || real === undefined) throw new Error('two states');
        expect(firstDifference(told, real)).toBeNull();
      }),
      run,
    );
  });

  it('a state read back from its stored parts equals the state', () => {
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        const show = play(shown, played, () => undefined);
        const { state } = show;
        const stored = state.operatorVersion > 0 || state.corrections.length > 0;
        const live = stored ? liveStateOf(state) : null;
        const settled = settleScores({
          ...state,
          scoreBook: { settled: new Map(state.scoreBook.settled), recent: state.scoreBook.recent },
        });
        const read = assembleShow({
          ...state,
          programGroups: state.programGroups,
          scores: settled.scoreBook.settled,
          live,
        });
        const drop = ({ scoreBook: _, ...rest }: ShowState) => rest;
        expect(drop(read)).toEqual(drop(state));
      }),
      run,
    );
  });

  it('evolving in a batch does not change the state before the batch', () => {
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        const before = newShow(shown);
        const frozen = JSON.stringify(plain(before));
        const batch = createBatch();
        let state = before;
        const ids = { count: 0 };
        for (const next of played) {
          for (const asked of commandsFor(state, next)) {
            const decision = decide(state, asked, {
              now: 5,
              newId: () => {
                ids.count += 1;
                return `id${ids.count}00000000`;
              },
            });
            if (decision.decided) state = evolve(state, decision.decided, batch);
          }
        }
        expect(JSON.stringify(plain(before))).toBe(frozen);
      }),
      run,
    );
  });
});

function plain(state: ShowState): unknown {
  return {
    ...state,
    scoreBook: [...state.scoreBook.recent].map(([id, scores]) => [id, [...scores.keys()]]),
    settled: [...state.scoreBook.settled.keys()],
    results: [...state.results],
    shown: [...state.shown],
    recusals: [...state.recusals],
    adjustments: [...state.adjustments],
  };
}

describe('a score that has not been revealed', () => {
  it('is not sent to a screen or to another judge', () => {
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        const show = new Stagehand({ ...shown, setting: { ...shown.setting, mode: 'SCORE' } });
        const secret = 61.37;
        for (const next of played) {
          for (const asked of commandsFor(show.state, next)) {
            const before = show.state;
            const decision = show.ask(marked(asked, secret));
            if (!decision.decided) continue;
            show.state = evolve(before, decision.decided);
            if (show.state.stage.kind !== 'SCORING') continue;
            if (wasPublished(show.state)) continue;
            for (const role of [roles[0], { role: 'JUDGE', judgeId: 'j9' }] as ViewRole[]) {
              const sent = JSON.stringify([
                projectMatch(show.state, role),
                projectEvents([decision.decided.event], show.state, role),
              ]);
              expect(sent).not.toContain(String(secret));
            }
          }
        }
      }),
      run,
    );
  });
});

describe('a score that the hall was never sent', () => {
  it('is neither in the show nor in the ledger for a desk without permission to look', () => {
    let searched = 0;
    fc.assert(
      fc.property(shape, steps, (shown, played) => {
        const show = new Stagehand({ ...shown, setting: { ...shown.setting, mode: 'SCORE' } });
        const secrets = new Map(
          show.state.programGroups
            .flatMap(({ programs }) => programs)
            .map(({ id }, index) => [id, 51.37 + index]),
        );
        const sent: string[] = [];
        const events: ShowEvent[] = [];
        for (const next of played) {
          for (const asked of commandsFor(show.state, next)) {
            const secret = 'programId' in asked ? secrets.get(asked.programId) : undefined;
            const decision = show.ask(secret === undefined ? asked : marked(asked, secret));
            if (!decision.decided) continue;
            show.state = evolve(show.state, decision.decided);
            events.push(decision.decided.event);
            sent.push(JSON.stringify(projectMatch(show.state, { role: 'SCREEN' }).stage));
          }
        }
        const { state } = show;
        const desk = JSON.stringify([
          told(coverState(state, coveredProgramIds(state))),
          events.map((event) =>
            coveredIn(state, event).length > 0 ? coverEvent(state, event) : event,
          ),
        ]);
        const hall = sent.join('');
        for (const secret of [...secrets.values()].map(String)) {
          if (hall.includes(secret) || !JSON.stringify(events).includes(secret)) continue;
          searched += 1;
          expect(desk).not.toContain(secret);
        }
      }),
      run,
    );
    expect(searched).toBeGreaterThan(0);
  });
});

/** The parts of a state from which the desk's answers are made. */
function told(state: ShowState): unknown {
  const scores = [state.scoreBook.settled, state.scoreBook.recent].map((book) =>
    [...book].map(([id, given]) => [id, [...given].map(([judge, own]) => [judge, [...own]])]),
  );
  return {
    ...state,
    // The picture on air goes to the console, and cut to the hall, but not to the desk.
    stage: null,
    shown: [...state.shown],
    scoreBook: scores,
    results: [...state.results],
    adjustments: [...state.adjustments],
  };
}

function marked(asked: ShowCommand, secret: number): ShowCommand {
  return asked.type === 'SUBMIT_SCORES'
    ? { ...asked, scores: asked.scores.map((score) => ({ ...score, score: secret })) }
    : asked;
}

/** Whether any final score is published: a correction could publish the very number that must not appear. */
function wasPublished(state: ShowState): boolean {
  return state.programGroups.some((group) =>
    group.programs.some((program) => program.finalScore !== null),
  );
}

function isOperators(asked: ShowCommand): asked is OperatorCommand {
  return !['SIGN_IN_JUDGE', 'SUBMIT_SCORES', 'LOOK_AT_SCORES'].includes(asked.type);
}

describe('the preview of a step', () => {
  it('is the picture that the step would show, or its refusal, and changes nothing', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(shape, steps, command, (shown, played, asked) => {
        const { state } = play(shown, played, () => undefined);
        const on = [asked, ...commandsFor(state, 'ON'), ...commandsFor(state, 'CORRECT')];
        const advice = adviceFor(state);
        const advised = 'command' in advice ? advice.command : null;
        // What is pressed without looking changes no published figure, or asks.
        if (
          advised !== null &&
          !reopens(state, advised) &&
          blockedReason(state, advised) === null
        ) {
          const preview = previewOf(state, advised, sameContext());
          if (preview.accepted) expect(toldApart(preview.preview).told).toEqual({});
        }
        for (const next of on) {
          if (!isOperators(next)) {
            // A judge decides nothing that is published.
            const { decided } = decide(state, next, sameContext());
            if (decided) expect(publishedChanges(state, evolve(state, decided))).toEqual({});
            continue;
          }
          const before = JSON.stringify(plain(state));
          const preview = previewOf(state, next, sameContext());
          expect(JSON.stringify(plain(state))).toBe(before);
          const decision = decide(state, next, sameContext());
          if (!decision.accepted) {
            const { reason, missingJudges } = decision;
            expect(preview).toEqual({
              accepted: false,
              reason,
              ...(missingJudges ? { missingJudges } : {}),
            });
            continue;
          }
          const taken = evolve(state, decision.decided);
          const console = projectMatch(taken, { role: 'CONSOLE' });
          expect(preview).toMatchObject({ accepted: true, preview: { version: state.version } });
          if (preview.accepted) {
            const { version: _, ...shown } = preview.preview;
            const { told, onAir } = toldApart(shown);
            // A proposal tells what its confirmation will do.
            if (next.type !== 'PROPOSE_CORRECTION') {
              expect(told).toEqual(publishedChanges(state, taken));
            }
            expect(console).toMatchObject(onAir);
            expect(onAir.stage).toEqual(stageOf(taken));
            reached.add(onAir.stage.kind);
          }
        }
      }),
      { ...run, seed: 7 },
    );
    expect([...reached].sort()).toEqual(picturesByChance);
  });

  it('is refused as stale when another operator has taken a step', () => {
    const show = new Stagehand({});
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    const context = { ...sameContext(), seenVersion: 0 };
    expect(previewOf(show.state, { type: 'OPEN_TEST' }, context)).toEqual({
      accepted: false,
      reason: 'STALE_VERSION',
    });
  });
});

/** What a preview tells of published figures, apart from its picture. */
function toldApart<Shown extends PublishedChanges>(shown: Shown) {
  const { rankChanges, resultChanges, outcomeChanges, championChanges, awardChanges, ...onAir } =
    shown;
  const told = { rankChanges, resultChanges, outcomeChanges, championChanges, awardChanges };
  const said = Object.entries(told).filter(([, changes]) => changes !== undefined);
  return { told: Object.fromEntries(said), onAir };
}

/** A context that always gives the same time and the same ids. */
function sameContext() {
  let made = 0;
  return {
    now: 9_000,
    newId: () => {
      made += 1;
      return `same${made}`;
    },
  };
}

describe('the operator of a step', () => {
  it('is in the undo list and in the last step, also after a restart', () => {
    const show = new Stagehand({});
    const context = { now: 1, newId: () => 'id1', operatorId: 'desk' };
    const decision = decide(show.state, { type: 'SHOW_PROGRAM_LIST' }, context);
    if (!decision.accepted) throw new Error(decision.reason);
    const after = evolve(show.state, decision.decided);
    const step = {
      version: after.version,
      type: 'PROGRAM_LIST_SHOWN',
      programId: null,
      operatorId: 'desk',
    };
    expect(after.lastStep).toEqual(step);
    expect(after.undo).toEqual([step]);
    const read = assembleShow({
      ...after,
      scores: new Map(),
      live: liveStateOf(after),
    });
    expect(read.lastStep).toEqual(step);
    expect(read.undo).toEqual([step]);
  });
});

/** Decimals of a score and the time on a clock are no business of a button; panels and single scores no console is sent. */
const ofTheServer = [
  'SCORE_DECIMALS',
  'CLOCK_RUNNING',
  'PANEL_UNCHANGED',
  'LAST_SCORE',
  'SEAT_HAS_SCORED',
];

describe('the gate', () => {
  it('and the decider agree on every operator command', () => {
    fc.assert(
      fc.property(shape, steps, command, (shown, played, asked) => {
        if (!isOperators(asked)) return;
        const show = play(shown, played, () => undefined);
        const blocked = blockedReason(projectMatch(show.state, { role: 'CONSOLE' }), asked);
        const decision = show.ask(asked);
        if (blocked) expect(decision).toMatchObject({ accepted: false, reason: blocked.reason });
        else if (!decision.accepted) expect(ofTheServer).toContain(decision.reason);
      }),
      run,
    );
  });
});
