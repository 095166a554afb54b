'use client';
// A button that comes and goes with the pointer, for people who do not know the key for full screen.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { CornerButton } from './CornerButton.tsx';
import { freeCorner, type ScreenCorner } from './free-corner.ts';
import { toggleFullScreen } from './full-screen.ts';

/** What the button takes with its words, and its distance from the edges. */
const room = { width: 150, height: 48, margin: 20 };

const enter = 'M3 8V3h5M14 3h5v5M19 14v5h-5M8 19H3v-5';
const leave = 'M8 3v5H3M19 8h-5V3M14 19v-5h5M3 14h5v5';

export interface FullScreenButtonProps {
  readonly target: RefObject<HTMLElement | null>;
  /** The pointer moved a moment ago. */
  readonly near: boolean;
  /** F does the same. */
  readonly keys: boolean;
}

export function FullScreenButton({ target, near, keys }: FullScreenButtonProps) {
  const { fullScreen } = useScreenMessages();
  const full = useIsFull();
  // False where the browser does not allow full screen, and on the server.
  const [allowed, setAllowed] = useState(false);
  useEffect(() => setAllowed(document.fullscreenEnabled), []);
  const corner = useFreeCorner(target, near);
  if (!allowed) return null;
  return (
    <CornerButton
      corner={corner ?? 'bottom-right'}
      bare={corner === null}
      seen={near}
      drawing={full ? leave : enter}
      keyShortcuts={keys ? 'F' : undefined}
      onClick={() => void toggleFullScreen(target.current)}
    >
      {full ? fullScreen.leave : fullScreen.enter}
    </CornerButton>
  );
}

/** Looked for whenever the pointer begins to move: under a button that is seen, nothing changes its place. */
function useFreeCorner(target: RefObject<HTMLElement | null>, near: boolean) {
  const [corner, setCorner] = useState<ScreenCorner | null>('bottom-right');
  useLayoutEffect(() => {
    if (near && target.current !== null) setCorner(freeCorner(target.current, room));
  }, [near, target]);
  return corner;
}

function useIsFull(): boolean {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return full;
}
