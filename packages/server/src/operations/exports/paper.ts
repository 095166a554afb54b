/** Score sheets and the summary as paper: the figures of the screen, and room for those who sign for them. */
import {
  competitionDecimals,
  formatScore,
  judgeScoresOf,
  rankingOf,
  type ShowState,
  scoredItems,
  WHOLE,
} from '@liangfen/rules';
import { dropKindWords } from '@liangfen/rules/words';
import type { Program, ProgramGroup, RankRow } from '@liangfen/sdk/schema';
import type { PrintColumn, PrintPage } from '../../integrations/pdf/pdf-printer.ts';
import { scoreRows } from '../results/score-rows.ts';
import { decidedByText } from './decided-by.ts';
import { workingNotes } from './working-notes.ts';

const officials = ['记分员', '复核', '总评委（裁判长）', '日期'];
const blank = '—';

/** One group's ranking, and everybody's signature below it. */
export function summaryPage(state: ShowState, group: ProgramGroup): PrintPage {
  const items = scoredItems(state);
  const decimals = competitionDecimals(state);
  const programs = new Map(group.programs.map((program) => [program.id, program]));
  const columns: PrintColumn[] = [
    { title: '名次', width: 16, align: 'center' },
    { title: '序号', width: 12, align: 'center' },
    { title: '节目名称', width: 'rest' },
    { title: '选手', width: 'rest' },
    ...items.map(({ itemName }): PrintColumn => ({ title: itemName, width: 18, align: 'right' })),
    { title: '最终得分', width: 20, align: 'right' },
    { title: '备注', width: 28 },
  ];
  return {
    title: state.name,
    subtitle: `成绩汇总表${rehearsal(state)}`,
    facts: facts(state, [['节目组', group.groupName]]),
    columns,
    rows: rankingOf(state, group.id, null).map((row) => [
      rankText(row),
      String(row.sort),
      row.programName,
      row.contestant,
      ...items.map(({ id }) => scoreText(decimals, itemScore(programs.get(row.programId), id))),
      scoreText(decimals, row.score),
      remark(state, programs.get(row.programId), row),
    ]),
    notes: [],
    signatures: [...state.judges.map(({ number, name }) => judgeText(number, name)), ...officials],
  };
}

/** One program: every judge's scores, what became of them, and how the final score came about. */
export function scoreSheetPage(
  state: ShowState,
  group: ProgramGroup,
  program: Program,
  row: Pick<RankRow, 'rank' | 'tied'>,
): PrintPage {
  const items = scoredItems(state);
  const decimals = competitionDecimals(state);
  const keys = items.length === 0 ? [WHOLE] : items.map(({ id }) => id);
  const dropped = new Map<string, string[]>();
  for (const row of scoreRows(state, program.id)) {
    if (row.dropped === null) continue;
    const what = dropKindWords[row.dropped];
    const known = dropped.get(row.judgeId) ?? [];
    dropped.set(row.judgeId, [...known, row.itemName === null ? what : `${row.itemName}${what}`]);
  }
  const groupNames = new Map(state.judgeGroups.map(({ id, groupName }) => [id, groupName]));
  return {
    title: state.name,
    subtitle: `评分表${rehearsal(state)}`,
    facts: facts(state, [
      ['节目组', group.groupName],
      ['节目', `${program.sort}. ${program.programName}`],
      ['选手', program.contestant || blank],
      ['最终得分', scoreText(decimals, program.finalScore)],
      ['名次', rankText(row)],
    ]),
    columns: [
      { title: '编号', width: 12, align: 'center' },
      { title: '评委', width: 'rest' },
      { title: '评委组', width: 24 },
      ...(items.length === 0
        ? [{ title: '得分', width: 20, align: 'right' } as const]
        : items.map(
            ({ itemName }): PrintColumn => ({ title: itemName, width: 18, align: 'right' }),
          )),
      { title: '计分', width: 32 },
      { title: '评委签名', width: 34 },
    ],
    rows: state.judges.map((judge) => {
      const given = judgeScoresOf(state, program.id, judge.id);
      const scores = keys.map((key) => given.get(key)?.score ?? null);
      return [
        judge.number === null ? '' : String(judge.number),
        judge.name,
        groupNames.get(judge.judgeGroupId ?? '') ?? state.judgeGroups[0]?.groupName ?? '',
        ...scores.map((score) => scoreText(decimals, score)),
        scores.every((score) => score === null)
          ? '未打分'
          : (dropped.get(judge.id)?.join('、') ?? '计入'),
        '',
      ];
    }),
    notes: workingNotes(state, program.id),
    signatures: officials,
  };
}

function itemScore(program: Program | undefined, itemId: string): number | null {
  return program?.programItemResults.find((result) => result.itemId === itemId)?.score ?? null;
}

function scoreText(decimals: number, score: number | null): string {
  return score === null ? blank : formatScore(score, decimals);
}

function rankText({ rank, tied }: Pick<RankRow, 'rank' | 'tied'>): string {
  if (rank === null) return blank;
  return tied ? `并列 ${rank}` : String(rank);
}

function judgeText(number: number | null, name: string): string {
  return number === null ? name : `评委 ${number} ${name}`;
}

function remark(state: ShowState, program: Program | undefined, row: RankRow): string {
  const corrected = program?.corrected === true ? ['已更正'] : [];
  const decided = row.decidedBy === null ? [] : [decidedByText(state, row.decidedBy)];
  return [...corrected, ...decided].join('；');
}

function rehearsal({ status }: ShowState): string {
  return status === 'REHEARSAL' ? '（彩排，不作为正式成绩）' : '';
}

function facts(
  { look }: ShowState,
  own: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  return [
    ...own,
    ...(look.organiser === '' ? [] : [['主办', look.organiser] as const]),
    ...(look.venue === '' ? [] : [['地点', look.venue] as const]),
  ];
}
