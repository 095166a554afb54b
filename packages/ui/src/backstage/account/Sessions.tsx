'use client';
// Everything that is logged in: desk, consoles, seats and keys, with device, place and last use, and a way to end each.
import type { Session, SessionKind } from '@liangfen/sdk/schema';
import { sessionKindValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Table } from '../../primitives/Table.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Fields, Section, Stack } from '../frame/Section.tsx';
import { useMessengerName } from '../messenger/use-messenger.ts';

const all = 'ALL';
const pageSize = 50;

export function Sessions() {
  const lang = useLang();
  const { account, action, list, sessions: texts } = useBackstageMessages();
  const { sessionKind } = useMessengerMessages();
  const messengerName = useMessengerName();
  const [kind, setKind] = useState<SessionKind | null>(null);
  const [page, setPage] = useState(0);
  const [asked, setAsked] = useState<Session | null>(null);
  const sessions = useRead(
    [...accountKey, 'sessions', kind, page],
    (client, signal) =>
      client.request('listSessions', {
        query: { ...(kind === null ? {} : { kind }), page, size: pageSize },
        signal,
      }),
    { keep: true },
  );
  const revoke = useAct(
    action.signOut,
    (client, sessionId: string) => client.request('revokeSession', { path: { sessionId } }),
    { refresh: [accountKey], onDone: () => setAsked(null) },
  );
  const kindText = (of: SessionKind) => fill(sessionKind[of], { name: messengerName });
  const wayText = ({ kind: of, way }: Session) =>
    way === null ? kindText(of) : fill(texts.byWay, { kind: kindText(of), way: texts.way[way] });

  return (
    <Section title={account.sessions}>
      <Stack>
        <Fields $min={240}>
          <Select<SessionKind | typeof all>
            label={texts.kind}
            value={kind ?? all}
            options={[
              { value: all, label: texts.all },
              ...sessionKindValues.map((value) => ({ value, label: kindText(value) })),
            ]}
            onChange={(value) => {
              setKind(value === all ? null : value);
              setPage(0);
            }}
          />
        </Fields>
        <Loaded of={sessions}>
          {(data) => (
            <>
              <Table
                label={account.sessions}
                cards
                rows={data.sessions}
                rowKey={(session) => session.id}
                empty={<EmptyState title={texts.none} />}
                columns={[
                  {
                    key: 'person',
                    title: texts.person,
                    rowHeader: true,
                    cell: ({ person }) => person || texts.unnamed,
                  },
                  { key: 'kind', title: texts.kind, cell: wayText },
                  {
                    key: 'device',
                    title: texts.device,
                    cell: ({ kind: of, device }) => device || texts.noDevice[of],
                  },
                  {
                    key: 'competition',
                    title: texts.competition,
                    cell: ({ competition }) => competition?.name ?? texts.empty,
                  },
                  {
                    key: 'address',
                    title: texts.address,
                    cell: ({ address }) => address || texts.empty,
                  },
                  {
                    key: 'seen',
                    title: texts.seen,
                    cell: ({ lastSeenAt }) =>
                      lastSeenAt === null ? texts.never : dateAndTime(lastSeenAt, lang),
                  },
                  {
                    key: 'action',
                    title: list.column.action,
                    onCard: 'end',
                    cell: (session) =>
                      session.current ? (
                        <Tag $tone="success">{account.current}</Tag>
                      ) : (
                        <Button size="small" look="quiet" onClick={() => setAsked(session)}>
                          {texts.end}
                        </Button>
                      ),
                  },
                ]}
              />
              {data.total > pageSize ? (
                <Fields $min={120}>
                  <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
                    {texts.previous}
                  </Button>
                  <Button
                    disabled={(page + 1) * pageSize >= data.total}
                    onClick={() => setPage(page + 1)}
                  >
                    {texts.next}
                  </Button>
                </Fields>
              ) : null}
            </>
          )}
        </Loaded>
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={fill(texts.endAsk, { person: asked?.person ?? '' })}
        effect={asked === null ? '' : texts.endEffect[asked.kind]}
        confirmLabel={texts.end}
        busy={revoke.busy}
        onConfirm={() => {
          if (asked !== null) void revoke.run(asked.id);
        }}
        onCancel={() => setAsked(null)}
      />
    </Section>
  );
}
