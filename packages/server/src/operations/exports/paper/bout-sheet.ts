/** One bout as paper: both sides, every step with the score after it, and how and by whom it was decided. */
import { competitionDecimals, formatScore, mayPerform, type ShowState } from '@liangfen/rules';
import {
  cardVerdictWords,
  determinationReasonWords,
  outcomeWords,
  printedSheetWords,
  standingText,
  walkoverWord,
} from '@liangfen/rules/words';
import type { BoutCards, BoutRecord, BoutSide, ProgramGroup } from '@liangfen/sdk/schema';
import type { PrintBlock, PrintSheet } from '../../../integrations/pdf/pdf-printer.ts';
import { secondText, timeText } from '../../results/time-text.ts';
import { signed } from '../amendment-text.ts';
import type { BoutCourse, BoutStep } from '../bout-courses.ts';
import { blank, factsOf, frameOf, none, officials } from './sheet-parts.ts';

export function boutSheet(
  state: ShowState,
  group: Pick<ProgramGroup, 'groupName'>,
  record: BoutRecord,
  course: BoutCourse,
): PrintSheet {
  const { bout, red, blue } = record;
  const title = `第 ${bout} 场 ${red.programName} 对 ${blue.programName}`;
  return {
    ...frameOf(state, group, printedSheetWords.BOUT_SHEET, title),
    facts: factsOf(state, [
      ['节目组', group.groupName],
      ['场次', `第 ${bout} 场`],
      ['胜方', winnerText(record)],
      ['判定', decisionText(state, record, course.decided?.cards ?? null)],
      ['判定人', course.decided === null ? blank : deciderText(course.decided)],
    ]),
    blocks: [
      sidesTable(state, record),
      ...cardsBlocks(course),
      courseBlock(state, course),
      ...course.former.map((steps, at) =>
        stepsTable(state, `第 ${at + 1} 次对战的过程（不计）`, steps),
      ),
    ],
    signatures: ['红方代表', '蓝方代表', ...officials],
  };
}

function sidesTable(state: ShowState, { red, blue }: BoutRecord): PrintBlock {
  const decimals = competitionDecimals(state);
  const rowOf = (side: string, { programName, contestant, score, outcome, ...own }: BoutSide) => [
    side,
    programName,
    contestant || blank,
    formatScore(score, decimals),
    foulsText(own),
    endOf({ outcome, ...own }),
  ];
  return {
    kind: 'TABLE',
    title: null,
    columns: [
      { title: '方', width: 14, align: 'center' },
      { title: '节目', width: 'rest' },
      { title: '选手', width: 'rest' },
      { title: '比分', width: 18, align: 'right' },
      { title: '犯规', width: 'rest' },
      { title: '结果', width: 16, align: 'center' },
    ],
    rows: [rowOf('红方', red), rowOf('蓝方', blue)],
  };
}

function endOf({
  outcome,
  walkover,
  ...side
}: Pick<BoutSide, 'outcome' | 'walkover' | 'standing'>) {
  if (outcome !== null) return outcomeWords[outcome];
  return walkover === true ? walkoverWord : (standingText(side) ?? blank);
}

/** Every judge's card, round by round; nothing where cards did not decide. */
function cardsBlocks({ steps }: BoutCourse): PrintBlock[] {
  const last = steps.filter(({ cards, undone }) => cards !== null && !undone).at(-1);
  const { cards = [], rounds = 0 } = last?.cards ?? {};
  if (cards.length === 0) return [];
  return [
    {
      kind: 'TABLE',
      title: '评委的评分卡（红方:蓝方）',
      columns: [
        { title: '号', width: 11, align: 'center' },
        { title: '评委', width: 'rest' },
        ...Array.from({ length: rounds }, (_, at) => ({
          ...{ title: `${at + 1}`, width: 13, align: 'center' as const },
        })),
        { title: '合计', width: 20, align: 'center' },
      ],
      rows: cards.map(({ number, name, ...card }) => [
        number === null ? blank : String(number),
        name ?? blank,
        ...card.rounds.map(roundText),
        roundText(card),
      ]),
    },
  ];
}

/** "10:9" */
export function roundText({ red, blue }: { readonly red: number; readonly blue: number }): string {
  return `${red}:${blue}`;
}

function courseBlock(state: ShowState, { steps, startedBefore }: BoutCourse): PrintBlock {
  const again = startedBefore > 0 ? `（这一场重新开始过，此前 ${startedBefore} 次不计）` : '';
  const title = `对战过程${again}`;
  if (steps.length === 0) return { kind: 'NOTES', title, lines: ['还没有开始'] };
  return stepsTable(state, title, steps);
}

function stepsTable(state: ShowState, title: string, steps: readonly BoutStep[]): PrintBlock {
  const decimals = competitionDecimals(state);
  return {
    kind: 'TABLE',
    title,
    columns: [
      { title: '序', width: 11, align: 'center' },
      { title: '时间', width: 38 },
      { title: '剩余', width: 16, align: 'right' },
      { title: '事项', width: 'rest' },
      { title: '红方', width: 16, align: 'right' },
      { title: '蓝方', width: 16, align: 'right' },
      { title: '谁', width: 30 },
    ],
    rows: steps.map((step, index) => [
      String(index + 1),
      secondText(step.at),
      clockText(step.remainingMs),
      stepText(state, step),
      formatScore(step.red, decimals),
      formatScore(step.blue, decimals),
      step.by,
    ]),
  };
}

/** "1:05" */
export function clockText(ms: number | null): string {
  if (ms === null) return blank;
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What an operator did, and what a bout is without a winner. */
const drawnWord = '判平';
const drawText = '平局';

const sides: Readonly<Record<'RED' | 'BLUE', string>> = { RED: '红方', BLUE: '蓝方' };

/** "红方 +3", "蓝方犯规：推出界外；犯规超限，判定结束". */
export function stepText(state: ShowState, step: BoutStep): string {
  const decided =
    step.determination === null ? '' : `；${determinationReasonWords[step.determination.reason]}`;
  return `${happened(state, step)}${decided}${step.undone ? '（已撤销）' : ''}`;
}

function happened(
  state: ShowState,
  { type, side, point, foulName, reason, determination }: BoutStep,
): string {
  const who = side === null ? '' : sides[side];
  switch (type) {
    case 'BATTLE_STARTED':
      return '开始';
    case 'BATTLE_PAUSED':
      return '暂停';
    case 'BATTLE_RESUMED':
      return '继续';
    case 'POINT_ADDED':
      return `${who} ${signed(point ?? 0, competitionDecimals(state))}`;
    case 'FOUL_ADDED':
      return `${who}犯规：${foulName ?? '已删除的犯规'}`;
    case 'BATTLE_DETERMINED':
      return determination === null ? drawnWord : '判定';
    case 'COMMAND_UNDONE':
      return '撤销一步';
    case 'FOUL_TAKEN_OFF':
      return `去掉${who}的一次犯规：${foulName ?? '已删除的犯规'}`;
    case 'CLOCK_SET':
      return '设定时钟';
    case 'BOUT_CORRECTED':
    case 'RESULT_CORRECTED':
    case 'ADJUSTMENT_ADDED':
      return `更正${reason === null ? '' : `：${reason}`}`;
  }
}

export function winnerText({ red, blue }: Pick<BoutRecord, 'red' | 'blue'>): string {
  const named = (side: BoutSide) => `${side === red ? sides.RED : sides.BLUE} ${side.programName}`;
  const winner = [red, blue].find(({ outcome }) => outcome === 'WIN');
  if (winner !== undefined) return named(winner);
  if (red.outcome === 'DRAW') return drawText;
  const unfought = [red, blue].find(({ walkover }) => walkover === true);
  return unfought === undefined ? '未判定' : `${named(unfought)}（${walkoverWord}）`;
}

/** "犯规超限：推出界外", "领先达标：领先 5". */
export function decisionText(
  state: ShowState,
  record: BoutRecord,
  cards: BoutCards | null,
): string {
  const { determination } = record;
  const byCards = cards?.verdict === undefined ? '' : `：${cardVerdictWords[cards.verdict]}`;
  if (record.red.outcome === 'DRAW') return `${drawnWord}${byCards}`;
  if (determination === null) return outText(record);
  const { reason, foulName, lead } = determination;
  const word = determinationReasonWords[reason];
  switch (reason) {
    case 'EXCEEDED_FOULS':
      return `${word}：${foulName ?? '已删除的犯规'}`;
    case 'LEAD_SCORE':
      return `${word}：领先 ${formatScore(lead ?? 0, competitionDecimals(state))}`;
    case 'CARDS':
      return `${word}${byCards}`;
    case 'OPERATOR':
    case 'CORRECTED':
      return word;
  }
}

/** "蓝方弃权": why a bout was not fought; blank for one that was, or still may be. */
function outText({ red, blue }: BoutRecord): string {
  if (red.outcome !== null) return blank;
  const out = [red, blue].flatMap((side) => {
    const word = mayPerform(side) ? null : standingText(side);
    return word === null ? [] : `${side === red ? sides.RED : sides.BLUE}${word}`;
  });
  return out.length === 0 ? blank : out.join('，');
}

/** Says who made the deciding step, and when. */
export function deciderText({ by, at }: BoutStep): string {
  return `${by}，${timeText(at)}`;
}

export function foulsText({ fouls }: Pick<BoutSide, 'fouls'>): string {
  const told = fouls.map(({ foulName, times, allowed }) =>
    foulName === null
      ? `已删除的犯规 ${times} 次`
      : `${foulName} ${times} 次${allowed === null ? '' : `（允许 ${allowed}）`}`,
  );
  return told.length === 0 ? none : told.join('；');
}
