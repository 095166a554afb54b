'use client';
// The base picture of 1920 × 1080, scaled as one to the box it is given, with bars around it.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { baseHeight, baseWidth, fitBox, type Placement } from './fit-box.ts';

const Box = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: ${token.bgDeep};
  contain: strict;
`;

const Base = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: ${baseWidth}px;
  height: ${baseHeight}px;
  transform-origin: 0 0;
  overflow: hidden;
  background-color: ${token.bg};
  background-image: ${token.backdrop};
  background-position: center;
  background-size: cover;
  color: ${token.text};
  font-family: ${token.font};
  font-size: 40px;
  line-height: 1.3;
  text-size-adjust: none;
  -webkit-text-size-adjust: none;
  -webkit-font-smoothing: antialiased;
`;

// The server knows no sizes: the layout effect of the first paint is the browser's.
const useBrowserLayout: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => {} : useLayoutEffect;

export function ScaledCanvas({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState<Placement | null>(null);

  useBrowserLayout(() => {
    const element = box.current;
    if (element === null) return;
    const place = () => {
      // Not the bounding box: the screen may stand inside something that is transformed itself.
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      const next = fitBox(clientWidth, clientHeight);
      setPlacement((held) =>
        held?.scale === next.scale && held.left === next.left && held.top === next.top
          ? held
          : next,
      );
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Box ref={box}>
      <Base
        style={
          placement === null
            ? { visibility: 'hidden' }
            : {
                transform: `translate(${placement.left}px, ${placement.top}px) scale(${placement.scale})`,
              }
        }
      >
        {children}
      </Base>
    </Box>
  );
}
