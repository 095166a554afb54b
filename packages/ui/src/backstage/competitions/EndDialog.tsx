'use client';
// Ending a competition: what would stay undecided is read out before the name is typed.
import type { Undecided } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages, useMarks } from '../../messages/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { Stack } from '../frame/Section.tsx';
import { TypedConfirm } from '../frame/TypedConfirm.tsx';

export interface EndDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function EndDialog({ id, name, onClose }: EndDialogProps) {
  const { list: texts, action } = useBackstageMessages();
  const open = useRead(competitionKey(id, 'undecided'), (client, signal) =>
    client.request('listUndecided', { path: { id }, signal }),
  );
  const undecided = open.data?.undecided ?? [];
  const end = useAct(
    action.end,
    (client) =>
      client.request('endCompetition', {
        path: { id },
        // Confirmed is what stands in the dialog: what came up meanwhile is asked by the server.
        body: { confirmName: name, confirm: undecided.length > 0 },
      }),
    { refresh: [competitionKey(id), competitionsKey], done: texts.ended, onDone: onClose },
  );
  return (
    <TypedConfirm
      open
      title={fill(texts.endAsk, { name })}
      effect={
        <Stack>
          <div>{texts.endEffect}</div>
          <StillUndecided of={undecided} />
        </Stack>
      }
      name={name}
      confirmLabel={texts.end}
      busy={end.busy || open.isPending}
      onCancel={onClose}
      onConfirm={() => void end.run(undefined)}
    />
  );
}

function StillUndecided({ of }: { readonly of: readonly Undecided[] }) {
  const { list: texts } = useBackstageMessages();
  const marks = useMarks();
  if (of.length === 0) return null;
  return (
    <Callout tone="warning" title={texts.endUndecided}>
      <ul>
        {of.map(({ kind, count, names }) => {
          const what = texts.undecided[kind];
          const line = names.length === 0 ? texts.undecidedBare : texts.undecidedLine;
          return <li key={kind}>{fill(line, { what, count, names: names.join(marks.list) })}</li>;
        })}
      </ul>
    </Callout>
  );
}
