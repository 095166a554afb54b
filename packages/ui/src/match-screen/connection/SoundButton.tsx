'use client';
// The one press that a browser wants before a page may sound: there when the screen opens, then whenever the pointer moves.
import { useEffect, useState } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { CornerButton } from './CornerButton.tsx';

const loud = 'M3 8.5h4L12 4v14l-5-4.5H3zM15 8c1.6 1.6 1.6 4.4 0 6M17.5 5.5c3 3 3 8 0 11';

/** Longer would be a button in front of the hall. */
const offeredMs = 20_000;

export interface SoundButtonProps {
  /** The pointer moved a moment ago. */
  readonly near: boolean;
  readonly onPress: () => void;
}

export function SoundButton({ near, onPress }: SoundButtonProps) {
  const { sound } = useScreenMessages();
  const [offered, setOffered] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), offeredMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <CornerButton corner="bottom-left" seen={near || offered} drawing={loud} onClick={onPress}>
      {sound.start}
    </CornerButton>
  );
}
