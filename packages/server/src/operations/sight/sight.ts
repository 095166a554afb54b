/** Says what a caller of the desk may know of a show: without 成绩监看 nothing that no step has shown (docs/decisions/0294). */
import {
  coveredIn,
  coveredProgramIds,
  coverState,
  findProgram,
  programsWithLateScores,
  rowHides,
  type ShowState,
} from '@liangfen/rules';
import type { ProgramGroup, ShowEvent } from '@liangfen/sdk/schema';
import { frozenShow } from '../../live/frozen-show.ts';
import type { Services } from '../services.ts';

export interface DeskCall {
  readonly path: { readonly id: string };
  readonly user: { readonly userId: string };
  readonly monitors: boolean;
}

export interface Sight {
  /** The state from which the answer is made; no other part of the show may go into it. */
  readonly state: ShowState;
  /** Programs whose scores were taken out of the state. */
  readonly covered: ReadonlySet<string>;
  /** Whether an entry of the ledger holds what this caller may not see. */
  readonly hides: (event: ShowEvent) => boolean;
}

/** The programs asked for; all when both ids are left out. */
interface Scope {
  readonly groupId?: string | undefined;
  readonly programId?: string | undefined;
  /** Whether only rows of programs are told, which hold results and no judge's score. */
  readonly rows?: boolean;
  /** Whether the answer tells of the ledger, which also holds late scores and belongs to no group. */
  readonly ledger?: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Returns the state that the caller may see: whole for a monitor, whose look at the covered programs in `scope` is in
 * the ledger by then, and without the covered scores for everybody else.
 */
export async function sightOf(
  call: DeskCall,
  services: Pick<Services, 'live' | 'looks'>,
  scope: Scope = {},
): Promise<Sight> {
  const state = await services.live.state(call.path.id);
  const all = coveredProgramIds(state);
  const covered = scope.rows === true ? withCoveredRow(state, all) : all;
  if (!call.monitors) {
    const open = coverState(state, all);
    return { state: open, covered, hides: (event) => coveredIn(state, event).length > 0 };
  }
  const told = scope.ledger === true ? unrevealed(state) : covered;
  const looked = [...told].filter((id) => isIn(state, scope, id));
  if (looked.length === 0) return { state, covered: nothing, hides: () => false };
  // Scores that come in while the look is written are not part of it.
  const frozen = frozenShow(state);
  await services.looks.record(state, call.user.userId, looked);
  return { state: frozen, covered: nothing, hides: () => false };
}

/**
 * For answers that tell single entries of the ledger: the look of a caller who may see all is written down with what
 * these entries tell.
 */
export async function sightOfEvents(
  call: DeskCall,
  services: Pick<Services, 'live' | 'looks'>,
  state: ShowState,
  events: readonly ShowEvent[],
): Promise<Sight['hides']> {
  if (!call.monitors) return (event) => coveredIn(state, event).length > 0;
  const hidden = unrevealed(state);
  const looked = new Set(
    events.flatMap((event) => coveredIn(state, event)).filter((id) => hidden.has(id)),
  );
  await services.looks.record(state, call.user.userId, looked);
  return () => false;
}

/** Scores that were cleared, or whose program is gone, belong to nobody any more: reading them is no look. */
function unrevealed(state: ShowState): ReadonlySet<string> {
  return new Set([...coveredProgramIds(state), ...programsWithLateScores(state)]);
}

function isIn(state: ShowState, { groupId, programId, ledger }: Scope, id: string): boolean {
  if (ledger === true) return true;
  if (programId !== undefined && id !== programId) return false;
  return groupId === undefined || findProgram(state, id)?.group?.id === groupId;
}

function withCoveredRow(state: ShowState, covered: ReadonlySet<string>): ReadonlySet<string> {
  const hiding = [...covered].filter((id) => {
    const program = findProgram(state, id)?.program;
    return program !== undefined && rowHides(state, program);
  });
  return new Set(hiding);
}

/** Returns the covered programs in the order of the list. */
export function coveredAmong(
  groups: readonly ProgramGroup[],
  covered: ReadonlySet<string>,
): string[] {
  if (covered.size === 0) return [];
  return groups.flatMap(({ programs }) =>
    programs.flatMap(({ id }) => (covered.has(id) ? [id] : [])),
  );
}
