// A command in the operator's words: on its button, and as the next step with the program it is about.
import type { Button, OtherOperator } from '@liangfen/console-machine';
import { findProgram, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';

export function buttonText({ command, asks }: Button, texts: Messages['panel']): string {
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
    return `${action}：${fill(texts.rank.page, { page: command.pageNo + 1 })}`;
  }
  const program = 'programId' in command ? findProgram(match, command.programId)?.program : null;
  return program
    ? fill(texts.next.program, { action, sort: program.sort, program: program.programName })
    : action;
}

export function isSame(command: OperatorCommand, other: OperatorCommand | null): boolean {
  return other !== null && JSON.stringify(command) === JSON.stringify(other);
}

/** As a sentence names it; devices that say nothing are 另一位操作员. */
export function operatorName(
  operator: OtherOperator | null,
  texts: Messages['panel']['strip'],
): string {
  if (operator?.ownLogin) return texts.ownWindow;
  const device = operator?.label ?? '';
  return device === '' ? texts.unnamedOperator : fill(texts.operatorOn, { device });
}
