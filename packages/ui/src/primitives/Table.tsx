'use client';
// A plain table: a head that stays, a body that scrolls, selection, and its empty, loading and failed states.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill, useCommonMessages } from '../messages/index.ts';
import { token } from '../theme/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { focusRing } from './mixins.ts';
import { EmptyState } from './Placeholder.tsx';
import { Skeleton } from './Spinner.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row, index: number) => ReactNode;
  readonly width?: string;
  readonly align?: 'start' | 'center' | 'end';
  /** Names its row for screen readers; the first such column does. */
  readonly rowHeader?: boolean;
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
  readonly loading?: boolean;
  readonly empty?: ReactNode;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Highlights rows, e.g. the one on air. */
  readonly rowState?: (row: Row) => 'current' | 'disabled' | undefined;
}

const Area = styled.div`
  ${focusRing}
  overflow: auto;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
`;

const Grid = styled.table`
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
  }
  thead th {
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
  tbody tr[data-state='current'] > * {
    background: ${token.accentSoft};
  }
  tbody tr[data-state='current'] > :first-child {
    box-shadow: inset 3px 0 0 ${token.accent};
  }
  tbody tr[data-state='disabled'] {
    color: ${token.textMuted};
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-align='end'] {
    text-align: end;
  }
`;

const skeletonRows = [0, 1, 2, 3, 4];

export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  scrollHeight,
  loading = false,
  empty,
  selected,
  onSelect,
  rowState,
}: TableProps<Row>) {
  const { table } = useCommonMessages();
  const selectable = selected !== undefined && onSelect !== undefined;
  const keys = rows.map(rowKey);
  const chosen = selectable ? keys.filter((key) => selected.has(key)).length : 0;
  const width = columns.length + (selectable ? 1 : 0);
  const choose = (key: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(key);
    else next.delete(key);
    onSelect?.(next);
  };
  const chooseAll = (on: boolean) => {
    const next = new Set(selected);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onSelect?.(next);
  };
  return (
    <Area
      role="group"
      aria-label={label}
      // A scrolling area must be reachable by keyboard.
      tabIndex={0}
      style={scrollHeight === undefined ? undefined : { maxHeight: scrollHeight }}
    >
      <Grid aria-label={label} aria-busy={loading || undefined}>
        <thead>
          <tr>
            {selectable ? (
              <th scope="col" style={{ width: 36 }}>
                <Checkbox
                  checked={keys.length > 0 && chosen === keys.length}
                  indeterminate={chosen > 0 && chosen < keys.length}
                  aria-label={table.selectAll}
                  onChange={chooseAll}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                style={{ width: column.width }}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && rows.length === 0
            ? skeletonRows.map((row) => (
                <tr key={row}>
                  <td colSpan={width}>
                    <Skeleton $width={`${92 - row * 9}%`} />
                  </td>
                </tr>
              ))
            : null}
          {!loading && rows.length === 0 ? (
            <tr>
              <td colSpan={width}>{empty ?? <EmptyState />}</td>
            </tr>
          ) : null}
          {rows.map((row, index) => {
            const key = keys[index] ?? rowKey(row);
            return (
              <tr
                key={key}
                data-state={rowState?.(row)}
                aria-current={rowState?.(row) === 'current' || undefined}
                aria-selected={selectable ? selected.has(key) : undefined}
              >
                {selectable ? (
                  <td>
                    <Checkbox
                      checked={selected.has(key)}
                      aria-label={fill(table.selectRow, { name: rowName(row) })}
                      onChange={(on) => choose(key, on)}
                    />
                  </td>
                ) : null}
                {columns.map((column) => {
                  const Cell = column.rowHeader === true ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.key}
                      data-align={column.align}
                      {...(column.rowHeader === true ? { scope: 'row' } : {})}
                    >
                      {column.cell(row, index)}
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Grid>
    </Area>
  );
}
