// Around the desk's pages: their client, data and navigation, and the rule for an ended login (spec § 8).
import { Desk } from '@liangfen/ui/backstage';
import { LiangfenProvider } from '@liangfen/ui/provider';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { deskClient } from './desk-client.ts';
import { forgetLogin } from './login-state.ts';
import { useNavigationOfHost } from './use-navigation-of-host.ts';

export function DeskLayout() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const navigation = useNavigationOfHost();
  return (
    <LiangfenProvider
      client={deskClient}
      onAuthExpired={({ kind }) => {
        if (kind !== 'general') return;
        forgetLogin();
        const from = `${pathname}${search}`;
        void navigate('/web/login', { replace: true, state: { expired: true, from } });
      }}
    >
      <Desk navigation={navigation}>
        <Outlet />
      </Desk>
    </LiangfenProvider>
  );
}
