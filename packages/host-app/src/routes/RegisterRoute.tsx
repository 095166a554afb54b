// `/web/register`
import { RegisterPage } from '@liangfen/ui/backstage';
import { useBackstageMessages } from '@liangfen/ui/messages';
import { useLocation, useNavigate } from 'react-router';
import { addressOf } from '../addresses.ts';
import { rememberLogin } from '../login-state.ts';
import { PageTitle } from '../PageTitle.tsx';

export function RegisterRoute() {
  const { register } = useBackstageMessages();
  const navigate = useNavigate();
  const { hash } = useLocation();
  // Behind `#`, where no proxy on the way writes it down.
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation');
  return (
    <>
      <PageTitle of={register.title} />
      <RegisterPage
        invitation={invitation}
        onRegistered={(missing) => {
          rememberLogin();
          const page =
            missing === undefined
              ? ({ page: 'competitions' } as const)
              : ({ page: 'account', part: 'second-factor' } as const);
          void navigate(addressOf(page), { replace: true });
        }}
      />
    </>
  );
}
