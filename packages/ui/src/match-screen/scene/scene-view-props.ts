// The props of a scene.
import type { ComponentType } from 'react';
import type { StartStageProps } from '../stages/StartStage.tsx';
import type { Scene } from './scene-queue.ts';

export interface SceneViewProps {
  readonly scene: Scene;
  /** Whether the scene is set up behind the picture that stands. */
  readonly coming: boolean;
  readonly onCaption: ((caption: string) => void) | undefined;
  /**
   * The picture of the opening. The screen's first file has it, so the file of the other pictures does not hold it
   * again.
   */
  readonly Start: ComponentType<StartStageProps>;
}
