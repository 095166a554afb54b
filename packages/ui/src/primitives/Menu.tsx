'use client';
// A button that opens a list of further actions, with the keyboard behaviour people know.
import type { ReactNode } from 'react';
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { useLang } from '../messages/index.ts';
import { ownText } from '../own-text.tsx';
import { token, useOverlayRoot } from '../theme/index.ts';
import { focusRing } from './mixins.ts';

export interface MenuEntry {
  readonly key: string;
  readonly text: string;
  readonly onAction: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** Names the button for screen readers, e.g. 「李雷」的更多操作. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** The button's content; three dots without it. */
  readonly children?: ReactNode;
}

const Opener = styled(Button)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 32px;
  min-height: 28px;
  padding: 0 8px;
  border: 0;
  border-radius: ${token.radiusSmall};
  background: transparent;
  color: ${token.accent};
  font-family: ${token.font};
  font-size: 13px;
  font-weight: 500;
  cursor: pointer;
  &[data-hovered],
  &[aria-expanded='true'] {
    background: ${token.accentSoft};
  }
  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
  }
`;

const Panel = styled(Popover)`
  min-width: 132px;
  padding: 4px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: linear-gradient(${token.surfaceRaised}, ${token.surfaceRaised}) ${token.bg};
  box-shadow: ${token.shadowRaised};
`;

const Entries = styled(AriaMenu)`
  outline: none;
`;

const Entry = styled(MenuItem)`
  padding: 7px 12px;
  border-radius: ${token.radiusSmall};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  outline: none;
  cursor: pointer;
  &[data-danger] {
    color: ${token.danger};
  }
  &[data-focused] {
    background: ${token.accentSoft};
  }
  &[data-disabled] {
    color: ${token.textMuted};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    padding: 11px 12px;
  }
`;

export function Menu({ label, entries, children }: MenuProps) {
  const root = useOverlayRoot();
  const lang = useLang();
  return (
    <MenuTrigger>
      <Opener aria-label={label}>
        {children === undefined ? (
          <svg width="16" height="4" viewBox="0 0 16 4" fill="currentColor" aria-hidden>
            <circle cx="2" cy="2" r="1.6" />
            <circle cx="8" cy="2" r="1.6" />
            <circle cx="14" cy="2" r="1.6" />
          </svg>
        ) : (
          ownText(children)
        )}
      </Opener>
      <Panel
        placement="bottom end"
        lang={lang}
        {...(root === undefined ? {} : { UNSTABLE_portalContainer: root })}
      >
        <Entries
          aria-label={label}
          onAction={(key) => entries.find((entry) => entry.key === key)?.onAction()}
        >
          {entries.map((entry) => (
            <Entry
              key={entry.key}
              id={entry.key}
              isDisabled={entry.disabled ?? false}
              data-danger={entry.danger || undefined}
            >
              <span>{entry.text}</span>
            </Entry>
          ))}
        </Entries>
      </Panel>
    </MenuTrigger>
  );
}
