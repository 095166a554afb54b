'use client';
// The address book as a tree that is moved through by keyboard; of many lines only those in sight are in the page.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessengerMessages } from '../../messages/index.ts';
import { Tag } from '../../primitives/Card.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import { type BookRow, nameOfRow } from './book-rows.ts';
import { beginsLike } from './initials.ts';

const rowHeight = 40;
const height = 320;
/** Letters typed one after the other belong together for this long, in milliseconds. */
const typingRest = 700;

const Scroller = styled.div`
  ${focusRing}
  height: ${height}px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
  overflow: auto;
  position: relative;
`;

const Row = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  width: 100%;
  height: ${rowHeight}px;
  padding-right: 12px;
  cursor: pointer;
  &:hover {
    background: ${token.surfaceSunken};
  }
  &[data-active] {
    background: ${token.accentSoft};
  }
  [role='tree']:focus-visible &[data-active] {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    color: ${token.textMuted};
  }
`;

const Arrow = styled.span`
  flex: none;
  width: 20px;
  text-align: center;
  color: ${token.textMuted};
  font-size: 12px;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  border: 1.5px solid ${token.lineStrong};
  border-radius: 4px;
  background: ${token.surface};
  color: ${token.onAccent};
  font-size: 12px;
  line-height: 1;
  &[data-on] {
    border-color: ${token.accent};
    background: ${token.accent};
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Aside = styled.span`
  flex: 0 1 auto;
  margin-left: auto;
  overflow: hidden;
  color: ${token.textMuted};
  font-size: 13px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Whether a line is chosen: by itself, or because a department around it is. */
export type RowChoice = 'NO' | 'YES' | 'WITH_DEPARTMENT';

export interface BookTreeProps {
  readonly label: string;
  readonly rows: readonly BookRow[];
  readonly choiceOf: (row: BookRow) => RowChoice;
  /** Departments can be chosen as a whole. */
  readonly departments: boolean;
  readonly onChoose: (row: BookRow) => void;
  readonly onOpen: (deptId: string, open: boolean) => void;
  readonly onRetry: (deptId: string) => void;
}

export function BookTree(props: BookTreeProps) {
  const { label, rows, choiceOf, departments, onChoose, onOpen, onRetry } = props;
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const typed = useRef({ text: '', at: 0 });
  const found = rows.findIndex(({ key }) => key === activeKey);
  const active = found < 0 ? 0 : found;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    // Rows are drawn with the next frame; drawing at once is not allowed while React mounts the list.
    useFlushSync: false,
    // The row that the tree calls active must be in the page.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const inSight = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
      if (active >= count || (active >= from && active <= to)) return inSight;
      return active < from ? [active, ...inSight] : [...inSight, active];
    },
  });
  const activeRow = rows[active];
  const shownKey = activeRow?.key ?? null;
  useEffect(() => {
    if (shownKey !== null && activeKey !== null) virtual.scrollToIndex(active);
  }, [shownKey, activeKey, active, virtual]);

  const go = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (row !== undefined) setActiveKey(row.key);
  };
  const goToParent = (row: BookRow) => {
    for (let index = active - 1; index >= 0; index -= 1) {
      if ((rows[index]?.level ?? 0) < row.level) return go(index);
    }
  };
  const act = (row: BookRow) => {
    switch (row.kind) {
      case 'NOTE':
        if (row.note === 'FAILED') onRetry(row.deptId);
        return;
      case 'DEPARTMENT':
        if (departments) onChoose(row);
        else onOpen(row.dept.deptId, !row.open);
        return;
      case 'PERSON':
        onChoose(row);
    }
  };
  const right = (row: BookRow) => {
    if (row.kind !== 'DEPARTMENT') return;
    if (row.open) go(active + 1);
    else onOpen(row.dept.deptId, true);
  };
  const left = (row: BookRow) => {
    if (row.kind === 'DEPARTMENT' && row.open) onOpen(row.dept.deptId, false);
    else goToParent(row);
  };
  const findTyped = (letter: string, now: number) => {
    const { text, at } = typed.current;
    const goesOn = now - at < typingRest;
    typed.current = { text: goesOn ? text + letter : letter, at: now };
    const wanted = typed.current.text;
    // A first letter looks beyond where one is; further ones may still mean the same line.
    const from = active + (wanted.length === 1 ? 1 : 0);
    for (let step = 0; step < rows.length; step += 1) {
      const index = (from + step) % rows.length;
      const row = rows[index];
      if (row !== undefined && row.kind !== 'NOTE' && beginsLike(nameOfRow(row), wanted)) {
        return go(index);
      }
    }
  };

  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (activeRow === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      ArrowRight: () => right(activeRow),
      ArrowLeft: () => left(activeRow),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      Enter: () => act(activeRow),
      ' ': () => act(activeRow),
    };
    const known = keys[key];
    if (known === undefined && key.length !== 1) return;
    event.preventDefault();
    if (known === undefined) findTyped(key, event.timeStamp);
    else known();
  };

  return (
    <Scroller
      ref={area}
      role="tree"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={activeRow === undefined ? undefined : `${id}-${active}`}
      tabIndex={0}
      onKeyDown={press}
    >
      <div role="none" style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <BookLine
              key={row.key}
              id={`${id}-${index}`}
              row={row}
              start={start}
              active={index === active}
              choice={choiceOf(row)}
              departments={departments}
              onPress={(onMark) => {
                setActiveKey(row.key);
                if (row.kind === 'DEPARTMENT' && !onMark) onOpen(row.dept.deptId, !row.open);
                else act(row);
              }}
            />
          );
        })}
      </div>
    </Scroller>
  );
}

interface BookLineProps {
  readonly id: string;
  readonly row: BookRow;
  readonly start: number;
  readonly active: boolean;
  readonly choice: RowChoice;
  readonly departments: boolean;
  /** `onMark`: at the place where choices are marked. */
  readonly onPress: (onMark: boolean) => void;
}

function BookLine({ id, row, start, active, choice, departments, onPress }: BookLineProps) {
  const { book: texts } = useMessengerMessages();
  const markable = row.kind === 'PERSON' || (row.kind === 'DEPARTMENT' && departments);
  return (
    <Row
      id={id}
      role="treeitem"
      // Lines are never focused by themselves: the tree says which one is active.
      tabIndex={-1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.kind === 'DEPARTMENT' ? row.open : undefined}
      aria-selected={markable ? choice !== 'NO' : undefined}
      aria-disabled={choice === 'WITH_DEPARTMENT' || undefined}
      data-active={active || undefined}
      style={{ transform: `translateY(${start}px)`, paddingLeft: 8 + (row.level - 1) * 20 }}
      onMouseDown={(event) => {
        // Keeps the focus on the tree.
        if (event.currentTarget.parentElement?.parentElement === document.activeElement) {
          event.preventDefault();
        }
      }}
      onClick={({ target }) =>
        onPress(target instanceof Element && target.closest('[data-mark]') !== null)
      }
    >
      <Arrow aria-hidden>{row.kind === 'DEPARTMENT' ? (row.open ? '▾' : '▸') : ''}</Arrow>
      {markable ? (
        <Mark data-mark data-on={choice === 'NO' ? undefined : true} aria-hidden>
          {choice === 'NO' ? '' : '✓'}
        </Mark>
      ) : null}
      {content()}
    </Row>
  );

  function content() {
    switch (row.kind) {
      case 'NOTE':
        return (
          <Name>
            {{ LOADING: texts.loading, FAILED: texts.failed, EMPTY: texts.nobody }[row.note]}
          </Name>
        );
      case 'DEPARTMENT':
        return (
          <>
            <Name>{row.dept.deptName}</Name>
            {choice === 'NO' ? null : (
              <Aside>{choice === 'YES' ? texts.wholeDepartment : texts.withDepartment}</Aside>
            )}
          </>
        );
      case 'PERSON': {
        const { name, phoneNumber, judge } = row.person;
        return (
          <>
            <Name>{name}</Name>
            {judge ? <Tag $tone="warning">{texts.already}</Tag> : null}
            <Aside>
              {choice === 'WITH_DEPARTMENT'
                ? texts.withDepartment
                : (row.within ?? phoneNumber ?? texts.noPhone)}
            </Aside>
          </>
        );
      }
    }
  }
}
