/**
 * Scores that no step has shown do not leave the server: random shows have scores that are all different, and everything
 * that is sent to a screen, another judge or an anonymous reader is searched for them.
 */
import type { Award, CorrectionCommand, ShowEvent, Stage } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asProposal,
  type DecidedEvent,
  evolve,
  nextStep,
  projectEvents,
  projectMatch,
  type ShowCommand,
  type ShowState,
  shownRanking,
  type ViewRole,
} from '../../src/index.ts';
import { items, type Shape, Stagehand } from '../../src/testing/index.ts';

// ------------------------------------------------------------------ shows

/** One award by rank and one by hand. */
const sampleAwards: Award[] = [
  { basis: 'RANK', awardName: '金奖', fromRank: 1, toRank: 1 },
  { basis: 'HAND', awardName: '最佳台风', programIds: ['a2'] },
];

const shape: fc.Arbitrary<Shape> = fc.record({
  programs: fc.constantFrom(3, 5),
  judges: fc.constantFrom(2, 4, 17),
  items: fc.constantFrom([], items),
  setting: fc.record({
    mode: fc.constant('SCORE' as const),
    decimals: fc.constant(3),
    enableItem: fc.boolean(),
    enableScoreItemCombine: fc.boolean(),
    dropHighest: fc.constantFrom(0, 1),
    dropLowest: fc.constantFrom(0, 1),
    dropScope: fc.constantFrom('ITEM' as const, 'TOTAL' as const),
    roundingStage: fc.constantFrom('FINAL' as const, 'EACH_STEP' as const),
    anonymousJudges: fc.boolean(),
    secondPerson: fc.boolean(),
    rankPageSize: fc.constantFrom(2, 10),
    awards: fc.constantFrom([], sampleAwards),
  }),
});

type Move =
  | 'ON'
  | 'COVER'
  | 'STEP'
  | 'BACK'
  | 'PLAY'
  | 'RANK'
  | 'CEREMONY'
  | 'LIST'
  | 'START'
  | 'CORRECT'
  | 'ADJUST'
  | 'LATE'
  | 'AGAIN'
  | 'UNDO';

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Move>('ON') },
  { weight: 5, arbitrary: fc.constantFrom<Move>('COVER', 'STEP') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Move>(
      'BACK',
      'PLAY',
      'RANK',
      'CEREMONY',
      'LIST',
      'START',
      'CORRECT',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom<Move>('ADJUST', 'LATE', 'AGAIN', 'UNDO') },
);

/** Gives numbers with three decimals, each once and none ending in 0. */
class Numbers {
  #next = 0;
  take(): number {
    this.#next += 1;
    return Number(
      `${30 + ((this.#next * 7) % 60)}.${String(1_001 + ((this.#next * 11) % 899)).slice(1)}`.replace(
        /0$/,
        '7',
      ),
    );
  }
}

function commandsFor(state: ShowState, next: Move, numbers: Numbers): ShowCommand[] {
  const { linkData, window } = state;
  const step = linkData.revealStep;
  const programId = state.activeProgramId ?? 'a1';
  /** The command, as a proposal where two people are needed; waiting proposals are confirmed before in some cases. */
  const put = (command: CorrectionCommand): ShowCommand[] => [
    ...(numbers.take() < 60
      ? state.corrections.map(
          ({ id }): ShowCommand => ({ type: 'CONFIRM_CORRECTION', correctionId: id }),
        )
      : []),
    asProposal(state, command),
  ];
  switch (next) {
    case 'ON': {
      if (window?.open && window.submitted.length < window.expected.length) {
        const ids = window.itemIds.length === 0 ? [null] : window.itemIds;
        return state.judges.map((judge) => ({
          type: 'SUBMIT_SCORES',
          judgeId: judge.id,
          programId: window.programId,
          scores: ids.map((itemId) => ({ itemId, score: numbers.take() })),
          windowId: window.id,
        }));
      }
      const suggested = nextStep(projectMatch(state, { role: 'CONSOLE' }));
      if (!suggested) return [{ type: 'SHOW_PROGRAM_LIST' }];
      const asked = 'confirm' in suggested ? { ...suggested, confirm: true } : suggested;
      // A reveal begins covered, or plays by itself.
      return asked.type === 'SHOW_SCORE' || asked.type === 'SHOW_RESULT'
        ? [{ ...asked, covered: numbers.take() < 75 }]
        : [asked];
    }
    case 'COVER':
      return [{ type: 'STEP_REVEAL', step: 0 }];
    case 'STEP':
      return step === null ? [] : [{ type: 'STEP_REVEAL', step: step + 1 }];
    case 'BACK':
      return step === null ? [] : [{ type: 'STEP_REVEAL', step: Math.max(0, step - 1) }];
    case 'PLAY':
      return [{ type: 'STEP_REVEAL', step: null }];
    case 'RANK':
      return [
        {
          type: 'SHOW_RANK',
          rankShowType: numbers.take() < 60 ? 'DEFAULT' : 'PK',
          itemId: null,
          covered: numbers.take() < 75,
        },
      ];
    case 'CEREMONY':
      return (['PODIUM', 'CHAMPION', 'AWARDS'] as const).map((part) => ({
        type: 'SHOW_CEREMONY',
        part,
        covered: numbers.take() < 75,
      }));
    case 'LIST':
      return [{ type: 'SHOW_PROGRAM_LIST' }];
    case 'START':
      return [{ type: 'SHOW_START_PAGE' }];
    case 'CORRECT':
      return put({ type: 'CORRECT_RESULT', programId, score: numbers.take(), reason: '复核' });
    case 'ADJUST':
      return put({ type: 'ADD_ADJUSTMENT', programId, amount: -numbers.take(), reason: '超时' });
    case 'LATE':
      return [
        {
          type: 'SUBMIT_SCORES',
          judgeId: 'j1',
          programId,
          scores: [{ itemId: null, score: numbers.take() }],
          windowId: 'another',
        },
        ...state.lateScores.map(
          ({ id }): ShowCommand => ({ type: 'ACCEPT_LATE_SCORE', lateScoreId: id, reason: '补交' }),
        ),
      ];
    case 'AGAIN':
      return [
        { type: 'SHOW_RESULT', programId: 'a1', itemId: state.activeItemId, test: false },
        { type: 'SHOW_RESULT', programId, itemId: state.activeItemId, test: false, covered: true },
      ];
    case 'UNDO':
      return [{ type: 'UNDO' }];
  }
}

// ------------------------------------------------------------------ the oracle: what a hall has seen

/** Every number with decimals, as it is written in JSON or in a text. */
function fractions(value: unknown): Set<string> {
  return new Set(JSON.stringify(value)?.match(/\d+\.\d+/g));
}

/** The numbers that a hall sees in the first `step` steps of a whole picture. */
function numbersSeen(stage: Stage, step: number | null): Set<string> {
  const taken = step ?? Number.MAX_SAFE_INTEGER;
  switch (stage.kind) {
    case 'SCORE_REVEAL': {
      const { cards } = stage;
      const atOnce = Math.max(1, Math.ceil(cards.length / 15));
      return fractions(cards.slice(0, Math.min(cards.length, taken * atOnce)));
    }
    case 'RESULT': {
      const { itemScores, programScore, itemScore, rank, leader, working, cards } = stage;
      const whole = programScore !== null;
      const landing = itemScores.filter(
        ({ item, score }) => score !== null && (whole || item.id === stage.item?.id),
      );
      const before = itemScores.filter((entry) => !landing.includes(entry));
      const order: unknown[] = [
        ...landing.map(({ score }) => score),
        ...(whole ? [programScore] : itemScore === null ? [] : [itemScore]),
        ...(whole && rank !== null ? [rank, ...(leader ? [leader.score] : [])] : []),
        [working, cards],
      ];
      return fractions([before.map(({ score }) => score), order.slice(0, taken)]);
    }
    case 'RANKING': {
      const ranks = new Set<number | null>();
      const seen = [...stage.rows].reverse().filter(({ rank }) => {
        if (!ranks.has(rank) && ranks.size >= taken) return false;
        ranks.add(rank);
        return true;
      });
      return fractions(seen.map(({ score }) => score));
    }
    case 'PODIUM': {
      // The stands are revealed one at a time from the lowest up, each with all its programs.
      const stands = [3, 2, 1].map((rank) => stage.rows.filter((row) => row.rank === rank));
      return fractions(stands.filter((rows) => rows.length > 0).slice(0, taken));
    }
    case 'CHAMPION':
      return taken < 2 ? new Set() : fractions([stage.score, stage.runnerUp]);
    case 'AWARDS':
      return new Set();
    case 'BRACKET':
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'TITLE':
    case 'INTERMISSION':
    case 'AUDIENCE_VOTE':
    case 'SPEECH':
    case 'SCORING':
    case 'BATTLE':
      // These pictures show no number that was not shown before.
      return new Set();
  }
}

const viewers: readonly ViewRole[] = [
  { role: 'SCREEN' },
  { role: 'JUDGE', judgeId: 'j1' },
  { role: 'JUDGE', judgeId: 'nobody' },
];

interface Known {
  /** The numbers that the hall has seen. */
  readonly seen: ReadonlySet<string>;
  /** The numbers that the judge `j1` has given. */
  readonly own: ReadonlySet<string>;
}

/** Plays a show, and calls `each` with every event and the numbers that the hall has seen by then. */
function play(
  shown: Shape,
  moves: readonly Move[],
  each: (event: ShowEvent, after: ShowState, known: Known) => void,
): void {
  const show = new Stagehand(shown);
  const numbers = new Numbers();
  const seen = new Set<string>();
  const own = new Set<string>();
  for (const next of moves) {
    for (const asked of commandsFor(show.state, next, numbers)) {
      if (asked.type === 'SUBMIT_SCORES' && asked.judgeId === 'j1') {
        for (const number of fractions(asked.scores)) own.add(number);
      }
      const { decided }: { decided?: DecidedEvent } = show.ask(asked);
      if (!decided) continue;
      show.state = evolve(show.state, decided);
      for (const number of numbersSeen(show.state.stage, show.state.linkData.revealStep)) {
        seen.add(number);
      }
      each(decided.event, show.state, { seen, own });
    }
  }
}

const run = { numRuns: 100 };
const moves = fc.array(move, { minLength: 10, maxLength: 60 });

describe('for every show, whatever is stepped, left, corrected or shown again', () => {
  it('nothing that a screen, another judge or an anonymous reader gets holds a number that no step has shown', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(shape, moves, (shown, played) => {
        play(shown, played, (event, after, { seen, own }) => {
          if (after.linkData.revealStep !== null) reached.add(after.stage.kind);
          for (const viewer of viewers) {
            const sent = fractions([
              projectMatch(after, viewer),
              projectEvents([event], after, viewer),
              after.programGroups.map(({ id }) => shownRanking(after, id)),
            ]);
            const knows = (number: string) =>
              seen.has(number) ||
              (viewer.role === 'JUDGE' && viewer.judgeId === 'j1' && own.has(number));
            const leaked = [...sent].filter((number) => !knows(number));
            expect(leaked, `${viewer.role} at ${event.type}`).toEqual([]);
          }
        });
      }),
      run,
    );
    expect([...reached].sort()).toEqual(['RANKING', 'RESULT', 'SCORE_REVEAL']);
  });
});
