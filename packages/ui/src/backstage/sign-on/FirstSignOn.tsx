'use client';
// The first login of an identity that no account belongs to yet.
import type { SingleSignOnFirst } from '@liangfen/sdk/schema';
import { useSignOnMessages } from '../../messages/index.ts';
import { useRead } from '../data/use-read.ts';
import { PageLink } from '../frame/pages.tsx';
import { FirstLogin } from '../login-elsewhere/FirstLogin.tsx';

export interface FirstSignOnProps {
  readonly first: SingleSignOnFirst;
  readonly name: string;
  readonly onLoggedIn: () => void;
}

export function FirstSignOn({
  first: { ticket, name: person, mayCreate },
  name,
  onLoggedIn,
}: FirstSignOnProps) {
  const { first: texts, action, toLogin } = useSignOnMessages();
  const health = useRead(['health'], (client, signal) => client.request('getHealth', { signal }));
  return (
    <FirstLogin
      {...{ texts, action, name, person, onLoggedIn }}
      privacy={health.data?.privacy ?? null}
      noAccount={mayCreate ? null : texts.noAccount}
      create={(client, consent) =>
        client.logIn('createSingleSignOnAccount', { body: { ticket, ...consent } })
      }
      bind={(client, credentials) =>
        client.logIn('bindSingleSignOnAccount', { body: { ticket, ...credentials } })
      }
      endedCode="SSO_TICKET_ENDED"
      again={<PageLink to={{ page: 'login' }}>{toLogin}</PageLink>}
    />
  );
}
