'use client';
// The phone's button: like `Button` of the primitives, without the parts that only a desk needs, so that a phone does
// not load them.
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { ownText } from '../../own-text.tsx';
import { Ring } from './marks.tsx';

export interface PhoneButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'medium' | 'large';
  /** Waiting for an answer: takes no presses. */
  readonly busy?: boolean;
  /** Whether it does nothing; it stays reachable for keyboards and screen readers. */
  readonly disabled?: boolean;
}

export function PhoneButton({
  look = 'secondary',
  size = 'medium',
  busy = false,
  disabled = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: PhoneButtonProps) {
  const inert = busy || disabled;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!inert) onClick?.(event);
    // A button that does nothing may not send its form either.
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={`lf-button ${className}`}
      data-look={look}
      data-size={size}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <Ring size={16} /> : null}
      {ownText(children)}
    </button>
  );
}
