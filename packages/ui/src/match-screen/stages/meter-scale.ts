// Places a score on a meter, by the full mark and the leader's score alone, so that the scale tells nothing before its
// step.

export interface MeterScale {
  readonly from: number;
  readonly to: number;
}

export interface MeterMarks {
  /** The leader's score, as the hall has seen it. */
  readonly mark: number | null;
  /** Null where results grow with the judges. */
  readonly full: number | null;
}

/** The leader stands at three quarters; below the scale a needle rests at its foot. */
const markAt = 0.75;
/** A mark close to the full one would leave a scale on which nobody else is seen. */
const leastShare = 0.25;
/** Without a leader, the upper half of the full mark is the scale: a hall does not wait for what is below. */
const openShare = 0.5;
/** The visible part of a column at the foot of the scale. */
const lowest = 0.04;

/** Null until there is anything to measure by. */
export function meterScale({ mark, full }: MeterMarks): MeterScale | null {
  if (full !== null && full > 0) {
    if (mark === null) return { from: full * (1 - openShare), to: full };
    const span = Math.max(full * leastShare, Math.min(full, (full - mark) / (1 - markAt)));
    return { from: Math.min(mark, full - span), to: Math.max(full, mark) };
  }
  return mark !== null && mark > 0 ? { from: 0, to: mark / markAt } : null;
}

/** 0 to 1 of the scale; where nothing is to be compared with, a score fills three quarters. */
export function meterShare(score: number, scale: MeterScale | null): number {
  if (scale === null || scale.to <= scale.from) return score > 0 ? markAt : lowest;
  return Math.max(lowest, Math.min(1, (score - scale.from) / (scale.to - scale.from)));
}
