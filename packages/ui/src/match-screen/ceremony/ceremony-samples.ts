// Values of the ceremony's pictures and of brackets of every size, for samples.ts.
import type {
  BracketRound,
  BracketSide,
  BracketSlot,
  RankRow,
  StageAward,
  StageAwards,
  StageBracket,
  StageChampion,
  StagePodium,
  StageProgram,
  TableRow,
} from '@liangfen/sdk/schema';

export function sampleChampion(
  champions: readonly StageProgram[],
  rest: Partial<StageChampion> = {},
): StageChampion {
  return {
    kind: 'CHAMPION',
    groupName: '决赛',
    champions: [...champions],
    score: 95.44,
    runnerUp: null,
    vote: false,
    decimals: 2,
    ...rest,
  };
}

export function samplePodium(rows: readonly RankRow[]): StagePodium {
  return { kind: 'PODIUM', groupName: '决赛', rows: [...rows], vote: false, decimals: 2 };
}

export function sampleAwards(awards: readonly StageAward[]): StageAwards {
  return { kind: 'AWARDS', groupName: '决赛', awards: [...awards] };
}

export interface BracketShape {
  /** How many of all bouts, in order, are decided. */
  readonly decided: number;
  /** Rounds that have their programs. */
  readonly rounds?: number;
}

const roundNames = ['十六强', '八强', '半决赛', '决赛'];

/** Makes a bracket in which the first of a pair wins odd bouts, and the other one even bouts. */
export function sampleBracket(
  programs: readonly StageProgram[],
  { decided, rounds: wanted = Number.POSITIVE_INFINITY }: BracketShape,
): StageBracket {
  const rounds: BracketRound[] = [];
  const count = Math.max(1, Math.ceil(Math.log2(Math.max(2, programs.length))));
  const names = count > roundNames.length ? ['首轮', ...roundNames] : roundNames;
  let standing = programs.map((program) => ({ program, from: null as number | null }));
  let left = decided;
  while (standing.length > 1 && rounds.length < wanted) {
    const slots: BracketSlot[] = [];
    const through: typeof standing = [];
    for (let at = 0; at < standing.length; at += 2) {
      const [one, other] = [standing[at], standing[at + 1]];
      if (one === undefined) break;
      const from = slots.length;
      if (other === undefined) {
        slots.push({ bout: null, red: sideOf(one, null), blue: null });
        through.push({ program: one.program, from });
        continue;
      }
      const over = left > 0;
      left -= 1;
      const redWins = from % 2 === 0;
      slots.push({
        bout: from + 1,
        red: sideOf(one, over ? redWins : null),
        blue: sideOf(other, over ? !redWins : null),
      });
      if (over) through.push({ program: (redWins ? one : other).program, from });
    }
    const groupName = names[names.length - count + rounds.length] ?? '决赛';
    rounds.push({ groupName, slots });
    if (left < 0) break;
    standing = through;
  }
  const last = rounds.at(-1)?.slots ?? [];
  const final = last.length === 1 ? last[0] : undefined;
  const winner = [final?.red, final?.blue].find((side) => side?.outcome === 'WIN');
  return { kind: 'BRACKET', rounds, champion: winner?.program ?? null, decimals: 0 };
}

/** The bracket, in whose first undecided bout of the first round one side is out. */
export function withWalkover(stage: StageBracket): StageBracket {
  const [first, ...others] = stage.rounds;
  const at = first?.slots.findIndex(({ red, blue }) => blue !== null && red.outcome === null) ?? -1;
  const slots = first?.slots.map((slot, index): BracketSlot => {
    const { red, blue } = slot;
    if (index !== at || blue === null) return slot;
    const program: StageProgram = { ...blue.program, standing: 'DISQUALIFIED' };
    return { ...slot, red: { ...red, walkover: true }, blue: { ...blue, program } };
  });
  return first === undefined
    ? stage
    : { ...stage, rounds: [{ ...first, slots: slots ?? [] }, ...others] };
}

function sideOf(
  { program, from }: { readonly program: StageProgram; readonly from: number | null },
  won: boolean | null,
): BracketSide {
  if (won === null) return { program, from, score: null, outcome: null };
  const score = won ? 20 + (program.sort % 9) : 8 + (program.sort % 9);
  return { program, from, score, outcome: won ? 'WIN' : 'LOSS' };
}

/** The table of a round robin in which everybody drew and won a little; the last one is out, and one bout is to come. */
export function sampleTable(programs: readonly StageProgram[]): StageBracket {
  const rows = programs.map((program, at): TableRow => {
    const out = at > 3 && at === programs.length - 1;
    const won = Math.max(0, programs.length - 1 - at - (at % 2));
    const difference = 12.5 - at * 5;
    return {
      program: out ? { ...program, standing: 'WITHDRAWN' } : program,
      ...{ rank: out ? null : at + 1, tied: false, played: programs.length - 1, won },
      ...{
        drawn: at % 2,
        lost: programs.length - 1 - won - (at % 2),
        scored: 30,
        conceded: 30 - difference,
      },
      ...{ difference, points: won + (at % 2) / 2 },
      decidedBy: at === 1 ? 'HEAD_TO_HEAD' : null,
    };
  });
  return {
    ...{ kind: 'BRACKET', rounds: [], champion: null, decimals: 0 },
    table: {
      ...{ groupId: 'g1', groupName: '小组赛', tablePoints: 'WIN_1_DRAW_HALF', rows, boutsLeft: 1 },
    },
  };
}
