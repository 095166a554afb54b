// `/web/login`
import { LoginPage } from '@liangfen/ui/backstage';
import { useBackstageMessages, useFailureMessages } from '@liangfen/ui/messages';
import { useLocation, useNavigate } from 'react-router';
import { addressOf } from '../addresses.ts';
import { rememberLogin } from '../login-state.ts';
import { readNavigationState } from '../navigation-state.ts';
import { PageTitle } from '../PageTitle.tsx';

export function LoginRoute() {
  const { login } = useBackstageMessages();
  const { loginExpired } = useFailureMessages();
  const navigate = useNavigate();
  const { expired, from } = readNavigationState(useLocation().state);
  return (
    <>
      <PageTitle of={login.title} />
      <LoginPage
        notice={expired ? loginExpired : null}
        onLoggedIn={() => {
          rememberLogin();
          void navigate(from ?? addressOf({ page: 'competitions' }), { replace: true });
        }}
      />
    </>
  );
}
