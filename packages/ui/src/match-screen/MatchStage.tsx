'use client';
// The match screen from a plain value: the same picture on a wall, in a preview and in a story.
import { StageBox, type StageBoxProps } from './StageBox.tsx';
import * as pictures from './scene/pictures.ts';

export type MatchStageProps = Omit<StageBoxProps, 'pictures' | 'onScene' | 'audiencePath'>;

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
