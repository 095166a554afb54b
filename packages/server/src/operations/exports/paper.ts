/** Score sheets and the summary as paper: the figures of the screen, and room for those who sign for them. */
import { judgeScoresOf, rankingOf, type ShowState, scoredItems, WHOLE } from '@liangfen/rules';
import type { Program, ProgramGroup, RankRow, ScoreWorking } from '@liangfen/sdk/schema';
import type { PrintColumn, PrintPage } from '../../integrations/pdf/pdf-printer.ts';
import { scoreRows } from '../results/score-rows.ts';
import { decidedByText } from './decided-by.ts';

const officials = ['记分员', '复核', '总评委（裁判长）', '日期'];
const blank = '—';

/** One group's ranking, and everybody's signature below it. */
export function summaryPage(state: ShowState, group: ProgramGroup): PrintPage {
  const items = scoredItems(state);
  const programs = new Map(group.programs.map((program) => [program.id, program]));
  const columns: PrintColumn[] = [
    { title: '名次', width: 12, align: 'center' },
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
      row.rank === null ? blank : String(row.rank),
      String(row.sort),
      row.programName,
      row.contestant,
      ...items.map(({ id }) => scoreText(state, itemScore(programs.get(row.programId), id))),
      scoreText(state, row.score),
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
  rank: number | null,
): PrintPage {
  const items = scoredItems(state);
  const keys = items.length === 0 ? [WHOLE] : items.map(({ id }) => id);
  const dropped = new Map<string, string[]>();
  for (const row of scoreRows(state, program.id)) {
    if (row.dropped === null) continue;
    const what = row.dropped === 'HIGHEST' ? '去掉最高分' : '去掉最低分';
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
      ['最终得分', scoreText(state, program.finalScore)],
      ['名次', rank === null ? blank : String(rank)],
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
        ...scores.map((score) => (score === null ? blank : String(score))),
        scores.every((score) => score === null)
          ? '未打分'
          : (dropped.get(judge.id)?.join('、') ?? '计入'),
        '',
      ];
    }),
    notes: workingNotes(state, program),
    signatures: officials,
  };
}

/** How the final score came about, as the screen's 「怎么算的」 says it. */
function workingNotes(state: ShowState, program: Program): string[] {
  const result = state.results.get(program.id);
  if (result === undefined) return ['这个节目还没有出分'];
  return [
    ...result.parts.map(partNote),
    ...result.adjustments.map(
      ({ amount, reason }) => `${amount < 0 ? '扣分' : '加分'} ${Math.abs(amount)}：${reason}`,
    ),
    ...(result.corrected === null
      ? []
      : [`人工更正为 ${result.corrected.score}：${result.corrected.reason}`]),
  ];
}

function partNote({ itemName, proportion, groups, renormalised, shown }: ScoreWorking): string {
  const name = itemName === null ? '' : `${itemName}（占比 ${proportion ?? 100}%）：`;
  const parts = groups.map(({ groupName, effectiveWeight, scores, dropSkipped }) => {
    const counted = scores.filter(({ dropped }) => dropped === null).length;
    const skipped = dropSkipped ? '，分数太少没有去分' : '';
    const weight = groups.length > 1 ? `，权重 ${effectiveWeight}%` : '';
    return `${groupName} ${scores.length} 个分数，计入 ${counted} 个${skipped}${weight}`;
  });
  const weights = renormalised ? '；有评委组没有分数，权重按其余组折算' : '';
  return `${name}${parts.join('；')}${weights}；得分 ${shown}`;
}

function itemScore(program: Program | undefined, itemId: string): number | null {
  return program?.programItemResults.find((result) => result.itemId === itemId)?.score ?? null;
}

function scoreText({ setting }: ShowState, score: number | null): string {
  return score === null ? blank : score.toFixed(setting.decimals);
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
