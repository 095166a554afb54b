'use client';
// Sends a reminder, or the ranking, by the messenger, and says by name what became of it.
import { describeFailure } from '@liangfen/sdk';
import type { JudgeRef, ReminderAnswer, ReminderOccasion } from '@liangfen/sdk/schema';
import { useState } from 'react';
import {
  failureText,
  fill,
  useFailureMessages,
  useMessengerMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { type Toast, useToast } from '../../primitives/toast-context.ts';
import type { HallNotices } from '../use-hall-notices.ts';

/** More names than these are only counted. */
const mostNames = 6;

export interface RemindButtonProps {
  readonly notices: HallNotices | null;
  readonly occasion: ReminderOccasion;
  /** Why there is nobody to remind now. */
  readonly blockedReason?: string | null;
}

export function RemindButton({ notices, occasion, blockedReason = null }: RemindButtonProps) {
  const { panel: texts, action } = useMessengerMessages();
  const { busy, run } = useSending(action.remind);
  const tell = useReminded(occasion, notices?.name ?? '');
  if (notices === null) return null;
  return (
    <Button
      data-remind={occasion}
      title={fill(texts.remindHint[occasion], { name: notices.name })}
      busy={busy}
      blockedReason={blockedReason}
      onClick={() => void run(async () => tell(await notices.remind(occasion)))}
    >
      {texts.remind[occasion]}
    </Button>
  );
}

export interface SendResultsButtonProps {
  readonly notices: HallNotices | null;
  readonly blockedReason: string | null;
}

/** Asks first: what a group has read cannot be taken back. */
export function SendResultsButton({ notices, blockedReason }: SendResultsButtonProps) {
  const { panel: texts, action } = useMessengerMessages();
  const { busy, run } = useSending(action.sendResults);
  const [asking, setAsking] = useState(false);
  if (notices === null) return null;
  const { name, sendResults } = notices;
  return (
    <>
      <Button
        data-send-results
        title={fill(texts.sendResultsHint, { name })}
        busy={busy}
        blockedReason={blockedReason}
        onClick={() => setAsking(true)}
      >
        {texts.sendResults}
      </Button>
      <ConfirmDialog
        open={asking}
        title={fill(texts.sendAsk, { name })}
        effect={texts.sendEffect}
        confirmLabel={texts.sendConfirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run(async () => {
            await sendResults();
            return { text: texts.resultsSent, tone: 'success' };
          });
        }}
      />
    </>
  );
}

/** Sends one at a time; a refusal is told like every other one. */
function useSending(action: string) {
  const toast = useToast();
  const failures = useFailureMessages();
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Promise<Toast>) => {
    setBusy(true);
    try {
      toast(await send());
    } catch (error) {
      toast({ text: failureText(failures, describeFailure(action, error)), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

function useReminded(occasion: ReminderOccasion, name: string): (answer: ReminderAnswer) => Toast {
  const { panel: texts } = useMessengerMessages();
  const { marks } = usePanelMessages();
  const namesOf = (judges: readonly JudgeRef[]) => {
    const names = judges.slice(0, mostNames).map((judge) => judge.name);
    const joined = names.join(marks.list);
    return judges.length > mostNames
      ? fill(texts.andMore, { names: joined, count: judges.length })
      : joined;
  };
  return ({ sent, recent, unreachable }) => {
    const said = [
      sent.length === 0 ? null : fill(texts.sent, { names: namesOf(sent) }),
      recent.length === 0 ? null : fill(texts.recent, { names: namesOf(recent) }),
      unreachable.length === 0
        ? null
        : fill(texts.unreachable, { name, names: namesOf(unreachable) }),
    ].filter((text) => text !== null);
    if (said.length === 0) return { text: texts.nobodyToRemind[occasion], tone: 'success' };
    return { text: said.join(marks.parts), tone: unreachable.length === 0 ? 'success' : 'warning' };
  };
}
