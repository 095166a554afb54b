'use client';
// From trial to official: one cloud point, rehearsal scores cleared, the name typed.
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { useAct } from '../data/use-act.ts';
import { accountKey, competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { TypedConfirm } from '../frame/TypedConfirm.tsx';

export interface MakeOfficialProps {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function MakeOfficial({ id, name, open, onClose }: MakeOfficialProps) {
  const { official: texts, action } = useBackstageMessages();
  const point = useRead(
    [...accountKey, 'point'],
    (client, signal) => client.request('getPoint', { signal }),
    { enabled: open },
  );
  const make = useAct(
    action.makeOfficial,
    (client) => client.request('makeOfficial', { path: { id }, body: { confirmName: name } }),
    {
      refresh: [competitionKey(id), competitionsKey, accountKey],
      done: texts.done,
      onDone: onClose,
    },
  );
  return (
    <TypedConfirm
      open={open}
      title={texts.title}
      effect={
        <>
          {fill(texts.effect, { point: point.data?.point ?? '…' })}
          {point.data?.point === 0 ? <div>{texts.getPoints}</div> : null}
        </>
      }
      name={name}
      confirmLabel={texts.confirm}
      busy={make.busy}
      onCancel={onClose}
      onConfirm={() => void make.run(undefined)}
    />
  );
}
