'use client';
// Lines where televisions may cut: titles stay inside the inner one, what matters inside the outer one (EBU R 95).
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { outputsStyles } from './outputs-styles.ts';

const Lines = part('div', 'lfs-safe-areas');
const Area = part('div', 'lfs-safe-area');

export function SafeAreas() {
  const { output } = useScreenMessages();
  return (
    <Lines aria-hidden>
      <StyleSheet name="outputs" text={outputsStyles} />
      <Area data-area="action">
        <span>{output.actionSafe}</span>
      </Area>
      <Area data-area="title">
        <span>{output.titleSafe}</span>
      </Area>
    </Lines>
  );
}
