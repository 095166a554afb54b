// `/web/login`
import { LoginPage } from '@liangfen/ui/backstage';
import { useBackstageMessages, useFailureMessages } from '@liangfen/ui/messages';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf } from '../addresses.ts';
import { rememberLogin } from '../login-state.ts';
import { readNavigationState, siteAddress } from '../navigation-state.ts';
import { PageTitle } from '../PageTitle.tsx';

export function LoginRoute() {
  const { login } = useBackstageMessages();
  const { loginExpired } = useFailureMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { expired, from } = readNavigationState(useLocation().state);
  /** The phone's pages are a page of their own and cannot hand over state. */
  const back = from ?? siteAddress(query.get('from'));
  return (
    <>
      <PageTitle of={login.title} />
      <LoginPage
        message={expired ? loginExpired : null}
        from={back}
        onLoggedIn={(missing) => {
          rememberLogin();
          const factor = addressOf({ page: 'account', part: 'second-factor' });
          if (missing !== undefined) void navigate(factor, { replace: true });
          else void navigate(back ?? addressOf({ page: 'competitions' }), { replace: true });
        }}
      />
    </>
  );
}
