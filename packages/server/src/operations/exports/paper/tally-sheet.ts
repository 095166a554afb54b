/** One program of a vote as paper: who voted for it, how the groups count, and how the votes became the result. */
import {
  competitionDecimals,
  judgeScoresOf,
  panelOf,
  type ShowState,
  WHOLE,
} from '@liangfen/rules';
import { printedSheetWords } from '@liangfen/rules/words';
import type { Program, ProgramGroup, ProgramPanel, RankRow } from '@liangfen/sdk/schema';
import type { PrintBlock, PrintSheet } from '../../../integrations/pdf/pdf-printer.ts';
import { absence } from './absence.ts';
import {
  amendmentsBlock,
  blank,
  factsOf,
  frameOf,
  officials,
  rankText,
  type SheetSource,
  scoreText,
} from './sheet-parts.ts';
import { workingNotes } from './working-notes.ts';

export function tallySheet(
  source: SheetSource,
  group: ProgramGroup,
  program: Program,
  row: Pick<RankRow, 'rank' | 'tied'>,
): PrintSheet {
  const { state } = source;
  const title = `${program.sort}. ${program.programName}`;
  const panel = panelOf(state, program.id);
  const votes = votesOf(state, program.id, panel);
  const given = [...votes.values()].filter(({ given }) => given).length;
  return {
    ...frameOf(state, group, printedSheetWords.TALLY_SHEET, title),
    facts: factsOf(state, [
      ['节目组', group.groupName],
      ['节目', title],
      ['选手', program.contestant || blank],
      ['投票', `${given} 位，共 ${panel.judges.length} 位评委`],
      ['得票', scoreText(competitionDecimals(state), program.finalScore)],
      ['名次', rankText(row)],
    ]),
    blocks: [
      groupsTable(panel, votes),
      judgesTable(panel, votes),
      amendmentsBlock(source, { programs: [program] }),
      workingNotes(state, program.id),
    ],
    signatures: officials,
  };
}

interface Vote {
  readonly given: boolean;
  /** Given, withheld, or why neither. */
  readonly text: string;
}

function votesOf(
  state: ShowState,
  programId: string,
  { judges }: ProgramPanel,
): ReadonlyMap<string, Vote> {
  return new Map(
    judges.map((judge) => {
      const score = judgeScoresOf(state, programId, judge.id).get(WHOLE)?.score;
      const given = score !== undefined && score > 0;
      const text = score === undefined ? absence(state, judge) : given ? '投票' : '不投';
      return [judge.id, { given, text }];
    }),
  );
}

function groupsTable(
  { judges, groups = [] }: ProgramPanel,
  votes: ReadonlyMap<string, Vote>,
): PrintBlock {
  const [first] = groups;
  return {
    kind: 'TABLE',
    title: null,
    columns: [
      { title: '评委组', width: 'rest' },
      { title: '权重', width: 20, align: 'right' },
      { title: '评委', width: 20, align: 'right' },
      { title: '投票', width: 20, align: 'right' },
    ],
    rows: groups.map((group) => {
      const own = judges.filter(({ judgeGroupId }) => {
        const known = groups.some(({ id }) => id === judgeGroupId);
        return known ? judgeGroupId === group.id : group === first;
      });
      const voted = own.filter(({ id }) => votes.get(id)?.given);
      return [group.groupName, `${group.weight}%`, String(own.length), String(voted.length)];
    }),
  };
}

function judgesTable(
  { judges, groups = [] }: ProgramPanel,
  votes: ReadonlyMap<string, Vote>,
): PrintBlock {
  const names = new Map(groups.map(({ id, groupName }) => [id, groupName]));
  return {
    kind: 'TABLE',
    title: '评委投票',
    columns: [
      { title: '编号', width: 14, align: 'center' },
      { title: '评委', width: 'rest' },
      { title: '评委组', width: 'rest' },
      { title: '投票', width: 24 },
      { title: '评委签名', width: 40 },
    ],
    rows: judges.map(({ id, number, name, judgeGroupId }) => [
      number === null ? '' : String(number),
      name,
      names.get(judgeGroupId ?? '') ?? groups[0]?.groupName ?? '',
      votes.get(id)?.text ?? '',
      '',
    ]),
  };
}
