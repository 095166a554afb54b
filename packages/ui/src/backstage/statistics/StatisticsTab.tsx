'use client';
// The results: the ranking and the working of each score, the judges compared, items, bouts; and files to take away.
import type { ResultOverview } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useMay } from '../frame/own-role.ts';
import { useNavigation } from '../frame/pages.tsx';
import { Actions, Stack } from '../frame/Section.tsx';
import { BoutsSection } from './BoutsSection.tsx';
import { CoveredCallout } from './CoveredCallout.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { JudgesSection } from './JudgesSection.tsx';
import { PromotionDialog } from './PromotionDialog.tsx';
import { RankingSection } from './RankingSection.tsx';
import { RoundTableSection } from './RoundTableSection.tsx';
import { TeamsDialog } from './TeamsDialog.tsx';

export interface StatisticsTabProps {
  readonly id: string;
  readonly name: string;
}

export function StatisticsTab({ id, name }: StatisticsTabProps) {
  const { statistics: texts } = useBackstageMessages();
  const [itemId, setItemId] = useState<string | null>(null);
  const overview = useRead(
    competitionKey(id, 'statistics', itemId),
    (client, signal) =>
      client.request('getResultOverview', {
        path: { id },
        query: itemId === null ? {} : { itemId },
        signal,
      }),
    { keep: true },
  );
  return (
    <Loaded of={overview}>
      {(data) => (
        <Stack>
          {data.status === 'REHEARSAL' && hasScores(data) ? (
            <Callout tone="neutral" title={texts.rehearsal} />
          ) : null}
          <CoveredCallout overview={data} />
          <TopLine
            id={id}
            name={name}
            overview={data}
            itemId={itemId}
            onItem={setItemId}
            refreshing={overview.isFetching}
            onRefresh={() => void overview.refetch()}
          />
          <RankingSection id={id} overview={data} />
          {sectionOf(data)}
          {data.items.length > 1 && itemId === null ? (
            <ItemsSection items={data.items} decimals={data.decimals} />
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

function hasScores({ rankings, judges }: ResultOverview): boolean {
  return (
    judges.some(({ count }) => count > 0) ||
    rankings.some(({ rows }) => rows.some(({ score }) => score !== null))
  );
}

/** Bouts have no judges to compare. */
function sectionOf(data: ResultOverview) {
  switch (data.mode) {
    case 'SCORE':
    case 'VOTE':
      return <JudgesSection overview={data} />;
    case 'BATTLE':
      return (
        <>
          {data.tables.map((table) => (
            <RoundTableSection key={table.groupId} table={table} />
          ))}
          <BoutsSection bouts={data.bouts} />
        </>
      );
  }
}

const whole = 'whole';

function TopLine({
  id,
  name,
  overview,
  itemId,
  onItem,
  refreshing,
  onRefresh,
}: StatisticsTabProps & {
  readonly overview: ResultOverview;
  readonly itemId: string | null;
  readonly onItem: (itemId: string | null) => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}) {
  const { statistics: texts, promotion, ledger } = useBackstageMessages();
  const { go } = useNavigation();
  const [open, setOpen] = useState<'PROMOTION' | 'EXPORT' | 'TEAMS' | null>(null);
  const close = () => setOpen(null);
  const may = useMay();
  const { items } = overview;
  const mode = overview.mode.toLowerCase();
  return (
    <Actions style={{ justifyContent: 'space-between' }}>
      {items.length > 1 ? (
        <div style={{ overflowX: 'auto' }}>
          <Segmented
            label={texts.scope}
            value={itemId ?? whole}
            options={[
              { value: whole, label: texts.wholeProgram },
              ...items.map((item) => ({ value: item.itemId, label: item.itemName })),
            ]}
            onChange={(value) => onItem(value === whole ? null : value)}
          />
        </div>
      ) : (
        <span />
      )}
      <Actions>
        <Button look="quiet" busy={refreshing} onClick={onRefresh}>
          {texts.refresh}
        </Button>
        {may('getLedger') ? (
          <Button look="quiet" onClick={() => go({ page: 'backstage', id, mode, tab: 'ledger' })}>
            {ledger.open}
          </Button>
        ) : null}
        <Button look="quiet" onClick={() => setOpen('TEAMS')}>
          {texts.teams.open}
        </Button>
        {may('promoteCompetition') ? (
          <Button onClick={() => setOpen('PROMOTION')}>{promotion.open}</Button>
        ) : null}
        <Button look="primary" onClick={() => setOpen('EXPORT')}>
          {texts.export.open}
        </Button>
      </Actions>
      {open === 'PROMOTION' ? (
        <PromotionDialog id={id} name={name} overview={overview} onClose={close} />
      ) : null}
      {open === 'TEAMS' ? <TeamsDialog id={id} overview={overview} onClose={close} /> : null}
      {open === 'EXPORT' ? <ExportDialog id={id} overview={overview} onClose={close} /> : null}
    </Actions>
  );
}
