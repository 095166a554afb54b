// A ledger for stories: a small show run by the real rules, with every step written down.
import {
  coverEvent,
  coveredIn,
  decide,
  evolve,
  projectMatch,
  type ShowCommand,
} from '@liangfen/rules';
import type {
  Actor,
  Ledger,
  LedgerLine,
  LedgerMoment,
  LedgerNames,
  LedgerTimeline,
  ScreenMatch,
  ShowEvent,
} from '@liangfen/sdk/schema';
import {
  firstProgram,
  sampleContext,
  sampleNow,
  sampleShow,
  submits,
} from '../../sample-show/sample-show.ts';

const console: Actor = { role: 'CONSOLE', id: 'console-1' };
const organiser: Actor = { role: 'MANAGER', id: 'u1' };

export interface SampleLedger {
  readonly lines: readonly LedgerLine[];
  readonly pictures: ReadonlyMap<number, ScreenMatch>;
  readonly names: LedgerNames;
}

function lineOf(event: ShowEvent, actor: Actor, changes: LedgerLine['changes'] = []): LedgerLine {
  return {
    version: event.version,
    at: event.at,
    type: event.type,
    actor,
    commandId: `command-${event.version}`,
    body: JSON.stringify(event),
    previousHash: `hash-${event.version - 1}`,
    hash: `hash-${event.version}`,
    changes,
    covered: false,
  };
}

function commandsOf(judgeIds: readonly string[]): ShowCommand[] {
  const program = firstProgram();
  return [
    { type: 'SHOW_SIGN_IN', signInShowType: 'TILE' },
    ...judgeIds.map((judgeId): ShowCommand => ({ type: 'SIGN_IN_JUDGE', judgeId })),
    program.speech,
    program.scoring,
    ...judgeIds.map((judgeId, index): ShowCommand => submits(judgeId, 86 + index)),
    program.reveal,
    program.result,
    { type: 'CORRECT_RESULT', programId: 'g1-1', score: 90.5, reason: '计分表抄写有误' },
  ];
}

/** The ledger for a reader without 成绩监看 while the window is open: scores are covered, and looks at them are told. */
export function coveredLedger(): SampleLedger {
  const state = { ...sampleShow(), shown: new Map() };
  const ledger = sampleLedger((judgeIds) => [
    ...commandsOf(judgeIds).slice(0, -3),
    { type: 'LOOK_AT_SCORES', programId: 'g1-1' },
  ]);
  const lines = ledger.lines.map((line) => {
    const event = JSON.parse(line.body) as ShowEvent;
    if (coveredIn(state, event).length === 0) return line;
    const body = JSON.stringify(coverEvent(state, event));
    return { ...line, commandId: '', body, changes: [], covered: true };
  });
  return { ...ledger, lines };
}

export function sampleLedger(commands = commandsOf): SampleLedger {
  let state = sampleShow();
  const lines: LedgerLine[] = [
    lineOf(
      {
        type: 'SETUP_CHANGED',
        version: 1,
        at: sampleNow,
        area: 'BASE',
        action: 'renameCompetition',
        before: { name: '歌手大赛' },
        after: { name: state.name },
      },
      organiser,
    ),
  ];
  const pictures = new Map([[1, projectMatch(state, { role: 'SCREEN' })]]);
  for (const command of commands(state.judges.map(({ id }) => id))) {
    const decision = decide(state, command, sampleContext(state));
    if (!decision.accepted) throw new Error(`${command.type}: ${decision.reason}`);
    const { event } = decision.decided;
    state = evolve(state, decision.decided);
    pictures.set(state.version, projectMatch(state, { role: 'SCREEN' }));
    const actor = actorOf(command);
    lines.push(lineOf(event, actor, changesOf(command)));
  }
  return { lines, pictures, names: namesOf(state) };
}

function actorOf(command: ShowCommand): Actor {
  if ('judgeId' in command) return { role: 'JUDGE', id: command.judgeId };
  return command.type === 'LOOK_AT_SCORES' ? organiser : console;
}

function changesOf(command: ShowCommand): LedgerLine['changes'] {
  const programId = 'g1-1';
  if (command.type === 'SUBMIT_SCORES') {
    const after = command.scores[0]?.score ?? null;
    return [{ programId, field: 'JUDGE_SCORE', detailId: null, before: null, after }];
  }
  if (command.type !== 'CORRECT_RESULT') return [];
  return [{ programId, field: 'FINAL_SCORE', detailId: null, before: 89, after: command.score }];
}

function namesOf({ judges, programGroups }: ReturnType<typeof sampleShow>): LedgerNames {
  return {
    people: [
      { ...organiser, name: '江城大学团委', number: null },
      { ...console, name: 'Windows 电脑', number: null },
      ...judges.map(({ id, name, number }) => ({ role: 'JUDGE' as const, id, name, number })),
    ],
    things: programGroups.flatMap(({ programs }) =>
      programs.map(({ id, programName, sort }) => ({ id, name: programName, number: sort })),
    ),
  };
}

// ------------------------------------------------------------------ as the server answers

export function timelineOf({ lines, names }: SampleLedger): LedgerTimeline {
  const quiet = ['JUDGE_SIGNED_IN', 'SCORE_SUBMITTED', 'SCORES_LOOKED_AT'];
  return {
    version: lines[lines.length - 1]?.version ?? 0,
    steps: lines
      .filter(({ type }) => !quiet.includes(type))
      .map(({ version, at, type }) => ({ version, at, type })),
    people: names.people,
  };
}

export function momentOf(ledger: SampleLedger, version: number): LedgerMoment {
  const first = ledger.pictures.values().next().value;
  const match = ledger.pictures.get(version) ?? first;
  if (match === undefined) throw new Error('an empty sample');
  return {
    match: { ...match, version },
    line: ledger.lines.find((line) => line.version === version) ?? null,
    names: ledger.names,
    nextAt: ledger.lines.find((line) => line.version === version + 1)?.at ?? null,
  };
}

export interface PageQuery {
  readonly after?: number;
  readonly size?: number;
  readonly kind?: string;
  readonly actorId?: string;
  readonly programId?: string;
  readonly from?: number;
  readonly until?: number;
  readonly text?: string;
}

/** Newest first; of the kinds it knows only scores and corrections, which the stories ask for. */
export function pageOfLedger(
  { lines, names }: SampleLedger,
  { after, size = 50, kind, actorId, programId, from, until, text }: PageQuery = {},
): Ledger {
  const types: Readonly<Record<string, string>> = {
    SCORE: 'SCORE_SUBMITTED',
    CORRECTION: 'RESULT_CORRECTED',
  };
  const found = [...lines]
    .reverse()
    .filter((line) => after === undefined || line.version < after)
    .filter((line) => kind === undefined || line.type === types[kind])
    .filter((line) => actorId === undefined || line.actor.id === actorId)
    .filter(
      (line) => programId === undefined || line.changes.some((one) => one.programId === programId),
    )
    .filter((line) => from === undefined || line.at >= from)
    .filter((line) => until === undefined || line.at <= until)
    .filter((line) => text === undefined || line.body.includes(text));
  const entries = found.slice(0, size);
  return {
    entries,
    names,
    nextAfter: found.length > size ? (entries[entries.length - 1]?.version ?? null) : null,
  };
}
