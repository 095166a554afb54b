// The judge's phone: a seat link and scoring at once, and the pages beside them when they are asked for.
import { JudgeScoring, JudgeSeat, type JudgeWays, LoadingPage } from '@liangfen/ui/judge-scoring';
import { useJudgeMessages } from '@liangfen/ui/messages';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { isMessengerLogin } from '../judge-lead-back.ts';
import { thisPhone } from '../messenger/this-phone.ts';
import { PageTitle } from '../PageTitle.tsx';
import {
  applyAddress,
  logInAndBackTo,
  phoneHome,
  phonePageOf,
  scoringAddress,
} from '../phone-pages.ts';
import { judgeTokens } from '../tokens.ts';
import { goTo, usePhoneAddress } from '../use-phone-address.ts';

const besidePages = () => import('./JudgePagesBeside.tsx');
const JudgeHomePage = lazy(async () => ({ default: (await besidePages()).JudgeHomePage }));
const JudgeApplyPage = lazy(async () => ({ default: (await besidePages()).JudgeApplyPage }));
const JudgeNotFoundPage = lazy(async () => ({ default: (await besidePages()).JudgeNotFoundPage }));

/** Serves `/web/judge` and the addresses under it. */
export function JudgeRoutes() {
  const address = usePhoneAddress();
  return <Suspense fallback={<LoadingPage />}>{pageAt(address)}</Suspense>;
}

function pageAt(address: string) {
  const shown = phonePageOf(address);
  switch (shown.page) {
    case 'HOME':
      return <JudgeHomePage />;
    case 'APPLY':
      return <JudgeApplyPage competitionId={shown.competitionId} code={shown.code} />;
    case 'SEAT':
      return <JudgeSeatPage code={shown.code} />;
    case 'SCORING':
      return <JudgeScoringPage competitionId={shown.competitionId} />;
    case 'NONE':
      return <JudgeNotFoundPage />;
  }
}

function JudgeSeatPage({ code }: { readonly code: string }) {
  const { title } = useJudgeMessages();
  const open = useCallback(
    (competitionId: string) => goTo(scoringAddress(competitionId), { instead: true }),
    [],
  );
  return (
    <>
      <PageTitle of={title} />
      <JudgeSeat key={code} code={code} onOpened={open} />
    </>
  );
}

function JudgeScoringPage({ competitionId }: { readonly competitionId: string }) {
  const { title } = useJudgeMessages();
  // A judge who came by the messenger goes back to it; asked once, because an ended login is taken away.
  const [byMessenger] = useState(() => isMessengerLogin(judgeTokens));
  const ways = useMemo<JudgeWays>(
    () => ({
      logIn: byMessenger
        ? `/web/dd/${competitionId}`
        : logInAndBackTo(scoringAddress(competitionId)),
      signUp: applyAddress(competitionId),
      home: phoneHome,
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
