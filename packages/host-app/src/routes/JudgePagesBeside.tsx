// The phone's pages that no seat link opens: home, sign-up, and a message for unknown addresses. Loaded when they are
// shown.
import type { Approval } from '@liangfen/sdk/schema';
import { JudgeApply, JudgeHome, PhoneMessage } from '@liangfen/ui/judge-scoring';
import { useJudgeBesideMessages } from '@liangfen/ui/messages';
import { PageTitle } from '../PageTitle.tsx';
import { applyAddress, logInAndBackTo, phoneHome, scoringAddress } from '../phone-pages.ts';
import { goTo } from '../use-phone-address.ts';

/** The page on which a judge goes on: one who is not approved sees why, and may sign up again. */
const addressAt: Readonly<Record<Approval, (competitionId: string) => string>> = {
  PENDING: applyAddress,
  APPROVED: scoringAddress,
  REJECTED: applyAddress,
};

export function JudgeHomePage() {
  const { title } = useJudgeBesideMessages().home;
  return (
    <>
      <PageTitle of={title} />
      <JudgeHome
        hrefOf={({ id, approval }) => addressAt[approval](id)}
        logInHref={logInAndBackTo(phoneHome)}
        scanHref="/web/scan/QR/codes"
      />
    </>
  );
}

export interface JudgeApplyPageProps {
  /** Empty when the address names none. */
  readonly competitionId: string;
  /** The code of an invitation link. */
  readonly code: string | undefined;
}

export function JudgeApplyPage({ competitionId, code }: JudgeApplyPageProps) {
  const { apply } = useJudgeBesideMessages();
  if (competitionId === '') {
    return (
      <>
        <PageTitle of={apply.title} />
        <PhoneMessage title={apply.missing} hint={apply.missingHint} ways={{ home: phoneHome }} />
      </>
    );
  }
  return (
    <>
      <PageTitle of={apply.title} />
      <JudgeApply
        key={competitionId}
        competitionId={competitionId}
        invitationCode={code}
        onEnter={() => goTo(scoringAddress(competitionId))}
      />
    </>
  );
}

export function JudgeNotFoundPage() {
  const { notFound } = useJudgeBesideMessages();
  return (
    <>
      <PageTitle of={notFound.title} />
      <PhoneMessage {...notFound} ways={{ home: phoneHome }} />
    </>
  );
}
