// From a recording to what a hall would notice: long tasks, and frames that were missed.
import type { Recording } from './recorder.ts';

export interface Smoothness {
  readonly frames: number;
  readonly longTasks: number;
  readonly longestTask: number;
  /** Share of the frames there should have been. */
  readonly missed: number;
  /** Places where two or more frames in a row are missing. */
  readonly runs: number;
  readonly longestGap: number;
}

const frameMs = 1000 / 60;

export function smoothness({ gaps, longTasks }: Recording): Smoothness {
  // A gap of 1.5 frames lacks one frame, of 2.5 two, which the eye sees as a stutter.
  const lacks = gaps.map((gap) => Math.max(0, Math.round(gap / frameMs) - 1));
  const missing = lacks.reduce((sum, lack) => sum + lack, 0);
  let runs = 0;
  lacks.forEach((lack, index) => {
    const before = lacks[index - 1] ?? 0;
    if (lack >= 2 || (lack === 1 && before === 1)) runs += 1;
  });
  return {
    frames: gaps.length,
    longTasks: longTasks.length,
    longestTask: Math.max(0, ...longTasks),
    missed: missing / Math.max(1, missing + gaps.length),
    runs,
    longestGap: Math.max(0, ...gaps),
  };
}
