'use client';
// The scene of the opening, the one that every screen can draw from its first load on.
import { useEffect } from 'react';
import { useFirstScreenMessages } from '../../messages/use-first-screen-messages.ts';
import { StartStage } from '../stages/StartStage.tsx';
import { startCaption } from '../start-caption.ts';
import type { SceneViewProps } from './scene-view-props.ts';

export function StartScene({ scene: { match }, onCaption }: SceneViewProps) {
  const caption = startCaption(match, useFirstScreenMessages());
  useEffect(() => onCaption?.(caption), [caption, onCaption]);
  return <StartStage match={match} />;
}
