/** The results of teams as a file tells them: who counts for each organisation by which figure, and what is to be said of it. */
import {
  competitionDecimals,
  formatMeasured,
  hasBouts,
  rankingOf,
  type ShowState,
  scoreUnitOf,
} from '@liangfen/rules';
import { teamRankByWords } from '@liangfen/rules/words';
import type { ProgramGroup, TeamResult } from '@liangfen/sdk/schema';
import { type TeamChoice, teamsOf } from '../results/teams.ts';

export interface TeamRow {
  readonly team: TeamResult;
  /** Each program that counts, with the figure that is added up. */
  readonly counted: string;
  readonly remark: string;
}

export interface TeamRows {
  /** Whether figures are added up: points of different bouts say nothing together. */
  readonly adds: boolean;
  readonly rows: readonly TeamRow[];
  /** How the organisations were ranked, and who was left out. */
  readonly notes: readonly string[];
}

export function teamRowsOf(
  state: ShowState,
  groups: readonly ProgramGroup[],
  choice: TeamChoice,
): TeamRows {
  const { by, best, teams, withoutOrganisation } = teamsOf(state, groups, choice);
  const adds = !hasBouts(state.setting.mode);
  const decimals = competitionDecimals(state);
  const unit = scoreUnitOf(state.setting);
  // What the ranking compares, as that is what is added up; judges' own figures differ from it where panels are made comparable.
  const counted = new Map(
    groups
      .flatMap(({ id }) => rankingOf(state, id, null))
      .flatMap(({ programId, programName, score }) =>
        score === null
          ? []
          : [[programId, `${programName} ${formatMeasured(score, decimals, unit)}`] as const],
      ),
  );
  return {
    adds,
    rows: teams.map((team) => ({
      team,
      counted: team.countedProgramIds.flatMap((id) => counted.get(id) ?? []).join('；'),
      remark: [
        ...(team.tied ? [`并列第 ${team.rank} 名`] : []),
        ...(adds && team.total === null ? [`不足 ${best} 个节目，没有总分`] : []),
      ].join('；'),
    })),
    notes: [
      `${teamRankByWords[by]}${by === 'BEST_MEMBERS' ? `，计最好的 ${best} 个` : ''}`,
      ...(withoutOrganisation > 0 ? [`${withoutOrganisation} 个节目没有写单位，没有计入`] : []),
    ],
  };
}
