'use client';
// Makes or changes a webhook: its receiver, its address, its messages.
import type { Webhook, WebhookEvent } from '@liangfen/sdk/schema';
import { webhookEventValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../../messages/index.ts';
import { Checkbox } from '../../../primitives/Checkbox.tsx';
import { TextField } from '../../../primitives/TextField.tsx';
import { useAct } from '../../data/use-act.ts';
import { accountKey } from '../../data/use-read.ts';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { Hint, Problem } from '../../frame/Section.tsx';

export interface WebhookFormProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  readonly onMade: (name: string, secret: string) => void;
}

const Events = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 500;
  }
`;

export function WebhookForm({ webhook, onClose, onMade }: WebhookFormProps) {
  const { webhooks: texts } = useBackstageMessages();
  const first = {
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: webhook?.events ?? webhookEventValues,
    rehearsals: webhook?.rehearsals ?? false,
    enabled: webhook === null || webhook.disabled === null,
  };
  const [name, setName] = useState(first.name);
  const [url, setUrl] = useState(first.url);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(first.events);
  const [rehearsals, setRehearsals] = useState(first.rehearsals);
  const [enabled, setEnabled] = useState(first.enabled);
  const [wantsEvent, setWantsEvent] = useState(false);
  const save = useAct(
    webhook === null ? texts.create : texts.edit,
    async (client) => {
      const body = { name: name.trim(), url: url.trim(), events: [...events], rehearsals };
      if (webhook === null) return (await client.request('createWebhook', { body })).secret;
      await client.request('updateWebhook', {
        path: { webhookId: webhook.id },
        body: enabled === first.enabled ? body : { ...body, enabled },
      });
      return '';
    },
    { inForm: true, refresh: [accountKey], onDone: (secret) => onMade(name.trim(), secret) },
  );
  const fields = save.problem?.fields ?? {};
  const missing = wantsEvent && events.length === 0;
  const now = { name, url, events, rehearsals, enabled };
  return (
    <FormDialog
      title={webhook === null ? texts.add : texts.edit}
      {...(webhook === null ? { submitLabel: texts.create } : {})}
      changed={JSON.stringify(now) !== JSON.stringify(first)}
      act={save}
      onSubmit={() => {
        setWantsEvent(true);
        if (events.length > 0) void save.run(undefined);
      }}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoFocus
        maxLength={40}
        value={name}
        onChange={setName}
        error={fields.name}
      />
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        required
        maxLength={1000}
        value={url}
        onChange={setUrl}
        error={fields.url}
      />
      <Events aria-describedby={missing ? 'no-event' : undefined}>
        <legend>{texts.events}</legend>
        {webhookEventValues.map((event) => (
          <div key={event}>
            <Checkbox
              checked={events.includes(event)}
              aria-invalid={missing || undefined}
              onChange={(on) =>
                setEvents(
                  webhookEventValues.filter((one) => (one === event ? on : events.includes(one))),
                )
              }
            >
              {texts.event[event]}
            </Checkbox>
          </div>
        ))}
        {missing ? (
          <Problem id="no-event" role="alert">
            {texts.noEvent}
          </Problem>
        ) : null}
      </Events>
      <Checkbox checked={rehearsals} onChange={setRehearsals}>
        <span>
          <span>{texts.rehearsals}</span>
          <Hint as="span">{` ${texts.rehearsalsHint}`}</Hint>
        </span>
      </Checkbox>
      {webhook === null ? null : (
        <Checkbox checked={enabled} onChange={setEnabled}>
          <span>
            <span>{texts.enabled}</span>
            <Hint as="span">{` ${texts.enabledHint}`}</Hint>
          </span>
        </Checkbox>
      )}
    </FormDialog>
  );
}
