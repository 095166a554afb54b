/** Says why a program may not be operated, whatever is asked of it. */
import type { BlockedReason, CurrentMatch } from '@liangfen/sdk/schema';
import { findProgram } from './lookup.ts';

export function rowGate(
  match: CurrentMatch,
  programId: string,
  test: boolean,
): BlockedReason | null {
  const found = findProgram(match, programId);
  if (!found || (found.group === null) !== test) return 'PROGRAM_NOT_FOUND';
  if (found.group && found.group.id !== match.activeProgramGroupId) return 'PROGRAM_NOT_IN_GROUP';
  return found.program.disabled;
}
