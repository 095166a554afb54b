/**
 * The time by which shows run. The machine's clock may be set while a show is on, by an hour in either direction; what
 * runs goes on as if nobody had touched it (docs/decisions/0541).
 */
import type { Ports } from '../ports.ts';

export interface ClockJump {
  /** When it was noticed, by the machine's clock as it stands since then. */
  readonly at: number;
  /** How far the machine's clock was set: forward, or back where it is less than 0. */
  readonly byMs: number;
}

export interface LiveTime {
  /** Epoch ms; never less than what was told before, but for `settle`. */
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets and that never follows: for what happens within a while of something. */
  readonly even: () => number;
  /** The last jump of the machine's clock that the live time does not follow; null when both agree. */
  readonly jump: () => ClockJump | null;
  /** The last jump since the process began, also one that is followed by now; `at` is the live time when it was noticed. */
  readonly lastJump: () => ClockJump | null;
  /** Follows the machine's clock again; for a moment at which no countdown runs. */
  readonly settle: () => void;
}

/**
 * The ports of a show: `now` is the live time, `even` measures how long something took, and `machineNow` is the
 * machine's clock as it stands, for what is waited for outside of shows.
 */
export type LivePorts = Ports & Pick<LiveTime, 'even'> & { readonly machineNow: () => number };

/** Clocks that are corrected gently differ by milliseconds between two readings; a step of more is a jump. */
const jumpMs = 1_000;

/** A home without an even clock is believed to have a clock that nobody sets. */
export function createLiveTime({
  now: wall,
  elapsed = null,
  log,
}: Pick<Ports, 'now' | 'elapsed' | 'log'>): LiveTime {
  if (elapsed === null) {
    return {
      now: wall,
      even: wall,
      jump: () => null,
      lastJump: () => null,
      settle: () => undefined,
    };
  }
  let wallBefore = wall();
  let elapsedBefore = elapsed();
  /** What the jumps since the last settling come to. */
  let ahead = 0;
  let told = wallBefore;
  let last: ClockJump | null = null;
  let latest: ClockJump | null = null;

  return {
    even: elapsed,
    now: () => {
      const at = wall();
      const passed = elapsed();
      const byMs = at - wallBefore - (passed - elapsedBefore);
      wallBefore = at;
      elapsedBefore = passed;
      const hasJumped = Math.abs(byMs) > jumpMs;
      if (hasJumped) {
        ahead += byMs;
        last = { at, byMs: Math.round(byMs) };
        log.warn('live.clock.jumped', { byMs: last.byMs });
      }
      told = Math.max(told, Math.round(at - ahead));
      if (hasJumped) latest = { at: told, byMs: Math.round(byMs) };
      return told;
    },
    jump: () => last,
    lastJump: () => latest,
    settle: () => {
      if (last === null) return;
      log.info('live.clock.settled', { byMs: Math.round(ahead) });
      ahead = 0;
      last = null;
      told = wall();
    },
  };
}
