'use client';
// The account: profile, password, sub-accounts, devices, points.
import { useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Tabs } from '../../primitives/Tabs.tsx';
import { accountKey, useRead } from '../data/use-read.ts';
import { DeskFrame, PageBody, PageHead } from '../frame/DeskFrame.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint } from '../frame/Sheet.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Points } from './Points.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import { SubUsers } from './SubUsers.tsx';

type Part = 'profile' | 'password' | 'subUsers' | 'sessions' | 'points';

export function AccountPage() {
  const { account: texts } = useBackstageMessages();
  const [part, setPart] = useState<Part>('profile');
  const user = useRead([...accountKey, 'user'], (client, signal) =>
    client.request('getUser', { signal }),
  );
  return (
    <DeskFrame current="account">
      <PageBody>
        <PageHead>
          <h1>{texts.title}</h1>
        </PageHead>
        <Loaded of={user}>
          {(data) => (
            <Tabs<Part>
              label={texts.title}
              selected={part}
              onSelect={setPart}
              items={[
                { key: 'profile', title: texts.profile, content: <ProfileForm user={data} /> },
                { key: 'password', title: texts.password, content: <PasswordForm /> },
                {
                  key: 'subUsers',
                  title: texts.subUsers,
                  content: data.kind === 'MAIN' ? <SubUsers /> : <Hint>{texts.mainOnly}</Hint>,
                },
                { key: 'sessions', title: texts.sessions, content: <Sessions /> },
                { key: 'points', title: texts.points, content: <Points /> },
              ]}
            />
          )}
        </Loaded>
      </PageBody>
    </DeskFrame>
  );
}
