'use client';
// Turns the machine's feedback into toasts, in the spec's sentences (§ 5, § 8).
import type { Feedback } from '@liangfen/console-machine';
import { findProgram } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  fill,
  type Messages,
  problemText,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../messages/index.ts';
import { useToast } from '../primitives/Toast.tsx';
import { operatorName } from './command-texts.ts';
import type { SendToConsole } from './console-view.ts';

export function useFeedback(
  feedback: Feedback | null,
  match: CurrentMatch | null,
  send: SendToConsole,
): void {
  const toast = useToast();
  const panel = usePanelMessages();
  const failure = useFailureMessages();
  const { action } = useCommonMessages();
  const told = useRef(0);
  const latest = useRef(match);
  useLayoutEffect(() => {
    latest.current = match;
  });
  useEffect(() => {
    if (feedback === null || feedback.serial <= told.current) return;
    told.current = feedback.serial;
    const text = feedbackText(
      feedback,
      { panel, failure },
      (id) => (latest.current && findProgram(latest.current, id)?.program.programName) ?? null,
    );
    if (feedback.kind !== 'failure') {
      return toast({ text, tone: feedback.kind === 'warning' ? 'warning' : 'accent' });
    }
    toast({
      text,
      tone: 'danger',
      ...(feedback.failure.status === 0
        ? { action: { label: action.retry, onAction: () => send({ type: 'RETRY' }) } }
        : {}),
    });
  }, [feedback, toast, panel, failure, action, send]);
}

type Texts = Pick<Messages, 'panel' | 'failure'>;

/** The name of a program that feedback is about. */
type NameOf = (programId: string) => string | null;

export function feedbackText(
  feedback: Feedback,
  { panel, failure }: Texts,
  nameOf: NameOf,
): string {
  switch (feedback.kind) {
    case 'warning': {
      const text = warningText(feedback.code, { panel, failure });
      const names = feedback.missingJudges.map((judge) => judge.name).join(panel.marks.list);
      return names === ''
        ? text
        : fill(panel.feedback.withDetail, {
            text,
            detail: fill(panel.feedback.missing, { names }),
          });
    }
    case 'news': {
      const text = panel.feedback[feedback.code];
      return feedback.reason === null
        ? text
        : fill(panel.feedback.withDetail, { text, detail: failure.blocked[feedback.reason] });
    }
    case 'step':
      return otherStepText(feedback, panel, nameOf);
    case 'failure':
      return failureSentence(feedback.failure, { panel, failure });
  }
}

function otherStepText(
  { step, operator, disarmed }: Extract<Feedback, { kind: 'step' }>,
  { feedback, undoes, strip }: Messages['panel'],
  nameOf: NameOf,
): string {
  const words = { operator: operatorName(operator, strip), action: undoes[step.type] };
  const program = step.programId === null ? null : nameOf(step.programId);
  const text =
    program === null
      ? fill(feedback.otherStep, words)
      : fill(feedback.otherStepProgram, { ...words, program });
  return disarmed ? fill(feedback.disarmed, { text }) : text;
}

type WarningCode = Extract<Feedback, { kind: 'warning' }>['code'];

function warningText(code: WarningCode, { panel, failure }: Texts): string {
  switch (code) {
    case 'GROUP_NOT_SELECTED':
    case 'COMMAND_IN_FLIGHT':
    case 'CONFIRMATION_OPEN':
    case 'AWAIT_SIGN_IN':
    case 'AWAIT_SCORES':
    case 'AWAIT_BOUT':
    case 'SHOW_OVER':
    case 'NO_PROGRAM':
    case 'PREVIEW_PENDING':
      return panel.feedback[code];
    default:
      return failure.blocked[code];
  }
}

type CommandFailure = Extract<Feedback, { kind: 'failure' }>['failure'];

function failureSentence(failed: CommandFailure, { panel, failure }: Texts): string {
  if (failed.status === 0) return failure.unknown;
  const detail = problemText(failure.problems, failed);
  const short = {
    RANK_SWITCH_FAILED: failure.rankSwitch,
    GROUP_SWITCH_FAILED: failure.groupSwitch,
    PAGE_CHANGE_FAILED: failure.pageChange,
    FLOW_LOAD_FAILED: failure.flowLoad,
    COMMAND_FAILED: null,
  }[failed.message];
  if (short !== null) {
    return detail === '' ? short : fill(panel.feedback.withDetail, { text: short, detail });
  }
  const action = panel.command[failed.action];
  return detail === ''
    ? fill(failure.sharedWithoutDetail, { action, status: failed.status })
    : fill(failure.shared, { action, status: failed.status, detail });
}
