'use client';
// The lists of logins and of the security log, loaded when they are opened: most visits to the account need neither.
import { useBackstageMessages } from '../../messages/index.ts';
import { ErrorState } from '../../primitives/Placeholder.tsx';
import { latePart, useLatePart } from '../../primitives/use-late-part.ts';
import { WaitingRead } from '../frame/Loaded.tsx';

const sessions = latePart(async () => (await import('./Sessions.tsx')).Sessions);
const securityLog = latePart(async () => (await import('./SecurityLog.tsx')).SecurityLog);

export function SessionsPlace() {
  const { part: Sessions, failed, retry } = useLatePart(sessions);
  const { account: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.sessions} onRetry={retry} />;
  return Sessions === null ? <WaitingRead /> : <Sessions />;
}

export function SecurityPlace() {
  const { part: SecurityLog, failed, retry } = useLatePart(securityLog);
  const { security: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.title} onRetry={retry} />;
  return SecurityLog === null ? <WaitingRead /> : <SecurityLog />;
}
