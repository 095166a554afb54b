'use client';
// A question mark that opens a few lines of explanation, by click, touch or keyboard.
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { useLang } from '../messages/index.ts';
import { token, useOverlayRoot } from '../theme/index.ts';
import { focusRing } from './mixins.ts';

const Mark = styled(Button)`
  ${focusRing}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 18px;
  height: 18px;
  padding: 0;
  border: 1px solid ${token.lineStrong};
  border-radius: 50%;
  background: transparent;
  color: ${token.textMuted};
  font-family: ${token.font};
  font-size: 12px;
  line-height: 1;
  cursor: pointer;
  &[data-hovered],
  &[aria-expanded='true'] {
    border-color: ${token.accent};
    color: ${token.accent};
  }
  /* Small to the eye, as large as a finger wants. */
  &::after {
    content: '';
    position: absolute;
    top: -5px;
    right: -5px;
    bottom: -5px;
    left: -5px;
  }
  @media (pointer: coarse) {
    &::after {
      top: -13px;
      right: -13px;
      bottom: -13px;
      left: -13px;
    }
  }
`;

const Bubble = styled(Popover)`
  box-sizing: border-box;
  width: 320px;
  max-width: calc(100vw - 24px);
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: linear-gradient(${token.surfaceRaised}, ${token.surfaceRaised}) ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  box-shadow: ${token.shadowRaised};
  overflow: auto;
  /* As the popover places it. */
  position: absolute;
`;

const Words = styled(Dialog)`
  padding: 12px 16px;
  outline: none;
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  p + p {
    margin-top: 6px;
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

export interface HelpButtonProps {
  /** Names the button and the help that it opens: 「去分方式」的说明. */
  readonly label: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export function HelpButton({ label, title, lines }: HelpButtonProps) {
  const root = useOverlayRoot();
  const lang = useLang();
  return (
    <DialogTrigger>
      <Mark aria-label={label}>
        <span>?</span>
      </Mark>
      <Bubble
        placement="bottom start"
        offset={6}
        lang={lang}
        {...(root === undefined ? {} : { UNSTABLE_portalContainer: root })}
      >
        <Words aria-label={label}>
          <Title>{title}</Title>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Words>
      </Bubble>
    </DialogTrigger>
  );
}
