'use client';
// One sheet for the door, with a large code: everybody who scans it becomes a judge.
import type { PublicCompetition } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { useHallAddress } from '../../hall-address/index.ts';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { QrCode } from '../../primitives/QrCode.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { A4, PrintLoaded, PrintPage } from './PrintPage.tsx';

const Poster = styled(A4)`
  display: grid;
  grid-template-rows: auto auto 1fr auto auto;
  justify-items: center;
  padding: 24mm 20mm 20mm;
  text-align: center;
  h2 {
    margin: 0;
    font-size: 30pt;
    font-weight: 600;
    line-height: 14mm;
    overflow-wrap: anywhere;
  }
  > svg {
    align-self: center;
    width: 120mm;
    height: 120mm;
  }
`;

const Line = styled.p`
  margin: 4mm 0 0;
  font-size: 14pt;
  line-height: 7mm;
`;

const Kind = styled.p`
  margin: 0 0 6mm;
  font-size: 16pt;
  letter-spacing: 0.3em;
  text-indent: 0.3em;
`;

const Steps = styled.ol`
  display: grid;
  grid-auto-flow: column;
  gap: 14mm;
  margin: 0 0 8mm;
  padding: 0;
  font-size: 14pt;
  list-style-position: inside;
`;

const Code = styled.p`
  margin: 0;
  font-size: 11pt;
  overflow-wrap: anywhere;
`;

export function InvitationSheetPage({ id }: { readonly id: string }) {
  const { urlOf } = useHallAddress();
  const all = useRead(competitionKey(id, 'invitation-sheet'), async (client, signal) => {
    const [competition, invitation] = await Promise.all([
      client.request('getPublicCompetition', { path: { id }, signal }),
      client.request('getInvitation', { path: { id }, signal }),
    ]);
    return { competition, invitation };
  });
  return (
    <PrintLoaded of={all}>
      {({ competition, invitation: { code, path } }) => (
        <InvitationSheet
          competition={competition}
          code={code}
          address={path === null ? null : urlOf(path)}
        />
      )}
    </PrintLoaded>
  );
}

export interface InvitationSheetProps {
  readonly competition: Pick<PublicCompetition, 'name' | 'look'>;
  readonly code: string | null;
  readonly address: string | null;
}

export function InvitationSheet({ competition, code, address }: InvitationSheetProps) {
  const lang = useLang();
  const { badges: texts } = useBackstageMessages();
  const { startTime, venue, organiser } = competition.look;
  const where = [startTime === null ? '' : dateAndTime(startTime, lang), venue]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <PrintPage
      title={fill(texts.invitationTitle, { competition: competition.name })}
      amount={address === null ? '' : texts.invitationAmount}
      empty={address === null}
    >
      {address === null ? (
        <EmptyState title={texts.noInvitation} hint={texts.noInvitationHint} />
      ) : (
        <Poster aria-label={texts.invitation}>
          <Kind>{texts.invitation}</Kind>
          <div>
            <h2>{competition.name}</h2>
            {where === '' ? null : <Line>{where}</Line>}
            {organiser === '' ? null : <Line>{organiser}</Line>}
          </div>
          <QrCode value={address} label={texts.invitationQr} />
          <Steps>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          {code === null ? null : <Code>{fill(texts.code, { code })}</Code>}
        </Poster>
      )}
    </PrintPage>
  );
}
