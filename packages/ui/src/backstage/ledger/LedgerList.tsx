'use client';
// Every step in words, newest first, and searched; each one can be seen on the stage.
import type { Ledger, LedgerLine, LedgerPerson } from '@liangfen/sdk/schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { timeToTheSecond } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { useClient } from '../../provider/index.ts';
import { token } from '../../theme/index.ts';
import { competitionKey } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { FailedRead } from '../frame/Loaded.tsx';
import { Hint, RowActions, Section, Stack } from '../frame/Section.tsx';
import { LedgerFilters } from './LedgerFilters.tsx';
import { isSearch, type LedgerSearch, noSearch, queryOf, useRested } from './ledger-search.ts';
import { type LedgerSentence, sentenceOf } from './sentences.ts';
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
  const [search, setSearch] = useState<LedgerSearch>(noSearch);
  const pages = useLedgerPages(id, useRested(search));
  const verification = useVerification(id);
  const rows = useMemo<Row[]>(
    () =>
      (pages.data?.pages ?? []).flatMap((page) =>
        page.entries.map((line) => ({ line, ...sentenceOf(line, page.names, texts) })),
      ),
    [pages.data, texts],
  );
  const filtered = isSearch(search);
  return (
    <Section title={texts.title} actions={verification.button}>
      <Stack>
        <Hint>{texts.intro}</Hint>
        {ownText(verification.callout)}
        <LedgerFilters id={id} people={people} search={search} onChange={setSearch} />
        {filtered ? (
          <RowActions>
            <Button size="small" look="quiet" onClick={() => setSearch(noSearch)}>
              {texts.clear}
            </Button>
          </RowActions>
        ) : null}
        {rows.some((row) => row.line.covered) ? (
          <Callout tone="neutral" title={texts.covered}>
            {texts.coveredHint}
          </Callout>
        ) : null}
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
                cell: (row) => <Line>{timeToTheSecond(row.line.at, texts.lang)}</Line>,
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
    </Section>
  );
}

function ChangesOf({ row }: { readonly row: Row }) {
  const { ledger: texts } = useBackstageMessages();
  if (row.changes.length === 0 && row.reason === null) return <span>—</span>;
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

/** Newest first; a new search starts anew. */
function useLedgerPages(id: string, search: LedgerSearch) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: competitionKey(id, 'ledger', 'lines', search),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }): Promise<Ledger> =>
      client.request('getLedger', {
        path: { id },
        query: {
          size: pageSize,
          order: 'NEWEST_FIRST',
          ...(pageParam === null ? {} : { after: pageParam }),
          ...queryOf(search),
        },
        signal,
      }),
    getNextPageParam: (page) => page.nextAfter,
  });
}
