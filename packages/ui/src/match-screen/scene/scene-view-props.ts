// What a scene is told.
import type { Scene } from './scene-queue.ts';

export interface SceneViewProps {
  readonly scene: Scene;
  /** It is set up behind the picture that stands. */
  readonly coming: boolean;
  readonly onCaption: ((caption: string) => void) | undefined;
}
