/** Whether a role may call an operation of the contract: for answers that hold what another operation is for. */
import type { CompetitionRole } from '@liangfen/sdk/schema';
import { operationRoles } from '@liangfen/sdk/values';

export function roleMayCall(
  role: CompetitionRole,
  operation: keyof typeof operationRoles,
): boolean {
  return role === 'OWNER' || operationRoles[operation].some((each) => each === role);
}
