'use client';
// Turns the machine's notices into toasts, in the spec's sentences (§ 5, § 8).
import type { Notice } from '@liangfen/console-machine';
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

export function useNotices(
  notice: Notice | null,
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
    if (notice === null || notice.serial <= told.current) return;
    told.current = notice.serial;
    const text = noticeText(
      notice,
      { panel, failure },
      (id) => (latest.current && findProgram(latest.current, id)?.program.programName) ?? null,
    );
    if (notice.kind !== 'failure') {
      return toast({ text, tone: notice.kind === 'warning' ? 'warning' : 'accent' });
    }
    toast({
      text,
      tone: 'danger',
      ...(notice.failure.status === 0
        ? { action: { label: action.retry, onAction: () => send({ type: 'RETRY' }) } }
        : {}),
    });
  }, [notice, toast, panel, failure, action, send]);
}

type Texts = Pick<Messages, 'panel' | 'failure'>;

/** The name of a program that a notice is about. */
type NameOf = (programId: string) => string | null;

export function noticeText(notice: Notice, { panel, failure }: Texts, nameOf: NameOf): string {
  switch (notice.kind) {
    case 'warning': {
      const text = warningText(notice.code, { panel, failure });
      const names = notice.missingJudges.map((judge) => judge.name).join(panel.marks.list);
      return names === ''
        ? text
        : fill(panel.notice.withDetail, { text, detail: fill(panel.notice.missing, { names }) });
    }
    case 'news': {
      const text = panel.notice[notice.code];
      return notice.reason === null
        ? text
        : fill(panel.notice.withDetail, { text, detail: failure.blocked[notice.reason] });
    }
    case 'step':
      return otherStepText(notice, panel, nameOf);
    case 'failure':
      return failureSentence(notice.failure, { panel, failure });
  }
}

function otherStepText(
  { step, operator, disarmed }: Extract<Notice, { kind: 'step' }>,
  { notice, undoes, strip }: Messages['panel'],
  nameOf: NameOf,
): string {
  const words = { operator: operatorName(operator, strip), action: undoes[step.type] };
  const program = step.programId === null ? null : nameOf(step.programId);
  const text =
    program === null
      ? fill(notice.otherStep, words)
      : fill(notice.otherStepProgram, { ...words, program });
  return disarmed ? fill(notice.disarmed, { text }) : text;
}

type WarningCode = Extract<Notice, { kind: 'warning' }>['code'];

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
      return panel.notice[code];
    default:
      return failure.blocked[code];
  }
}

type CommandFailure = Extract<Notice, { kind: 'failure' }>['failure'];

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
    return detail === '' ? short : fill(panel.notice.withDetail, { text: short, detail });
  }
  const action = panel.command[failed.action];
  return detail === ''
    ? fill(failure.sharedWithoutDetail, { action, status: failed.status })
    : fill(failure.shared, { action, status: failed.status, detail });
}
