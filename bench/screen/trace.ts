// How much CPU time each task of the page's thread took: true also while other programs use the machine.
import type { CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time, µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** CPU time of the tasks of the page's thread while `play` runs, ms, the longest first. */
export async function taskTimes(
  devtools: CDPSession,
  play: () => Promise<void>,
): Promise<number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: readonly object[] }) => {
    // Safe: the fields of the trace event format that are read below.
    events.push(...(value as TraceEvent[]));
  };
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await play();
  const complete = new Promise<void>((done) => {
    devtools.once('Tracing.tracingComplete', () => done());
  });
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  const threads = events.filter(
    (event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  );
  const tasksOf = (thread: TraceEvent) =>
    events
      .filter(
        (event) =>
          event.ph === 'X' &&
          event.pid === thread.pid &&
          event.tid === thread.tid &&
          event.name.endsWith('RunTask'),
      )
      .map((event) => (event.tdur ?? 0) / 1000)
      .sort((a, b) => b - a);
  // Other pages have such a thread as well; the one that played did the most.
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  return threads.map(tasksOf).sort((a, b) => sum(b) - sum(a))[0] ?? [];
}
