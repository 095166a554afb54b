'use client';
// 团体成绩: the organisations by their best programs or by medals, to look at and to take away.
import { formatMeasured, hasBouts } from '@liangfen/rules';
import type { ResultOverview, TeamRankBy, TeamResult } from '@liangfen/sdk/schema';
import { teamRankByValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Select } from '../../primitives/Select.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { useDownloads } from '../downloads/Downloads.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint, Stack } from '../frame/Section.tsx';
import { rankText } from './rank-text.ts';

export interface TeamsDialogProps {
  readonly id: string;
  readonly overview: Pick<ResultOverview, 'mode' | 'rankings'>;
  readonly onClose: () => void;
}

const usualBest = 3;
const mostOffered = 10;
const all = 'all';
const counts = Array.from({ length: mostOffered }, (_, index) => String(index + 1));

export function TeamsDialog({ id, overview, onClose }: TeamsDialogProps) {
  const { statistics } = useBackstageMessages();
  const { teams: texts } = statistics;
  const { start } = useDownloads();
  const adds = !hasBouts(overview.mode);
  const [by, setBy] = useState<TeamRankBy>(adds ? 'BEST_MEMBERS' : 'MEDALS');
  const [best, setBest] = useState(usualBest);
  const [groupId, setGroupId] = useState(all);
  const query = { by, best, ...(groupId === all ? {} : { groupId }) };
  const results = useRead(
    competitionKey(id, 'teams', query),
    (client, signal) => client.request('getTeamResults', { path: { id }, query, signal }),
    { keep: true },
  );
  const names = new Map(
    overview.rankings.flatMap(({ rows }) =>
      rows.map(({ programId, programName }) => [programId, programName] as const),
    ),
  );

  const { name } = statistics.export.TEAMS;

  function take(): void {
    start({
      name,
      fallback: `${name}.xlsx`,
      fetch: (client, signal, onProgress) =>
        client.download(
          'exportStatistics',
          { path: { id }, query: { ...query, what: 'TEAMS' }, signal },
          onProgress,
        ),
    });
    onClose();
  }

  function print(): void {
    start({
      name,
      fallback: `${name}.pdf`,
      fetch: (client, signal, onProgress) =>
        client.download(
          'exportSheet',
          { path: { id }, query: { ...query, kind: 'TEAMS' }, signal },
          onProgress,
        ),
    });
    onClose();
  }

  return (
    <Dialog
      open
      width={900}
      title={texts.open}
      onClose={onClose}
      footer={
        <>
          <Button onClick={print}>{texts.print}</Button>
          <Button onClick={take}>{texts.get}</Button>
          <Button look="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Stack>
        {overview.rankings.length > 1 ? (
          <Select
            label={statistics.export.group}
            value={groupId}
            options={[
              { value: all, label: statistics.export.allGroups },
              ...overview.rankings.map((each) => ({
                value: each.groupId,
                label: each.groupName,
              })),
            ]}
            onChange={setGroupId}
          />
        ) : null}
        {adds ? (
          <>
            <Segmented<TeamRankBy>
              label={texts.by}
              value={by}
              options={teamRankByValues.map((value) => ({ value, label: texts.byWords[value] }))}
              onChange={setBy}
            />
            {by === 'MEDALS' ? null : (
              <Select
                label={texts.best}
                hint={texts.bestHint}
                value={String(best)}
                options={counts.map((value) => ({ value, label: value }))}
                onChange={(value) => setBest(Number(value))}
              />
            )}
          </>
        ) : null}
        <Loaded of={results}>
          {({ teams, decimals, scoreUnit, withoutOrganisation, coveredProgramIds }) => (
            <Stack>
              {coveredProgramIds.length > 0 ? (
                <Hint>{fill(texts.covered, { count: coveredProgramIds.length })}</Hint>
              ) : null}
              {withoutOrganisation > 0 ? (
                <Hint>{fill(texts.withoutOrganisation, { count: withoutOrganisation })}</Hint>
              ) : null}
              <LongTable
                label={texts.open}
                cards
                rows={teams}
                rowKey={(row) => row.organisation}
                empty={<EmptyState title={texts.none} hint={texts.noneHint} />}
                columns={[
                  {
                    key: 'rank',
                    title: statistics.column.rank,
                    width: '80px',
                    onCard: 'before',
                    cell: (row) => <strong>{rankText(row, statistics)}</strong>,
                  },
                  {
                    key: 'organisation',
                    title: texts.organisation,
                    width: '190px',
                    rowHeader: true,
                    cell: (row) => row.organisation,
                  },
                  ...(adds
                    ? [
                        {
                          key: 'total',
                          title: texts.total,
                          align: 'end' as const,
                          width: '110px',
                          cell: (row: TeamResult) =>
                            row.total === null ? (
                              fill(texts.tooFew, { best })
                            ) : (
                              <strong>{formatMeasured(row.total, decimals, scoreUnit)}</strong>
                            ),
                        },
                        {
                          key: 'counted',
                          title: texts.counted,
                          cell: (row: TeamResult) =>
                            row.countedProgramIds
                              .map((programId) => names.get(programId) ?? programId)
                              .join(statistics.list),
                        },
                      ]
                    : [
                        {
                          key: 'members',
                          title: texts.members,
                          align: 'end' as const,
                          cell: (row: TeamResult) => row.members,
                        },
                      ]),
                  ...(['golds', 'silvers', 'bronzes'] as const).map((medal) => ({
                    key: medal,
                    title: texts[medal],
                    align: 'end' as const,
                    width: '52px',
                    cell: (row: TeamResult) => row[medal],
                  })),
                ]}
              />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
