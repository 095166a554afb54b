'use client';
// Counts finished results by the judges as they are now: which results change is told first, and a reason is kept.
import type { ResultChange } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { longestReason } from '../../primitives/dialog-parts.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { ToldChanges } from '../../told-changes/index.ts';
import { oneByOne } from '../data/one-by-one.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { useTellSeveral } from '../data/use-tell-several.ts';
import { useDecimals } from '../forecast/use-decimals.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Stack } from '../frame/Section.tsx';

export interface PanelsDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const nothing: readonly ResultChange[] = [];

export function PanelsDialog({ id, onClose }: PanelsDialogProps) {
  const { panels: texts, toldChanges } = useBackstageMessages();
  const { action } = useCommonMessages();
  const setting = useDecimals(id);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const forecast = useRead(competitionKey(id, 'panels'), (client, signal) =>
    client.request('forecastChange', {
      path: { id },
      body: { action: 'renewProgramPanel' },
      signal,
    }),
  );
  const results = forecast.data?.resultChanges ?? nothing;
  const tell = useTellSeveral<ResultChange>(
    texts.renew,
    (count) => fill(texts.renewed, { count }),
    (result) => result.programName,
  );
  const renew = useAct(
    texts.renew,
    (client, body: { readonly reason: string }) =>
      oneByOne(results, ({ programId }) =>
        client.request('renewProgramPanel', { path: { id, programId }, body }),
      ),
    { refresh: [competitionKey(id), competitionsKey], onDone: tell },
  );
  const reasonMissing = reason.trim() === '';
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      onSubmit={async () => {
        setTried(true);
        if (reasonMissing || renew.busy || results.length === 0) return;
        if ((await renew.run({ reason: reason.trim() })) !== undefined) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          {results.length === 0 ? null : (
            <Button type="submit" look="primary" busy={renew.busy}>
              {texts.renew}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <div>{texts.hint}</div>
        <Loaded of={forecast}>
          {(changes) =>
            results.length === 0 || setting === null ? (
              <EmptyState title={texts.none} />
            ) : (
              <>
                <div>
                  <ToldChanges
                    texts={toldChanges}
                    changes={{ state: 'FOUND', answer: changes }}
                    setting={setting}
                  />
                </div>
                <TextField
                  label={texts.reason}
                  hint={texts.reasonHint}
                  error={tried && reasonMissing ? texts.reasonMissing : undefined}
                  autoComplete="off"
                  maxLength={longestReason}
                  value={reason}
                  onChange={setReason}
                />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}
