'use client';
// The match screen from a plain value: the same picture on a wall, in a preview and in a story.
import { StageBox, type StageBoxProps } from './StageBox.tsx';
import { Prepared, picturesStyles, SceneSponsors, SceneView } from './scene/pictures.ts';
import type { Pictures } from './scene/use-drawable.ts';

export type MatchStageProps = Omit<StageBoxProps, 'pictures' | 'onScene' | 'audiencePath'>;

/**
 * Listed by name, because a namespace that is used as a value needs a helper of the bundler, which became a file that
 * every page loaded.
 */
const pictures: Pictures = { Prepared, picturesStyles, SceneSponsors, SceneView };

/**
 * Fills its container, at any size; where that has no height of its own, 16 : 9 of its width.
 *
 * @example
 * ```tsx
 * <div style={{ width: 960, height: 540 }}>
 *   <MatchStage match={screenMatch} still />
 * </div>;
 * ```
 */
export function MatchStage(props: MatchStageProps) {
  return <StageBox {...props} pictures={pictures} />;
}
