/** Laws of a bout's clock over random bouts: the clock of a decided bout is stopped, and an undo costs no time (0220). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockedReason,
  type OperatorCommand,
  projectMatch,
  remainingMs,
  type ShowCommand,
  type ShowState,
} from '../../src/index.ts';
import { type Shape, Stagehand } from '../../src/testing/index.ts';

type Happening = OperatorCommand | { readonly waitsMs: number };

const side = fc.constantFrom('a1', 'a2', 't1', 't2');
const pair = fc.constantFrom(['a1', 'a2', false], ['t1', 't2', true]) as fc.Arbitrary<
  [string, string, boolean]
>;
const test = fc.boolean();

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ waitsMs: fc.constantFrom(0, 1, 400, 7_000, 61_000, 200_000) }),
  },
  {
    weight: 2,
    arbitrary: pair.map(([programId, opponentId, isTest]): OperatorCommand => {
      return { type: 'START_BATTLE', programId, opponentId, test: isTest, confirm: true };
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('ADD_POINT' as const),
      programId: side,
      point: fc.constantFrom(-1.25, 0.5, 1, 3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('ADD_FOUL' as const),
      programId: side,
      foulId: fc.constantFrom('push', 'late'),
    }),
  },
  {
    weight: 2,
    arbitrary: pair.map(([programId, opponentId, isTest]): OperatorCommand => {
      return { type: 'DETERMINE_BATTLE', programId, opponentId, test: isTest };
    }),
  },
  { weight: 2, arbitrary: test.map((of): OperatorCommand => ({ type: 'PAUSE_BATTLE', test: of })) },
  {
    weight: 2,
    arbitrary: test.map((of): OperatorCommand => ({ type: 'RESUME_BATTLE', test: of })),
  },
  { weight: 4, arbitrary: fc.constant<OperatorCommand>({ type: 'UNDO' }) },
  { weight: 1, arbitrary: fc.constant<OperatorCommand>({ type: 'SHOW_PROGRAM_LIST' }) },
);

const shape: fc.Arbitrary<Shape> = fc.record({
  programs: fc.constant(4),
  setting: fc.record({
    mode: fc.constant('BATTLE' as const),
    enableCountdown: fc.constantFrom(true, true, true, false),
    countdownSeconds: fc.constantFrom(1, 60, 180),
    enableExceededFoulTimes: fc.boolean(),
    enableLeadScore: fc.boolean(),
    leadScore: fc.constant(2),
  }),
});

const evening = fc.array(happening, { minLength: 6, maxLength: 40 });
const started: OperatorCommand = {
  type: 'START_BATTLE',
  programId: 'a1',
  opponentId: 'a2',
  test: false,
  confirm: true,
};

interface Step {
  readonly command: ShowCommand;
  readonly before: ShowState;
  readonly after: ShowState;
  readonly now: number;
}

/** Plays a show that begins with a bout, and calls `each` with every accepted step. */
function play(shown: Shape, happenings: readonly Happening[], each: (step: Step) => void): void {
  const show = new Stagehand(shown);
  for (const next of [started, ...happenings]) {
    if ('waitsMs' in next) {
      show.now += next.waitsMs;
      continue;
    }
    const before = show.state;
    if (show.try(next).accepted) {
      each({ command: next, before, after: show.state, now: show.now });
    }
  }
}

function leftOf({ clock }: ShowState, now: number): number | null {
  return clock && remainingMs(clock, now);
}

const run = { numRuns: 500 };
const muchLater = 10_000_000;

describe('for every bout', () => {
  it('the clock is stopped once the bout is decided, whoever or whatever decided it', () => {
    const reasons = new Set<string>();
    fc.assert(
      fc.property(shape, evening, (shown, happenings) => {
        play(shown, happenings, ({ command, before, after, now }) => {
          const { battle, clock, stage } = after;
          if (battle?.status !== 'DETERMINED') return;
          reasons.add(battle.determination?.reason ?? '');
          expect(clock?.endsAt ?? null).toBeNull();
          expect(stage.kind === 'BATTLE' && stage.clock).toEqual(clock);
          expect(leftOf(after, now + muchLater)).toBe(leftOf(after, now));
          // The remaining time is that at the moment of the decision, even if the clock had run out before.
          if (command.type === 'UNDO' || before.battle?.status === 'DETERMINED') return;
          expect(leftOf(after, now)).toBe(leftOf(before, now));
        });
      }),
      { ...run, seed: 1 },
    );
    expect([...reasons].sort()).toEqual(['EXCEEDED_FOULS', 'LEAD_SCORE', 'OPERATOR']);
  });

  it('the clock runs exactly while the status is RUNNING', () => {
    fc.assert(
      fc.property(shape, evening, (shown, happenings) => {
        play(shown, happenings, ({ after: { battle, clock } }) => {
          if (battle === null || clock === null) return;
          expect(clock.endsAt !== null).toBe(battle.status === 'RUNNING');
        });
      }),
      run,
    );
  });

  it('undoing a step of the bout does not shorten the remaining time', () => {
    const undone = new Set<string>();
    fc.assert(
      fc.property(shape, evening, (shown, happenings) => {
        play(shown, happenings, ({ command, before, after, now }) => {
          if (command.type !== 'UNDO') return;
          const step = before.checkpoints.at(-1)?.type ?? '';
          if (!steps.has(step)) return;
          undone.add(step);
          expect(leftOf(after, now) ?? 0).toBeGreaterThanOrEqual(leftOf(before, now) ?? 0);
        });
      }),
      { ...run, seed: 3 },
    );
    expect([...undone].sort()).toEqual([...steps].sort());
  });

  it('undoing a decision leaves a stopped clock, and the bout can go on', () => {
    fc.assert(
      fc.property(shape, evening, (shown, happenings) => {
        play(shown, happenings, ({ command, before, after, now }) => {
          if (command.type !== 'UNDO' || before.battle?.status !== 'DETERMINED') return;
          const { battle } = after;
          if (battle === null || battle.status === 'DETERMINED') return;
          if (!hits.has(before.checkpoints.at(-1)?.type ?? '')) return;
          const left = leftOf(after, now);
          if (left !== null && left > 0) {
            expect(battle.status).toBe('PAUSED');
            const goOn = { type: 'RESUME_BATTLE', test: battle.test } as const;
            expect(blockedReason(projectMatch(after, { role: 'CONSOLE' }), goOn)).toBeNull();
          }
          const point = { type: 'ADD_POINT', programId: battle.redId, point: 1 } as const;
          expect(blockedReason(projectMatch(after, { role: 'CONSOLE' }), point)).toBeNull();
        });
      }),
      run,
    );
  });
});

const hits: ReadonlySet<string> = new Set(['POINT_ADDED', 'FOUL_ADDED', 'BATTLE_DETERMINED']);
const steps: ReadonlySet<string> = new Set([...hits, 'BATTLE_PAUSED', 'BATTLE_RESUMED']);

describe('the bout after an undo', () => {
  const minute: Shape = {
    programs: 4,
    setting: { mode: 'BATTLE', enableCountdown: true, countdownSeconds: 60 },
  };

  function decidedAt40s(): Stagehand {
    const show = new Stagehand(minute);
    show.do(started);
    show.now += 20_000;
    show.do({ type: 'ADD_POINT', programId: 'a1', point: 1 });
    show.do({ type: 'DETERMINE_BATTLE', programId: 'a1', opponentId: 'a2', test: false });
    show.now += 300_000;
    return show;
  }

  it('of a decision has its remaining time, and is paused until 继续', () => {
    const show = decidedAt40s();
    expect(show.state.clock).toEqual({ durationMs: 60_000, endsAt: null, remainingMs: 40_000 });
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({
      link: 'PAUSE',
      battle: { status: 'PAUSED', determination: null },
      clock: { endsAt: null, remainingMs: 40_000 },
    });
    show.do({ type: 'RESUME_BATTLE', test: false });
    expect(show.state.clock).toMatchObject({ endsAt: show.now + 40_000 });
  });

  it('of a decision and of a point before it is still paused', () => {
    const show = decidedAt40s();
    show.do({ type: 'UNDO' });
    show.do({ type: 'UNDO' });
    expect(show.row('a1').currentScore).toBe(0);
    expect(show.state).toMatchObject({ link: 'PAUSE', clock: { remainingMs: 40_000 } });
  });

  it('of a decision after its end is at 时间到 again, without remaining time', () => {
    const show = new Stagehand(minute);
    show.do(started);
    show.now += 70_000;
    show.do({ type: 'DETERMINE_BATTLE', programId: 'a1', opponentId: 'a2', test: false });
    expect(leftOf(show.state, show.now)).toBe(0);
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({ link: 'BATTLE', battle: { status: 'RUNNING' } });
    expect(leftOf(show.state, show.now)).toBe(0);
  });

  it('of a pause goes on from where its clock was stopped', () => {
    const show = new Stagehand(minute);
    show.do(started);
    show.now += 20_000;
    show.do({ type: 'PAUSE_BATTLE', test: false });
    show.now += 50_000;
    show.do({ type: 'UNDO' });
    expect(show.state).toMatchObject({ link: 'BATTLE', clock: { endsAt: show.now + 40_000 } });
  });
});
