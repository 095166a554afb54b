/** Work in a thread of its own: bounded in memory and time, one at a time, with a short queue. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts `./<name>.js` beside the built program, or `./<name>.ts` from sources. */
export function startThread(name: string, options: WorkerOptions): Worker {
  const fromSource = import.meta.url.endsWith('.ts');
  if (!fromSource) return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  // From sources, the thread must be taught TypeScript; on Node 20 an `--import` does not reach it.
  const url = new URL(`./${name}.ts`, import.meta.url).href;
  const teach = `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(url)});
  })`;
  return new Worker(teach, {
    ...options,
    eval: true,
    execArgv: ['--conditions=@liangfen/source'],
  });
}

export interface ThreadLimits {
  readonly heapMegabytes: number;
  readonly timeoutMs: number;
  /** Jobs that may wait behind the running one. */
  readonly waiting: number;
}

export type ThreadEnd<Result> =
  | { readonly ended: 'done'; readonly result: Result }
  /** The queue is full; nothing was started. */
  | { readonly ended: 'busy' }
  /** The thread was stopped, because it took more memory or time than it may. */
  | { readonly ended: 'exceeded' }
  | { readonly ended: 'failed'; readonly error: Error };

/** The messages of a thread; it ends after its result. */
export type ThreadMessage<Result, Progress = never> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'result'; readonly result: Result };

export interface ThreadJobs<Job, Result, Progress = never> {
  readonly run: (job: Job, note?: (progress: Progress) => void) => Promise<ThreadEnd<Result>>;
}

/** A fresh thread per job, so that no job leaves anything to the next. */
export function createThreadJobs<Job, Result, Progress = never>(
  name: string,
  limits: ThreadLimits,
): ThreadJobs<Job, Result, Progress> {
  let last: Promise<unknown> = Promise.resolve();
  let present = 0;
  return {
    run: (job, note) => {
      if (present > limits.waiting) return Promise.resolve({ ended: 'busy' });
      present += 1;
      const own = last.then(() => runJob<Job, Result, Progress>(name, limits, job, note));
      last = own.finally(() => {
        present -= 1;
      });
      return own;
    },
  };
}

function runJob<Job, Result, Progress>(
  name: string,
  { heapMegabytes, timeoutMs }: ThreadLimits,
  job: Job,
  note: ((progress: Progress) => void) | undefined,
): Promise<ThreadEnd<Result>> {
  return new Promise((resolve) => {
    const worker = startThread(name, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 },
    });
    let ended = false;
    const end = (how: ThreadEnd<Result>) => {
      // Stopping it is an exit too.
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      // The next job starts when this one's memory is free again.
      void worker.terminate().then(
        () => resolve(how),
        () => resolve(how),
      );
    };
    const timer = setTimeout(() => end({ ended: 'exceeded' }), timeoutMs);
    worker.on('message', (message: ThreadMessage<Result, Progress>) => {
      if (message.kind === 'progress') note?.(message.progress);
      else end({ ended: 'done', result: message.result });
    });
    worker.on('error', (error: Error & { code?: string }) =>
      end(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? { ended: 'exceeded' }
          : { ended: 'failed', error },
      ),
    );
    worker.on('exit', (code) =>
      end({ ended: 'failed', error: new Error(`${name} ended with code ${code}`) }),
    );
  });
}
