'use client';
// Tells after a step how many screens of the hall show it, and which are late by how long.
import type { PresentPage } from '@liangfen/console-machine';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fill, type Messages, usePanelMessages } from '../../messages/index.ts';
import { Dot } from '../../primitives/Card.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import type { ConsoleView } from '../console-view.ts';
import { connectionName } from '../hall-calls.ts';

const Whole = styled.div`
  display: flex;
  align-items: center;
  gap: 7px;
  white-space: nowrap;
`;

export const Details = styled.button`
  ${focusRing}
  padding: 2px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dashed ${token.lineStrong};
  text-underline-offset: 5px;
  cursor: pointer;
  &:hover {
    text-decoration-color: ${token.accent};
    color: ${token.accent};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Late = styled.span`
  color: ${token.warning};
  font-weight: 600;
`;

/** The time in which a screen hears of a step and paints it; before it is over, no screen is late. */
const graceMs = 1_500;
/** Longer lists are in the dialog. */
const namedScreens = 2;

export interface ScreensShownProps {
  readonly view: Pick<ConsoleView, 'match' | 'presence'>;
  /** Without its server: what the screens show is not known. */
  readonly cut: boolean;
  readonly onOpen: () => void;
}

export function ScreensShown({ view, cut, onOpen }: ScreensShownProps) {
  const { strip, screens: texts } = usePanelMessages();
  const { screens } = view.presence;
  const missing = screens.filter((screen) => !screen.inStep);
  const waited = useWaited(view.match.operatorVersion, missing.length > 0);
  const late = waited >= graceMs && !cut ? missing : [];
  const told =
    screens.length === 0
      ? strip.noScreen
      : fill(strip.screens, {
          shown: screens.length - missing.length,
          count: screens.length,
        });
  const words = cut ? strip.screensUnknown : told;
  const lateWords =
    late.length === 0
      ? null
      : fill(strip.late, { names: namesOf(late, screens, waited, { strip, texts }) });
  return (
    <Whole data-screens={screens.length} data-late={late.length}>
      <Dot $tone={toneOf(cut, screens.length === 0 || late.length > 0)} />
      <Details
        type="button"
        aria-haspopup="dialog"
        title={fill(strip.screensOpen, { screens: words })}
        onClick={onOpen}
      >
        {words}
      </Details>
      <span role="status">{lateWords === null ? null : <Late>{lateWords}</Late>}</span>
    </Whole>
  );
}

function toneOf(cut: boolean, isLate: boolean) {
  if (cut) return 'danger';
  return isLate ? 'warning' : 'success';
}

function namesOf(
  late: readonly PresentPage[],
  all: readonly PresentPage[],
  waited: number,
  { strip, texts }: { strip: Messages['panel']['strip']; texts: Messages['panel']['screens'] },
): string {
  const names = late.slice(0, namedScreens).map((screen) =>
    fill(strip.lateBy, {
      name: connectionName(screen, all.indexOf(screen), all) || texts.unnamed,
      seconds: Math.round(Math.max(waited, screen.lagMs ?? 0) / 1000),
    }),
  );
  return late.length > namedScreens
    ? `${names.join(strip.list)}${fill(strip.andMore, { count: late.length - namedScreens })}`
    : names.join(strip.list);
}

/** Returns how long this step has been on the way, in ms; counts only while a screen is awaited. */
function useWaited(version: number, waiting: boolean): number {
  const [waited, setWaited] = useState({ version, ms: 0 });
  useEffect(() => {
    const began = performance.now();
    setWaited({ version, ms: 0 });
    if (!waiting) return;
    const timer = setInterval(() => {
      setWaited({ version, ms: performance.now() - began });
    }, 500);
    return () => clearInterval(timer);
  }, [version, waiting]);
  return waited.version === version ? waited.ms : 0;
}
