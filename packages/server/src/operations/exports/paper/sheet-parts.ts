/** The common parts of all sheets: how figures and people are written, who signs, what was put right afterwards. */
import { competitionDecimals, formatScore, measurePart, type ShowState } from '@liangfen/rules';
import { coveredWord, scoreUnitWords, standingText } from '@liangfen/rules/words';
import type { ProgramGroup, RankRow, ScoreUnit } from '@liangfen/sdk/schema';
import type { PrintBlock, PrintSheet, PrintTable } from '../../../integrations/pdf/pdf-printer.ts';
import { judgeNames } from '../../results/judge-names.ts';
import { timeText } from '../../results/time-text.ts';
import { amendmentText, programText } from '../amendment-text.ts';
import type { Amendment } from '../amendments.ts';
import { waitingAmendments } from '../waiting-amendments.ts';

export const officials = ['记分员', '复核', '总评委（裁判长）', '日期'];
export const blank = '—';
/** A remark that is empty says so: nobody can add one after it was signed. */
export const none = '无';

/** Everything that sheets are made from. */
export interface SheetSource {
  readonly state: ShowState;
  /** Programs with scores that no step has shown and that the printing person may not see. */
  readonly covered: ReadonlySet<string>;
  readonly amendments: readonly Amendment[];
}

/** Figures of sheets are numbers to reckon with: a time stands in seconds. */
const sheetUnit: Readonly<Record<ScoreUnit, string>> = {
  ...scoreUnitWords,
  CLOCK: scoreUnitWords.SECONDS,
};

/** The heading of what the judges alone gave. */
export function judgedWord({ setting }: Pick<ShowState, 'setting'>): string {
  switch (setting.mode) {
    case 'SCORE':
    case 'BATTLE':
      return '评委得分';
    case 'VOTE':
      return '评委得票';
  }
}

/** Names a program's result: votes are counted, not scored. */
export function finalWord({ setting }: Pick<ShowState, 'setting'>): string {
  switch (setting.mode) {
    case 'SCORE':
    case 'BATTLE': {
      const { scoreUnit } = measurePart(setting);
      return scoreUnit === undefined ? '最终得分' : `最终成绩（${sheetUnit[scoreUnit]}）`;
    }
    case 'VOTE':
      return '得票';
  }
}

/** Title and the head of the pages; `program` where the sheet is one program's or bout's. */
export function frameOf(
  { name, status }: ShowState,
  { groupName }: Pick<ProgramGroup, 'groupName'>,
  list: string,
  program: string | null = null,
): Pick<PrintSheet, 'title' | 'subtitle' | 'heading'> {
  const subtitle = `${list}${status === 'REHEARSAL' ? '（彩排，不作为正式成绩）' : ''}`;
  return {
    title: name,
    subtitle,
    heading: [name, groupName, ...(program === null ? [] : [program]), subtitle],
  };
}

export function factsOf(
  { look }: Pick<ShowState, 'look'>,
  own: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  return [
    ...own,
    ...(look.startTime === null ? [] : [['比赛时间', timeText(look.startTime)] as const]),
    ...(look.organiser === '' ? [] : [['主办', look.organiser] as const]),
    ...(look.venue === '' ? [] : [['地点', look.venue] as const]),
  ];
}

export function scoreText(decimals: number, score: number | null): string {
  return score === null ? blank : formatScore(score, decimals);
}

export function rankText(row: Pick<RankRow, 'rank' | 'tied' | 'standing'>): string {
  const { rank, tied } = row;
  if (rank === null) return standingText(row) ?? blank;
  return tied ? `并列 ${rank}` : String(rank);
}

/** Everybody who judged signs, and the officials. */
export function allSignatures(state: ShowState): readonly string[] {
  const names = judgeNames(state);
  const judges = state.judges.flatMap(({ id, number, name }) =>
    (names.get(id) ?? [name]).map((one) => (number === null ? one : `评委 ${number} ${one}`)),
  );
  return [...judges, ...officials];
}

const amendmentsTitle = '更正、加减分和迟交';

/** Corrections, adjustments and late scores, one line each; says so when there are none. */
export function amendmentsBlock(
  source: SheetSource,
  group: Pick<ProgramGroup, 'programs'>,
): PrintBlock {
  return amendmentsTable(source, group) ?? { kind: 'NOTES', title: amendmentsTitle, lines: [none] };
}

/** Null when there are none. */
export function amendmentsTable(
  { state, covered, amendments }: SheetSource,
  { programs }: Pick<ProgramGroup, 'programs'>,
): PrintTable | null {
  const own = new Set(programs.map(({ id }) => id));
  const listed = amendments.filter(
    ({ programId }) => own.has(programId) && !covered.has(programId),
  );
  const hidden = programs.filter(({ id }) => covered.has(id));
  const waiting = waitingAmendments(state).filter(
    ({ programId }) => own.has(programId) && !covered.has(programId),
  );
  if (listed.length + waiting.length + hidden.length === 0) return null;
  const several = programs.length > 1;
  const decimals = competitionDecimals(state);
  const named = (programId: string) => (several ? [programText(state, programId)] : []);
  return {
    kind: 'TABLE',
    title: amendmentsTitle,
    columns: [
      { title: '时间', width: 33 },
      ...(several ? [{ title: '节目', width: 'rest' } as const] : []),
      { title: '事项', width: 'rest' },
      { title: '原来得分', width: 20, align: 'right' },
      { title: '改后得分', width: 20, align: 'right' },
      { title: '原因', width: 'rest' },
      { title: '谁', width: 30 },
    ],
    rows: [
      ...listed.map((amendment) => [
        timeText(amendment.at),
        ...named(amendment.programId),
        amendmentText(state, amendment),
        scoreText(decimals, amendment.before),
        scoreText(decimals, amendment.after),
        amendment.reason,
        amendment.by,
      ]),
      ...waiting.map(({ at, programId, text, reason }) => [
        timeText(at),
        ...named(programId),
        text,
        blank,
        blank,
        reason === '' ? none : reason,
        blank,
      ]),
      ...hidden.map(({ id }) => [
        blank,
        ...named(id),
        ...new Array<string>(4).fill(coveredWord),
        blank,
      ]),
    ],
  };
}
