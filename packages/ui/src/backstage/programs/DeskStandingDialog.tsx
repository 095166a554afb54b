'use client';
// The desk's way to put a program out of the ranking or back into it: the same step as at the console.
import type { Program } from '@liangfen/sdk/schema';
import { useCallback } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { useClient } from '../../provider/index.ts';
import {
  type ChosenStanding,
  StandingDialog,
  type StandingDialogProps,
} from '../../standing/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey } from '../data/use-read.ts';
import { useDecimals } from '../forecast/use-decimals.ts';

export interface DeskStandingDialogProps {
  readonly id: string;
  readonly program: Program;
  readonly onClose: () => void;
}

/** A preview needs some reason, and keeps none. */
const noReason = '—';

export function DeskStandingDialog({ id, program, onClose }: DeskStandingDialogProps) {
  const { standing: texts, programs, toldChanges } = useBackstageMessages();
  const setting = useDecimals(id);
  const client = useClient();
  const programId = program.id;
  const path = { id, programId };
  const changes: StandingDialogProps['changes'] = useCallback(
    ({ standing, programId: of }, signal) =>
      client.request('setProgramStanding', {
        path: { id, programId: of },
        query: { preview: true },
        body: { standing, reason: noReason },
        signal,
      }),
    [client, id],
  );
  const save = useAct(
    texts.open,
    (caller, body: ChosenStanding) => caller.request('setProgramStanding', { path, body }),
    {
      done: fill(programs.standingSaved, { program: program.programName }),
      refresh: [competitionKey(id), competitionsKey],
    },
  );
  if (setting === null) return null;
  return (
    <StandingDialog
      program={program}
      texts={texts}
      toldChanges={toldChanges}
      setting={setting}
      busy={save.busy}
      changes={changes}
      onApply={async (chosen) => {
        if ((await save.run(chosen)) !== undefined) onClose();
      }}
      onClose={onClose}
    />
  );
}
