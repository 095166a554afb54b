// `/web/reset`, and `/web/reset#token=…` from a mail
import { ResetPage } from '@liangfen/ui/backstage';
import { useResetMessages } from '@liangfen/ui/messages';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageTitle } from '../PageTitle.tsx';

export function ResetRoute() {
  const { title } = useResetMessages();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  // Behind `#`, where no proxy on the way writes it down; taken out of the address, where the next person would find it.
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    if (hash === '') return;
    // Also runs where the link is opened in a tab that is on this page already.
    setToken(tokenIn(hash));
    void navigate(pathname, { replace: true });
  }, [pathname, hash, navigate]);
  return (
    <>
      <PageTitle of={title} />
      <ResetPage key={token} token={token} />
    </>
  );
}

function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token');
}
