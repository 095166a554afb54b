// Turns figures into positions on an axis: round ticks around the data, and percentages of the width.

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Round figures from `low` to `high`, both included. */
  readonly ticks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10];

/**
 * About `wanted` ticks around all values; a single value gets some room on both sides. The axis ends at `ceiling`, the
 * highest there can be, unless a value is above it all the same.
 */
export function scaleOf(values: readonly number[], ceiling?: number, wanted = 5): Scale {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return { low: 0, high: 1, ticks: [0, 1] };
  const room = high === low ? Math.max(Math.abs(high) / 20, 1) : 0;
  const step = roundStep((high - low + 2 * room) / wanted);
  const first = Math.floor((low - room) / step);
  const last = Math.ceil((high + room) / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    tidy((first + index) * step),
  );
  const scale = { low: tidy(first * step), high: tidy(last * step), ticks };
  return ceiling === undefined || high > ceiling || scale.low >= ceiling
    ? scale
    : endingAt(scale, ceiling);
}

function endingAt(scale: Scale, ceiling: number): Scale {
  if (scale.high <= ceiling) return scale;
  const ticks = scale.ticks.filter((tick) => tick < ceiling);
  return { low: scale.low, high: ceiling, ticks: [...ticks, ceiling] };
}

/** The smallest of 1, 2, 2.5, 5 times a power of ten that is not below `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (steps.find((step) => step * power >= size * (1 - 1e-9)) ?? 10);
}

/** Takes away the last digits of a binary fraction: 0.30000000000000004 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}

/** Position on the axis, 0 to 100. */
export function positionOf(value: number, { low, high }: Scale): number {
  return ((value - low) / (high - low)) * 100;
}
