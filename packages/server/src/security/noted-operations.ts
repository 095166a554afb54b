/** Says which calls of people with a login go into the security log, beside the logins themselves. */
import type { SecurityEventKind } from '@liangfen/sdk/schema';
import type { Admission } from '../contract/access.ts';
import type { OperationId } from '../operations/call.ts';
import { ProblemError } from '../problem.ts';
import type { Principal } from '../sessions/principal.ts';
import type { SecurityEvent } from './security-log.ts';

const kinds: Partial<Record<OperationId, SecurityEventKind>> = {
  logout: 'LOGOUT',
  logoutConsole: 'LOGOUT',
  revokeSession: 'SESSION_ENDED',
  changePassword: 'PASSWORD_CHANGED',
  setLoginName: 'PASSWORD_CHANGED',
  confirmSecondFactor: 'SECOND_FACTOR_ON',
  endSecondFactor: 'SECOND_FACTOR_OFF',
  renewRecoveryCodes: 'RECOVERY_CODES_MADE',
  confirmOwnMail: 'MAIL_SET',
  removeOwnMail: 'MAIL_REMOVED',
  addSingleSignOnBinding: 'IDENTITY_BOUND',
  removeSingleSignOnBinding: 'IDENTITY_UNBOUND',
  addMessengerBinding: 'PERSON_BOUND',
  removeMessengerBinding: 'PERSON_UNBOUND',
  proveOwner: 'OWNER_PROVED',
  closeAccount: 'ACCOUNT_CLOSED',
  copyOwnData: 'EXPORTED',
  exportEvidence: 'EXPORTED',
  exportSecurityEvents: 'EXPORTED',
  createSubUser: 'GRANT_CHANGED',
  createSubUsersFromMessenger: 'GRANT_CHANGED',
  updateSubUser: 'GRANT_CHANGED',
  deleteSubUser: 'GRANT_CHANGED',
  detachUser: 'GRANT_CHANGED',
  issueConsoleToken: 'CONSOLE_OPENED',
  exportStatistics: 'EXPORTED',
  exportSheet: 'EXPORTED',
  createApiKey: 'KEY_MADE',
  revokeApiKey: 'KEY_REVOKED',
};

/** Every call looks here, and nearly none finds anything: a map says so without looking at what an object inherits. */
const noted: ReadonlyMap<string, SecurityEventKind> = new Map(Object.entries(kinds));

interface Noted {
  readonly operation: OperationId;
  readonly principal: Principal;
  readonly competitionId: string | null;
}

/** Runs after a call was done; null for everything that does not concern security. */
export function eventOf(
  { operation, principal, competitionId }: Noted,
  body: unknown,
): SecurityEvent | null {
  const isPasscode = operation === 'updateBaseSetting' && has(body, 'consolePasscode');
  const kind = isPasscode ? 'PASSCODE_CHANGED' : noted.get(operation);
  if (kind === undefined) return null;
  return { kind, ...personOf(principal), competitionId, about: nameIn(body) };
}

/** Runs after a logged-in caller was refused; something of another owner is answered as if it did not exist. */
export function refusalOf(
  { operation, principal, competitionId }: Noted,
  error: unknown,
  admission: Admission | null,
): SecurityEvent | null {
  if (principal.kind === 'nobody' || !(error instanceof ProblemError)) return null;
  const isOfRights = error.status === 403 || (error.status === 404 && admission === null);
  if (!isOfRights) return null;
  // A competition's owner does not hear of strangers who looked for it.
  const isOwn = principal.kind === 'console' || error.status === 403;
  return {
    kind: 'REFUSED',
    ...personOf(principal),
    competitionId: isOwn ? competitionId : null,
    about: operation,
  };
}

function personOf(principal: Principal): Pick<SecurityEvent, 'userId' | 'sessionId' | 'person'> {
  switch (principal.kind) {
    case 'nobody':
      return {};
    case 'console':
      return { userId: principal.userId, sessionId: principal.sessionId, person: principal.name };
    case 'user':
      return {
        userId: principal.userId,
        sessionId: principal.sessionId,
        ...(principal.key === null ? {} : { person: principal.key.name }),
      };
  }
}

function has(body: unknown, field: string): boolean {
  return typeof body === 'object' && body !== null && field in body;
}

/** Returns the name of a new sub-account or key; other bodies have no name that the log keeps. */
function nameIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : '';
}
