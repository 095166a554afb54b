'use client';
// The webhooks of a main account: their addresses, and how delivery goes.
import type { Webhook, WebhookDisabled } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dateAndTime } from '../../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang, useMarks } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Tag, type Tone } from '../../../primitives/Card.tsx';
import { ConfirmDialog } from '../../../primitives/Dialog.tsx';
import { EmptyState } from '../../../primitives/Placeholder.tsx';
import { Table } from '../../../primitives/Table.tsx';
import { useAct } from '../../data/use-act.ts';
import { accountKey, useRead } from '../../data/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Hint, Section, Stack } from '../../frame/Section.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookForm } from './WebhookForm.tsx';

type Opened =
  | { readonly dialog: 'NONE' }
  | { readonly dialog: 'ADD' }
  | { readonly dialog: 'EDIT' | 'LOG' | 'ROTATE' | 'REMOVE'; readonly webhook: Webhook }
  | { readonly dialog: 'SECRET'; readonly name: string; readonly secret: string };

const Address = styled.span`
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

export function Webhooks() {
  const { webhooks: texts, list } = useBackstageMessages();
  const marks = useMarks();
  const lang = useLang();
  const [opened, setOpened] = useState<Opened>({ dialog: 'NONE' });
  const close = () => setOpened({ dialog: 'NONE' });
  const held = useRead([...accountKey, 'webhooks'], (client, signal) =>
    client.request('listWebhooks', { signal }),
  );
  const remove = useAct(
    texts.remove,
    (client, webhookId: string) => client.request('deleteWebhook', { path: { webhookId } }),
    { refresh: [accountKey], onDone: close },
  );
  const rotate = useAct(
    texts.rotate,
    (client, webhookId: string) => client.request('rotateWebhookSecret', { path: { webhookId } }),
    {
      refresh: [accountKey],
      onDone: ({ webhook, secret }) => setOpened({ dialog: 'SECRET', name: webhook.name, secret }),
    },
  );
  const acts = [
    ['LOG', texts.log],
    ['EDIT', texts.edit],
    ['ROTATE', texts.rotate],
    ['REMOVE', texts.remove],
  ] as const;
  return (
    <Section
      title={texts.title}
      actions={
        held.data?.available === true ? (
          <Button look="primary" onClick={() => setOpened({ dialog: 'ADD' })}>
            {texts.add}
          </Button>
        ) : null
      }
    >
      <Stack>
        <Hint>{held.data?.available === false ? texts.unavailable : texts.hint}</Hint>
        <Loaded of={held}>
          {({ webhooks }) => (
            <Table
              label={texts.title}
              cards
              rows={webhooks}
              rowKey={(webhook) => webhook.id}
              empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
              columns={[
                { key: 'name', title: texts.name, rowHeader: true, cell: ({ name }) => name },
                { key: 'url', title: texts.url, cell: ({ url }) => <Address>{url}</Address> },
                {
                  key: 'events',
                  title: texts.events,
                  cell: ({ events }) => events.map((event) => texts.event[event]).join(marks.list),
                },
                {
                  key: 'state',
                  title: texts.state,
                  cell: (webhook) => <State webhook={webhook} />,
                },
                {
                  key: 'delivered',
                  title: texts.delivered,
                  cell: ({ deliveredAt }) =>
                    deliveredAt === null ? texts.never : dateAndTime(deliveredAt, lang),
                },
                {
                  key: 'action',
                  title: list.column.action,
                  onCard: 'end',
                  cell: (webhook) => (
                    <Acts>
                      {acts.map(([dialog, label]) => (
                        <Button
                          key={dialog}
                          size="small"
                          look="quiet"
                          onClick={() => setOpened({ dialog, webhook })}
                        >
                          {label}
                        </Button>
                      ))}
                    </Acts>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Stack>
      {opened.dialog === 'ADD' ? (
        <WebhookForm
          webhook={null}
          onClose={close}
          onMade={(name, secret) => setOpened({ dialog: 'SECRET', name, secret })}
        />
      ) : null}
      {opened.dialog === 'EDIT' ? (
        <WebhookForm webhook={opened.webhook} onClose={close} onMade={close} />
      ) : null}
      {opened.dialog === 'LOG' ? <DeliveryLog webhook={opened.webhook} onClose={close} /> : null}
      {opened.dialog === 'SECRET' ? (
        <SecretDialog name={opened.name} secret={opened.secret} onClose={close} />
      ) : null}
      {opened.dialog === 'ROTATE' ? (
        <ConfirmDialog
          open
          title={fill(texts.rotateAsk, { name: opened.webhook.name })}
          effect={texts.rotateEffect}
          confirmLabel={texts.rotate}
          busy={rotate.busy}
          onCancel={close}
          onConfirm={() => void rotate.run(opened.webhook.id)}
        />
      ) : null}
      {opened.dialog === 'REMOVE' ? (
        <ConfirmDialog
          open
          danger
          title={fill(texts.removeAsk, { name: opened.webhook.name })}
          effect={texts.removeEffect}
          confirmLabel={texts.remove}
          busy={remove.busy}
          onCancel={close}
          onConfirm={() => void remove.run(opened.webhook.id)}
        />
      ) : null}
    </Section>
  );
}

/** A webhook that nobody asked to turn off must be noticed. */
const offTones: Record<WebhookDisabled, Tone> = {
  BY_HAND: 'neutral',
  GONE: 'danger',
  FAILING: 'danger',
};

function State({ webhook }: { readonly webhook: Webhook }) {
  const { webhooks: texts } = useBackstageMessages();
  const lang = useLang();
  const { disabled, failingSince, waiting, oldSecretUntil } = webhook;
  if (disabled !== null) {
    return <Tag $tone={offTones[disabled]}>{texts.disabled[disabled]}</Tag>;
  }
  const tone = failingSince === null ? 'success' : 'warning';
  return (
    <>
      <Tag $tone={tone}>{failingSince === null ? texts.working : texts.failing}</Tag>
      {waiting > 0 ? <Hint>{fill(texts.waiting, { count: waiting })}</Hint> : null}
      {oldSecretUntil === null ? null : (
        <Hint>{fill(texts.rotating, { until: dateAndTime(oldSecretUntil, lang) })}</Hint>
      )}
    </>
  );
}
