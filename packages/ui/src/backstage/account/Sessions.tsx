'use client';
import { dateAndTime } from '../../messages/date-and-time.ts';
// Where the account is logged in, and a way to end each of them.
import { fill, useBackstageMessages, useLang, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { Table } from '../../primitives/Table.tsx';
import { useAct } from '../data/use-act.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Sheet } from '../frame/Sheet.tsx';
import { useMessengerName } from '../messenger/use-messenger.ts';

export function Sessions() {
  const lang = useLang();
  const { account: texts, action, list } = useBackstageMessages();
  const { loginKind, account: messengerTexts } = useMessengerMessages();
  const name = useMessengerName();
  const sessions = useRead([...accountKey, 'sessions'], (client, signal) =>
    client.request('listSessions', { signal }),
  );
  const revoke = useAct(
    action.signOut,
    (client, sessionId: string) => client.request('revokeSession', { path: { sessionId } }),
    { refresh: [accountKey] },
  );
  return (
    <Sheet title={texts.sessions}>
      <Loaded of={sessions}>
        {(data) => (
          <Table
            label={texts.sessions}
            cards
            rows={data.sessions}
            rowKey={(session) => session.id}
            columns={[
              {
                key: 'client',
                title: texts.sessions,
                rowHeader: true,
                cell: (session) => session.client,
              },
              {
                key: 'kind',
                title: messengerTexts.way,
                cell: (session) => fill(loginKind[session.kind], { name }),
              },
              {
                key: 'seen',
                title: list.column.updated,
                onCard: 'bare',
                cell: (session) =>
                  fill(texts.lastSeen, { time: dateAndTime(session.lastSeenAt, lang) }),
              },
              {
                key: 'action',
                title: list.column.action,
                onCard: 'end',
                cell: (session) =>
                  session.current ? (
                    <Tag $tone="success">{texts.current}</Tag>
                  ) : (
                    <Button
                      size="small"
                      look="quiet"
                      busy={revoke.busy}
                      onClick={() => void revoke.run(session.id)}
                    >
                      {texts.revoke}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </Sheet>
  );
}
