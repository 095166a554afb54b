'use client';
// The API keys of a main account: the program that holds each, its rights, its last use, and its end.
import type { ApiKey } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { dateAndTime } from '../../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang, useMarks } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Tag } from '../../../primitives/Card.tsx';
import { ConfirmDialog } from '../../../primitives/Dialog.tsx';
import { EmptyState } from '../../../primitives/Placeholder.tsx';
import { Table } from '../../../primitives/Table.tsx';
import { useAct } from '../../data/use-act.ts';
import { accountKey, useRead } from '../../data/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Hint, Section, Stack } from '../../frame/Section.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';

type Opened =
  | { readonly dialog: 'NONE' }
  | { readonly dialog: 'ADD' }
  | { readonly dialog: 'REVOKE'; readonly key: ApiKey };

export function ApiKeys() {
  const lang = useLang();
  const { keys: texts, list } = useBackstageMessages();
  const marks = useMarks();
  const [opened, setOpened] = useState<Opened>({ dialog: 'NONE' });
  const close = () => setOpened({ dialog: 'NONE' });
  const held = useRead([...accountKey, 'api-keys'], async (client, signal) => ({
    ...(await client.request('listApiKeys', { signal })),
    // A key counts as expired by the moment of reading, not anew with every rendering.
    readAt: Date.now(),
  }));
  const revoke = useAct(
    texts.revoke,
    (client, keyId: string) => client.request('revokeApiKey', { path: { keyId } }),
    { refresh: [accountKey], onDone: close },
  );
  return (
    <Section
      title={texts.title}
      actions={
        <Button look="primary" onClick={() => setOpened({ dialog: 'ADD' })}>
          {texts.add}
        </Button>
      }
    >
      <Stack>
        <Hint>{texts.hint}</Hint>
        <Loaded of={held}>
          {({ apiKeys, readAt }) => (
            <Table
              label={texts.title}
              cards
              rows={apiKeys}
              rowKey={(key) => key.id}
              empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
              columns={[
                { key: 'name', title: texts.name, rowHeader: true, cell: (key) => key.name },
                {
                  key: 'scopes',
                  title: texts.scopes,
                  cell: (key) =>
                    key.scopes.map((scope) => texts.scopeWords[scope]).join(marks.list),
                },
                { key: 'hint', title: texts.hintColumn, cell: (key) => `…${key.hint}` },
                {
                  key: 'used',
                  title: texts.used,
                  cell: (key) =>
                    key.lastUsedAt === null ? texts.neverUsed : dateAndTime(key.lastUsedAt, lang),
                },
                {
                  key: 'ends',
                  title: texts.ends,
                  cell: (key) =>
                    key.expiresAt === null ? texts.never : dateAndTime(key.expiresAt, lang),
                },
                {
                  key: 'action',
                  title: list.column.action,
                  onCard: 'end',
                  cell: (key) => {
                    if (key.revokedAt !== null) return <Tag>{texts.revoked}</Tag>;
                    if (key.expiresAt !== null && key.expiresAt <= readAt) {
                      return <Tag>{texts.ended}</Tag>;
                    }
                    return (
                      <Button
                        size="small"
                        look="quiet"
                        onClick={() => setOpened({ dialog: 'REVOKE', key })}
                      >
                        {texts.revoke}
                      </Button>
                    );
                  },
                },
              ]}
            />
          )}
        </Loaded>
      </Stack>
      {opened.dialog === 'ADD' ? <NewKeyDialog onClose={close} /> : null}
      {opened.dialog === 'REVOKE' ? (
        <ConfirmDialog
          open
          danger
          title={fill(texts.revokeAsk, { name: opened.key.name })}
          effect={texts.revokeEffect}
          confirmLabel={texts.revoke}
          busy={revoke.busy}
          onCancel={close}
          onConfirm={() => void revoke.run(opened.key.id)}
        />
      ) : null}
    </Section>
  );
}
