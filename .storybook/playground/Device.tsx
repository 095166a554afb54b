/** One device of the hall: what it is called, its own network, and its page scaled into the frame. */
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { LiangfenProvider } from '../../packages/ui/src/provider/index.ts';
import { type Line, network } from './line.ts';
import type { Device as DeviceOfShow } from './server.ts';

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: 24px;
  color: #c9cede;
  font-size: 15px;
  line-height: 24px;
  white-space: nowrap;
  button {
    padding: 0 8px;
    border: 1px solid #565e78;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 13px;
    line-height: 22px;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: #ffb84d;
    background: #ffb84d;
    color: #1c1300;
  }
  button:focus-visible {
    outline: 2px solid #8fb4ff;
    outline-offset: 2px;
  }
`;

const Glass = styled.div<{ $round: number }>`
  position: relative;
  overflow: hidden;
  border-radius: ${({ $round }) => $round}px;
  background: #000;
  box-shadow:
    0 0 0 1px #3b4258,
    0 18px 50px rgb(0 0 0 / 45%);
`;

/** The page believes that this is its window: its own 100vh would be the story's. */
const Page = styled.div`
  transform-origin: 0 0;
  overflow: hidden;
  main {
    height: 100%;
    min-height: 0;
  }
`;

export interface DeviceProps {
  readonly of: DeviceOfShow;
  readonly label: string;
  /** The size of the page itself, px. */
  readonly page: { readonly width: number; readonly height: number };
  /** The width it is shown at, px. */
  readonly width: number;
  readonly round?: number;
  readonly children: ReactNode;
}

export function Device({ of, label, page, width, round = 8, children }: DeviceProps) {
  const scale = width / page.width;
  return (
    <Whole role="group" aria-label={label} data-device={label}>
      <Label style={{ width }}>
        <span>{label}</span>
        <Plug line={of.line} label={label} />
      </Label>
      <Glass $round={round} style={{ width, height: Math.round(page.height * scale) }}>
        <Page style={{ ...page, transform: `scale(${scale})` }} data-page>
          <LiangfenProvider client={of.client}>{children}</LiangfenProvider>
        </Page>
      </Glass>
    </Whole>
  );
}

function Plug({ line, label }: { readonly line: Line; readonly label: string }) {
  const state = useSyncExternalStore(network.subscribe, line.state);
  return (
    <button
      type="button"
      aria-label={`${label} 断网`}
      aria-pressed={state === 'cut'}
      onClick={() => line.set(state === 'cut' ? 'online' : 'cut')}
    >
      {state === 'cut' ? '已断网' : '断网'}
    </button>
  );
}
