'use client';
// The canvas of a picture, scaled as one to fill the box it is given, whatever its shape.
import {
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { part } from '../../style-sheets/part.ts';
import { useScreenFonts } from '../fonts/screen-fonts.ts';
import { CanvasSizeContext } from './canvas-size.ts';
import { baseHeight, baseWidth, fitBox, type Placement } from './fit-box.ts';

const Box = part('div', 'lfs-scaled-canvas-box');
const Base = part('div', 'lfs-scaled-canvas-base');

// A server knows no sizes, so the layout effect runs in a browser only.
const useBrowserLayout: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => {} : useLayoutEffect;

export interface ScaledCanvasProps {
  readonly children: ReactNode;
  readonly transparent?: boolean;
}

export function ScaledCanvas({ children, transparent = false }: ScaledCanvasProps) {
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
      setPlacement((held) => (held !== null && isSame(held, next) ? held : next));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const fontsReady = useScreenFonts();
  const { width = baseWidth, height = baseHeight } = placement ?? {};
  const size = useMemo(() => ({ width, height }), [width, height]);
  return (
    <Box ref={box} data-transparent={transparent || undefined}>
      <Base style={baseStyle(placement, fontsReady)}>
        <CanvasSizeContext.Provider value={size}>{children}</CanvasSizeContext.Provider>
      </Base>
    </Box>
  );
}

function isSame(one: Placement, other: Placement): boolean {
  return (
    one.scale === other.scale &&
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  );
}

/** Unseen until the box has been measured and the figures have their font. */
function baseStyle(placement: Placement | null, fontsReady: boolean): CSSProperties {
  if (placement === null) return { width: baseWidth, height: baseHeight, visibility: 'hidden' };
  const { left, top, scale, width, height } = placement;
  const visibility = fontsReady ? undefined : 'hidden';
  return {
    width,
    height,
    visibility,
    transform: `translate(${left}px, ${top}px) scale(${scale})`,
    // For the few words that must stay readable in a small picture.
    ['--lf-scale' as keyof CSSProperties]: scale,
  };
}
