// Results of teams: whoever is of one organisation, by the sum of its best members or by its medals.
import type { RankRow, ScoreOrder, TeamRankBy, TeamResult } from '@liangfen/sdk/schema';
import { rational, sum, toNumber } from './decimal.ts';
import { compareScores } from './score-measure.ts';

/** One row of a group's ranking with the organisation it competes for. */
export interface TeamMember extends Pick<RankRow, 'programId' | 'rank' | 'score'> {
  readonly organisation: string;
}

export interface TeamRule {
  readonly by: TeamRankBy;
  /** How many members of a team count. */
  readonly best: number;
  readonly order: ScoreOrder;
  /** Whether results can be added up; points of different bouts say nothing together. */
  readonly adds: boolean;
}

/** Sums are exact, and no score has more decimals. */
const mostDecimals = 3;

type Medals = Pick<TeamResult, 'golds' | 'silvers' | 'bronzes'>;
type Unranked = Omit<TeamResult, 'rank' | 'tied'>;

/**
 * Ranks organisations, the best first. Whoever has no rank or no organisation counts for nobody. By best members, an
 * organisation that has fewer than `best` is named after the others, without a rank; equal sums share one. By medals,
 * golds decide, then silvers, then bronzes, as in the tables of games with several events; whoever has none shares the
 * last rank.
 *
 * @example
 * ```tsx
 * const rule = { by: 'BEST_MEMBERS', best: 2, order: 'HIGHER_FIRST', adds: true } as const;
 * const [first] = teamResults(
 *   [
 *     { programId: 'a', organisation: '音乐学院', rank: 1, score: 95.5 },
 *     { programId: 'b', organisation: '音乐学院', rank: 2, score: 90.25 },
 *   ],
 *   rule,
 * );
 * console.log(first?.total); // 185.75
 * ```
 */
export function teamResults(members: readonly TeamMember[], rule: TeamRule): TeamResult[] {
  const teams = [...byOrganisation(members)].map(([organisation, own]) =>
    teamOf(organisation, own, rule),
  );
  const compare = comparison(rule);
  const isRanked = ({ total }: Unranked) => rule.by === 'MEDALS' || total !== null;
  const ranked = teams.filter(isRanked).sort(compare);
  const others = teams.filter((team) => !isRanked(team));
  let rank = 0;
  const placed = ranked.map((team, index): TeamResult => {
    const before = ranked[index - 1];
    const after = ranked[index + 1];
    const likeBefore = before !== undefined && compare(before, team) === 0;
    if (!likeBefore) rank = index + 1;
    return {
      ...team,
      rank,
      tied: likeBefore || (after !== undefined && compare(team, after) === 0),
    };
  });
  return [...placed, ...others.map((team): TeamResult => ({ ...team, rank: null, tied: false }))];
}

/** In the order in which they first appear, so that equal teams stand alike each time. */
function byOrganisation(members: readonly TeamMember[]): ReadonlyMap<string, TeamMember[]> {
  const teams = new Map<string, TeamMember[]>();
  for (const member of members) {
    const organisation = member.organisation.trim();
    if (organisation === '' || member.rank === null || member.score === null) continue;
    const own = teams.get(organisation);
    if (own === undefined) teams.set(organisation, [member]);
    else own.push(member);
  }
  return teams;
}

function teamOf(organisation: string, own: readonly TeamMember[], rule: TeamRule): Unranked {
  const { best, order, adds } = rule;
  const counted = adds
    ? [...own].sort((a, b) => compareScores[order](a.score ?? 0, b.score ?? 0)).slice(0, best)
    : [];
  const total =
    counted.length < best || !adds
      ? null
      : toNumber(sum(counted.map(({ score }) => rational(score ?? 0))), mostDecimals);
  return {
    organisation,
    total,
    countedProgramIds: counted.map(({ programId }) => programId),
    members: own.length,
    ...medalsOf(own),
  };
}

function medalsOf(own: readonly TeamMember[]): Medals {
  const of = (place: number) => own.filter(({ rank }) => rank === place).length;
  return { golds: of(1), silvers: of(2), bronzes: of(3) };
}

function comparison({ by, order }: TeamRule): (a: Unranked, b: Unranked) => number {
  switch (by) {
    case 'BEST_MEMBERS':
      return (a, b) => compareScores[order](a.total ?? 0, b.total ?? 0);
    case 'MEDALS':
      return (a, b) => b.golds - a.golds || b.silvers - a.silvers || b.bronzes - a.bronzes;
  }
}
