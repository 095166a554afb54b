'use client';
// A plain table: a head that stays, a body that scrolls, selection, and its empty and loading states.
import {
  Area,
  BodyRow,
  BodyRows,
  Grid,
  HeadRow,
  HeadRows,
  NoRows,
  type TableProps,
} from './table-parts.tsx';

export type { Column, TableProps } from './table-parts.tsx';

export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  scrollHeight,
  cards = false,
  loading = false,
  empty,
  selected,
  onSelect,
  rowState,
}: TableProps<Row>) {
  const keys = rows.map(rowKey);
  const choice = selected && onSelect ? { keys, selected, onSelect } : null;
  return (
    <Area
      role="group"
      aria-label={label}
      // A scrolling area must be reachable by keyboard.
      tabIndex={0}
      style={scrollHeight === undefined ? undefined : { maxHeight: scrollHeight }}
    >
      <Grid aria-label={label} aria-busy={loading || undefined} data-cards={cards || undefined}>
        <HeadRows>
          <HeadRow columns={columns} choice={choice} handles={false} />
        </HeadRows>
        <BodyRows>
          {rows.length === 0 ? (
            <NoRows
              loading={loading}
              width={columns.length + (choice === null ? 0 : 1)}
              empty={empty}
            />
          ) : null}
          {rows.map((row, index) => {
            const key = keys[index] ?? rowKey(row);
            return (
              <BodyRow
                key={key}
                row={row}
                index={index}
                rowId={key}
                name={rowName(row)}
                columns={columns}
                choice={choice}
                state={rowState?.(row)}
              />
            );
          })}
        </BodyRows>
      </Grid>
    </Area>
  );
}
