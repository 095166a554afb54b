'use client';
// Takes one judge's score out of a finished result, or back in: which figures change is told first, and a reason is kept.
import type { ProgramDetail, StatisticsRow } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { longestReason } from '../../primitives/dialog-parts.ts';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { ToldChanges } from '../../told-changes/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Stack } from '../frame/Section.tsx';

export interface StrikeDialogProps {
  readonly id: string;
  readonly detail: Pick<ProgramDetail, 'program' | 'rows'>;
  /** How many decimals scores have. */
  readonly decimals: number;
  readonly onClose: () => void;
}

export function StrikeDialog({ id, detail, decimals, onClose }: StrikeDialogProps) {
  const { strike: texts } = useBackstageMessages();
  const { action } = useCommonMessages();
  const { program, rows } = detail;
  const [judgeId, setJudgeId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const struck = !isStruck(rows, judgeId);
  const apply = struck ? texts.apply : texts.restore;
  const strike = useAct(
    apply,
    (client, body: { readonly judgeId: string; readonly reason: string }) =>
      client.request('strikeJudgeScore', {
        path: { id, programId: program.id, judgeId: body.judgeId },
        body: { struck, reason: body.reason },
      }),
    {
      refresh: [competitionKey(id), competitionsKey],
      done: struck ? texts.applied : texts.restored,
    },
  );
  const reasonMissing = reason.trim() === '';
  return (
    <Dialog
      open
      title={fill(texts.title, { program: program.programName })}
      onClose={onClose}
      onSubmit={async () => {
        setTried(true);
        if (judgeId === null || reasonMissing || strike.busy) return;
        if ((await strike.run({ judgeId, reason: reason.trim() })) !== undefined) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="submit" look="primary" busy={strike.busy}>
            {apply}
          </Button>
        </>
      }
    >
      <Stack>
        <div>{texts.hint}</div>
        <Select
          label={texts.judge}
          error={tried && judgeId === null ? texts.judgeMissing : undefined}
          placeholder={texts.judgeMissing}
          value={judgeId}
          options={judgesIn(rows).map(({ judgeId: value, judgeNumber, judgeName: name }) => ({
            value,
            label: fill(isStruck(rows, value) ? texts.judgeStruck : texts.judgeOption, {
              number: judgeNumber ?? '–',
              name,
            }),
          }))}
          onChange={setJudgeId}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          error={tried && reasonMissing ? texts.reasonMissing : undefined}
          autoComplete="off"
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
        {judgeId === null ? null : (
          <Forecast
            key={judgeId}
            at={{ id, programId: program.id, judgeId }}
            struck={struck}
            decimals={decimals}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** A step that would be refused says so, with the server's reason, before it is taken. */
function Forecast({
  at,
  struck,
  decimals,
}: {
  readonly at: { readonly id: string; readonly programId: string; readonly judgeId: string };
  readonly struck: boolean;
  readonly decimals: number;
}) {
  const { toldChanges } = useBackstageMessages();
  const changes = useRead(
    // Not below the competition's key: what was asked before the step is not asked again after it.
    ['strike', at.id, at.programId, at.judgeId, struck],
    (client, signal) =>
      client.request('strikeJudgeScore', {
        path: at,
        query: { preview: true },
        body: { struck, reason: noReasonYet },
        signal,
      }),
    { once: true },
  );
  return (
    <div role="status">
      <Loaded of={changes}>
        {(answer) => (
          <ToldChanges
            texts={toldChanges}
            changes={{ state: 'FOUND', answer }}
            setting={{ decimals }}
          />
        )}
      </Loaded>
    </div>
  );
}

/** What is looked at beforehand needs one, and is not kept. */
const noReasonYet = '—';

function isStruck(rows: readonly StatisticsRow[], judgeId: string | null): boolean {
  return rows.some((row) => row.judgeId === judgeId && row.struck !== undefined);
}

/** Each judge once, though there is a row for every item. */
function judgesIn(rows: readonly StatisticsRow[]): readonly StatisticsRow[] {
  return [...new Map(rows.map((row) => [row.judgeId, row] as const)).values()];
}
