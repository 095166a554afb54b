'use client';
// Page numbers under a list; people count from 1, the server from 0 (spec § 5).
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { fill, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 14px;
  color: ${token.textMuted};
`;

export interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, size, total, onPage }: PagerProps) {
  const { page: texts } = useCommonMessages();
  const pages = Math.max(1, Math.ceil(total / size));
  // The last row of the last page is gone.
  const beyond = total > 0 && page >= pages;
  useEffect(() => {
    if (beyond) onPage(pages - 1);
  }, [beyond, onPage, pages]);
  if (total === 0) return null;
  return (
    <Row aria-label={fill(texts.of, { page: page + 1, pages })}>
      <span>{fill(texts.summary, { total })}</span>
      {pages > 1 ? (
        <>
          <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {texts.previous}
          </Button>
          <span>{fill(texts.of, { page: page + 1, pages })}</span>
          <Button size="small" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
            {texts.next}
          </Button>
        </>
      ) : null}
    </Row>
  );
}
