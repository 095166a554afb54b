// In both pages of the bench: what the page's own thread did while something played.

export interface Recording {
  /** Between frames, ms. */
  readonly gaps: readonly number[];
  /** Tasks above 50 ms, ms. */
  readonly longTasks: readonly number[];
}

/** For `ms`; `act` is called in the first frame. */
async function recordFrames(ms: number, act?: () => void): Promise<Recording> {
  const gaps: number[] = [];
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration);
  });
  observer.observe({ type: 'longtask' });
  await new Promise<void>((done) => {
    let last: number | null = null;
    let begun: number | null = null;
    const onFrame = (now: number) => {
      if (last !== null) gaps.push(now - last);
      last = now;
      if (begun === null) {
        begun = now;
        act?.();
      }
      if (now - begun < ms) requestAnimationFrame(onFrame);
      else done();
    };
    requestAnimationFrame(onFrame);
  });
  for (const entry of observer.takeRecords()) longTasks.push(entry.duration);
  observer.disconnect();
  return { gaps, longTasks };
}

Object.assign(window, { recordFrames });
