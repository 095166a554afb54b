/** The results of teams as paper: the organisations in their order, with what was added up, for the officials to sign. */
import { competitionDecimals, type ShowState } from '@liangfen/rules';
import { coveredWord, printedSheetWords } from '@liangfen/rules/words';
import type { ProgramGroup } from '@liangfen/sdk/schema';
import type { PrintColumn, PrintSheet } from '../../../integrations/pdf/pdf-printer.ts';
import type { TeamChoice } from '../../results/teams.ts';
import { teamRowsOf } from '../team-rows.ts';
import {
  factsOf,
  finalWord,
  frameOf,
  none,
  officials,
  rankText,
  type SheetSource,
  scoreText,
} from './sheet-parts.ts';

export function teamsSheet(
  { state, covered }: Pick<SheetSource, 'state' | 'covered'>,
  groups: readonly ProgramGroup[],
  choice: TeamChoice,
): PrintSheet {
  const { adds, rows, notes } = teamRowsOf(state, groups, choice);
  const decimals = competitionDecimals(state);
  const [only, another] = groups;
  const groupName =
    only === undefined || another !== undefined ? `${groups.length} 个节目组` : only.groupName;
  const { length: coveredPrograms } = groups
    .flatMap(({ programs }) => programs)
    .filter(({ id }) => covered.has(id));
  return {
    ...frameOf(state, { groupName }, printedSheetWords.TEAMS),
    facts: factsOf(state, [
      ['节目组', groupName],
      ['单位', `${rows.length} 个`],
      ...(coveredPrograms === 0 ? [] : [[coveredWord, `${coveredPrograms} 个，没有计入`] as const]),
    ]),
    blocks: [
      {
        kind: 'TABLE',
        title: null,
        columns: [
          { title: '名次', width: 15, align: 'center' },
          { title: '单位', width: 'rest' },
          ...(adds ? totalColumns(state) : []),
          { title: '有名次的节目', width: 25, align: 'right' },
          { title: '金', width: 10, align: 'right' },
          { title: '银', width: 10, align: 'right' },
          { title: '铜', width: 10, align: 'right' },
          { title: '备注', width: 42 },
        ],
        rows: rows.map(({ team, counted, remark }) => [
          rankText(team),
          team.organisation,
          ...(adds ? [scoreText(decimals, team.total), counted || none] : []),
          ...[team.members, team.golds, team.silvers, team.bronzes].map(String),
          remark || none,
        ]),
      },
      { kind: 'NOTES', title: null, lines: notes },
    ],
    signatures: officials,
  };
}

function totalColumns(state: ShowState): readonly PrintColumn[] {
  return [
    { title: `${finalWord(state)}之和`, width: 32, align: 'right' },
    { title: '计入的节目', width: 'rest' },
  ];
}
