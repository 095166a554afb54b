// `/web/register`
import { RegisterPage } from '@liangfen/ui/backstage';
import { useBackstageMessages } from '@liangfen/ui/messages';
import { useNavigate } from 'react-router';
import { addressOf } from '../addresses.ts';
import { rememberLogin } from '../login-state.ts';
import { PageTitle } from '../PageTitle.tsx';

export function RegisterRoute() {
  const { register } = useBackstageMessages();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle of={register.title} />
      <RegisterPage
        onRegistered={() => {
          rememberLogin();
          void navigate(addressOf({ page: 'competitions' }), { replace: true });
        }}
      />
    </>
  );
}
