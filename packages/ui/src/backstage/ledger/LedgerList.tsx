'use client';
// Every step in words, newest first, by kind and by person; each one can be seen on the stage.
import type { Ledger, LedgerKind, LedgerLine, LedgerPerson } from '@liangfen/sdk/schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Select } from '../../primitives/Select.tsx';
import { useClient } from '../../provider/index.ts';
import { token } from '../../theme/index.ts';
import { competitionKey } from '../data/use-read.ts';
import { FailedRead } from '../frame/Loaded.tsx';
import { Fields, Hint, RowActions, Sheet, Stack } from '../frame/Sheet.tsx';
import { timeToTheSecond } from './clock-time.ts';
import { type LedgerSentence, personText, sentenceOf } from './sentences.ts';
import { useVerification } from './Verification.tsx';

const pageSize = 50;

const Changes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li + li {
    margin-top: 2px;
  }
`;

/** On a phone the table scrolls sideways rather than breaking times and sentences into columns of signs. */
const Line = styled.span`
  white-space: nowrap;
`;
const Wide = styled.div`
  min-width: 160px;
`;

const Reason = styled.div`
  color: ${token.textMuted};
  font-size: 13px;
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  color: ${token.textMuted};
`;

export interface LedgerListProps {
  readonly id: string;
  readonly people: readonly LedgerPerson[];
  /** The one that is on the stage. */
  readonly version: number;
  readonly onReplay: (version: number) => void;
}

interface Row extends LedgerSentence {
  readonly line: LedgerLine;
}

export function LedgerList({ id, people, version, onReplay }: LedgerListProps) {
  const { ledger: texts } = useBackstageMessages();
  const { state } = useCommonMessages();
  const [kind, setKind] = useState<LedgerKind | null>(null);
  const [actorId, setActorId] = useState<string | null>(null);
  const pages = useLedgerPages(id, kind, actorId);
  const verification = useVerification(id);
  const rows = useMemo<Row[]>(
    () =>
      (pages.data?.pages ?? []).flatMap((page) =>
        page.entries.map((line) => ({ line, ...sentenceOf(line, page.names, texts) })),
      ),
    [pages.data, texts],
  );
  const filtered = kind !== null || actorId !== null;
  return (
    <Sheet title={texts.title} actions={verification.button}>
      <Stack>
        <Hint>{texts.intro}</Hint>
        {verification.notice}
        <Filters
          people={people}
          kind={kind}
          actorId={actorId}
          onKind={setKind}
          onPerson={setActorId}
        />
        {pages.isError ? (
          <FailedRead of={pages} />
        ) : (
          <LongTable
            label={texts.title}
            rows={rows}
            rowKey={(row) => String(row.line.version)}
            rowName={(row) => row.what}
            rowState={(row) => (row.line.version === version ? 'current' : undefined)}
            loading={pages.isPending}
            empty={
              filtered ? (
                <EmptyState title={texts.nothingFound} hint={texts.nothingFoundHint} />
              ) : (
                <EmptyState title={texts.empty} hint={texts.emptyHint} />
              )
            }
            columns={[
              {
                key: 'version',
                title: texts.column.version,
                width: '72px',
                cell: (row) => row.line.version,
              },
              {
                key: 'at',
                title: texts.column.at,
                width: '178px',
                cell: (row) => <Line>{timeToTheSecond(row.line.at)}</Line>,
              },
              {
                key: 'who',
                title: texts.column.who,
                width: '168px',
                cell: (row) => <Line>{row.who}</Line>,
              },
              {
                key: 'what',
                title: texts.column.what,
                rowHeader: true,
                cell: (row) => <Wide>{row.what}</Wide>,
              },
              {
                key: 'changes',
                title: texts.column.changes,
                cell: (row) => (
                  <Wide>
                    <ChangesOf row={row} />
                  </Wide>
                ),
              },
              {
                key: 'replay',
                title: texts.column.replay,
                width: '96px',
                cell: ({ line }) => (
                  <RowActions>
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={fill(texts.replay.show, { version: line.version })}
                      onClick={() => onReplay(line.version)}
                    >
                      {line.version === version ? texts.replay.here : texts.column.replay}
                    </Button>
                  </RowActions>
                ),
              },
            ]}
          />
        )}
        {rows.length === 0 ? null : (
          <Foot>
            {pages.hasNextPage ? (
              <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {pages.isFetchingNextPage ? state.loading : texts.more}
              </Button>
            ) : (
              texts.end
            )}
          </Foot>
        )}
      </Stack>
    </Sheet>
  );
}

function ChangesOf({ row }: { readonly row: Row }) {
  const { ledger: texts } = useBackstageMessages();
  if (row.changes.length === 0 && row.reason === null) return '—';
  return (
    <>
      <Changes>
        {row.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Changes>
      {row.reason === null ? null : <Reason>{fill(texts.reason, { reason: row.reason })}</Reason>}
    </>
  );
}

/** Newest first; a new filter starts anew. */
function useLedgerPages(id: string, kind: LedgerKind | null, actorId: string | null) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: competitionKey(id, 'ledger', 'lines', kind, actorId),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }): Promise<Ledger> =>
      client.request('getLedger', {
        path: { id },
        query: {
          size: pageSize,
          order: 'NEWEST_FIRST',
          ...(pageParam === null ? {} : { after: pageParam }),
          ...(kind === null ? {} : { kind }),
          ...(actorId === null ? {} : { actorId }),
        },
        signal,
      }),
    getNextPageParam: (page) => page.nextAfter,
  });
}

interface FiltersProps {
  readonly people: readonly LedgerPerson[];
  readonly kind: LedgerKind | null;
  readonly actorId: string | null;
  readonly onKind: (kind: LedgerKind | null) => void;
  readonly onPerson: (actorId: string | null) => void;
}

const all = 'ALL';

function Filters({ people, kind, actorId, onKind, onPerson }: FiltersProps) {
  const { ledger: texts } = useBackstageMessages();
  // The keys of a record over the kinds.
  const kinds = Object.keys(texts.kinds) as LedgerKind[];
  return (
    <Fields $min={200}>
      <Select<LedgerKind | typeof all>
        label={texts.kind}
        value={kind ?? all}
        options={[
          { value: all, label: texts.allKinds },
          ...kinds.map((value) => ({ value, label: texts.kinds[value] })),
        ]}
        onChange={(value) => onKind(value === all ? null : value)}
      />
      <Select
        label={texts.person}
        value={actorId ?? all}
        options={[
          { value: all, label: texts.everybody },
          ...people.map((person) => ({ value: person.id, label: personText(person, texts) })),
        ]}
        onChange={(value) => onPerson(value === all ? null : value)}
      />
    </Fields>
  );
}
