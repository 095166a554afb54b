// The sign-in ring: one arc per judge, so that each arrival is one more light.

const radius = 292;
/** More arcs than this are no longer told apart. */
const arcsAtMost = 72;

export interface RingArcs {
  /** Path data around the origin, clockwise from the top. */
  readonly paths: readonly string[];
  readonly lit: number;
}

export function ringArcs(signed: number, total: number): RingArcs {
  const count = Math.min(total, arcsAtMost);
  const gap = count === 1 ? 0 : Math.min(3.2, 90 / count);
  const paths = Array.from({ length: count }, (_, index) =>
    arc((360 / count) * index + gap / 2, (360 / count) * (index + 1) - gap / 2),
  );
  return {
    paths,
    // Full only when all have come, empty only when nobody has.
    lit:
      signed === 0
        ? 0
        : signed >= total
          ? count
          : Math.max(1, Math.min(count - 1, Math.round((signed / total) * count))),
  };
}

function arc(fromDegrees: number, toDegrees: number): string {
  // A whole circle has no beginning: a hair's breadth is left open.
  const to = Math.min(toDegrees, fromDegrees + 359.9);
  const point = (degrees: number) => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
  };
  return `M${point(fromDegrees)}A${radius} ${radius} 0 ${to - fromDegrees > 180 ? 1 : 0} 1 ${point(to)}`;
}
