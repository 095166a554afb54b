'use client';
/// <reference path="../../css-text.d.ts" />
// A button in a corner of a screen: unseen until the pointer moves or the keyboard comes to it.
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import cornerButton from './CornerButton.css?inline';
import type { ScreenCorner } from './free-corner.ts';

const Button = part('button', 'lfs-corner-button');

export interface CornerButtonProps {
  readonly corner: ScreenCorner | 'bottom-left';
  readonly seen: boolean;
  /** No corner has room for words: they come with the pointer. */
  readonly bare?: boolean;
  /** Lines of a drawing of 22 × 22. */
  readonly drawing: string;
  readonly keyShortcuts?: string | undefined;
  readonly onClick: () => void;
  readonly children: string;
}

export function CornerButton({
  corner,
  seen,
  bare = false,
  drawing,
  keyShortcuts,
  onClick,
  children,
}: CornerButtonProps) {
  return (
    <>
      <StyleSheet name="corner-button" text={cornerButton} />
      <Button
        type="button"
        data-corner={corner}
        data-near={seen || undefined}
        data-bare={bare || undefined}
        aria-keyshortcuts={keyShortcuts}
        onClick={onClick}
      >
        <svg viewBox="0 0 22 22" aria-hidden>
          <path d={drawing} />
        </svg>
        <span>{children}</span>
      </Button>
    </>
  );
}
