'use client';
// A table for any number of rows: only those in sight are in the page, and rows can be moved.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
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
import { useRowDrag } from './use-row-drag.ts';

export interface LongTableProps<Row> extends TableProps<Row> {
  /** Rows can be dragged or moved with the arrow keys; `to` is the row's place afterwards. */
  readonly onMove?: ((from: number, to: number) => void) | undefined;
  /** Rows that keep their position; all move without it. */
  readonly canMove?: ((row: Row) => boolean) | undefined;
}

/** Up to here all rows are in the page: the browser's own search and layout do the work. */
const short = 100;
const rowHeight = 47;
const longHeight = 640;

export function LongTable<Row>({
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
  onMove,
  canMove = () => true,
}: LongTableProps<Row>) {
  const area = useRef<HTMLDivElement>(null);
  const keys = rows.map(rowKey);
  const choice = selected && onSelect ? { keys, selected, onSelect } : null;
  const long = rows.length > short;
  const moved = useFocusAfterMove(area, keys);
  const drag = useRowDrag(
    onMove === undefined
      ? null
      : {
          count: rows.length,
          canMove: (index) => {
            const row = rows[index];
            return row !== undefined && canMove(row);
          },
          onMove: (from, to) => {
            const key = keys[from];
            moved.current = key === undefined ? null : { key, from };
            onMove(from, to);
          },
        },
  );
  const virtual = useVirtualizer({
    count: long ? rows.length : 0,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 12,
    // Rows are drawn with the next frame; drawing at once is not allowed while React mounts the list.
    useFlushSync: false,
    // The row in the pointer's hand stays in the page, else the browser ends the drag.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const held = drag?.from ?? null;
      return held === null || inSight.includes(held)
        ? inSight
        : [...inSight, held].sort((a, b) => a - b);
    },
  });
  const shown = long
    ? virtual.getVirtualItems()
    : keys.map((_, index) => ({ index, start: 0, end: 0 }));
  const width = columns.length + (choice === null ? 0 : 1) + (drag === null ? 0 : 1);
  return (
    <Area
      ref={area}
      role="group"
      aria-label={label}
      tabIndex={0}
      style={long ? { height: scrollHeight ?? longHeight } : { maxHeight: scrollHeight }}
    >
      <Grid
        aria-label={label}
        aria-busy={loading || undefined}
        aria-rowcount={rows.length + 1}
        data-long={long || undefined}
        data-cards={cards || undefined}
      >
        <HeadRows>
          <HeadRow columns={columns} choice={choice} handles={drag !== null} />
        </HeadRows>
        <BodyRows>
          {rows.length === 0 ? <NoRows loading={loading} width={width} empty={empty} /> : null}
          {shown.map(({ index, start }, at) => {
            const row = rows[index];
            if (row === undefined) return null;
            const key = keys[index] ?? rowKey(row);
            const gap = long ? start - (shown[at - 1]?.end ?? 0) : 0;
            return [
              gap > 0 ? <Gap key={`before-${key}`} height={gap} width={width} /> : null,
              <BodyRow
                key={key}
                data-index={index}
                aria-rowindex={index + 2}
                ref={long ? virtual.measureElement : undefined}
                row={row}
                index={index}
                rowId={key}
                name={rowName(row)}
                columns={columns}
                choice={choice}
                state={rowState?.(row)}
                drag={drag}
              />,
            ];
          })}
          {long ? (
            <Gap
              height={virtual.getTotalSize() - (shown[shown.length - 1]?.end ?? 0)}
              width={width}
            />
          ) : null}
        </BodyRows>
      </Grid>
    </Area>
  );
}

function Gap({ height, width }: { readonly height: number; readonly width: number }) {
  return height <= 0 ? null : (
    <tr data-filler aria-hidden>
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}

/** Keeps the focus on a row's handle at its new position: whoever moves a row by keyboard wants to move it on. */
function useFocusAfterMove(
  area: { readonly current: HTMLElement | null },
  keys: readonly string[],
) {
  const moved = useRef<{ readonly key: string; readonly from: number } | null>(null);
  useLayoutEffect(() => {
    if (moved.current === null || area.current === null) return;
    const { key, from } = moved.current;
    // The row has not moved yet: the answer is still on its way.
    if (keys.indexOf(key) === from) return;
    moved.current = null;
    const handles = area.current.querySelectorAll<HTMLElement>('[data-handle]');
    Array.from(handles)
      .find((handle) => handle.dataset.handle === key)
      ?.focus();
  });
  return moved;
}
