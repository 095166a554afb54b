'use client';
// The main account's part of the security log: who came in, failed to, was refused or changed rights.
import type { SecurityEventKind } from '@liangfen/sdk/schema';
import { securityEventKindValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { useBackstageMessages, useLang } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Table } from '../../primitives/Table.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useDownloads } from '../downloads/Downloads.tsx';
import { Fields, Hint, Section, Stack } from '../frame/Section.tsx';
import { localInputOf, timeOfLocalInput } from '../settings/start-time.ts';
import { PagesOf } from './points/Pages.tsx';
import { useRecordPages } from './points/use-record-pages.ts';

const all = 'ALL';

export function SecurityLog() {
  const lang = useLang();
  const { security: texts, sessions } = useBackstageMessages();
  const downloads = useDownloads();
  const [kind, setKind] = useState<SecurityEventKind | null>(null);
  const [from, setFrom] = useState<number | null>(null);
  const [until, setUntil] = useState<number | null>(null);
  const filter = {
    ...(kind === null ? {} : { kind }),
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until }),
  };
  const pages = useRecordPages(
    `security ${JSON.stringify(filter)}`,
    null,
    (client, { size, before }, signal) =>
      client.request('listSecurityEvents', {
        query: { ...filter, size, ...(before === undefined ? {} : { before }) },
        signal,
      }),
    pageSize,
  );
  return (
    <Section
      title={texts.title}
      actions={
        <Button
          onClick={() =>
            downloads.start({
              name: texts.title,
              fallback: `${texts.title}.csv`,
              fetch: (client, signal, onProgress) =>
                client.download('exportSecurityEvents', { query: filter, signal }, onProgress),
            })
          }
        >
          {texts.export}
        </Button>
      }
    >
      <Stack>
        <Hint>{texts.hint}</Hint>
        <Fields $min={220}>
          <Select<SecurityEventKind | typeof all>
            label={texts.kind}
            value={kind ?? all}
            options={[
              { value: all, label: sessions.all },
              ...securityEventKindValues.map((value) => ({ value, label: texts.kinds[value] })),
            ]}
            onChange={(value) => setKind(value === all ? null : value)}
          />
          <TextField
            label={texts.from}
            type="datetime-local"
            value={localInputOf(from)}
            onChange={(input) => setFrom(timeOfLocalInput(input))}
          />
          <TextField
            label={texts.until}
            type="datetime-local"
            value={localInputOf(until)}
            onChange={(input) => setUntil(timeOfLocalInput(input))}
          />
        </Fields>
        <PagesOf of={pages} rowsOf={({ events }) => events}>
          {(events) => (
            <Table
              label={texts.title}
              cards
              rows={events}
              rowKey={({ number }) => String(number)}
              empty={<EmptyState title={texts.none} />}
              columns={[
                {
                  key: 'at',
                  title: texts.at,
                  onCard: 'bare',
                  cell: ({ at }) => dateAndTime(at, lang),
                },
                {
                  key: 'kind',
                  title: texts.kind,
                  rowHeader: true,
                  cell: (event) => texts.kinds[event.kind],
                },
                {
                  key: 'person',
                  title: sessions.person,
                  cell: ({ person }) => person || texts.nobody,
                },
                { key: 'about', title: texts.about, cell: ({ about }) => about || sessions.empty },
                {
                  key: 'competition',
                  title: sessions.competition,
                  cell: ({ competition }) => competition?.name ?? sessions.empty,
                },
                {
                  key: 'address',
                  title: sessions.address,
                  cell: ({ address }) => address || sessions.empty,
                },
                {
                  key: 'device',
                  title: sessions.device,
                  cell: ({ device }) => device || sessions.unknown,
                },
              ]}
            />
          )}
        </PagesOf>
      </Stack>
    </Section>
  );
}

const pageSize = 50;
