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
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [pathname, hash, navigate]);
  return (
    <>
      <PageTitle of={title} />
      <ResetPage token={token} />
    </>
  );
}
