/** The show as a decider: a command becomes at most one event, or is refused with its reason. */
import { amendChanges } from './amend/decision.ts';
import { battleChanges } from './battle/decision.ts';
import { blockedReason } from './blocked-reason.ts';
import type { Change } from './change.ts';
import type { DecideContext, Decision, NextStepCommand, ShowCommand } from './commands.ts';
import { decideForJudge } from './decide-judge.ts';
import { flowChanges } from './flow/decision.ts';
import { nextStep, reopens } from './next-step.ts';
import { type Changes, type CommandOf, type CommandType, joined } from './operator-commands.ts';
import { scoreChanges } from './score/decision.ts';
import type { ShowState } from './state.ts';
import { writeDown } from './write-down.ts';

/**
 * Pure: time and ids come with the context. Source: product decisions § 5, spec § 4.
 *
 * @example
 * ```tsx
 * const decision = decide(state, { type: 'SHOW_PROGRAM_LIST' }, { now: Date.now(), newId: () => crypto.randomUUID() });
 * const next = decision.accepted ? evolve(state, decision.decided) : state;
 * ```
 */
export function decide(state: ShowState, command: ShowCommand, context: DecideContext): Decision {
  if (command.type === 'SIGN_IN_JUDGE' || command.type === 'SUBMIT_SCORES') {
    return decideForJudge(state, command, context);
  }
  if (command.type === 'LOOK_AT_SCORES') {
    const { programId } = command;
    const version = state.version + 1;
    const event = { type: 'SCORES_LOOKED_AT', version, at: context.now, programId } as const;
    return { accepted: true, decided: { event, facts: {} } };
  }
  if (context.seenVersion !== undefined && context.seenVersion < state.operatorVersion) {
    return { accepted: false, reason: 'STALE_VERSION' };
  }
  if (command.type === 'TAKE_NEXT_STEP') return decideNextStep(state, command, context);
  const blocked = blockedReason(state, command);
  if (blocked) return { accepted: false, ...blocked };
  const done = changed(state, command.type, command, context);
  return 'accepted' in done ? done : writeDown(state, done, context);
}

function decideNextStep(
  state: ShowState,
  { confirm, confirmApart = false }: NextStepCommand,
  context: DecideContext,
): Decision {
  const command = nextStep(state);
  if (command === null) {
    if (state.status === 'ENDED') return { accepted: false, reason: 'COMPETITION_ENDED' };
    return { accepted: false, reason: 'NO_NEXT_STEP' };
  }
  if (!confirm && reopens(state, command)) {
    return { accepted: false, reason: 'RERUN_NEEDS_CONFIRMATION' };
  }
  const said = { confirm, ...(command.type === 'SHOW_SCORE' ? { confirmApart } : {}) };
  return decide(state, 'confirm' in command ? { ...command, ...said } : command, context);
}

const changes: Changes<CommandType> = /* @__PURE__ */ joined(
  flowChanges,
  scoreChanges,
  battleChanges,
  amendChanges,
);

function changed<Type extends CommandType>(
  state: ShowState,
  type: Type,
  command: CommandOf<Type>,
  context: DecideContext,
): Change | Decision {
  return changes[type](state, command, context);
}
