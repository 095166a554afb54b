'use client';
// The ledger of a competition: the replay of its show, and every step in words.
import type { LedgerTimeline } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Section, Stack } from '../frame/Section.tsx';
import { LedgerList } from './LedgerList.tsx';
import { Replay } from './Replay.tsx';

export function LedgerTab({ id }: { readonly id: string }) {
  const timeline = useRead(competitionKey(id, 'ledger', 'timeline'), (client, signal) =>
    client.request('getLedgerTimeline', { path: { id }, signal }),
  );
  return <Loaded of={timeline}>{(data) => <LedgerOf id={id} timeline={data} />}</Loaded>;
}

function LedgerOf({ id, timeline }: { readonly id: string; readonly timeline: LedgerTimeline }) {
  const { ledger: texts } = useBackstageMessages();
  const [version, setVersion] = useState(timeline.version);
  return (
    <Stack>
      {timeline.version === 0 ? (
        <Section title={texts.replay.title}>
          <EmptyState title={texts.empty} hint={texts.replay.empty} />
        </Section>
      ) : (
        <Replay id={id} timeline={timeline} version={version} onVersion={setVersion} />
      )}
      <LedgerList id={id} people={timeline.people} version={version} onReplay={setVersion} />
    </Stack>
  );
}
