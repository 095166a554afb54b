'use client';
// The first login of somebody the messenger knows and nobody here does.
import type { MessengerFirstLogin } from '@liangfen/sdk/schema';
import { useBackstageMessages, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useRead } from '../data/use-read.ts';
import { FirstLogin } from '../login-elsewhere/FirstLogin.tsx';

export interface FirstMessengerLoginProps {
  readonly first: MessengerFirstLogin;
  readonly name: string;
  readonly onLoggedIn: () => void;
  /** The proof has ended: from the beginning. */
  readonly onRestart: () => void;
}

export function FirstMessengerLogin({
  first: { ticket, name: person },
  name,
  onLoggedIn,
  onRestart,
}: FirstMessengerLoginProps) {
  const { first: texts, scan, action } = useMessengerMessages();
  const { login } = useBackstageMessages();
  const health = useRead(['health'], (client, signal) => client.request('getHealth', { signal }));
  const registration = health.data?.registration ?? 'OPEN';
  return (
    <FirstLogin
      {...{ texts, action, name, person, onLoggedIn }}
      key={registration}
      privacy={health.data?.privacy ?? null}
      noAccount={registration === 'OPEN' ? null : login.registration[registration]}
      create={(client, consent) =>
        client.logIn('createMessengerAccount', { body: { ticket, ...consent } })
      }
      bind={(client, credentials) =>
        client.logIn('bindMessengerAccount', { body: { ticket, ...credentials } })
      }
      endedCode="MESSENGER_TICKET_ENDED"
      again={
        <Button look="primary" onClick={onRestart}>
          {scan.again}
        </Button>
      }
    />
  );
}
