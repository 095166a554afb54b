'use client';
// A table of records that grows by pages: waiting, failed, empty, and the way to earlier ones.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../../messages/index.ts';
import { ownText } from '../../../own-text.tsx';
import { Button } from '../../../primitives/Button.tsx';
import { token } from '../../../theme/index.ts';
import { FailedRead, WaitingRead } from '../../frame/Loaded.tsx';
import type { useRecordPages } from './use-record-pages.ts';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 14px;
  color: ${token.textMuted};
  font-size: 13px;
`;

type Pages<Page extends { readonly nextBefore: number | null }> = ReturnType<
  typeof useRecordPages<Page>
>;

export function PagesOf<Page extends { readonly nextBefore: number | null }, Row>({
  of,
  rowsOf,
  children,
}: {
  readonly of: Pages<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  const { money } = useBackstageMessages();
  const texts = money.records;
  if (of.data === undefined) return of.isError ? <FailedRead of={of} /> : <WaitingRead />;
  const rows = of.data.pages.flatMap(rowsOf);
  return (
    <>
      {ownText(children(rows))}
      {of.isFetchNextPageError ? <FailedRead of={{ ...of, refetch: of.fetchNextPage }} /> : null}
      {of.hasNextPage && !of.isFetchNextPageError ? (
        <Foot>
          <Button busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
            {texts.more}
          </Button>
        </Foot>
      ) : null}
      {!of.hasNextPage && of.data.pages.length > 1 ? <Foot>{texts.end}</Foot> : null}
    </>
  );
}
