'use client';
// Sub-accounts, logins, the security log, the second factor, the single sign-on, the messenger, the mail address and one's own data, loaded when they are opened: most visits to the account need none.
import type { User } from '@liangfen/sdk/schema';
import { useBackstageMessages } from '../../messages/index.ts';
import { ErrorState } from '../../primitives/Placeholder.tsx';
import { latePart, useLatePart } from '../../primitives/use-late-part.ts';
import { useRead } from '../data/use-read.ts';
import { WaitingRead } from '../frame/Loaded.tsx';

const subUsers = latePart(async () => (await import('./SubUsers.tsx')).SubUsers);
const sessions = latePart(async () => (await import('./SecurityParts.ts')).Sessions);
const secondFactor = latePart(async () => (await import('./SecurityParts.ts')).SecondFactor);
const signOnPart = latePart(async () => (await import('./BindingParts.ts')).SignOnPart);
const messengerPart = latePart(async () => (await import('./BindingParts.ts')).MessengerPart);
const mailForm = latePart(async () => (await import('./MailForm.tsx')).MailForm);
const ownData = latePart(async () => (await import('./OwnData.tsx')).OwnData);
const securityLog = latePart(async () => (await import('./SecurityParts.ts')).SecurityLog);

export function LateSubUsers() {
  const { part: SubUsers, failed, retry } = useLatePart(subUsers);
  const { account: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.subUsers} onRetry={retry} />;
  return SubUsers === null ? <WaitingRead /> : <SubUsers />;
}

export function LateSessions() {
  const { part: Sessions, failed, retry } = useLatePart(sessions);
  const { account: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.sessions} onRetry={retry} />;
  return Sessions === null ? <WaitingRead /> : <Sessions />;
}

export function LateSecurityLog() {
  const { part: SecurityLog, failed, retry } = useLatePart(securityLog);
  const { security: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.title} onRetry={retry} />;
  return SecurityLog === null ? <WaitingRead /> : <SecurityLog />;
}

export function LateSecondFactor() {
  const { part: SecondFactor, failed, retry } = useLatePart(secondFactor);
  const { account: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.secondFactor} onRetry={retry} />;
  return SecondFactor === null ? <WaitingRead /> : <SecondFactor />;
}

export function LateSignOnPart({ user }: { readonly user: User }) {
  const { part: SignOnPart, failed, retry } = useLatePart(signOnPart);
  const { account: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.signOn} onRetry={retry} />;
  return SignOnPart === null ? <WaitingRead /> : <SignOnPart user={user} />;
}

interface LateMessengerPartProps {
  readonly user: User;
  readonly name: string;
}

export function LateMessengerPart({ user, name }: LateMessengerPartProps) {
  const { part: MessengerPart, failed, retry } = useLatePart(messengerPart);
  if (failed) return <ErrorState title={name} onRetry={retry} />;
  return MessengerPart === null ? <WaitingRead /> : <MessengerPart user={user} />;
}

/** Renders nothing where the server sends no mail. */
export function LateMailForm() {
  const health = useRead(['health'], (client, signal) => client.request('getHealth', { signal }));
  return health.data?.resetByMail === true ? <MailPart /> : null;
}

function MailPart() {
  const { part: MailForm, failed, retry } = useLatePart(mailForm);
  const { account: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.password} onRetry={retry} />;
  return MailForm === null ? <WaitingRead /> : <MailForm />;
}

export function LateOwnData({ user }: { readonly user: User }) {
  const { part: OwnData, failed, retry } = useLatePart(ownData);
  const { account: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.ownData} onRetry={retry} />;
  return OwnData === null ? <WaitingRead /> : <OwnData user={user} />;
}
