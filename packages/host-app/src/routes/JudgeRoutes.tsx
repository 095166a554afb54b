// The judge's phone: home, sign-up, seat link, scoring.
import { JudgeApply, JudgeHome, JudgeScoring, JudgeSeat } from '@liangfen/ui/judge-scoring';
import { useJudgeMessages } from '@liangfen/ui/messages';
import { useCallback } from 'react';
import { Redirect, Route, Switch, useLocation, useParams, useSearchParams } from 'wouter';
import { PageTitle } from '../PageTitle.tsx';

/** `/web/judge` and what is under it. */
export function JudgeRoutes() {
  return (
    <Switch>
      <Route path="/web/judge/apply" component={JudgeApplyRoute} />
      <Route path="/web/judge/seat/:code" component={JudgeSeatRoute} />
      <Route path="/web/judge/:competitionId" component={JudgeScoringRoute} />
      <Route component={JudgeHomeRoute} />
    </Switch>
  );
}

/** `/web/judge` */
function JudgeHomeRoute() {
  const { home } = useJudgeMessages();
  return (
    <>
      <PageTitle of={home.title} />
      <JudgeHome
        hrefOf={({ id, approval }) =>
          approval === 'APPROVED' ? `/web/judge/${id}` : `/web/judge/apply?competition=${id}`
        }
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
  if (competitionId === '') return <Redirect to="/web/judge" replace />;
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
  return (
    <>
      <PageTitle of={title} />
      <JudgeScoring key={competitionId} competitionId={competitionId} />
    </>
  );
}
