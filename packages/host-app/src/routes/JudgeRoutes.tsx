// The judge's phone: home, sign-up, seat link, scoring.
import { JudgeApply, JudgeHome, JudgeScoring, JudgeSeat } from '@liangfen/ui/judge-scoring';
import { useJudgeMessages } from '@liangfen/ui/messages';
import { useCallback } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle.tsx';

/** `/web/judge` */
export function JudgeHomeRoute() {
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
export function JudgeApplyRoute() {
  const { apply } = useJudgeMessages();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const competitionId = query.get('competition') ?? '';
  if (competitionId === '') return <Navigate to="/web/judge" replace />;
  return (
    <>
      <PageTitle of={apply.title} />
      <JudgeApply
        key={competitionId}
        competitionId={competitionId}
        invitationCode={query.get('code') ?? undefined}
        onEnter={() => void navigate(`/web/judge/${competitionId}`)}
      />
    </>
  );
}

/** `/web/judge/seat/:code` */
export function JudgeSeatRoute() {
  const { title } = useJudgeMessages();
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const open = useCallback(
    (competitionId: string) => void navigate(`/web/judge/${competitionId}`, { replace: true }),
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
export function JudgeScoringRoute() {
  const { title } = useJudgeMessages();
  const { competitionId = '' } = useParams();
  return (
    <>
      <PageTitle of={title} />
      <JudgeScoring key={competitionId} competitionId={competitionId} />
    </>
  );
}
