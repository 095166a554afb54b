/** Results of teams: the organisations of the ranked programs, by their best members or by medals. */
import {
  competitionDecimals,
  hasBouts,
  measurePart,
  rankingOf,
  type ShowState,
  scoreOrderOf,
  type TeamRule,
  teamResults,
} from '@liangfen/rules';
import type { ProgramGroup, TeamRankBy, TeamResults } from '@liangfen/sdk/schema';
import { frozenShow } from '../../live/frozen-show.ts';
import type { Operations } from '../operation.ts';
import { coveredAmong, sightOf } from '../sight/sight.ts';
import { groupsOf } from './groups.ts';

/** What a caller chooses; the contract's defaults where nothing is said. */
export interface TeamChoice {
  readonly best?: number | undefined;
  readonly by?: TeamRankBy | undefined;
}

export function teamsOf(
  state: ShowState,
  groups: readonly ProgramGroup[],
  { best = 3, by = 'BEST_MEMBERS' }: TeamChoice,
): Pick<TeamResults, 'by' | 'best' | 'teams' | 'withoutOrganisation'> {
  const organisations = new Map(
    groups.flatMap(({ programs }) =>
      programs.map(({ id, organisation = '' }) => [id, organisation.trim()] as const),
    ),
  );
  const members = groups
    .flatMap(({ id }) => rankingOf(state, id, null))
    .map((row) => ({ ...row, organisation: organisations.get(row.programId) ?? '' }));
  const adds = !hasBouts(state.setting.mode);
  const rule: TeamRule = {
    by: adds ? by : 'MEDALS',
    best,
    order: scoreOrderOf(state.setting),
    adds,
  };
  return {
    by: rule.by,
    best,
    teams: teamResults(members, rule),
    withoutOrganisation: members.filter(
      ({ rank, organisation }) => rank !== null && organisation === '',
    ).length,
  };
}

export const teams: Operations<'getTeamResults'> = {
  getTeamResults: async (call, services) => {
    const { groupId } = call.query;
    const sight = await sightOf(call, services, { groupId });
    const groups = groupsOf(sight.state, groupId);
    const state = frozenShow(sight.state);
    return {
      ...teamsOf(state, groups, call.query),
      decimals: competitionDecimals(state),
      ...measurePart(state.setting),
      coveredProgramIds: coveredAmong(groups, sight.covered),
    };
  },
};
