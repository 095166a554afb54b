// Reads the browser's own record of a play: its threads' tasks and the frames it showed.
import type { CDPSession } from 'playwright-core';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Begin, µs. */
  readonly ts: number;
  /** Wall time, µs. */
  readonly dur?: number;
  /** CPU time, µs. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly frame_reporter?: FrameReport;
  };
}

/** Chromium's own account of one frame; a frame may have two, one per thread that worked on it. */
export interface FrameReport {
  readonly frame_sequence: number;
  readonly state:
    | 'STATE_NO_UPDATE_DESIRED'
    | 'STATE_PRESENTED_ALL'
    | 'STATE_PRESENTED_PARTIAL'
    | 'STATE_DROPPED';
  readonly has_compositor_animation: boolean;
  /** `BACKFILL`: left out, and counted afterwards. */
  readonly frame_type?: string;
}

export interface Trace {
  readonly events: readonly TraceEvent[];
  /** The process of the page that played. */
  readonly pid: number;
  /** Its main thread. */
  readonly tid: number;
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'benchmark',
  'viz',
  'blink.user_timing',
  '__metadata',
];

/** `play` sets the mark `play` in the page as it begins; what came before is left out. */
export async function record(devtools: CDPSession, play: () => Promise<void>): Promise<Trace> {
  const all: TraceEvent[] = [];
  const collect = ({ value }: { value: readonly object[] }) => {
    // Safe: the fields of the trace event format that are read here.
    all.push(...(value as TraceEvent[]));
  };
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await play();
  const complete = new Promise<void>((done) => {
    devtools.once('Tracing.tracingComplete', () => done());
  });
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  const mark = all.find((event) => event.name === 'play');
  if (mark === undefined) throw new Error('the page did not say when it began to play');
  return {
    events: all.filter((event) => event.ts >= mark.ts || event.ph === 'M'),
    pid: mark.pid,
    tid: mark.tid,
  };
}

export interface Task {
  readonly from: number;
  readonly wall: number;
  readonly cpu: number;
}

/** Spans of that name on the page's main thread, or anywhere; ms. */
function spans(events: readonly TraceEvent[], fits: (event: TraceEvent) => boolean): Task[] {
  return events
    .filter((event) => event.ph === 'X' && fits(event))
    .map(({ ts, dur = 0, tdur = 0 }) => ({ from: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 }));
}

/** Tasks of the page's main thread. */
export function pageTasks({ events, pid, tid }: Trace): Task[] {
  return spans(
    events,
    (event) =>
      event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask',
  );
}

/** Frames as they are put together out of layers; a graphics card's work where there is one. */
export function drawings({ events }: Trace): Task[] {
  return spans(events, (event) => event.name === 'DirectRenderer::DrawFrame');
}

/** Parts of layers that were painted into pixels, beside the page's main thread. */
export function rasterings({ events }: Trace): Task[] {
  return spans(events, (event) => event.name === 'RasterTask');
}
