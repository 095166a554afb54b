// A command in the operator's words: on its button, and as the next step with the program it is about.
import {
  type Button,
  beginsCovered,
  isReveal,
  type OtherOperator,
} from '@liangfen/console-machine';
import { findProgram, isRedAgainst, type OperatorCommand, revealSteps } from '@liangfen/rules';
import type { CurrentMatch, JudgeRef, RevealStep } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';
import type { ConsoleView } from './console-view.ts';

export function buttonText({ command, asks }: Button, texts: Messages['panel']): string {
  if (command.type === 'SHOW_CEREMONY') {
    const action = texts.next.ceremony[command.part];
    if (command.covered === undefined) return action;
    const way = (command.covered ? texts.covered : texts.automatic).SHOW_CEREMONY;
    return fill(texts.next.ceremonyWay, { action, way });
  }
  if (isReveal(command) && command.covered !== undefined) {
    return (command.covered ? texts.covered : texts.automatic)[command.type];
  }
  const again = asks === 'RERUN_NEEDS_CONFIRMATION' || asks === 'BATTLE_RESTART_NEEDS_CONFIRMATION';
  if (again && isRerun(command.type)) return texts.rerun[command.type];
  return texts.command[command.type];
}

function isRerun(type: OperatorCommand['type']): type is keyof Messages['panel']['rerun'] {
  return type === 'START_SPEECH' || type === 'START_SCORING' || type === 'START_BATTLE';
}

export function nextStepText(next: Button, match: CurrentMatch, texts: Messages['panel']): string {
  const action = buttonText(next, texts);
  const { command } = next;
  if (command.type === 'TURN_RANK_PAGE') {
    const text = fill(texts.rank.page, { page: command.pageNo + 1 });
    return fill(texts.marks.says, { label: action, text });
  }
  if (command.type === 'STEP_REVEAL') {
    const step = command.step === null ? undefined : revealSteps(match.stage)[command.step - 1];
    return step === undefined ? texts.next.reveal : revealText(step, match, texts.next);
  }
  if (command.type === 'SHOW_RANK') {
    if (command.covered !== undefined) return action;
    return beginsCovered(match, command) ? texts.covered.SHOW_RANK : texts.next.rank;
  }
  if (command.type === 'SWITCH_GROUP') {
    const group = match.programGroups.find(({ id }) => id === command.groupId)?.groupName;
    return group === undefined ? action : fill(texts.next.group, { group });
  }
  if (command.type === 'START_BATTLE') {
    const own = findProgram(match, command.programId)?.program;
    const other = findProgram(match, command.opponentId)?.program;
    if (own === undefined || other === undefined) return action;
    const [red, blue] = isRedAgainst(own, other) ? [own, other] : [other, own];
    return fill(texts.next.bout, { action, red: red.programName, blue: blue.programName });
  }
  const program = 'programId' in command ? findProgram(match, command.programId)?.program : null;
  if (!program) return action;
  const words = { action, sort: program.sort, program: program.programName };
  const item = itemName(command, match);
  return item === null
    ? fill(texts.next.program, words)
    : fill(texts.next.programItem, { ...words, item });
}

function revealText(
  step: RevealStep,
  { stage }: CurrentMatch,
  texts: Messages['panel']['next'],
): string {
  switch (step.kind) {
    case 'PODIUM':
      return texts.podium;
    case 'PLACES':
      return texts.place;
    case 'NEWCOMER':
      return texts.newcomer;
    case 'CHAMPION':
      return texts.champion;
    case 'DECISION':
      return texts.decision;
    case 'AWARD':
    case 'WINNERS': {
      const award = stage.kind === 'AWARDS' ? stage.awards[step.award]?.awardName : undefined;
      if (award === undefined) return texts.reveal;
      return fill({ AWARD: texts.award, WINNERS: texts.winners }[step.kind], { award });
    }
    case 'TURN':
    case 'STRIKE':
    case 'ITEM':
    case 'TOTAL':
    case 'RANK':
    case 'LEADER':
    case 'WORKING':
      return texts.reveal;
  }
}

/** Null where items are not scored one by one. */
function itemName(command: OperatorCommand, match: CurrentMatch): string | null {
  const itemId = 'itemId' in command ? command.itemId : null;
  return match.items.find(({ id }) => id === itemId)?.itemName ?? null;
}

export function isSame(command: OperatorCommand, other: OperatorCommand | null): boolean {
  return other !== null && JSON.stringify(command) === JSON.stringify(other);
}

/** Names an operator in a sentence; a device without a name is 另一位操作员. */
export function operatorName(
  operator: OtherOperator | null,
  texts: Messages['panel']['strip'],
): string {
  if (operator?.ownLogin) return texts.ownWindow;
  const device = operator?.label ?? '';
  return device === '' ? texts.unnamedOperator : fill(texts.operatorOn, { device });
}

/** The words on the large button: a headline, and who or what the show waits for. */
export interface AdviceText {
  readonly title: string;
  readonly hint: string | null;
  /** The act of a press while judges are still awaited. */
  readonly early: string | null;
}

export function adviceText(
  { advice, next }: Pick<ConsoleView, 'advice' | 'next'>,
  match: CurrentMatch,
  texts: Messages['panel'],
): AdviceText {
  switch (advice.kind) {
    case 'TAKE':
      return { title: next ? nextStepText(next, match, texts) : '', hint: null, early: null };
    case 'AWAIT_SIGN_IN':
    case 'AWAIT_SCORES': {
      const { done, of, missing } = advice.judges;
      const awaited = { AWAIT_SIGN_IN: texts.next.signIn, AWAIT_SCORES: texts.next.scores }[
        advice.kind
      ];
      return {
        title: fill(awaited.title, { done, of }),
        hint:
          missing.length === 0
            ? null
            : absentText(missing, awaited.missing, awaited.more, texts.marks.list),
        early: advice.command === null ? null : awaited.early,
      };
    }
    case 'AWAIT_BOUT':
    case 'SHOW_OVER':
    case 'NO_PROGRAM':
    case 'COMPETITION_ENDED':
      return { ...texts.next.idle[advice.kind], early: null };
  }
}

/** Longer lists are in the dialog of the judges. */
const namedJudges = 3;

function absentText(absent: readonly JudgeRef[], all: string, more: string, list: string): string {
  const names = absent
    .slice(0, namedJudges)
    .map(({ name }) => name)
    .join(list);
  return absent.length > namedJudges
    ? fill(more, { names, count: absent.length })
    : fill(all, { names });
}
