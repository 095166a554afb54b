'use client';
// Puts a program out of the ranking or back into it, and says first which published figures change: for panel and desk.
import { standingOf } from '@liangfen/rules';
import type {
  CurrentMatch,
  Program,
  ProgramStanding,
  PublishedChanges,
} from '@liangfen/sdk/schema';
import { programStandingValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { fill, type Messages, useCommonMessages, useFailureMessages } from '../messages/index.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { DialogEffect, DialogFields, longestReason } from '../primitives/dialog-parts.ts';
import { Select } from '../primitives/Select.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useLookedUp } from '../primitives/use-looked-up.ts';
import { ToldChanges, type ToldChangesTexts } from '../told-changes/index.ts';

export type StandingTexts = Messages['panel']['standing'];

export interface ChosenStanding {
  readonly standing: ProgramStanding;
  readonly reason: string;
}

export interface StandingDialogProps {
  readonly program: Pick<Program, 'id' | 'sort' | 'programName' | 'standing'>;
  readonly texts: StandingTexts;
  readonly toldChanges: ToldChangesTexts;
  readonly setting: Pick<CurrentMatch['setting'], 'decimals'>;
  readonly busy: boolean;
  /** The published figures that a standing would change, from what to what; nothing is saved. */
  readonly changes: (
    of: { readonly programId: string; readonly standing: ProgramStanding },
    signal: AbortSignal,
  ) => Promise<PublishedChanges>;
  readonly onApply: (chosen: ChosenStanding) => void | Promise<void>;
  readonly onClose: () => void;
}

export function StandingDialog({
  program,
  texts,
  toldChanges,
  setting,
  busy,
  changes,
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
    changes({ programId: program.id, standing: chosen }, signal),
  );
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
          {chosen === now ? (
            <p>{texts.keeps}</p>
          ) : (
            <ToldChanges texts={toldChanges} changes={looked} setting={setting} />
          )}
        </DialogEffect>
      </DialogFields>
    </Dialog>
  );
}
