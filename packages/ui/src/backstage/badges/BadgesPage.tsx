'use client';
// Badges for all judges, or those of a group or of some numbers, ready for the printer.
import type { JudgeGroup, Seats } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useHallAddress } from '../../hall-address/index.ts';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { type Badge, BadgeSheets, badgesPerSheet } from './BadgeSheets.tsx';
import { readNumbers } from './number-range.ts';
import { PrintLoaded, PrintPage } from './PrintPage.tsx';

export interface BadgesPageProps {
  readonly id: string;
  /** The judges asked for to begin with, e.g. 1-3,7; empty is all. */
  readonly numbers: string;
}

export function BadgesPage({ id, numbers }: BadgesPageProps) {
  const all = useRead(competitionKey(id, 'badges'), async (client, signal) => {
    const path = { id };
    const [competition, { seats }, { judgeGroups }] = await Promise.all([
      client.request('getPublicCompetition', { path, signal }),
      client.request('listSeats', { path, signal }),
      client.request('listJudgeGroups', { path, signal }),
    ]);
    return { competition: competition.name, seats, judgeGroups };
  });
  return <PrintLoaded of={all}>{(data) => <Badges {...data} numbers={numbers} />}</PrintLoaded>;
}

export interface BadgesProps {
  readonly competition: string;
  readonly seats: Seats['seats'];
  readonly judgeGroups: readonly JudgeGroup[];
  readonly numbers: string;
}

const everyGroup = 'ALL';

export function Badges({ competition, seats, judgeGroups, numbers }: BadgesProps) {
  const { badges: texts } = useBackstageMessages();
  const [group, setGroup] = useState(everyGroup);
  const [text, setText] = useState(numbers);
  const { urlOf } = useHallAddress();
  const wanted = readNumbers(text);
  const badges = seats
    .filter(({ judgeGroupId }) => group === everyGroup || judgeGroupId === group)
    .filter(({ number }) =>
      wanted === null || wanted === 'INVALID' ? true : number !== null && wanted.has(number),
    )
    .map(
      ({ judgeId, number, name, judgeGroupId, path }): Badge => ({
        judgeId,
        number,
        name,
        groupName:
          judgeGroups.length < 2
            ? ''
            : (judgeGroups.find(({ id }) => id === judgeGroupId)?.groupName ?? ''),
        address: urlOf(path),
      }),
    );
  return (
    <PrintPage
      title={fill(texts.title, { competition })}
      amount={fill(texts.amount, {
        count: badges.length,
        pages: Math.ceil(badges.length / badgesPerSheet),
      })}
      empty={badges.length === 0}
      controls={
        <>
          {judgeGroups.length < 2 ? null : (
            <div style={{ width: 160 }}>
              <Select
                label={texts.group}
                value={group}
                options={[
                  { value: everyGroup, label: texts.everyGroup },
                  ...judgeGroups.map(({ id, groupName }) => ({ value: id, label: groupName })),
                ]}
                onChange={setGroup}
              />
            </div>
          )}
          <div style={{ width: 200 }}>
            <TextField
              label={texts.numbers}
              placeholder={texts.numbersHint}
              value={text}
              onChange={setText}
              error={wanted === 'INVALID' ? texts.numbersWrong : undefined}
            />
          </div>
        </>
      }
    >
      {badges.length === 0 ? (
        <EmptyState title={texts.empty} hint={texts.emptyHint} />
      ) : (
        <BadgeSheets competition={competition} badges={badges} />
      )}
    </PrintPage>
  );
}
