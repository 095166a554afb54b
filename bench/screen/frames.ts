// From a trace to what a hall would notice: frames of a motion that were not shown, and why.
import { drawings, pageTasks, type Trace } from './trace.ts';

export interface Motion {
  /** Frames in which something was to move. */
  readonly expected: number;
  readonly dropped: number;
  /**
   * Begun, and nothing was put together: nothing that the compositor moves stood elsewhere than before, and the page
   * was at work on what comes next. Chromium reports them as dropped; the eye has missed nothing. Two controls of the
   * bench show the difference: a page at work beside a word that moves, and beside one that does not.
   */
  readonly waited: number;
  /** Two or more frames dropped one after another: the eye sees a stutter. */
  readonly runs: number;
  readonly longestRun: number;
  /** Dropped frames during which a task of the page's main thread lasted longer than a frame. */
  readonly whilePage: number;
  /** The others during which putting a frame together lasted longer than a frame. */
  readonly whileDrawing: number;
}

const frameMs = 1000 / 60;

interface Frame {
  readonly sequence: number;
  readonly at: number;
  moves: boolean;
  shown: boolean;
  dropped: boolean;
  /** False when Chromium left the frame out and counted it afterwards. */
  begun: boolean;
}

/**
 * A frame counts when an animation of the compositor was running. It is shown when any part of it
 * was presented; the browser counts frames it never began as dropped as well.
 */
export function motionOf(trace: Trace): Motion {
  const frames = new Map<number, Frame>();
  for (const { name, ph, pid, ts, args } of trace.events) {
    const report = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || pid !== trace.pid || report === undefined) {
      continue;
    }
    const { frame_sequence: sequence, state } = report;
    const frame = frames.get(sequence) ?? {
      sequence,
      at: ts / 1000,
      moves: false,
      shown: false,
      dropped: false,
      begun: true,
    };
    frame.moves ||= report.has_compositor_animation;
    frame.shown ||= state === 'STATE_PRESENTED_ALL' || state === 'STATE_PRESENTED_PARTIAL';
    frame.dropped ||= state === 'STATE_DROPPED';
    frame.begun &&= report.frame_type !== 'BACKFILL';
    frames.set(sequence, frame);
  }
  const drawn = drawings(trace);
  const nothingToDraw = ({ at, begun }: Frame) =>
    begun && !drawn.some(({ from, wall }) => from < at + 2 * frameMs && from + wall > at);
  const animated = [...frames.values()].filter(
    (frame) => frame.moves && (frame.shown || frame.dropped),
  );
  const moving = animated
    .filter((frame) => frame.shown || !nothingToDraw(frame))
    .sort((a, b) => a.sequence - b.sequence);
  const lost = moving.filter((frame) => !frame.shown);
  const during = (spans: readonly { readonly from: number; readonly wall: number }[]) => {
    const long = spans.filter(({ wall }) => wall > frameMs);
    return ({ at }: Frame) =>
      long.some(({ from, wall }) => from < at + frameMs && from + wall > at);
  };
  const page = during(pageTasks(trace));
  const drawing = during(drawn);
  return {
    expected: moving.length,
    dropped: lost.length,
    waited: animated.length - moving.length,
    ...runsOf(lost),
    whilePage: lost.filter(page).length,
    whileDrawing: lost.filter((frame) => !page(frame) && drawing(frame)).length,
  };
}

function runsOf(lost: readonly Frame[]): { runs: number; longestRun: number } {
  let runs = 0;
  let longestRun = 0;
  let length = 0;
  lost.forEach((frame, index) => {
    length = lost[index - 1]?.sequence === frame.sequence - 1 ? length + 1 : 1;
    if (length === 2) runs += 1;
    longestRun = Math.max(longestRun, length);
  });
  return { runs, longestRun };
}
