'use client';
// Small marks of the phone's pages: a state with its tone, the ring that turns, and words for screen readers only.
import { part } from '../../style-sheets/part.ts';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export function Tag({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: string;
}) {
  return (
    <span className="lf-tag" data-tone={tone}>
      {children}
    </span>
  );
}

/** For a state that has a name beside it; never alone. */
export function Dot({ tone }: { readonly tone: 'success' | 'warning' }) {
  return <span className="lf-dot" data-tone={tone} aria-hidden />;
}

/** Stands beside words that say what is on its way. */
export function Ring({ size }: { readonly size: number }) {
  const borderWidth = Math.max(2, Math.round(size / 9));
  return (
    <span className="lf-ring" style={{ width: size, height: size, borderWidth }} aria-hidden />
  );
}

/** Out of sight, but in the accessibility tree. */
export const Heard = part('span', 'lf-heard');
