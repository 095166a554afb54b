/** The table of a round robin: what each side has won, and who is ahead, with ties broken between the tied first (decision 0588). */
import type {
  Program,
  ProgramGroup,
  RoundTable,
  TablePoints,
  TableRow,
  TableStep,
} from '@liangfen/sdk/schema';
import { add, compare, type Rational, rational, subtract, toNumber, zero } from '../decimal.ts';
import { pairPrograms } from '../pairing.ts';
import { isCompeting, standingPart } from '../program-standing.ts';
import { finestDecimals } from '../score-decimals.ts';
import { grouped } from './grouped.ts';
import { isBoutAhead, walkoverWinner } from './walkover.ts';
import { people } from './ways.ts';

/** Where a group has chosen none. */
export const usualTablePoints: TablePoints = 'WIN_3_DRAW_1';

interface Points {
  readonly win: Rational;
  /** Null where no bout is drawn. */
  readonly draw: Rational | null;
  readonly loss: Rational;
}

/** What a bout is worth in the table. */
export function pointsOf(tablePoints: TablePoints): Points {
  switch (tablePoints) {
    case 'WIN_3_DRAW_1':
      return { win: rational(3), draw: rational(1), loss: zero };
    case 'WIN_2_DRAW_1':
      return { win: rational(2), draw: rational(1), loss: zero };
    case 'WIN_1_DRAW_HALF':
      return { win: rational(1), draw: rational('0.5'), loss: zero };
    case 'WIN_2_LOSS_1':
      return { win: rational(2), draw: null, loss: rational(1) };
    case 'WIN_3_LOSS_1':
      return { win: rational(3), draw: null, loss: rational(1) };
  }
}

/** A bout with a result, seen from one side. */
interface Played {
  readonly own: string;
  readonly other: string;
  readonly outcome: NonNullable<Program['outcome']>;
  readonly scored: Rational;
  readonly conceded: Rational;
}

interface Sums {
  readonly bouts: Readonly<Record<Played['outcome'], number>>;
  readonly points: Rational;
  readonly difference: Rational;
  readonly scored: Rational;
  readonly conceded: Rational;
}

/** Sides that nothing separates, and the step by which they are behind those before them. */
interface Part {
  readonly sides: readonly string[];
  readonly step: TableStep | null;
}

/** A step of the comparison, and the figure that it compares; the larger is ahead. */
type Step = readonly [TableStep, (side: string) => Rational];

/**
 * The table as it stands. A side is one team of the group, in however many bouts: programs of one name, contestant and
 * organisation. Equal points are decided by the bouts among the tied alone (points, difference, points scored), again among
 * those who are still tied once some are separated, and last by all bouts (difference, points scored); whoever is equal in all
 * of this shares the rank. A walkover is a victory without a score.
 *
 * @example
 * ```ts
 * const [group] = match.programGroups;
 * if (group) for (const { rank, program, points } of roundTable(group).rows) console.log(rank, program.programName, points);
 * ```
 */
export function roundTable(group: ProgramGroup): RoundTable {
  const { id: groupId, groupName, programs, tablePoints = usualTablePoints } = group;
  const worth = pointsOf(tablePoints);
  const personOf = people([group]);
  const { bouts } = pairPrograms(programs);
  const played = bouts.flatMap(({ red, blue }) => seenFromBoth(red, blue, personOf));
  const playedBy = grouped(played, ({ own }) => own);
  const teams = grouped(programs, personOf);
  // Whoever goes home after some bouts is out; who misses one and comes back is not.
  const competing = [...teams].flatMap(([side, own]) => {
    const last = own.at(-1);
    return last !== undefined && isCompeting(last) ? side : [];
  });
  const sums = sumsOf(played, worth);
  const byPoints = parted(competing, [['HEAD_TO_HEAD', (side) => sumOf(sums, side).points]]);
  const parts = byPoints.flatMap(({ sides }) =>
    headed(separated(sides, { playedBy, sums, worth }), null),
  );
  const ranked = new Set(competing);
  const out = [...teams.keys()].filter((side) => !ranked.has(side));
  const row = (side: string, place: Pick<TableRow, 'rank' | 'tied' | 'decidedBy'>): TableRow[] => {
    const [first] = teams.get(side) ?? [];
    if (first === undefined) return [];
    const { bouts: count, points, scored, conceded, difference } = sumOf(sums, side);
    const { id, sort, programName, contestant } = first;
    const { standing = 'COMPETING' } = teams.get(side)?.at(-1) ?? first;
    return [
      {
        program: { id, sort, programName, contestant, ...standingPart({ standing }) },
        ...place,
        played: count.WIN + count.DRAW + count.LOSS,
        ...{ won: count.WIN, drawn: count.DRAW, lost: count.LOSS },
        ...{ scored: figure(scored), conceded: figure(conceded) },
        ...{ difference: figure(difference), points: figure(points) },
      },
    ];
  };
  let ahead = 0;
  const rows = parts.flatMap(({ sides, step }) => {
    const rank = ahead + 1;
    ahead += sides.length;
    const tied = sides.length > 1;
    return sides.flatMap((side, at) =>
      row(side, { rank, tied, decidedBy: at === 0 ? step : null }),
    );
  });
  const last = out.flatMap((side) => row(side, { rank: null, tied: false, decidedBy: null }));
  const boutsLeft = bouts.filter(({ red, blue }) =>
    isBoutAhead({
      red: { program: red, outcome: red.outcome },
      blue: { program: blue, outcome: blue.outcome },
    }),
  ).length;
  return { groupId, groupName, tablePoints, rows: [...rows, ...last], boutsLeft };
}

function seenFromBoth(
  red: Program,
  blue: Program,
  personOf: (program: Program) => string,
): readonly Played[] {
  const [one, other] = [personOf(red), personOf(blue)];
  // Nobody fights themselves: two programs of one name stand next to each other by mistake.
  if (one === other) return [];
  const unfought = walkoverWinner({ red, blue });
  if (unfought !== null) {
    const outcomeOf = (side: Program) => (side === unfought ? ('WIN' as const) : ('LOSS' as const));
    const without = { scored: zero, conceded: zero };
    return [
      { own: one, other, outcome: outcomeOf(red), ...without },
      { own: other, other: one, outcome: outcomeOf(blue), ...without },
    ];
  }
  if (red.outcome === null || blue.outcome === null) return [];
  const [reds, blues] = [rational(red.currentScore), rational(blue.currentScore)];
  return [
    { own: one, other, outcome: red.outcome, scored: reds, conceded: blues },
    { own: other, other: one, outcome: blue.outcome, scored: blues, conceded: reds },
  ];
}

const nothing: Sums = {
  bouts: { WIN: 0, DRAW: 0, LOSS: 0 },
  ...{ points: zero, difference: zero, scored: zero, conceded: zero },
};

function sumsOf(played: readonly Played[], worth: Points): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { own, outcome, scored, conceded } of played) {
    const before = sums.get(own) ?? nothing;
    sums.set(own, {
      bouts: { ...before.bouts, [outcome]: before.bouts[outcome] + 1 },
      points: add(before.points, worthOf(outcome, worth)),
      difference: add(before.difference, subtract(scored, conceded)),
      scored: add(before.scored, scored),
      conceded: add(before.conceded, conceded),
    });
  }
  return sums;
}

function worthOf(outcome: Played['outcome'], { win, draw, loss }: Points): Rational {
  switch (outcome) {
    case 'WIN':
      return win;
    case 'DRAW':
      // Drawn before the points were chosen: worth what a defeat is.
      return draw ?? loss;
    case 'LOSS':
      return loss;
  }
}

function sumOf(sums: ReadonlyMap<string, Sums>, side: string): Sums {
  return sums.get(side) ?? nothing;
}

interface Bouts {
  readonly playedBy: ReadonlyMap<string, readonly Played[]>;
  readonly sums: ReadonlyMap<string, Sums>;
  readonly worth: Points;
}

/** Sides of equal points, put in order. */
function separated(tied: readonly string[], bouts: Bouts): readonly Part[] {
  if (tied.length < 2) return [{ sides: tied, step: null }];
  const among = new Set(tied);
  const own = tied.flatMap((side) =>
    (bouts.playedBy.get(side) ?? []).filter(({ other }) => among.has(other)),
  );
  const head = sumsOf(own, bouts.worth);
  const parts = parted(tied, [
    ['HEAD_TO_HEAD', (side) => sumOf(head, side).points],
    ['HEAD_DIFFERENCE', (side) => sumOf(head, side).difference],
    ['HEAD_SCORED', (side) => sumOf(head, side).scored],
  ]);
  if (parts.length > 1) {
    return parts.flatMap(({ sides, step }) => headed(separated(sides, bouts), step));
  }
  return parted(tied, [
    ['DIFFERENCE', (side) => sumOf(bouts.sums, side).difference],
    ['SCORED', (side) => sumOf(bouts.sums, side).scored],
  ]);
}

/** The first of what was one part is behind those before it by that part's step. */
function headed([first, ...rest]: readonly Part[], step: TableStep | null): readonly Part[] {
  return first === undefined ? [] : [{ ...first, step }, ...rest];
}

/** Those of equal figures stay together, the best first. */
function parted(sides: readonly string[], steps: readonly Step[]): readonly Part[] {
  const deciding = (one: string, other: string) =>
    steps.find(([, figureOf]) => compare(figureOf(one), figureOf(other)) !== 0);
  const order = (one: string, other: string) => {
    const step = deciding(one, other);
    return step === undefined ? 0 : compare(step[1](other), step[1](one));
  };
  const parts: { sides: string[]; step: TableStep | null }[] = [];
  for (const side of [...sides].sort(order)) {
    const before = parts.at(-1);
    const [one] = before?.sides ?? [];
    const step = one === undefined ? null : (deciding(one, side)?.[0] ?? null);
    if (before !== undefined && step === null) before.sides.push(side);
    else parts.push({ sides: [side], step });
  }
  return parts;
}

function figure(value: Rational): number {
  return toNumber(value, finestDecimals);
}
