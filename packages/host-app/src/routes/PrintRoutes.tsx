// The desk's sheets for the printer: judges' badges and the invitation.
import { BadgesPage, InvitationSheetPage } from '@liangfen/ui/backstage';
import { useBackstageMessages } from '@liangfen/ui/messages';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { useLoggedIn } from '../login-state.ts';
import { PageTitle } from '../PageTitle.tsx';

function PrintRoute({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  if (!useLoggedIn()) return <Navigate to="/web/login" replace state={{ from }} />;
  return (
    <>
      <PageTitle of={title} />
      {/* lone-texts: a page is given */ children}
    </>
  );
}

/** `/web/badges/:id?numbers=…` */
export function BadgesRoute() {
  const { badges } = useBackstageMessages();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <PrintRoute title={badges.open}>
      <BadgesPage id={id} numbers={query.get('numbers') ?? ''} />
    </PrintRoute>
  );
}

/** `/web/invitation/:id` */
export function InvitationSheetRoute() {
  const { badges } = useBackstageMessages();
  const { id = '' } = useParams();
  return (
    <PrintRoute title={badges.invitationOpen}>
      <InvitationSheetPage id={id} />
    </PrintRoute>
  );
}
