/**
 * Names the programs that come next, for people who wait: only names and order, and only a handful however long the
 * show is.
 */
import type { ComingUp, Program } from '@liangfen/sdk/schema';
import { activeGroup } from './lookup.ts';
import { isToCome, mayBeCalled } from './next-program.ts';
import { stageProgram } from './stage-program.ts';
import type { ShowState } from './state.ts';

/** As many as a phone shows without scrolling. */
const AT_MOST = 5;

/** Lists are never changed in place: a thousand phones are told of the same one. */
const known = new WeakMap<
  readonly Program[],
  { readonly onAir: string | null; readonly next: ComingUp }
>();

export function comingUp(
  state: Pick<ShowState, 'programGroups' | 'activeProgramGroupId' | 'activeProgramId'>,
): ComingUp {
  const programs = activeGroup(state)?.programs ?? none;
  const onAir = state.activeProgramId;
  const before = known.get(programs);
  if (before?.onAir === onAir) return before.next;
  // One that was broken off comes again, at the place where it stands now.
  const toCome = mayBeCalled(programs).filter(
    (program) => program.id !== onAir && isToCome(program),
  );
  const next: ComingUp = {
    programs: toCome.slice(0, AT_MOST).map(stageProgram),
    more: Math.max(0, toCome.length - AT_MOST),
  };
  known.set(programs, { onAir, next });
  return next;
}

const none: readonly Program[] = [];
