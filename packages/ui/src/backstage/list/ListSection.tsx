'use client';
// The one list of the backstage, for judges and programs: search, filters, choosing, moving, deleting.
import type { ChecklistCode } from '@liangfen/sdk/schema';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { Menu, type MenuEntry } from '../../primitives/Menu.tsx';
import { EmptyState, ErrorState } from '../../primitives/Placeholder.tsx';
import type { Column } from '../../primitives/Table.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';
import { Aimed } from '../frame/Aimed.tsx';
import { useReadFailure } from '../frame/Loaded.tsx';
import { Pager } from '../frame/Pager.tsx';
import { Actions, RowActions, Section, Stack } from '../frame/Section.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RemovalDialog, type RemovalDialogTexts } from './RemovalDialog.tsx';
import type { ListRemoval, Unwanted } from './use-removal.ts';

/** The words that differ between the lists. */
export interface ListTexts extends RemovalDialogTexts {
  readonly title: string;
  readonly search: string;
  readonly add: string;
  readonly empty: string;
  readonly emptyHint: string;
}

export interface ListPages {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** The search or filter that the pages belong to: another one is another list. */
  readonly search: string;
  readonly onPage: (page: number) => void;
}

export interface ListMoves<Row> {
  readonly canMove: (row: Row) => boolean;
  /** The position the row has in the whole order, from 1. */
  readonly positionOf: (row: Row) => number;
  /** The number of positions. */
  readonly positions: number;
  readonly onMove: (row: Row, position: number) => void;
}

export interface ListSectionProps<Row> {
  readonly texts: ListTexts;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly loading: boolean;
  /** Set when the list could not be read; asks again. */
  readonly onRetry: (() => void) | null;
  readonly retrying: boolean;
  /** Why the rows could not be read, where the server said it. */
  readonly unread: Error | null;
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
  readonly pages?: ListPages;
  readonly moves: ListMoves<Row> | null;
  readonly removal: ListRemoval<Row>;
  /** Says in the question which published figures the removal changes. */
  readonly removalChanges?: (unwanted: Unwanted<Row>) => ReactNode;
  /** Typed before many are deleted. */
  readonly competitionName: string;
  /** Beside the search. */
  readonly filter?: ReactNode;
  /** Beside the button that adds. */
  readonly actions?: ReactNode;
  /** False for readers: they add, choose, move and remove nothing. */
  readonly mayEdit?: boolean;
  readonly onAdd: () => void;
  /** The point of the checklist that adding a row puts right. */
  readonly addFor: ChecklistCode;
  readonly rowActions: (row: Row) => ReactNode;
  /** Behind the row's further actions, before moving and deleting. */
  readonly moreActions?: (row: Row) => readonly MenuEntry[];
  /** For the rows that are ticked. */
  readonly chosenActions?: (rows: readonly Row[]) => ReactNode;
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-radius: ${token.radius};
  background: ${token.accentSoft};
  > :first-child {
    flex: 1;
    min-width: 96px;
  }
`;

const Search = styled.div`
  width: 280px;
  @media (max-width: 640px) {
    width: 100%;
  }
`;

export function ListSection<Row>(props: ListSectionProps<Row>) {
  const { texts, rows, rowKey, rowName, columns, keyword, pages, removal } = props;
  const { mayEdit = true } = props;
  const moves = mayEdit ? props.moves : null;
  const { list: shared } = useBackstageMessages();
  const { action: common, table } = useCommonMessages();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<Unwanted<Row> | null>(null);
  /** Chosen beyond this page: as many as the search found then. */
  const [whole, setWhole] = useState<Pick<ListPages, 'search' | 'total'> | null>(null);
  const [moving, setMoving] = useState<Row | null>(null);
  const chosen = rows.filter((row) => selected.has(rowKey(row)));
  const total = pages?.total ?? rows.length;
  const isWhole = whole !== null && whole.search === pages?.search && whole.total === total;
  const chosenCount = isWhole ? total : chosen.length;
  const searched = keyword.trim() !== '';
  const unread = useReadFailure(props.unread);

  const menuOf = (row: Row): MenuEntry[] => {
    const position = moves?.positionOf(row) ?? 0;
    const move = (to: number) => moves?.onMove(row, to);
    return [
      ...(props.moreActions?.(row) ?? []),
      ...(moves?.canMove(row) === true
        ? [
            {
              key: 'up',
              text: common.moveUp,
              disabled: position <= 1,
              onAction: () => move(position - 1),
            },
            {
              key: 'down',
              text: common.moveDown,
              disabled: position >= moves.positions,
              onAction: () => move(position + 1),
            },
            { key: 'to', text: shared.moveTo, onAction: () => setMoving(row) },
          ]
        : []),
      {
        key: 'remove',
        text: common.remove,
        danger: true,
        onAction: () => setRemoving({ kind: 'ROWS', rows: [row] }),
      },
    ];
  };

  return (
    <Section
      title={texts.title}
      actions={
        mayEdit ? (
          <>
            {ownText(props.actions)}
            <Aimed at={props.addFor}>
              <Button look="primary" onClick={props.onAdd}>
                {texts.add}
              </Button>
            </Aimed>
          </>
        ) : null
      }
    >
      <Stack>
        <Actions style={{ justifyContent: 'space-between' }}>
          <Search>
            <TextField
              label={texts.search}
              hideLabel
              type="search"
              placeholder={texts.search}
              value={keyword}
              onChange={props.onKeyword}
            />
          </Search>
          {ownText(props.filter)}
        </Actions>
        {chosen.length === 0 ? null : (
          <Chosen role="group" aria-label={fill(table.selected, { count: chosenCount })}>
            <span>{fill(table.selected, { count: chosenCount })}</span>
            {pages === undefined ||
            chosen.length < rows.length ||
            total === rows.length ||
            isWhole ? null : (
              <Button size="small" look="quiet" onClick={() => setWhole(pages)}>
                {fill(shared.selectFound, { count: total })}
              </Button>
            )}
            {ownText(isWhole ? null : props.chosenActions?.(chosen))}
            <Button
              size="small"
              look="danger"
              onClick={() =>
                setRemoving(
                  isWhole ? { kind: 'FOUND', count: total } : { kind: 'ROWS', rows: chosen },
                )
              }
            >
              {common.remove}
            </Button>
            <Button size="small" look="quiet" onClick={() => choose(new Set())}>
              {shared.unselect}
            </Button>
          </Chosen>
        )}
        {props.onRetry === null ? (
          <div>
            <LongTable
              label={texts.title}
              cards
              loading={props.loading}
              rows={rows}
              rowKey={rowKey}
              rowName={rowName}
              {...(mayEdit ? { selected, onSelect: choose } : {})}
              {...(moves === null ? {} : { canMove: moves.canMove, onMove: moveInSight })}
              empty={
                searched ? (
                  <EmptyState title={fill(shared.notFound, { keyword: keyword.trim() })}>
                    <Button onClick={() => props.onKeyword('')}>{shared.clearSearch}</Button>
                  </EmptyState>
                ) : (
                  <EmptyState title={texts.empty} hint={mayEdit ? texts.emptyHint : undefined}>
                    {mayEdit ? (
                      <Button look="primary" onClick={props.onAdd}>
                        {texts.add}
                      </Button>
                    ) : null}
                  </EmptyState>
                )
              }
              columns={[
                ...columns,
                ...(mayEdit
                  ? [
                      {
                        key: 'action',
                        title: shared.column.action,
                        width: '176px',
                        onCard: 'end' as const,
                        cell: (row: Row) => (
                          <RowActions>
                            {ownText(props.rowActions(row))}
                            <Menu
                              label={fill(shared.moreOf, { name: rowName(row) })}
                              entries={menuOf(row)}
                            />
                          </RowActions>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            {pages === undefined ? null : (
              <Pager
                page={pages.page}
                size={pages.size}
                total={pages.total}
                onPage={pages.onPage}
              />
            )}
          </div>
        ) : (
          <ErrorState hint={unread} onRetry={props.onRetry} busy={props.retrying} />
        )}
      </Stack>
      {moving === null || moves === null ? null : (
        <MoveDialog
          name={rowName(moving)}
          position={moves.positionOf(moving)}
          positions={moves.positions}
          onClose={() => setMoving(null)}
          onMove={(position) => {
            moves.onMove(moving, position);
            setMoving(null);
          }}
        />
      )}
      {removing === null ? null : (
        <RemovalDialog
          texts={texts}
          competitionName={props.competitionName}
          unwanted={removing}
          rowName={rowName}
          removal={removal}
          changes={props.removalChanges?.(removing)}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            if (removing.kind === 'FOUND') return choose(new Set());
            const gone = new Set(removing.rows.map(rowKey));
            choose(new Set([...selected].filter((key) => !gone.has(key))));
          }}
        />
      )}
    </Section>
  );

  /** Chooses rows of this page, which ends a choice of the whole search. */
  function choose(keys: ReadonlySet<string>): void {
    setSelected(keys);
    setWhole(null);
  }

  /** Positions in sight may be those of one page, or of a search. */
  function moveInSight(from: number, to: number): void {
    const row = rows[from];
    const other = rows[to];
    if (row !== undefined && other !== undefined) moves?.onMove(row, moves.positionOf(other));
  }
}
