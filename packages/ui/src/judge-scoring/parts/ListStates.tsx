'use client';
/// <reference path="../../css-text.d.ts" />
// The states of a list on the phone that shows nothing: nothing there, or failed with a way to try again.
import { useBasicMessages } from '../../messages/index.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import css from './ListStates.css?inline';
import { PhoneButton } from './PhoneButton.tsx';

export function EmptyState({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className="lf-state">
      <StyleSheet name="states" text={css} />
      <svg viewBox="0 0 76 56" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="13" y="8" width="22" height="32" rx="3" transform="rotate(-8 24 24)" />
        <rect x="41" y="8" width="22" height="32" rx="3" transform="rotate(8 52 24)" />
        <path d="M4 50h68" strokeLinecap="round" />
      </svg>
      <b>{title}</b>
      <div>{hint}</div>
    </div>
  );
}

export function FailedState({ onRetry }: { readonly onRetry: () => void }) {
  const { state, action } = useBasicMessages();
  return (
    <div className="lf-state" role="alert">
      <StyleSheet name="states" text={css} />
      <b>{state.failed}</b>
      <div>{state.failedHint}</div>
      <PhoneButton onClick={onRetry}>{action.retry}</PhoneButton>
    </div>
  );
}
