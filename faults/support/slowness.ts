/**
 * How much of a processor a process is given at the moment: a wait that is nobody's fault on a busy machine is one on a quiet
 * one. Limits of a fault program are seconds of a machine that gives all of it.
 */
const everyMs = 250;
const spinMs = 4;

interface Sample {
  readonly at: number;
  /** Wall time for a piece of work, by the processor time that it took; 1 on a machine that does nothing else. */
  readonly factor: number;
}

export interface Slowness {
  /** A limit in ms of a quiet machine, in ms of this one as it was from then on. */
  readonly allowed: (quietMs: number, since: number) => number;
  /** The limit at the slowest time of as many ms. */
  readonly allowedAtWorst: (quietMs: number) => number;
  readonly stop: () => void;
}

export function watchSlowness(): Slowness {
  const samples: Sample[] = [];
  const take = () => void samples.push({ at: Date.now(), factor: slownessNow() });
  take();
  const timer = setInterval(take, everyMs);
  timer.unref();
  return {
    allowed: (quietMs, since) => quietMs * meanFactor(samples, since, Number.POSITIVE_INFINITY),
    allowedAtWorst: (quietMs) => quietMs * worstFactor(samples, quietMs),
    stop: () => clearInterval(timer),
  };
}

/** The largest mean of any stretch that is as long as the wait. */
export function worstFactor(samples: readonly Sample[], stretchMs: number): number {
  return Math.max(1, ...samples.map(({ at }) => meanFactor(samples, at - stretchMs, at)));
}

export function meanFactor(samples: readonly Sample[], from: number, to: number): number {
  const within = samples.filter(({ at }) => at >= from && at <= to);
  const sum = within.reduce((total, { factor }) => total + factor, 0);
  return within.length === 0 ? 1 : Math.max(1, sum / within.length);
}

function slownessNow(): number {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  let used = 0;
  while (used < spinMs) {
    const { user, system } = process.cpuUsage(cpu);
    used = (user + system) / 1_000;
  }
  return (performance.now() - begun) / used;
}
