/** All ways through a show, as the rules and the machine predict them from what an operator and judges may do next. */
import { decide, evolve, projectMatch, type ShowCommand, type ShowState } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { fromTransition, getNextSnapshot, initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type CommandOutcome, unanswered } from '../../src/command/outcome.ts';
import type { OperatorEvent } from '../../src/console-events.ts';
import { type ConsoleSnapshot, consoleMachine } from '../../src/console-machine.ts';
import { selectItems, selectRows, selectUndo } from '../../src/index.ts';

export interface JudgeScores {
  readonly type: 'JUDGE_SCORES';
  readonly judgeId: string;
  readonly programId: string;
  readonly scores: readonly { readonly itemId: string | null; readonly score: number }[];
}

export type WalkEvent = OperatorEvent | JudgeScores;

interface Position {
  readonly show: ShowState;
  readonly snapshot: ConsoleSnapshot;
}

export interface Walk {
  readonly steps: readonly { readonly event: WalkEvent; readonly expected: Digest }[];
}

/** The shortest ways to all different positions, without ways that are the beginning of another. */
export function walksThrough(
  show: ShowState,
  eventsAt: (position: Position) => WalkEvent[],
): Walk[] {
  const start = { show, snapshot: opened(show) };
  const logic = fromTransition<Position, WalkEvent, never, undefined, WalkEvent>(step, start);
  const paths = getShortestPaths(logic, {
    events: ({ context }) => eventsAt(context),
    serializeState: ({ context }) => JSON.stringify(positionOf(context.snapshot)),
    serializeEvent: (event) => JSON.stringify(event),
  });
  // The first step of a path is its starting place.
  const walks = paths.map(({ steps }) =>
    foreseen(
      start,
      steps.slice(1).map(({ event }) => event),
    ),
  );
  return longest(walks);
}

/** Predicts the steps of this way again, because a path's place stands for all that look alike, whose versions differ. */
function foreseen(start: Position, events: readonly WalkEvent[]): Walk {
  let place = start;
  return {
    steps: events.map((event) => {
      place = step(place, event);
      return { event, expected: digestOf(place.snapshot) };
    }),
  };
}

function longest(walks: Walk[]): Walk[] {
  const keys = walks.map(({ steps }) => steps.map(({ event }) => JSON.stringify(event)));
  const starts = new Set(
    keys.flatMap((key) => key.slice(0, -1).map((_, n) => startOf(key, n + 1))),
  );
  return walks.filter((_, index) => {
    const key = keys[index] ?? [];
    return key.length > 0 && !starts.has(startOf(key, key.length));
  });
}

function startOf(key: readonly string[], length: number): string {
  return key.slice(0, length).join('\n');
}

// ------------------------------------------------------------------ one step, foreseen

function opened(show: ShowState): ConsoleSnapshot {
  const match = projectMatch(show, { role: 'CONSOLE' });
  const input = { competitionId: show.competitionId, hasToken: true };
  const [entering] = initialTransition(consoleMachine, input);
  const inside = done(entering, 'console.entering', { ok: true, match });
  const live = { type: 'feed.connection', connection: 'live', trouble: null } as const;
  return told(getNextSnapshot(consoleMachine, inside, live), match);
}

function told(snapshot: ConsoleSnapshot, match: CurrentMatch): ConsoleSnapshot {
  return transition(consoleMachine, snapshot, { type: 'feed.match', match })[0];
}

function done(snapshot: ConsoleSnapshot, state: string, output: unknown): ConsoleSnapshot {
  const event = { type: `xstate.done.actor.0.${state}`, output };
  // The event of a finished actor is internal to the machine, so its type is not among the events to send.
  return transition(consoleMachine, snapshot, event as never)[0];
}

function step({ show, snapshot }: Position, event: WalkEvent): Position {
  if (event.type === 'JUDGE_SCORES') {
    const { judgeId, programId, scores } = event;
    const submit = { type: 'SUBMIT_SCORES', judgeId, programId, scores, windowId: null } as const;
    const { after } = decided(show, submit);
    return { show: after, snapshot: told(snapshot, projectMatch(after, { role: 'CONSOLE' })) };
  }
  return sent(show, transition(consoleMachine, snapshot, event)[0]);
}

/** Answers a command that was sent, and brings its picture. */
function sent(show: ShowState, snapshot: ConsoleSnapshot): Position {
  const { pending } = snapshot.context;
  if (!isSending(snapshot) || !pending) return { show, snapshot };
  const { after, outcome } = decided(show, pending.command, pending.seenVersion);
  const answered = done(snapshot, 'console.inside.show.running.command.sending', outcome);
  return { show: after, snapshot: told(answered, projectMatch(after, { role: 'CONSOLE' })) };
}

function isSending({ value }: ConsoleSnapshot): boolean {
  return (
    typeof value !== 'string' &&
    value.inside.show !== 'loading' &&
    value.inside.show.running.command === 'sending'
  );
}

function decided(
  show: ShowState,
  command: ShowCommand,
  seenVersion?: number,
): { readonly after: ShowState; readonly outcome: CommandOutcome } {
  let ids = 0;
  const decision = decide(show, command, {
    now: 1_000_000,
    newId: () => {
      ids += 1;
      return `v${show.version}n${ids}`;
    },
    ...(seenVersion === undefined ? {} : { seenVersion }),
  });
  if (!decision.accepted) {
    const { reason: code, missingJudges = [] } = decision;
    const failure = { ...unanswered, status: 409, code, missingJudges, version: show.version };
    return { after: show, outcome: { ok: false, failure } };
  }
  const after = evolve(show, decision.decided);
  return { after, outcome: { ok: true, answer: { ...after, programs: [] } } };
}

// ------------------------------------------------------------------ what can be done

/** Every enabled button of the rows, the answers to a confirmation, undo, and the next judge's scores. */
export function everything({ show, snapshot }: Position): WalkEvent[] {
  if (show.version > 40) throw new Error('the walk has no end');
  const { match, pending } = snapshot.context;
  if (!match) return [];
  if (pending) return [{ type: 'CONFIRM' }, { type: 'CANCEL' }];
  const buttons = selectRows(snapshot).flatMap(({ steps, battle }) => [
    ...steps,
    ...(battle
      ? [
          battle.start,
          ...(battle.clock ? [battle.clock] : []),
          ...battle.fouls.map(({ add }) => add),
          ...battle.points.map(({ add }) => add),
          battle.determine,
        ]
      : []),
  ]);
  return [
    ...(match.link === 'INIT' ? [{ type: 'CHOOSE_FLOW', panel: 'programList' } as const] : []),
    ...otherItems(snapshot).map((itemId) => ({ type: 'CHOOSE_ITEM', itemId }) as const),
    ...buttons
      .filter(({ blocked }) => blocked === null)
      .map(({ command }) => ({ type: 'RUN', command }) as const),
    ...(selectUndo(snapshot) ? [{ type: 'RUN', command: { type: 'UNDO' } } as const] : []),
    ...scoresOf(match),
  ];
}

/** Other items to choose, only between two programs or items; choosing anywhere would make thousands of ways. */
function otherItems(snapshot: ConsoleSnapshot): string[] {
  const link = snapshot.context.match?.link;
  if (link !== 'PROGRAM_LIST' && link !== 'SHOW_RESULT') return [];
  const choice = selectItems(snapshot);
  return (choice?.items ?? []).map(({ id }) => id).filter((id) => id !== choice?.itemId);
}

/** The scores of the next judge in the order of numbers, so that the order of judges does not multiply the ways. */
function scoresOf(match: CurrentMatch): JudgeScores[] {
  const { window } = match;
  const judgeId = window?.expected.find((id) => !window.submitted.includes(id));
  if (!window?.open || judgeId === undefined) return [];
  const score = match.mode === 'VOTE' ? 1 : 90 + window.submitted.length;
  const itemIds = window.itemIds.length > 0 ? window.itemIds : [null];
  const scores = itemIds.map((itemId) => ({ itemId, score }));
  return [{ type: 'JUDGE_SCORES', judgeId, programId: window.programId, scores }];
}

// ------------------------------------------------------------------ what is compared

/** A snapshot without ids, versions and times, which differ from run to run. */
export function digestOf(snapshot: ConsoleSnapshot) {
  const { match, feedback, pending } = snapshot.context;
  if (!match) throw new Error('no match yet');
  const programs = [
    ...match.programGroups.flatMap((group) => group.programs),
    ...match.testPrograms,
  ];
  const place = (id: string | null | undefined) =>
    programs.findIndex((program) => program.id === id);
  const { stage } = match;
  return {
    value: snapshot.value,
    asks: pending?.asks ?? null,
    feedback: feedback && (feedback.kind === 'failure' ? feedback.failure.code : feedback.code),
    version: match.version,
    link: match.link,
    chosen: match.items.findIndex((item) => item.id === selectItems(snapshot)?.itemId),
    active: place(match.activeProgramId),
    item: match.items.findIndex((item) => item.id === match.activeItemId),
    rows: programs.map(({ phase, finalScore, currentScore, outcome, ...row }) => ({
      phase,
      finalScore,
      currentScore,
      outcome,
      items: row.programItemResults.map((result) => [result.phase, result.score]),
      fouls: row.programFoulRecords.map(({ times }) => times),
    })),
    window: match.window && {
      program: place(match.window.programId),
      open: match.window.open,
      submitted: match.window.submitted.length,
      expected: match.window.expected.length,
    },
    battle: stage.kind === 'BATTLE' ? [stage.status, stage.determination?.reason] : null,
    undo: match.undo.map(({ type }) => type),
    steps: selectRows(snapshot).map((row) =>
      row.steps.map(({ blocked, asks, next }) => [blocked?.reason, asks, next]),
    ),
  };
}

export type Digest = ReturnType<typeof digestOf>;

/** A key by which positions are the same if the operator sees the same, whichever way led to them. */
function positionOf(snapshot: ConsoleSnapshot) {
  const { version: _, feedback: __, undo, ...seen } = digestOf(snapshot);
  return { ...seen, undo: undo.length > 0 };
}
