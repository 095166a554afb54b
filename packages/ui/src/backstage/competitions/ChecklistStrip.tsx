'use client';
// 开赛前检查: the things missing before the show can start, each with the way to put it right.
import type { ChecklistEntry } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { PageLink } from '../frame/pages.tsx';
import { pageOf, preparationOf, textOfEntry } from './preparation.ts';

export interface ChecklistStripProps {
  readonly id: string;
  readonly mode: string;
  /** Whether to lead to a rehearsal that plays itself. */
  readonly rehearsal: boolean;
  readonly onMakeOfficial: () => void;
}

const Strip = styled.section<{ $ready: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 20px;
  margin-bottom: 18px;
  padding: 9px 16px;
  border-radius: ${token.radius};
  background: ${({ $ready }) => ($ready ? token.successSoft : token.warningSoft)};
  color: ${({ $ready }) => ($ready ? token.success : token.warning)};
  strong {
    font-weight: 600;
  }
`;

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const entryLook = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 8px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

const EntryLink = styled(PageLink)`
  ${entryLook}
  ${focusRing}
`;

const EntryButton = styled.button`
  ${entryLook}
  ${focusRing}
`;

export function ChecklistStrip({ id, mode, rehearsal, onMakeOfficial }: ChecklistStripProps) {
  const { layout: texts, rehearsal: twin, score } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const checklist = useRead(competitionKey(id, 'checklist'), (client, signal) =>
    client.request('getChecklist', { path: { id }, signal }),
  );
  if (checklist.data === undefined) {
    return checklist.isError ? (
      <Strip aria-label={texts.checklistTitle} $ready={false}>
        <span role="alert">{texts.checklistFailed}</span>
        <Button size="small" busy={checklist.isFetching} onClick={() => void checklist.refetch()}>
          {common.retry}
        </Button>
      </Strip>
    ) : null;
  }
  const { missing, advised } = preparationOf(checklist.data);
  const ready = missing.length === 0;
  return (
    <Strip aria-label={texts.checklistTitle} $ready={ready}>
      <strong>{ready ? `✓ ${texts.ready}` : fill(texts.todo, { count: missing.length })}</strong>
      {ready && (advised.length > 0 || rehearsal) ? <span>{texts.advice}</span> : null}
      <Entries>
        {entriesOf(ready ? advised : missing)}
        {ready && rehearsal ? (
          <li>
            <EntryLink to={{ page: 'backstage', id, mode, tab: 'rehearsal' }}>
              {twin.fromChecklist}
            </EntryLink>
          </li>
        ) : null}
      </Entries>
    </Strip>
  );

  function entriesOf(entries: readonly ChecklistEntry[]) {
    return entries.map((entry) => {
      const { code } = entry;
      const text = textOfEntry(entry, texts.checklist, score.fullMarks);
      const page = pageOf(code, { id, mode });
      return (
        <li key={code}>
          {page === null ? (
            <EntryButton type="button" onClick={onMakeOfficial}>
              {text}
            </EntryButton>
          ) : (
            <EntryLink to={page}>{text}</EntryLink>
          )}
        </li>
      );
    });
  }
}
