'use client';
// 「怎么算的」 of one program: every judge's score, what was dropped, weights, adjustments, the result.
import { useBackstageMessages } from '../../messages/index.ts';
import { Dialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Working } from './Working.tsx';

export interface ProgramWorkingProps {
  readonly id: string;
  readonly programId: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function ProgramWorking({ id, programId, title, onClose }: ProgramWorkingProps) {
  const { statistics: texts } = useBackstageMessages();
  const detail = useRead(competitionKey(id, 'detail', programId), (client, signal) =>
    client.request('getProgramDetail', { path: { id, programId }, signal }),
  );
  return (
    <Dialog open title={title} width={640} onClose={onClose}>
      <Loaded of={detail}>
        {({ working }) =>
          working === null || working.parts.length === 0 ? (
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <Working working={working} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
