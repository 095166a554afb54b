'use client';
// The webhooks' part of the account page, loaded when it is opened: few accounts ever need it.
import { useBackstageMessages } from '../../../messages/index.ts';
import { ErrorState } from '../../../primitives/Placeholder.tsx';
import { latePart, useLatePart } from '../../../primitives/use-late-part.ts';
import { WaitingRead } from '../../frame/Loaded.tsx';

const webhooks = latePart(async () => (await import('./Webhooks.tsx')).Webhooks);

export function LateWebhooks() {
  const { part: Webhooks, failed, retry } = useLatePart(webhooks);
  const { webhooks: texts } = useBackstageMessages();
  if (failed) return <ErrorState title={texts.title} onRetry={retry} />;
  return Webhooks === null ? <WaitingRead /> : <Webhooks />;
}
