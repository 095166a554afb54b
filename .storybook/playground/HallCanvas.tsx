/** The hall is laid out on 1920 × 1080 and scaled as one picture into the story's window. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';

const base = { width: 1920, height: 1080 };

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
`;

export function HallCanvas({ children }: { readonly children: ReactNode }) {
  const scale = useScale();
  return (
    <Window>
      <Base style={{ ...base, transform: `scale(${scale})` }}>{children}</Base>
    </Window>
  );
}

/** On a phone the hall keeps a readable height and scrolls sideways. */
function useScale(): number {
  const [scale, setScale] = useState(scaleNow);
  useLayoutEffect(() => {
    const rescale = () => setScale(scaleNow());
    rescale();
    window.addEventListener('resize', rescale);
    return () => window.removeEventListener('resize', rescale);
  }, []);
  return scale;
}

function scaleNow(): number {
  const { innerWidth, innerHeight } = window;
  const whole = Math.min(innerWidth / base.width, innerHeight / base.height);
  return innerWidth < innerHeight ? innerHeight / base.height : whole;
}
