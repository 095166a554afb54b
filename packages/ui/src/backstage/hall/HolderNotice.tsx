'use client';
// Says calmly that another computer runs the competition, and where; nothing while it is run here.
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';

const Place = styled.div`
  margin-bottom: 18px;
`;

export function HolderNotice({ id }: { readonly id: string }) {
  const { hall } = useBackstageMessages();
  const { data } = useRead(competitionKey(id, 'holder'), (client, signal) =>
    client.request('getHolder', { path: { id }, signal }),
  );
  if (data === undefined || data.place === null) return null;
  const { name, address } = data.place;
  switch (data.holder) {
    case 'HERE':
      return null;
    case 'HALL':
      return (
        <Place>
          <Callout tone="neutral" title={fill(hall.inTheHall, { name })}>
            {fill(hall.inTheHallHint, { address })}
          </Callout>
        </Place>
      );
    case 'HOME':
      return (
        <Place>
          <Callout tone="neutral" title={fill(hall.atHome, { address })}>
            {hall.atHomeHint}
          </Callout>
        </Place>
      );
  }
}
