// The judge's phone: home, sign-up, seat link, scoring.
import {
  JudgeApply,
  JudgeHome,
  JudgeScoring,
  JudgeSeat,
  type JudgeWays,
  PhoneNotice,
} from '@liangfen/ui/judge-scoring';
import { useJudgeMessages } from '@liangfen/ui/messages';
import { useCallback, useMemo, useState } from 'react';
import { Route, Switch, useLocation, useParams, useSearchParams } from 'wouter';
import { isMessengerLogin } from '../judge-lead-back.ts';
import { thisPhone } from '../messenger/this-phone.ts';
import { PageTitle } from '../PageTitle.tsx';
import { judgeTokens } from '../tokens.ts';

const home = '/web/judge';

function logInAndBackTo(address: string): string {
  return `/web/login?from=${encodeURIComponent(address)}`;
}

function applyAddress(competitionId: string): string {
  return `${home}/apply?competition=${competitionId}`;
}

/** `/web/judge` and what is under it. */
export function JudgeRoutes() {
  return (
    <Switch>
      <Route path="/web/judge/apply" component={JudgeApplyRoute} />
      <Route path="/web/judge/seat/:code" component={JudgeSeatRoute} />
      <Route path="/web/judge/:competitionId" component={JudgeScoringRoute} />
      <Route path={home} component={JudgeHomeRoute} />
      <Route component={JudgeNotFoundRoute} />
    </Switch>
  );
}

/** `/web/judge` */
function JudgeHomeRoute() {
  const { title } = useJudgeMessages().home;
  return (
    <>
      <PageTitle of={title} />
      <JudgeHome
        hrefOf={({ id, approval }) =>
          approval === 'APPROVED' ? `${home}/${id}` : applyAddress(id)
        }
        logInHref={logInAndBackTo(home)}
        scanHref="/web/scan/QR/codes"
      />
    </>
  );
}

/** `/web/judge/apply?competition=…&code=…` */
function JudgeApplyRoute() {
  const { apply } = useJudgeMessages();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const competitionId = query.get('competition') ?? '';
  if (competitionId === '') {
    return (
      <>
        <PageTitle of={apply.title} />
        <PhoneNotice title={apply.missing} hint={apply.missingHint} ways={{ home }} />
      </>
    );
  }
  return (
    <>
      <PageTitle of={apply.title} />
      <JudgeApply
        key={competitionId}
        competitionId={competitionId}
        invitationCode={query.get('code') ?? undefined}
        onEnter={() => navigate(`/web/judge/${competitionId}`)}
      />
    </>
  );
}

/** `/web/judge/seat/:code` */
function JudgeSeatRoute() {
  const { title } = useJudgeMessages();
  const { code = '' } = useParams<{ code: string }>();
  const [, navigate] = useLocation();
  const open = useCallback(
    (competitionId: string) => navigate(`/web/judge/${competitionId}`, { replace: true }),
    [navigate],
  );
  return (
    <>
      <PageTitle of={title} />
      <JudgeSeat key={code} code={code} onOpened={open} />
    </>
  );
}

/** `/web/judge/:competitionId` */
function JudgeScoringRoute() {
  const { title } = useJudgeMessages();
  const { competitionId = '' } = useParams<{ competitionId: string }>();
  // Whoever came by the messenger goes back to it; asked once, for an ended login is taken away.
  const [byMessenger] = useState(() => isMessengerLogin(judgeTokens));
  const ways = useMemo<JudgeWays>(
    () => ({
      logIn: byMessenger ? `/web/dd/${competitionId}` : logInAndBackTo(`${home}/${competitionId}`),
      signUp: applyAddress(competitionId),
      home,
    }),
    [competitionId, byMessenger],
  );
  return (
    <>
      <PageTitle of={title} />
      <JudgeScoring
        key={competitionId}
        competitionId={competitionId}
        ways={ways}
        {...(thisPhone === null ? {} : { keepScreenOn: thisPhone.keepScreenOn })}
      />
    </>
  );
}

/** Under `/web/judge`, but nobody's. */
function JudgeNotFoundRoute() {
  const { notFound } = useJudgeMessages();
  return (
    <>
      <PageTitle of={notFound.title} />
      <PhoneNotice {...notFound} ways={{ home }} />
    </>
  );
}
