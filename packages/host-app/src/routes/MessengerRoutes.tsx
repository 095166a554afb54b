// The messenger's ways into the desk: scanning, coming back from its login page, and opening the desk inside it.
import { ExternalLoginPage, InsideLoginPage, MessengerScanPage } from '@liangfen/ui/backstage';
import { fill, useFailureMessages, useMessengerMessages } from '@liangfen/ui/messages';
import { readLoginAnswer } from '@liangfen/ui/messenger';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf } from '../addresses.ts';
import { forgetErrand, keptErrand } from '../login-errand.ts';
import { rememberLogin } from '../login-state.ts';
import { keepCorporation, keptCorporation } from '../messenger-corporation.ts';
import { readNavigationState, siteAddress } from '../navigation-state.ts';
import { PageTitle } from '../PageTitle.tsx';

/** Returns the tab's title with a word for any messenger, because the server has not named its own yet. */
function useTitle(template: string): string {
  const { anyName } = useMessengerMessages();
  return fill(template, { name: anyName });
}

/** Takes the page from the page before, or from the address when that was another page. */
function useCameFrom() {
  const { expired, from } = readNavigationState(useLocation().state);
  const [query] = useSearchParams();
  return { expired, from: from ?? siteAddress(query.get('from')) };
}

function useLoggedInTo(from: string | null): () => void {
  const navigate = useNavigate();
  return () => {
    rememberLogin();
    void navigate(from ?? addressOf({ page: 'competitions' }), { replace: true });
  };
}

/** `/web/qrcode/login?from=…` */
export function MessengerScanRoute() {
  const { scan } = useMessengerMessages();
  const { loginExpired } = useFailureMessages();
  const { expired, from } = useCameFrom();
  const loggedIn = useLoggedInTo(from);
  return (
    <>
      <PageTitle of={useTitle(scan.title)} />
      <MessengerScanPage message={expired ? loginExpired : null} onLoggedIn={loggedIn} />
    </>
  );
}

/** `/web/external/login?code=…&authCode=…&state=…`, or `?error=…` */
export function ExternalLoginRoute() {
  const { external } = useMessengerMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => readLoginAnswer(search));
  const [errand] = useState(() => keptErrand('messengerErrand'));
  const loggedIn = useLoggedInTo(errand?.from ?? null);
  // The code stays in no address, history or log of ours, and a page loaded anew finds nothing to do.
  useEffect(() => {
    forgetErrand('messengerErrand');
    if (search !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return (
    <>
      <PageTitle of={useTitle(external.title)} />
      <ExternalLoginPage
        answer={answer}
        errand={errand}
        onLoggedIn={loggedIn}
        onBound={() =>
          void navigate(addressOf({ page: 'account', part: 'messenger' }), { replace: true })
        }
      />
    </>
  );
}

/** `/web/dd/pc/login?corpId=…&from=…` */
export function InsideLoginRoute() {
  const { inside } = useMessengerMessages();
  const [query] = useSearchParams();
  const { from } = useCameFrom();
  const loggedIn = useLoggedInTo(from);
  // An ended login leads here without a corporation: then it is the one that somebody came from last.
  const [corpId] = useState(() => query.get('corpId') ?? keptCorporation());
  return (
    <>
      <PageTitle of={useTitle(inside.title)} />
      <InsideLoginPage
        corpId={corpId}
        from={from}
        onLoggedIn={() => {
          if (corpId !== null) keepCorporation(corpId);
          loggedIn();
        }}
      />
    </>
  );
}
