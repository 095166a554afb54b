// Says which marks of a judge group lie further apart than the rules of a field allow.
import type {
  BeyondTolerance,
  DropKind,
  MarksApart,
  Setting,
  Tolerance,
} from '@liangfen/sdk/schema';
import { compare, divide, exactString, type Rational, rational, subtract, sum } from './decimal.ts';
import { hasFullMark } from './mode.ts';

/** Marks that lie too far apart, and whose they are. */
export interface Apart extends Pick<Tolerance, 'between' | 'beyond'> {
  /** Of the marks that count once the highest and the lowest were dropped. */
  readonly mean: Rational;
  readonly most: number;
  readonly judgeIds: ReadonlySet<string>;
}

/** Whether nothing is dropped any more. */
export const countsAll: Readonly<Record<BeyondTolerance, boolean>> = {
  TELL: false,
  COUNT_ALL: true,
};

interface Mark {
  readonly judge: { readonly id: string };
  readonly value: Rational;
  readonly filled?: true;
}

/**
 * Returns how far marks may lie apart; null where nobody looks.
 *
 * @example
 * ```tsx
 * console.log(toleranceOf(match.setting)?.limits.length ?? 'any marks');
 * ```
 */
export function toleranceOf({
  mode,
  tolerance,
}: Pick<Setting, 'mode' | 'tolerance'>): Tolerance | null {
  return hasFullMark(mode) ? (tolerance ?? null) : null;
}

/** Null where all marks lie together; what stands for a missing one is nobody's, and is not looked at. */
export function marksApart(
  setting: Pick<Setting, 'mode' | 'tolerance'>,
  marks: readonly Mark[],
  dropped: ReadonlyMap<string, DropKind>,
): Apart | null {
  const tolerance = toleranceOf(setting);
  if (tolerance === null) return null;
  const given = marks.filter(({ filled }) => filled !== true);
  const counted = given.filter(({ judge }) => !dropped.has(judge.id));
  if (counted.length === 0) return null;
  const mean = divide(sum(counted.map(({ value }) => value)), rational(BigInt(counted.length)));
  const most = limitAt(tolerance, mean);
  if (most === null) return null;
  const judgeIds = new Set(
    tooFar[tolerance.between]({ given, counted, mean, most: rational(most) }),
  );
  const { between, beyond } = tolerance;
  return judgeIds.size === 0 ? null : { between, beyond, mean, most, judgeIds };
}

interface Looked {
  readonly given: readonly Mark[];
  readonly counted: readonly Mark[];
  readonly mean: Rational;
  readonly most: Rational;
}

const tooFar: Readonly<Record<Tolerance['between'], (looked: Looked) => string[]>> = {
  COUNTED: ({ counted, most }) => {
    const ascending = [...counted].sort((a, b) => compare(a.value, b.value));
    const [lowest] = ascending;
    const highest = ascending.at(-1);
    if (lowest === undefined || highest === undefined) return [];
    return compare(subtract(highest.value, lowest.value), most) > 0
      ? [lowest.judge.id, highest.judge.id]
      : [];
  },
  MARK_AND_MEAN: ({ given, mean, most }) =>
    given
      .filter(({ value }) => compare(distance(value, mean), most) > 0)
      .map(({ judge }) => judge.id),
};

function distance(a: Rational, b: Rational): Rational {
  return compare(a, b) < 0 ? subtract(b, a) : subtract(a, b);
}

/** The row of the largest figure that the mean reaches. */
function limitAt({ limits }: Tolerance, mean: Rational): number | null {
  const reached = limits.filter(({ from }) => compare(rational(from), mean) <= 0);
  const row = reached.reduce<(typeof limits)[number] | undefined>(
    (best, each) => (best === undefined || each.from > best.from ? each : best),
    undefined,
  );
  return row?.most ?? null;
}

export function apartWorking({ between, mean, most, beyond }: Apart): MarksApart {
  return { between, mean: exactString(mean), most, beyond };
}
