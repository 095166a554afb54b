'use client';
// The invitation: a link and its QR code that make a judge at once, revocable.
import { useState } from 'react';
import { styled } from 'styled-components';
import { useHallAddress } from '../../hall-address/index.ts';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { QrCode } from '../../primitives/QrCode.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { CopyField } from '../frame/CopyField.tsx';
import { Help } from '../frame/Help.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { Actions, Hint, Section, Stack } from '../frame/Section.tsx';
import { TakeAlong } from '../hall/TakeAlong.tsx';
import { AddressLine } from '../hall-address/AddressLine.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 28px;
  align-items: start;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    > :last-child {
      width: 100%;
    }
  }
`;

export function InvitationTab({ id }: { readonly id: string }) {
  const { invitation: texts, badges, action } = useBackstageMessages();
  const { hrefOf, openBeside } = useNavigation();
  const { urlOf } = useHallAddress();
  const [asking, setAsking] = useState<'RENEW' | 'REVOKE' | null>(null);
  const key = competitionKey(id, 'invitation');
  const invitation = useRead(key, (client, signal) =>
    client.request('getInvitation', { path: { id }, signal }),
  );
  const base = useRead(competitionKey(id, 'base'), (client, signal) =>
    client.request('getBaseSetting', { path: { id }, signal }),
  );
  const create = useAct(
    action.invite,
    (client) => client.request('createInvitation', { path: { id } }),
    { refresh: [key], onDone: () => setAsking(null) },
  );
  const revoke = useAct(
    action.revoke,
    (client) => client.request('revokeInvitation', { path: { id } }),
    { refresh: [key], done: texts.revoked, onDone: () => setAsking(null) },
  );
  return (
    <Stack>
      <AddressLine />
      <Section title={texts.title}>
        <Loaded of={invitation}>
          {({ code, path }) =>
            code === null || path === null ? (
              <EmptyState title={texts.none} hint={texts.noneHint}>
                <Button
                  look="primary"
                  busy={create.busy}
                  onClick={() => void create.run(undefined)}
                >
                  {texts.create}
                </Button>
              </EmptyState>
            ) : (
              <Columns>
                <QrCode value={urlOf(path)} label={texts.qr} />
                <Stack>
                  <Hint>{texts.intro}</Hint>
                  <CopyField label={texts.link} value={urlOf(path)} />
                  <CopyField label={texts.code} value={code} />
                  <Actions>
                    <Button onClick={() => setAsking('RENEW')}>{texts.renew}</Button>
                    <Button onClick={() => openBeside({ page: 'invitationSheet', id })}>
                      {badges.invitationOpen}
                    </Button>
                    <Button look="danger" onClick={() => setAsking('REVOKE')}>
                      {texts.revoke}
                    </Button>
                  </Actions>
                </Stack>
              </Columns>
            )
          }
        </Loaded>
      </Section>
      <Section title={texts.signUpLink} help={<Help topic="joining" />}>
        <Stack $gap={8}>
          <Loaded of={base}>
            {({ signUpOpen, signUpApproval }) =>
              signUpOpen ? (
                <Hint>{signUpApproval ? texts.signUpApproved : texts.signUpAtOnce}</Hint>
              ) : (
                <Callout tone="warning" title={texts.signUpClosed}>
                  {texts.signUpClosedHint}
                </Callout>
              )
            }
          </Loaded>
          <CopyField label={texts.signUpLink} value={urlOf(hrefOf({ page: 'apply', id }))} />
        </Stack>
      </Section>
      <TakeAlong id={id} />
      <ConfirmDialog
        open={asking !== null}
        danger
        title={asking === 'RENEW' ? texts.renewAsk : texts.revokeAsk}
        effect={texts.revokeEffect}
        confirmLabel={asking === 'RENEW' ? texts.renew : texts.revoke}
        busy={create.busy || revoke.busy}
        onCancel={() => setAsking(null)}
        onConfirm={() => void (asking === 'RENEW' ? create : revoke).run(undefined)}
      />
    </Stack>
  );
}
