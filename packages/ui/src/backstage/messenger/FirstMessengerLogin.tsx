'use client';
// The first login of somebody the messenger knows and nobody here does.
import type { MessengerFirstLogin } from '@liangfen/sdk/schema';
import { useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
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
  return (
    <FirstLogin
      {...{ texts, action, name, person, onLoggedIn }}
      privacy={null}
      noAccount={null}
      create={(client) => client.logIn('createMessengerAccount', { body: { ticket } })}
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
