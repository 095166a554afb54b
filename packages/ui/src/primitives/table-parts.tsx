'use client';
// The parts of plain and long tables: the frame, the head, a row, and its handle.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill, useCommonMessages } from '../messages/index.ts';
import { token } from '../theme/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { focusRing } from './mixins.ts';
import { EmptyState } from './Placeholder.tsx';
import { Skeleton } from './Spinner.tsx';
import { cardsLook } from './table-cards.ts';
import type { RowDrag } from './use-row-drag.ts';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row, index: number) => ReactNode;
  readonly width?: string;
  readonly align?: 'start' | 'center' | 'end';
  /** Names its row for screen readers; the first such column does. */
  readonly rowHeader?: boolean;
  /**
   * The place of the cell when rows are cards: `before` the name, without its title below it (`bare`), or on a line of
   * its own at the end (`end`); without a value, below the name and after its title.
   */
  readonly onCard?: 'before' | 'bare' | 'end';
}

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Name of a row where it must be said, e.g. beside its tick. */
  readonly rowName?: (row: Row) => string;
  /** Height at which the body starts to scroll, in px. */
  readonly scrollHeight?: number;
  /** On a phone rows become cards; without it the table scrolls sideways there. */
  readonly cards?: boolean;
  readonly loading?: boolean;
  readonly empty?: ReactNode;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Highlights rows, e.g. the one on air. */
  readonly rowState?: (row: Row) => 'current' | 'disabled' | undefined;
}

export const Area = styled.div`
  ${focusRing}
  overflow: auto;
  position: relative;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
`;

// Roles are said in full: browsers drop a table's own where its display changes.
export const Grid = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 9px 12px;
    border-bottom: 1px solid ${token.line};
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th,
  thead td {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${token.surfaceSunken};
    color: ${token.textMuted};
    font-weight: 500;
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tbody tr:hover > * {
    background: ${token.accentSoft};
  }
  tbody tr[data-filler]:hover > * {
    background: none;
  }
  tbody tr[data-filler='true'] > * {
    padding: 0;
    border: 0;
  }
  tbody tr[data-state='current'] > * {
    background: ${token.accentSoft};
  }
  tbody tr[data-state='current'] > :first-child {
    box-shadow: inset 3px 0 0 ${token.accent};
  }
  tbody tr[data-state='disabled'] {
    color: ${token.textMuted};
  }
  tbody tr[data-dragged] {
    position: relative;
    z-index: 2;
    box-shadow: ${token.shadowRaised};
    opacity: 0.92;
    pointer-events: none;
  }
  tbody tr[data-dragged] > * {
    background: ${token.surfaceRaised};
  }
  tbody tr[data-drop='before'] > * {
    box-shadow: inset 0 2px 0 ${token.accent};
  }
  tbody tr[data-drop='after'] > * {
    box-shadow: inset 0 -2px 0 ${token.accent};
  }
  [data-align='center'] {
    text-align: center;
  }
  /* Figures do not break: 100.00 in two lines reads as two figures. */
  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  &[data-long] {
    min-width: 860px;
    table-layout: fixed;
  }
  @media (max-width: 640px) {
    ${cardsLook}
  }
`;

export const HeadRows = styled.thead.attrs({ role: 'rowgroup' })``;
export const BodyRows = styled.tbody.attrs({ role: 'rowgroup' })``;
const Line = styled.tr.attrs({ role: 'row' })``;
const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const NameCell = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;

export interface Choice {
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

function withKeys(selected: ReadonlySet<string>, keys: readonly string[], on: boolean) {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Cards have no other head in sight that explains the tick. */
const AllOnCards = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  @media (max-width: 640px) {
    [data-cards] & {
      display: inline;
    }
  }
`;

export function HeadRow<Row>({
  columns,
  choice,
  handles,
}: {
  readonly columns: readonly Column<Row>[];
  readonly choice: Choice | null;
  readonly handles: boolean;
}) {
  const { table } = useCommonMessages();
  const chosen = choice?.keys.filter((key) => choice.selected.has(key)).length ?? 0;
  return (
    <Line>
      {handles ? <Cell aria-hidden style={{ width: 20 }} /> : null}
      {choice === null ? null : (
        <HeadCell data-choice style={{ width: 20 }}>
          <Checkbox
            checked={choice.keys.length > 0 && chosen === choice.keys.length}
            indeterminate={chosen > 0 && chosen < choice.keys.length}
            aria-label={table.selectAll}
            onChange={(on) => choice.onSelect(withKeys(choice.selected, choice.keys, on))}
          >
            <AllOnCards>{table.selectAll}</AllOnCards>
          </Checkbox>
        </HeadCell>
      )}
      {columns.map((column) => (
        <HeadCell key={column.key} data-align={column.align} style={{ width: column.width }}>
          {column.title}
        </HeadCell>
      ))}
    </Line>
  );
}

export interface BodyRowProps<Row> extends Omit<ComponentPropsWithRef<'tr'>, 'children'> {
  readonly row: Row;
  readonly index: number;
  readonly rowId: string;
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly choice: Choice | null;
  readonly state: 'current' | 'disabled' | undefined;
  readonly drag?: RowDrag | null;
}

export function BodyRow<Row>({
  row,
  index,
  rowId,
  name,
  columns,
  choice,
  state,
  drag = null,
  ...rest
}: BodyRowProps<Row>) {
  const { table } = useCommonMessages();
  return (
    <Line
      {...rest}
      {...drag?.rowProps(index)}
      data-state={state}
      aria-current={state === 'current' || undefined}
      aria-selected={choice?.selected.has(rowId)}
    >
      {drag === null ? null : (
        <Cell data-card="before">
          {drag.canMove(index) ? (
            <Handle drag={drag} index={index} rowId={rowId} name={name} />
          ) : null}
        </Cell>
      )}
      {choice === null ? null : (
        <Cell data-card="before">
          <Checkbox
            checked={choice.selected.has(rowId)}
            aria-label={fill(table.selectRow, { name })}
            onChange={(on) => choice.onSelect(withKeys(choice.selected, [rowId], on))}
          />
        </Cell>
      )}
      {columns.map((column) => {
        const Kind = column.rowHeader === true ? NameCell : Cell;
        const titled = column.onCard === undefined && typeof column.title === 'string';
        return (
          <Kind
            key={column.key}
            data-align={column.align}
            data-card={column.onCard}
            data-title={titled ? column.title : undefined}
          >
            {column.cell(row, index)}
          </Kind>
        );
      })}
    </Line>
  );
}

const Grip = styled.button`
  ${focusRing}
  display: grid;
  place-items: center;
  width: 24px;
  height: 28px;
  margin: -2px -4px;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusSmall};
  background: none;
  color: ${token.textMuted};
  cursor: grab;
  /* A finger on it moves the row, not the page. */
  touch-action: none;
  @media (pointer: coarse) {
    width: 36px;
    height: 44px;
    margin: -2px -6px;
  }
  &:hover {
    color: ${token.accent};
  }
  &:active {
    cursor: grabbing;
  }
`;

function Handle({
  drag,
  index,
  rowId,
  name,
}: {
  readonly drag: RowDrag;
  readonly index: number;
  readonly rowId: string;
  readonly name: string;
}) {
  const { table } = useCommonMessages();
  return (
    <Grip
      type="button"
      data-handle={rowId}
      aria-label={fill(table.dragRow, { name })}
      title={table.dragHint}
      {...drag.handleProps(index)}
    >
      <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor" aria-hidden>
        {[3, 8, 13].map((y) => (
          <g key={y}>
            <circle cx="2.5" cy={y} r="1.4" />
            <circle cx="7.5" cy={y} r="1.4" />
          </g>
        ))}
      </svg>
    </Grip>
  );
}

const skeletonRows = [0, 1, 2, 3, 4];

/** Stands in the body while there is nothing to list. */
export function NoRows({
  loading,
  width,
  empty,
}: {
  readonly loading: boolean;
  readonly width: number;
  readonly empty: ReactNode;
}) {
  if (!loading) {
    return (
      <Line data-filler>
        <Cell colSpan={width}>{empty ?? <EmptyState />}</Cell>
      </Line>
    );
  }
  return skeletonRows.map((row) => (
    <Line key={row} data-filler="loading">
      <Cell colSpan={width}>
        <Skeleton $width={`${92 - row * 9}%`} />
      </Cell>
    </Line>
  ));
}
