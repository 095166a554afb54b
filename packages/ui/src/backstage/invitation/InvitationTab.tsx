'use client';
// The invitation: a link and its QR code that make a judge at once, revocable.
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { QrCode } from '../../primitives/QrCode.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { CopyField } from '../frame/CopyField.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { Actions, Hint, Sheet, Stack } from '../frame/Sheet.tsx';
import { siteAddress } from '../frame/site-address.ts';

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
  const [asking, setAsking] = useState(false);
  const key = competitionKey(id, 'invitation');
  const invitation = useRead(key, (client, signal) =>
    client.request('getInvitation', { path: { id }, signal }),
  );
  const create = useAct(
    action.invite,
    (client) => client.request('createInvitation', { path: { id } }),
    { refresh: [key] },
  );
  const revoke = useAct(
    action.revoke,
    (client) => client.request('revokeInvitation', { path: { id } }),
    { refresh: [key], done: texts.revoked, onDone: () => setAsking(false) },
  );
  return (
    <Stack>
      <Sheet title={texts.title}>
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
                <QrCode value={siteAddress(path)} label={texts.qr} />
                <Stack>
                  <Hint>{texts.intro}</Hint>
                  <CopyField label={texts.link} value={siteAddress(path)} />
                  <CopyField label={texts.code} value={code} />
                  <Actions>
                    <Button busy={create.busy} onClick={() => void create.run(undefined)}>
                      {texts.renew}
                    </Button>
                    <Button onClick={() => openBeside({ page: 'invitationSheet', id })}>
                      {badges.invitationOpen}
                    </Button>
                    <Button look="danger" onClick={() => setAsking(true)}>
                      {texts.revoke}
                    </Button>
                  </Actions>
                </Stack>
              </Columns>
            )
          }
        </Loaded>
      </Sheet>
      <Sheet title={texts.signUpLink}>
        <Stack $gap={8}>
          <Hint>{texts.signUpHint}</Hint>
          <CopyField label={texts.signUpLink} value={siteAddress(hrefOf({ page: 'apply', id }))} />
        </Stack>
      </Sheet>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.revokeAsk}
        effect={texts.revokeEffect}
        confirmLabel={texts.revoke}
        busy={revoke.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void revoke.run(undefined)}
      />
    </Stack>
  );
}
