// The props of a scene.
import type { ComponentType } from 'react';
import type { StartStageProps } from '../stages/StartStage.tsx';
import type { Scene } from './scene-queue.ts';

export interface SceneViewProps {
  readonly scene: Scene;
  /** Whether the scene is set up behind the picture that stands. */
  readonly coming: boolean;
  readonly onCaption: ((caption: string) => void) | undefined;
  /** The picture of the opening, which the first file has: the pictures do not bring it along once more. */
  readonly Start: ComponentType<StartStageProps>;
}
