// `/web/sso/login?code=…&state=…`, or `?error=…`: where the provider of the single sign-on leads back to.
import { readSignOnAnswer, SignOnReturnPage } from '@liangfen/ui/backstage';
import { fill, useSignOnMessages } from '@liangfen/ui/messages';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf } from '../addresses.ts';
import { forgetErrand, keptErrand } from '../login-errand.ts';
import { rememberLogin } from '../login-state.ts';
import { PageTitle } from '../PageTitle.tsx';

export function SignOnReturnRoute() {
  const signOn = useSignOnMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => readSignOnAnswer(search));
  const [errand] = useState(() => keptErrand('signOnErrand'));
  // The code stays in no address, history or log of ours, and a page loaded anew finds nothing to do.
  useEffect(() => {
    forgetErrand('signOnErrand');
    if (search !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return (
    <>
      <PageTitle of={fill(signOn.title, { name: signOn.anyName })} />
      <SignOnReturnPage
        answer={answer}
        errand={errand}
        onLoggedIn={() => {
          rememberLogin();
          const next = errand?.from ?? addressOf({ page: 'competitions' });
          void navigate(next, { replace: true });
        }}
        onBound={() =>
          void navigate(addressOf({ page: 'account', part: 'sign-on' }), { replace: true })
        }
      />
    </>
  );
}
