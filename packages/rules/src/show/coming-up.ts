/**
 * Names the programs that come next, for people who wait: only names and order, and only a handful however long the
 * show is.
 */
import type { ComingUp, Program } from '@liangfen/sdk/schema';
import { activeGroup } from './lookup.ts';
import { stageProgram } from './stage-program.ts';
import type { ShowState } from './state.ts';

/** As many as a phone shows without scrolling. */
const AT_MOST = 5;

/** Lists are never changed in place: a thousand phones are told of the same one. */
const known = new WeakMap<readonly Program[], ComingUp>();

export function comingUp(
  state: Pick<ShowState, 'programGroups' | 'activeProgramGroupId'>,
): ComingUp {
  const programs = activeGroup(state)?.programs ?? none;
  const before = known.get(programs);
  if (before !== undefined) return before;
  const waiting = programs.filter(
    ({ phase, disabled }) => phase === 'WAITING' && disabled === null,
  );
  const next: ComingUp = {
    programs: waiting.slice(0, AT_MOST).map(stageProgram),
    more: Math.max(0, waiting.length - AT_MOST),
  };
  known.set(programs, next);
  return next;
}

const none: readonly Program[] = [];
