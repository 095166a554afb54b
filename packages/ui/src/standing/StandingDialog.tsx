'use client';
// Puts a program out of the ranking or back into it, and says first which published ranks change: for panel and desk.
import { standingOf } from '@liangfen/rules';
import type { Program, ProgramStanding, RankChange } from '@liangfen/sdk/schema';
import { programStandingValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { fill, type Messages, useCommonMessages, useFailureMessages } from '../messages/index.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { DialogEffect, DialogFields, longestReason } from '../primitives/dialog-parts.ts';
import { Select } from '../primitives/Select.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useLookedUp } from '../primitives/use-looked-up.ts';

/** As many changes as a dialog shows at once. */
const mostShown = 12;

export type StandingTexts = Messages['panel']['standing'];

export interface ChosenStanding {
  readonly standing: ProgramStanding;
  readonly reason: string;
}

export interface StandingDialogProps {
  readonly program: Pick<Program, 'id' | 'sort' | 'programName' | 'standing'>;
  readonly texts: StandingTexts;
  readonly busy: boolean;
  /** The published ranks that a standing would change, from what to what; nothing is saved. */
  readonly rankChanges: (
    of: { readonly programId: string; readonly standing: ProgramStanding },
    signal: AbortSignal,
  ) => Promise<readonly RankChange[]>;
  readonly onApply: (chosen: ChosenStanding) => void | Promise<void>;
  readonly onClose: () => void;
}

export function StandingDialog({
  program,
  texts,
  busy,
  rankChanges,
  onApply,
  onClose,
}: StandingDialogProps) {
  const { blocked } = useFailureMessages();
  const { action } = useCommonMessages();
  const now = standingOf(program);
  const [chosen, setChosen] = useState<ProgramStanding>(now);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const looked = useLookedUp(chosen === now ? null : chosen, (signal) =>
    rankChanges({ programId: program.id, standing: chosen }, signal),
  );
  // Without an answer the dialog goes on saying that it does not know.
  const changes = looked.state === 'FOUND' ? looked.answer : null;
  const reasonMissing = reason.trim() === '';

  const apply = () => {
    setTried(true);
    if (chosen === now || reasonMissing || busy) return;
    void onApply({ standing: chosen, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      title={fill(texts.title, { sort: program.sort, program: program.programName })}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <DialogFields>
        <Select<ProgramStanding>
          label={texts.choose}
          hint={texts.chooseHint}
          error={tried && chosen === now ? texts.unchanged : undefined}
          value={chosen}
          options={programStandingValues.map((value) => ({ value, label: texts.words[value] }))}
          onChange={setChosen}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          error={tried && reasonMissing ? blocked.REASON_REQUIRED : undefined}
          autoComplete="off"
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
        <DialogEffect role="status">
          <RankChanges changes={changes} asked={chosen !== now} texts={texts} />
        </DialogEffect>
      </DialogFields>
    </Dialog>
  );
}

function RankChanges({
  changes,
  asked,
  texts,
}: {
  readonly changes: readonly RankChange[] | null;
  readonly asked: boolean;
  readonly texts: StandingTexts;
}) {
  if (!asked) return <p>{texts.keeps}</p>;
  if (changes === null) return <p>{texts.looking}</p>;
  if (changes.length === 0) return <p>{texts.noChanges}</p>;
  const rank = (value: number | null) =>
    value === null ? texts.noRank : fill(texts.rank, { rank: value });
  return (
    <>
      <p>{fill(texts.changes, { count: changes.length })}</p>
      <ul>
        {changes.slice(0, mostShown).map(({ programId, sort, programName, from, to }) => (
          <li key={programId}>
            {fill(texts.change, { sort, program: programName, from: rank(from), to: rank(to) })}
          </li>
        ))}
      </ul>
    </>
  );
}
