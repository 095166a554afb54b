'use client';
// The messages to one webhook and their outcomes; a trial, and sending again.
import type { Webhook, WebhookDelivery } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { dateAndTime } from '../../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang, useMarks } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Tag, type Tone } from '../../../primitives/Card.tsx';
import { Dialog } from '../../../primitives/Dialog.tsx';
import { EmptyState } from '../../../primitives/Placeholder.tsx';
import { Table } from '../../../primitives/Table.tsx';
import { useAct } from '../../data/use-act.ts';
import { accountKey, useRead } from '../../data/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Hint, Stack } from '../../frame/Section.tsx';

export interface DeliveryLogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

const Answer = styled(Hint)`
  overflow-wrap: anywhere;
`;

const tones: Record<WebhookDelivery['state'], Tone> = {
  WAITING: 'warning',
  DELIVERED: 'success',
  GIVEN_UP: 'danger',
};

const askAgainMs = 5_000;

export function DeliveryLog({ webhook, onClose }: DeliveryLogProps) {
  const { webhooks: texts, list } = useBackstageMessages();
  const lang = useLang();
  const path = { webhookId: webhook.id };
  const held = useRead(
    [...accountKey, 'webhooks', webhook.id],
    (client, signal) => client.request('listWebhookDeliveries', { path, signal }),
    // Somebody who has the log open waits for the next publication.
    { again: () => askAgainMs },
  );
  const told =
    (words: { readonly DELIVERED: string; readonly FAILED: string }) =>
    ({ state, attempts }: WebhookDelivery): string => {
      if (state === 'DELIVERED') return words.DELIVERED;
      const last = attempts.at(-1);
      return fill(words.FAILED, { why: last === undefined ? '' : texts.outcome[last.outcome] });
    };
  const ping = useAct(texts.ping, (client) => client.request('pingWebhook', { path }), {
    refresh: [accountKey],
    done: told(texts.pinged),
  });
  const resend = useAct(
    texts.resend,
    (client, messageId: string) =>
      client.request('resendWebhookDelivery', { path: { ...path, messageId } }),
    { refresh: [accountKey], done: told(texts.resent) },
  );
  const nameOf = ({ type, competition }: WebhookDelivery) =>
    [texts.event[type], ...(competition === null ? [] : [competition.name])].join(' · ');
  return (
    <Dialog
      open
      width={860}
      title={fill(texts.logOf, { name: webhook.name })}
      onClose={onClose}
      footer={
        <Button look="primary" busy={ping.busy} onClick={() => void ping.run(undefined)}>
          {texts.ping}
        </Button>
      }
    >
      <Stack>
        <Hint>{texts.logHint}</Hint>
        <Loaded of={held}>
          {({ deliveries }) => (
            <Table
              label={texts.log}
              cards
              rows={deliveries}
              rowKey={({ messageId }) => messageId}
              empty={<EmptyState title={texts.noLog} hint={texts.noLogHint} />}
              columns={[
                { key: 'what', title: texts.what, rowHeader: true, cell: nameOf },
                {
                  key: 'at',
                  title: texts.at,
                  cell: ({ createdAt }) => dateAndTime(createdAt, lang),
                },
                {
                  key: 'result',
                  title: texts.result,
                  cell: (delivery) => <Result delivery={delivery} />,
                },
                {
                  key: 'action',
                  title: list.column.action,
                  onCard: 'end',
                  cell: (delivery) =>
                    delivery.type === 'ping' || webhook.disabled !== null ? null : (
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={fill(texts.resendOf, { what: nameOf(delivery) })}
                        disabled={resend.busy}
                        onClick={() => void resend.run(delivery.messageId)}
                      >
                        {texts.resend}
                      </Button>
                    ),
                },
              ]}
            />
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

function Result({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { webhooks: texts } = useBackstageMessages();
  const lang = useLang();
  const marks = useMarks();
  const { state, attempts, tries, nextAt } = delivery;
  const last = attempts.at(-1);
  if (last === undefined) return <Tag $tone={tones[state]}>{texts.deliveryState[state]}</Tag>;
  const about = [
    ...(state === 'DELIVERED' ? [] : [texts.outcome[last.outcome]]),
    ...(last.status === null ? [] : [fill(texts.status, { status: last.status })]),
    fill(texts.took, { ms: last.durationMs }),
    ...(tries > 1 ? [fill(texts.tries, { tries })] : []),
    ...(nextAt === null ? [] : [fill(texts.nextAt, { at: dateAndTime(nextAt, lang) })]),
  ];
  return (
    <>
      <Tag $tone={tones[state]}>{texts.deliveryState[state]}</Tag>
      <Hint>{about.join(marks.clause)}</Hint>
      {last.answer === '' ? null : <Answer>{fill(texts.answer, { answer: last.answer })}</Answer>}
    </>
  );
}
