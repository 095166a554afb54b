'use client';
// Sections of a page behind tabs, with the keyboard behaviour people know.
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { styled } from 'styled-components';
import { ownText } from '../own-text.tsx';
import { token } from '../theme/index.ts';
import { focusRing } from './mixins.ts';

export interface TabItem<Key extends string = string> {
  readonly key: Key;
  readonly title: string;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

export interface TabsProps<Key extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
}

const List = styled(TabList)`
  display: flex;
  gap: 28px;
  overflow-x: auto;
  position: relative;
  scrollbar-width: none;
  border-bottom: 1px solid ${token.line};
  font-family: ${token.font};
  font-size: 14px;
`;

const Item = styled(Tab)`
  ${focusRing}
  position: relative;
  box-sizing: border-box;
  flex: none;
  padding: 11px 2px;
  color: ${token.textMuted};
  cursor: pointer;
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  &[data-hovered] {
    color: ${token.accent};
  }
  &[data-selected] {
    color: ${token.accent};
    font-weight: 500;
  }
  &[data-selected]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${token.accent};
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Panel = styled(TabPanel)`
  ${focusRing}
  padding-top: 20px;
`;

export function Tabs<Key extends string>({ label, items, selected, onSelect }: TabsProps<Key>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find((candidate) => candidate.key === key);
        if (item !== undefined) onSelect(item.key);
      }}
    >
      <List aria-label={label}>
        {items.map((item) => (
          <Item
            key={item.key}
            ref={item.key === selected ? bringIntoSight : null}
            id={item.key}
            isDisabled={item.disabled ?? false}
          >
            {ownText(item.title)}
          </Item>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.key} id={item.key}>
          {ownText(item.content)}
        </Panel>
      ))}
    </AriaTabs>
  );
}

/**
 * On a phone the tabs are wider than the page, and an address may open the last one. Sideways only: the page itself
 * stays where it is.
 */
function bringIntoSight(tab: HTMLElement | null): void {
  const list = tab?.parentElement ?? null;
  if (tab === null || list === null) return;
  const { left, right } = list.getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  if (own.left < left) list.scrollLeft -= left - own.left;
  else if (own.right > right) list.scrollLeft += own.right - right;
}
