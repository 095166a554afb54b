'use client';
// A short explanation beside the control that has focus or the pointer.
import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import { styled } from 'styled-components';
import { useLang } from '../messages/index.ts';
import { ownText } from '../own-text.tsx';
import { token, useOverlayRoot } from '../theme/index.ts';

const Bubble = styled(AriaTooltip)`
  max-width: 280px;
  padding: 6px 10px;
  border-radius: ${token.radiusSmall};
  background: ${token.text};
  color: ${token.bg};
  font-family: ${token.font};
  font-size: 13px;
  line-height: 20px;
  box-shadow: ${token.shadowRaised};
`;

export interface TooltipProps {
  /** Nothing is shown without a text. */
  readonly text: string | null | undefined;
  /** A control that can have focus. */
  readonly children: ReactElement<Record<string, unknown>, string>;
}

export function Tooltip({ text, children }: TooltipProps) {
  const root = useOverlayRoot();
  const lang = useLang();
  if (text === null || text === undefined || text === '') return ownText(children);
  return (
    <TooltipTrigger delay={300} closeDelay={80}>
      <Focusable>{children}</Focusable>
      <Bubble
        offset={6}
        lang={lang}
        {...(root === undefined ? {} : { UNSTABLE_portalContainer: root })}
      >
        <span>{text}</span>
      </Bubble>
    </TooltipTrigger>
  );
}
