'use client';
// The phone of one judge, connected: feed, sign-in and submissions of one competition.
import { ApiError, type FeedState } from '@liangfen/sdk';
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { useEffect, useMemo, useState } from 'react';
import { fill, problemText, useJudgeMessages, useProblems } from '../messages/index.ts';
import { latePart, useLatePart } from '../primitives/use-late-part.ts';
import { useOptionalClient } from '../provider/client-context.ts';
import { useMatchFeed, usePhoneClient, useServerClock } from '../provider/index.ts';
import { deliveryOf, isLate, knowing, leftOf, newestOf, withDelivered } from './delivery.ts';
import { JudgeScoringView } from './JudgeScoringView.tsx';
import type { PhoneConnection } from './parts/Head.tsx';
import { LateOwnPage, useOwnPageBeforehand } from './parts/LateOwnPage.tsx';
import { Centred, Page, Quiet } from './parts/layout.tsx';
import { Ring } from './parts/marks.tsx';
import { StoppedPage } from './parts/StoppedPage.tsx';
import { phoneView } from './phone-view.ts';
import { useKeptMatch } from './use-kept-match.ts';
import { useOnline } from './use-online.ts';
import { useOwnPage } from './use-own-page.ts';
import { useOwnScores } from './use-own-scores.ts';
import { useScoreOutbox } from './use-score-outbox.ts';
import { type KeepScreenOn, useScreenAwake } from './use-screen-awake.ts';
import { useStageTokensBeforehand } from './use-stage-tokens.ts';
import type { JudgeWays } from './ways.ts';

export interface JudgeScoringProps {
  /** The competition that is judged; the phone holds a seat in it. */
  readonly competitionId: string;
  /** The pages on which a judge goes on when this page ends; give the same value while they stay. */
  readonly ways?: JudgeWays;
  /** Keeps the screen on where the browser has no wake lock; give the same function while they stay. */
  readonly keepScreenOn?: KeepScreenOn;
}

const noWays: JudgeWays = {};
/** Loaded only where a page has not set the phone up; the product's own pages always do. */
const notSetUp = latePart(() => import('./PhoneNotSetUp.tsx'));

/** A phone without network hears nothing more, whatever its line still hopes; a closed line stays closed. */
function connectionOf(status: FeedState<JudgeMatch>['status'], online: boolean): PhoneConnection {
  switch (status) {
    case 'closed':
      return status;
    case 'connecting':
    case 'live':
    case 'reconnecting':
      return online ? status : 'offline';
  }
}

/**
 * @example
 * ```tsx
 * <LiangfenProvider server="https://score.example.com" getToken={() => 'a seat'}>
 *   <JudgeScoring competitionId="c1" ways={{ home: '/judging' }} />
 * </LiangfenProvider>;
 * ```
 */
export function JudgeScoring(props: JudgeScoringProps) {
  const client = useOptionalClient();
  // TypeScript checks that both are there; a page without types is told at run time.
  if (client !== null && props.competitionId) return <Connected {...props} />;
  return <NotSetUpHere missing={client === null ? [] : ['competitionId']} />;
}

function NotSetUpHere({ missing }: { readonly missing: readonly string[] }) {
  const { part } = useLatePart(notSetUp);
  return part && <part.PhoneNotSetUp component="JudgeScoring" missing={missing} />;
}

function Connected({ competitionId, ways = noWays, keepScreenOn }: JudgeScoringProps) {
  const client = usePhoneClient();
  const texts = useJudgeMessages();
  const { serverNow } = useServerClock();
  const { view: heard, status, reason, refresh, report } = useMatchFeed('JUDGE', { competitionId });
  const live = status === 'live';
  const online = useOnline();
  const kept = useKeptMatch(competitionId, heard);
  // The kept picture is shown only once the show is known to be out of reach: an old picture must not flash up.
  const shown = heard === null && status === 'reconnecting' ? kept : null;
  const match = heard ?? shown?.match ?? null;
  const { entries, unsent, needsLogin, submit, dismiss } = useScoreOutbox(
    competitionId,
    match?.judge.id ?? null,
    live,
  );
  const [hadLogin, setHadLogin] = useState(false);
  useEffect(() => {
    void client.tokenFor({ kind: 'general' }).then((token) => setHadLogin(token !== undefined));
  }, [client]);
  const [signingIn, setSigningIn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const problems = useProblems();
  const view = match === null ? null : phoneView(match);
  const openWindow = view?.kind === 'SCORING' ? view.window : null;
  const newest = newestOf(entries, openWindow?.id ?? null);
  const needsFates =
    entries.some(isLate) || leftOf(entries, openWindow?.id ?? null, live).length > 0;
  const [showsOwn, showOwn] = useOwnPage(openWindow?.id ?? null);
  const own = useOwnScores(
    competitionId,
    live && (showsOwn || match?.stage.kind === 'PROGRAM_LIST' || needsFates),
    `${match?.stage.kind} ${match?.activeProgramId} ${entries.length - unsent} ${lateIdsOf(match)}`,
  );
  const left = leftOf(entries, openWindow?.id ?? null, live, own.lateScores);
  const programNames = useMemo(
    () => new Map(own.programs.map(({ id, programName }) => [id, programName])),
    [own.programs],
  );
  useStageTokensBeforehand();
  useOwnPageBeforehand(live);
  useScreenAwake(match !== null && match.status !== 'ENDED', keepScreenOn);
  // The operator sees whether this judge is on the page that follows the show.
  useEffect(() => report({ page: showsOwn ? 'OTHER' : 'SCORING' }), [report, showsOwn]);

  async function signIn(): Promise<void> {
    setSigningIn(true);
    setProblem(null);
    try {
      await client.request('signInJudge', { path: { id: competitionId } });
    } catch (error) {
      const said = error instanceof ApiError ? problemText(problems, error) : '';
      setProblem(said === '' ? texts.signIn.failed : said);
    } finally {
      setSigningIn(false);
    }
  }

  // A login that ended leaves the form open: the typed scores are kept until there is a new login.
  if (status === 'closed' && (match === null || reason !== 'UNAUTHENTICATED')) {
    return <StoppedPage {...{ reason, hadLogin, unsent, ways }} onRetry={refresh} />;
  }
  if (match === null) {
    return (
      <Page>
        <div />
        <Centred>
          <Ring size={32} />
          <Quiet role="status">
            {online && status !== 'reconnecting' ? texts.connecting : texts.connectingOffline}
          </Quiet>
          {unsent === 0 ? null : <Quiet>{fill(texts.left.kept, { count: unsent })}</Quiet>}
        </Centred>
      </Page>
    );
  }
  const known = withDelivered(match.scores, entries, match.window?.id ?? null);
  return (
    <JudgeScoringView
      match={{ ...match, scores: known }}
      connection={connectionOf(status, online)}
      {...(shown === null ? {} : { shownSince: shown.at })}
      delivery={deliveryOf(newest, live, own.lateScores)}
      submitted={newest && newest.status.state !== 'DELIVERED' ? newest.scores : []}
      left={left}
      programNames={programNames}
      needsLogin={needsLogin}
      ways={ways}
      signingIn={signingIn}
      signInProblem={problem}
      ownScores={own.scores}
      own={
        showsOwn ? (
          <LateOwnPage match={match} own={own} entries={entries} onBack={() => showOwn(false)} />
        ) : null
      }
      onOwn={showOwn}
      serverNow={serverNow}
      onSignIn={() => void signIn()}
      onSubmit={(scores) => {
        if (openWindow === null) return;
        const { id: windowId, programId } = openWindow;
        submit({ programId, windowId, scores: knowing(scores, known, programId) });
      }}
      onDismiss={dismiss}
    />
  );
}

/** Changes when the operator decides about a late score: then its fate is read. */
function lateIdsOf(match: JudgeMatch | null): string {
  return match?.lateScores.map(({ id }) => id).join(' ') ?? '';
}
