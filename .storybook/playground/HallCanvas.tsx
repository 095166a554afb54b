/** The hall is laid out on 1920 × 1080 and scaled as one picture into the story's window; on a phone its devices stand below each other. */
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';

const base = { width: 1920, height: 1080 };
const stackMargin = 16;

/** Fills the window whatever Storybook puts around it. */
const Window = styled.div`
  position: fixed;
  inset: 0;
  overflow: auto;
  background: #171b28;
`;

const Base = styled.div`
  box-sizing: border-box;
  display: flex;
  gap: 24px;
  padding: 20px 24px;
  transform-origin: 0 0;
  color: #f2f4fa;
  font-family: -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;
  background: radial-gradient(1200px 700px at 28% 0%, #2a3350, transparent), #171b28;
  > div {
    display: flex;
    flex-direction: column;
    gap: 16px;
  }
  &[data-stacked] {
    flex-direction: column;
    min-height: 100%;
    padding: 12px ${stackMargin}px 32px;
  }
`;

/** Devices side by side, or below each other on a phone. */
export const Row = styled.div`
  display: flex;
  gap: 20px;
  [data-stacked] & {
    flex-direction: column;
    align-items: center;
  }
`;

/** How wide a device may be where devices stand below each other; null where they do not. */
const StackedWidth = createContext<number | null>(null);

export function useStackedWidth(): number | null {
  return useContext(StackedWidth);
}

export function HallCanvas({ children }: { readonly children: ReactNode }) {
  const { scale, stackedWidth } = usePlacement();
  const stacked = stackedWidth !== null;
  return (
    <Window>
      <StackedWidth.Provider value={stackedWidth}>
        <Base
          data-stacked={stacked || undefined}
          style={stacked ? undefined : { ...base, transform: `scale(${scale})` }}
        >
          {children}
        </Base>
      </StackedWidth.Provider>
    </Window>
  );
}

interface Placement {
  readonly scale: number;
  readonly stackedWidth: number | null;
}

function usePlacement(): Placement {
  const [placement, setPlacement] = useState(placementNow);
  useLayoutEffect(() => {
    const place = () => setPlacement(placementNow());
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, []);
  return placement;
}

/** A window wider than this shows the hall as one picture, also when it is upright. */
const phoneAtMost = 700;

function placementNow(): Placement {
  const { innerWidth, innerHeight } = window;
  const upright = innerWidth < innerHeight;
  return {
    scale: upright
      ? innerHeight / base.height
      : Math.min(innerWidth / base.width, innerHeight / base.height),
    stackedWidth: upright && innerWidth <= phoneAtMost ? innerWidth - 2 * stackMargin : null,
  };
}
