'use client';
// The flow buttons, which choose the screen's picture, numbered like their keys.
import { styled } from 'styled-components';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

const Group = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(118px, 1fr));
  gap: 8px;
  /* Beside two pictures they keep to one line. */
  &[data-compact] {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 6px;
    button {
      grid-template-columns: 1fr;
      padding: 0 4px;
      font-size: 13px;
      text-align: center;
    }
    kbd {
      display: none;
    }
  }
`;

const Flow = styled.button`
  ${focusRing}
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
  color: ${token.text};
  font: inherit;
  font-size: 15px;
  font-weight: 500;
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: ${token.accent};
  }
  &[aria-pressed='true'] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
    color: ${token.accent};
  }
  kbd {
    color: ${token.textMuted};
    font-family: ${token.fontDigits};
    font-size: 12px;
  }
  /* What only opens its panel is an outline; what changes the hall's picture is a key with the colour of the air. */
  &[data-opens] {
    border-style: dashed;
    background: transparent;
  }
  &:not([data-opens]) {
    box-shadow: inset 3px 0 0 ${token.danger};
  }
  &[data-on-air] kbd {
    color: ${token.danger};
    font-family: inherit;
  }
`;

export interface FlowButtonsProps {
  readonly view: Pick<ConsoleView, 'flowButtons' | 'armed'>;
  readonly send: SendToConsole;
}

export function FlowButtons({ view, send }: FlowButtonsProps) {
  const { flow } = usePanelMessages();
  return (
    <Group aria-label={flow.label} data-compact={view.armed !== null || undefined}>
      {view.flowButtons.map(({ panel, onAir, open, changesPicture }, index) => (
        <Flow
          key={panel}
          type="button"
          aria-pressed={open}
          data-flow={panel}
          data-on-air={onAir || undefined}
          data-opens={changesPicture ? undefined : true}
          title={fill(changesPicture ? flow.changesPicture : flow.opensPanel, {
            flow: flow[panel],
          })}
          onClick={() => send({ type: 'CHOOSE_FLOW', panel })}
        >
          <span>{flow[panel]}</span>
          <kbd>{onAir ? flow.onAir : index + 1}</kbd>
        </Flow>
      ))}
    </Group>
  );
}
