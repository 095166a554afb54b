'use client';
// The phone of one judge from plain values: follows the show by itself, without any server.
import type { JudgeMatch, Mode, SubmittedScore } from '@liangfen/sdk/schema';
import { type ReactNode, type RefObject, useRef } from 'react';
import { fill, useJudgeMessages } from '../messages/index.ts';
import { ownText } from '../own-text.tsx';
import { part } from '../style-sheets/part.ts';
import { announcementOf } from './announcement.ts';
import type { Delivery, LeftSubmission } from './delivery.ts';
import { CardForm } from './parts/CardForm.tsx';
import { ComingUpList } from './parts/ComingUpList.tsx';
import { Head, type PhoneConnection } from './parts/Head.tsx';
import { LeftScores } from './parts/LeftScores.tsx';
import { Foot, Page } from './parts/layout.tsx';
import { Heard } from './parts/marks.tsx';
import { Note } from './parts/Note.tsx';
import { PhoneButton } from './parts/PhoneButton.tsx';
import { type Draft, ScoreForm } from './parts/ScoreForm.tsx';
import { StagePage } from './parts/StagePage.tsx';
import { VoteForm } from './parts/VoteForm.tsx';
import { WaysOn } from './parts/WaysOn.tsx';
import { phoneView } from './phone-view.ts';
import type { GivenScore } from './score-form.ts';
import type { JudgeWays } from './ways.ts';

const Banner = part('div', 'lf-scoring-banner');

const Wide = part(PhoneButton, 'lf-scoring-wide');

const Problem = part('p', 'lf-scoring-problem');

/** Made when it is needed: it takes a slow phone as long as drawing the page. */
function clockTime(at: number): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('zh-CN', format).format(at);
}

export interface JudgeScoringViewProps {
  readonly match: JudgeMatch;
  readonly connection: PhoneConnection;
  readonly delivery: Delivery;
  /** The scores of the newest submission for the open window, until it is delivered. */
  readonly submitted?: readonly GivenScore[];
  /** Submissions for other windows that have not arrived or were refused. */
  readonly left?: readonly LeftSubmission[];
  /** Program names for `left`, by id. */
  readonly programNames?: ReadonlyMap<string, string>;
  /** The server does not know this login any more. */
  readonly needsLogin?: boolean;
  /** The pages on which a judge goes on whose login has ended. */
  readonly ways?: JudgeWays;
  /** Epoch ms of the kept picture that is shown, since when the show has not been heard. */
  readonly shownSince?: number;
  readonly onDismiss?: (id: string) => void;
  readonly signingIn?: boolean;
  /** Why the last try to sign in did not succeed. */
  readonly signInProblem?: string | null;
  readonly ownScores?: readonly SubmittedScore[];
  /** The page of the judge's own scores instead of the show; null shows the show. */
  readonly own?: ReactNode;
  readonly onOwn?: (shown: boolean) => void;
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
  readonly onSignIn: () => void;
  readonly onSubmit: (scores: readonly GivenScore[]) => void;
}

/**
 * @example
 * ```tsx
 * const Phone = (props: JudgeScoringViewProps) => <JudgeScoringView {...props} ways={{ home: '/judging' }} />;
 * ```
 */
export function JudgeScoringView(props: JudgeScoringViewProps) {
  const texts = useJudgeMessages();
  const {
    match,
    connection,
    left = [],
    programNames,
    needsLogin = false,
    ways = {},
    onDismiss,
    shownSince,
    own = null,
    onOwn,
  } = props;
  const draft = useRef<Draft | null>(null);
  return (
    <Page>
      <div>
        <Head
          match={match}
          connection={connection}
          ownShown={own !== null}
          {...(onOwn === undefined || !match.judge.signIn ? {} : { onOwn })}
        />
        <Heard role="status">{announcementOf(match, texts)}</Heard>
        {banner(needsLogin ? 'closed' : connection)}
        <LeftScores
          left={left}
          nameOf={(programId) => programNames?.get(programId)}
          onDismiss={(id) => onDismiss?.(id)}
        />
      </div>
      {ownText(own === null ? <Body {...props} draft={draft} /> : own)}
    </Page>
  );

  function banner(heard: PhoneConnection) {
    switch (heard) {
      case 'connecting':
      case 'live':
        return null;
      case 'reconnecting':
      case 'offline':
        return (
          <Banner role="status">
            <b>{texts.offline.title}</b>
            <span>{` ${texts.offline.hint}`}</span>
            {shownSince === undefined ? null : (
              <span>{` ${fill(texts.offline.shown, { time: clockTime(shownSince) })}`}</span>
            )}
          </Banner>
        );
      case 'closed':
        return (
          <Banner role="alert">
            <b>{texts.loginEnded.title}</b>
            <span>{` ${texts.loginEnded.hint}`}</span>
            <WaysOn ways={ways} only={['logIn', 'signUp']} inline />
          </Banner>
        );
    }
  }
}

const nothing: readonly GivenScore[] = [];

function Body({
  match,
  delivery,
  submitted = nothing,
  signingIn = false,
  signInProblem = null,
  ownScores = [],
  serverNow,
  draft,
  onSignIn,
  onSubmit,
}: JudgeScoringViewProps & { readonly draft: RefObject<Draft | null> }) {
  const texts = useJudgeMessages();
  const view = phoneView(match);
  switch (view.kind) {
    case 'ENDED':
      return <Note look={match.look} title={texts.waiting.ended} hint={match.name} />;
    case 'SIGN_IN':
      return (
        <>
          <Note look={match.look} title={texts.signIn.title} hint={texts.signIn.hint}>
            <ComingUpList match={match} />
          </Note>
          <Foot>
            {signInProblem === null ? null : <Problem role="alert">{signInProblem}</Problem>}
            <Wide look="primary" busy={signingIn} onClick={onSignIn}>
              {texts.signIn.action}
            </Wide>
          </Foot>
        </>
      );
    case 'SIGNED_OUT':
      return (
        <Note look={match.look} title={texts.signIn.signedOut} hint={texts.signIn.signedOutHint} />
      );
    case 'RECUSED':
      return (
        <Note look={match.look} title={texts.waiting.recused} hint={texts.waiting.startHint}>
          <ComingUpList match={match} />
        </Note>
      );
    case 'OTHER_PANEL':
      return (
        <Note look={match.look} title={texts.waiting.otherPanel} hint={texts.waiting.startHint}>
          <ComingUpList match={match} />
        </Note>
      );
    case 'SCORING': {
      const { window } = view;
      const form = { match, window, delivery, submitted, serverNow, onSubmit };
      return ownText(
        formFor(match.setting.mode, {
          vote: () => <VoteForm key={window.id} {...form} />,
          card: () => <CardForm key={window.id} {...form} draft={draft} />,
          score: () => <ScoreForm key={window.id} {...form} draft={draft} />,
        }),
      );
    }
    case 'STAGE':
      return <StagePage match={match} serverNow={serverNow} ownScores={ownScores} />;
  }
}

/** A form to vote with, a bout's card, or one to give scores with. */
function formFor(
  mode: Mode,
  { vote, card, score }: Readonly<Record<'vote' | 'card' | 'score', () => ReactNode>>,
): ReactNode {
  switch (mode) {
    case 'VOTE':
      return vote();
    case 'BATTLE':
      return card();
    case 'SCORE':
      return score();
  }
}
