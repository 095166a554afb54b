/** Measures how long an act was on stage by its own countdown, where that costs points (docs/decisions/0611). */
import type { Program } from '@liangfen/sdk/schema';
import { overMs, remainingMs } from '../countdown.ts';
import { timePenaltiesOf } from '../time-penalty.ts';
import { findProgram } from './lookup.ts';
import type { ShowState } from './state.ts';

/** Whether the time of an act is measured: only where a table takes points for it, so that all other rows stay as they are. */
export function isTimed({ setting }: Pick<ShowState, 'setting'>): boolean {
  return timePenaltiesOf(setting).length > 0;
}

/** The row of an act that comes on stage now; one that begins again before its scoring keeps that it was penalised. */
export function timedNow(state: ShowState, program: Program, test: boolean): Program {
  if (test || !isTimed(state)) return withoutTime(program);
  const limitMs = state.setting.countdownSeconds * 1000;
  const { penalised: before = false } = program.actTime ?? {};
  return {
    ...program,
    actTime: { limitMs, usedMs: null, ...(before ? { penalised: true } : {}) },
  };
}

export function withoutTime(program: Program): Program {
  if (program.actTime === undefined) return program;
  const { actTime: _, ...rest } = program;
  return rest;
}

/** The row with the time that its clock says at `now`, while the act is on air; else as it is. */
export function withTimeUsed(
  { link, clock, activeProgramId }: ShowState,
  program: Program,
  now: number,
): Program {
  const { actTime } = program;
  if (link !== 'SPEECH' || activeProgramId !== program.id) return program;
  if (actTime === undefined || clock === null) return program;
  // Time that was put right on the clock counts as the clock shows it.
  const usedMs = actTime.limitMs - remainingMs(clock, now) + overMs(clock, now);
  return { ...program, actTime: { ...actTime, usedMs: Math.max(0, usedMs) } };
}

/** The row of the act that leaves the stage, where its time is measured. */
export function timedOut(state: ShowState, now: number): readonly Program[] {
  const found = state.activeProgramId === null ? null : findProgram(state, state.activeProgramId);
  if (!found) return [];
  const timed = withTimeUsed(state, found.program, now);
  return timed === found.program ? [] : [timed];
}

export function penalised(program: Program): Program {
  const { actTime } = program;
  return actTime === undefined ? program : { ...program, actTime: { ...actTime, penalised: true } };
}
