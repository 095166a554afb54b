'use client';
// The button: four looks, three sizes, busy and blocked states that say why.
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { ownText } from '../own-text.tsx';
import { token } from '../theme/index.ts';
import { controlHeight, focusRing } from './mixins.ts';
import { Spinner } from './Spinner.tsx';
import { useToast } from './toast-context.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Waiting for an answer: keeps its width, takes no clicks. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be used now. The button stays reachable: pressed, it answers with the reason. */
  readonly blockedReason?: string | null | undefined;
  readonly icon?: ReactNode;
}

const looks = {
  primary: css`
    --ground: ${token.accent};
    --ground-hover: ${token.accentStrong};
    --ink: ${token.onAccent};
    --edge: transparent;
  `,
  secondary: css`
    --ground: ${token.surfaceRaised};
    --ground-hover: ${token.accentSoft};
    --ink: ${token.text};
    --edge: ${token.lineStrong};
  `,
  quiet: css`
    --ground: transparent;
    --ground-hover: ${token.accentSoft};
    --ink: ${token.accent};
    --edge: transparent;
  `,
  danger: css`
    --ground: ${token.danger};
    --ground-hover: ${token.danger};
    --ink: ${token.onDanger};
    --edge: transparent;
  `,
};

const sizes = {
  small: css`
    --pad: 10px;
    --text: 13px;
    min-height: 28px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  `,
  medium: css`
    --pad: 16px;
    --text: 14px;
    ${controlHeight}
  `,
  large: css`
    --pad: 24px;
    --text: 17px;
    min-height: 52px;
  `,
};

const Root = styled.button<{ $look: ButtonLook; $size: ButtonSize }>`
  ${({ $look }) => looks[$look]}
  ${({ $size }) => sizes[$size]}
  ${focusRing}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  box-sizing: border-box;
  padding: 0 var(--pad);
  border: 1px solid var(--edge);
  border-radius: ${token.radiusSmall};
  background: var(--ground);
  color: var(--ink);
  font-family: ${token.font};
  font-size: var(--text);
  font-weight: 500;
  line-height: 1.4;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  touch-action: manipulation;
  transition:
    background-color ${token.fast},
    border-color ${token.fast},
    transform ${token.fast};
  /* Ground and ink change at once, so that no moment of a change is hard to read. */
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  /* A finger leaves no hover behind: a key that was only touched must not look chosen. */
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: var(--ground-hover);
    }
  }
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: ${token.surfaceSunken};
    border-color: ${token.line};
    color: ${token.textMuted};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/**
 * Always `aria-disabled`, never `disabled`: a blocked button can still be focused, hovered and
 * pressed, and says its reason as title and description, and as a message when it is pressed.
 */
export function Button({
  look = 'secondary',
  size = 'medium',
  busy = false,
  disabled = false,
  blockedReason,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const toast = useToast();
  const blocked = blockedReason !== undefined && blockedReason !== null;
  const inert = disabled || blocked || busy;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) {
      event.preventDefault();
      event.stopPropagation();
      if (blocked && !busy) toast({ text: blockedReason, tone: 'warning' });
      return;
    }
    onClick?.(event);
  };
  return (
    <>
      <Root
        title={blockedReason ?? undefined}
        {...rest}
        type={type}
        $look={look}
        data-look={look}
        $size={size}
        aria-disabled={inert || undefined}
        aria-busy={busy || undefined}
        aria-describedby={blocked ? reasonId : rest['aria-describedby']}
        onClick={click}
      >
        {ownText(busy ? <Spinner size={16} label={null} /> : icon)}
        {ownText(children)}
      </Root>
      {blocked ? <VisuallyHidden id={reasonId}>{blockedReason}</VisuallyHidden> : null}
    </>
  );
}

export interface IconButtonProps extends ButtonProps {
  /** The act of the button; icons alone say nothing to a screen reader. */
  readonly label: string;
}

const SquareButton = styled(Button)`
  padding: 0;
  min-width: 32px;
  ${({ look }) =>
    look === 'quiet' &&
    css`
      &[aria-disabled='true'] {
        border-color: transparent;
        background: transparent;
      }
    `}
  @media (pointer: coarse) {
    min-width: 44px;
  }
`;

export function IconButton({ label, children, look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <SquareButton look={look} aria-label={label} title={rest.blockedReason ?? label} {...rest}>
      {children}
    </SquareButton>
  );
}
