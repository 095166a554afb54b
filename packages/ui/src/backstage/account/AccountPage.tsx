'use client';
// The account: profile, password, sub-accounts, devices, points.
import type { UserKind } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages, useMessengerMessages } from '../../messages/index.ts';
import { Tabs } from '../../primitives/Tabs.tsx';
import { LoginNameForm } from '../credentials/LoginNameForm.tsx';
import { useOwnAccount } from '../data/use-own-account.ts';
import { DeskFrame, PageBody, PageHead } from '../frame/DeskFrame.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useAccountMay } from '../frame/own-role.ts';
import { type AccountPart, type DeskPage, useNavigation } from '../frame/pages.tsx';
import { Hint, Stack } from '../frame/Section.tsx';
import { useMessenger } from '../messenger/use-messenger.ts';
import { useSignOnName } from '../sign-on/use-sign-on.ts';
import { InvoicesPart } from './invoices/InvoicesPart.tsx';
import { ApiKeys } from './keys/ApiKeys.tsx';
import {
  LateMailForm,
  LateMessengerPart,
  LateOwnData,
  LateSecondFactor,
  LateSecurityLog,
  LateSessions,
  LateSignOnPart,
  LateSubUsers,
} from './LateAccountParts.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PointsPart } from './PointsPart.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { LateWebhooks } from './webhooks/LateWebhooks.tsx';

/** A few fields below each other need no wide section. */
const Narrow = styled.div`
  max-width: 720px;
`;

/** A part that only main accounts have; others read why it is empty. */
function ofMain(kind: UserKind, part: ReactNode, mainOnly: string): ReactNode {
  switch (kind) {
    case 'MAIN':
      return part;
    case 'SUB':
    case 'GUEST':
      return <Hint>{mainOnly}</Hint>;
  }
}

export interface AccountPageProps {
  readonly part?: AccountPart | undefined;
  /** The page that somebody left because points were missing. */
  readonly backTo?: DeskPage | null | undefined;
}

export function AccountPage({ part = 'profile', backTo = null }: AccountPageProps) {
  const { account: texts, money, keys, security, webhooks } = useBackstageMessages();
  const { go } = useNavigation();
  const user = useOwnAccount();
  const messenger = useMessenger().data;
  const { anyName } = useMessengerMessages();
  const messengerName = messenger?.name ?? anyName;
  const signOnName = useSignOnName() ?? null;
  const hasSignOn = signOnName !== null || part === 'sign-on';
  const may = useAccountMay();
  // Somebody whom an address led here finds the part, and why there is nothing in it.
  const hasMessenger = messenger?.connected === true || part === 'messenger';
  return (
    <DeskFrame current="account">
      <PageBody>
        <PageHead>
          <h1>{texts.title}</h1>
        </PageHead>
        <Loaded of={user}>
          {(data) => (
            <Tabs<AccountPart>
              label={texts.title}
              selected={part}
              onSelect={(next) =>
                go({ page: 'account', part: next, ...(backTo === null ? {} : { backTo }) })
              }
              items={[
                {
                  key: 'profile',
                  title: texts.profile,
                  content: (
                    <Narrow>
                      <ProfileForm user={data} />
                    </Narrow>
                  ),
                },
                {
                  key: 'password',
                  title: texts.password,
                  content: (
                    <Narrow>
                      {data.loginName === null ? (
                        <LoginNameForm
                          name={messenger?.connected ? messengerName : (signOnName ?? anyName)}
                        />
                      ) : (
                        <Stack>
                          <PasswordForm />
                          <LateMailForm />
                        </Stack>
                      )}
                    </Narrow>
                  ),
                },
                { key: 'second-factor', title: texts.secondFactor, content: <LateSecondFactor /> },
                {
                  key: 'sub-users',
                  title: texts.subUsers,
                  content: ofMain(data.kind, <LateSubUsers />, texts.mainOnly),
                },
                { key: 'sessions', title: texts.sessions, content: <LateSessions /> },
                {
                  key: 'security',
                  title: security.title,
                  content: may('listSecurityEvents') ? (
                    <LateSecurityLog />
                  ) : (
                    ofMain(data.kind, <LateSecurityLog />, security.mainOnly)
                  ),
                },
                {
                  key: 'keys',
                  title: keys.title,
                  content: ofMain(data.kind, <ApiKeys />, keys.mainOnly),
                },
                {
                  key: 'webhooks',
                  title: webhooks.title,
                  content: ofMain(data.kind, <LateWebhooks />, webhooks.mainOnly),
                },
                ...(hasSignOn
                  ? [
                      {
                        key: 'sign-on' as const,
                        title: signOnName ?? texts.signOn,
                        content: <LateSignOnPart user={data} />,
                      },
                    ]
                  : []),
                ...(hasMessenger
                  ? [
                      {
                        key: 'messenger' as const,
                        title: messengerName,
                        content: <LateMessengerPart user={data} name={messengerName} />,
                      },
                    ]
                  : []),
                ...(may('getPoint')
                  ? [
                      {
                        key: 'points' as const,
                        title: texts.points,
                        content: <PointsPart user={data} backTo={backTo} />,
                      },
                    ]
                  : []),
                {
                  key: 'invoices',
                  title: texts.invoices,
                  content: ofMain(data.kind, <InvoicesPart />, money.invoices.mainOnly),
                },
                {
                  key: 'own-data',
                  title: texts.ownData,
                  content: <LateOwnData user={data} />,
                },
              ]}
            />
          )}
        </Loaded>
      </PageBody>
    </DeskFrame>
  );
}
