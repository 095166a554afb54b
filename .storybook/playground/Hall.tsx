/** A whole hall in one page: screens, operators and phones, live on the server in the page. */
import type { Mode, ScreenTheme } from '@liangfen/sdk/schema';
import { useEffect, useRef, useState } from 'react';
import { ControlPanel } from '../../packages/ui/src/control-panel/index.ts';
import { JudgeScoring } from '../../packages/ui/src/judge-scoring/index.ts';
import { MatchScreen } from '../../packages/ui/src/match-screen/index.ts';
import { CallLog } from './CallLog.tsx';
import { Device } from './Device.tsx';
import { HallCanvas, Row, useStackedWidth } from './HallCanvas.tsx';
import { openShow, type Show } from './show.ts';

export interface HallProps {
  readonly mode: Mode;
  /** `hall`: everybody. `operators`: two consoles under one screen. `screens`: a second screen that joins late. */
  readonly scene: 'hall' | 'operators' | 'screens';
  /** Null for the competition's own. */
  readonly theme: ScreenTheme | null;
}

export function Hall({ mode, scene, theme }: HallProps) {
  const show = useShow(mode);
  useEffect(() => {
    if (show !== null && theme !== null) void show.setTheme(theme);
  }, [show, theme]);
  return (
    <HallCanvas>
      {show === null ? (
        <p role="status">正在启动页内服务器</p>
      ) : (
        <Scene show={show} scene={scene} />
      )}
    </HallCanvas>
  );
}

/** One show for as long as the story stands; strict mode mounts twice and still gets one. */
function useShow(mode: Mode): Show | null {
  const [show, setShow] = useState<Show | null>(null);
  const opening = useRef<{ mode: Mode; show: Promise<Show> } | null>(null);
  useEffect(() => {
    if (opening.current?.mode !== mode) opening.current = { mode, show: openShow(mode) };
    let left = false;
    opening.current.show.then(
      (opened) => {
        current = opened;
        if (!left) setShow(opened);
      },
      (error: unknown) => {
        if (!left) throw error;
      },
    );
    return () => {
      left = true;
    };
  }, [mode]);
  return show?.mode === mode ? show : null;
}

let current: Show | null = null;

/** The show of the story that stands now, for what a play function cannot see in the page. */
export function showOnStage(): Show {
  if (current === null) throw new Error('no show has been opened');
  return current;
}

function Scene({ show, scene }: { readonly show: Show; readonly scene: HallProps['scene'] }) {
  switch (scene) {
    case 'hall':
      return (
        <>
          <div>
            <Screen show={show} index={0} width={940} />
            <Panel show={show} index={0} width={940} height={430} />
          </div>
          <div style={{ flex: 1 }}>
            <Row>
              {show.judges.map((judge) => (
                <Phone key={judge.number} show={show} index={judge.number - 1} width={289} />
              ))}
            </Row>
            <CallLog />
          </div>
        </>
      );
    case 'operators':
      return (
        <div style={{ alignItems: 'center', flex: 1 }}>
          <Screen show={show} index={0} width={780} />
          <Row>
            <Panel show={show} index={0} width={924} height={506} />
            <Panel show={show} index={1} width={924} height={506} />
          </Row>
        </div>
      );
    case 'screens':
      return <TwoScreens show={show} />;
  }
}

function TwoScreens({ show }: { readonly show: Show }) {
  const [joined, setJoined] = useState(false);
  return (
    <div style={{ flex: 1 }}>
      <Row>
        <Screen show={show} index={0} width={924} />
        {joined ? (
          <Screen show={show} index={1} width={924} />
        ) : (
          <button type="button" onClick={() => setJoined(true)}>
            接入侧屏
          </button>
        )}
      </Row>
      <Row>
        <Panel show={show} index={0} width={924} height={410} />
        <Row style={{ justifyContent: 'space-around', flex: 1 }}>
          {show.judges.map((judge) => (
            <Phone key={judge.number} show={show} index={judge.number - 1} width={192} />
          ))}
        </Row>
      </Row>
    </div>
  );
}

interface Placed {
  readonly show: Show;
  readonly index: number;
  readonly width: number;
}

function Screen({ show, index, width }: Placed) {
  const stacked = useStackedWidth();
  const screen = show.screens[index];
  if (screen === undefined) return null;
  const label = index === 0 ? '大屏' : '侧屏';
  return (
    <Device of={screen} label={label} page={{ width: 1920, height: 1080 }} width={stacked ?? width}>
      <MatchScreen competitionId={show.id} label={label} onReloadAsked={nothing} />
    </Device>
  );
}

function Panel({ show, index, width, height }: Placed & { readonly height: number }) {
  const stacked = useStackedWidth();
  const operator = show.operators[index];
  if (operator === undefined) return null;
  const page =
    stacked === null
      ? { width: panelWidth, height: Math.round((height * panelWidth) / width) }
      : narrowPanel;
  const label = index === 0 ? '控制台' : '副控制台';
  return (
    <Device of={operator} label={label} page={page} width={stacked ?? width}>
      <ControlPanel competitionId={show.id} screenHref="#" onLoginNeeded={nothing} />
    </Device>
  );
}

/** The panel is made for a laptop. */
const panelWidth = 1366;
/** In a phone's window it stands in one column, and this is how narrow it can be read. */
const narrowPanel = { width: 480, height: 1000 };

function Phone({ show, index, width }: Placed) {
  const stacked = useStackedWidth();
  const judge = show.judges[index];
  if (judge === undefined) return null;
  return (
    <Device
      of={judge}
      label={`${judge.number} 号评委 ${judge.name}`}
      page={{ width: 390, height: 844 }}
      width={stacked ?? width}
      round={24}
    >
      <JudgeScoring competitionId={show.id} />
    </Device>
  );
}

function nothing(): void {}
