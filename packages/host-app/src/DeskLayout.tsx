// Gives the desk's pages their client, data and navigation, and the rule for an ended login (spec § 8).
import { Desk, SignOnHostProvider } from '@liangfen/ui/backstage';
import { MessengerHostProvider } from '@liangfen/ui/messenger';
import { LiangfenProvider } from '@liangfen/ui/provider';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { deskClient } from './desk-client.ts';
import { forgetLogin, keptLoginState } from './login-state.ts';
import { messengerHost } from './messenger-host.ts';
import { signOnHost } from './sign-on-host.ts';
import { useNavigationOfHost } from './use-navigation-of-host.ts';
import { wayInFrom } from './way-in.ts';

export function DeskLayout() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const navigation = useNavigationOfHost();
  return (
    <LiangfenProvider
      client={deskClient}
      onAuthExpired={({ kind }) => {
        if (kind !== 'general') return;
        const from = `${pathname}${search}`;
        const way = wayInFrom(keptLoginState(), navigator.userAgent, from);
        forgetLogin();
        void navigate(way, { replace: true, state: { expired: true, from } });
      }}
    >
      <MessengerHostProvider value={messengerHost}>
        <SignOnHostProvider value={signOnHost}>
          <Desk navigation={navigation}>
            <Outlet />
          </Desk>
        </SignOnHostProvider>
      </MessengerHostProvider>
    </LiangfenProvider>
  );
}
