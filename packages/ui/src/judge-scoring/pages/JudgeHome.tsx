'use client';
/// <reference path="../../css-text.d.ts" />
// The competitions this phone judges, one tap from each show.
import { ApiError } from '@liangfen/sdk';
import type { Approval, JudgedCompetition } from '@liangfen/sdk/schema';
import { useCallback, useEffect, useState } from 'react';
import {
  fill,
  useCommonMessages,
  useJudgeBesideMessages,
  useJudgeMessages,
} from '../../messages/index.ts';
import { usePhoneClient } from '../../provider/index.ts';
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { lastCompetition } from '../kept-match.ts';
import { EmptyState, FailedState } from '../parts/ListStates.tsx';
import { Quiet } from '../parts/layout.tsx';
import { Tag, type Tone } from '../parts/marks.tsx';
import { WaysOn } from '../parts/WaysOn.tsx';
import css from './JudgeHome.css?inline';
import { PhoneMessage } from './PhoneMessage.tsx';
import { LoadingPage, PhonePage } from './PhonePage.tsx';

const Entry = part('a', 'lf-home-entry');

export interface JudgeHomeProps {
  /** Returns the address of a competition's phone page. */
  readonly hrefOf: (competition: Pick<JudgedCompetition, 'id' | 'approval'>) => string;
  /** The address where an account logs in. */
  readonly logInHref?: string;
  /** The address where a seat's or an invitation's code is scanned. */
  readonly scanHref?: string;
}

type Answer = readonly JudgedCompetition[] | 'FAILED' | 'LOGIN_ENDED';

/**
 * @example
 * ```tsx
 * <JudgeHome hrefOf={({ id }) => `/judging/${id}`} logInHref="/login" />;
 * ```
 */
export function JudgeHome({ hrefOf, logInHref, scanHref }: JudgeHomeProps) {
  const client = usePhoneClient();
  const { home: texts } = useJudgeBesideMessages();
  const { loginEnded } = useJudgeMessages();
  const [list, setList] = useState<Answer | null>(null);

  const read = useCallback(async () => {
    try {
      if ((await client.tokenFor({ kind: 'general' })) === undefined) return setList([]);
      setList(null);
      setList((await client.request('listJudgedCompetitions')).asJudge);
    } catch (error) {
      setList(isLoginEnded(error) ? 'LOGIN_ENDED' : 'FAILED');
    }
  }, [client]);
  useEffect(() => void read(), [read]);

  if (list === null) return <LoadingPage />;
  if (list === 'LOGIN_ENDED') {
    const { title, pageHint } = loginEnded;
    const ways = logInHref === undefined ? {} : { logIn: logInHref };
    return <PhoneMessage title={title} hint={pageHint} ways={ways} />;
  }
  return (
    <PhonePage title={texts.title}>
      <StyleSheet name="home" text={css} />
      {content(list)}
      {scanHref === undefined ? null : <WaysOn ways={{ scan: scanHref }} only={['scan']} />}
    </PhonePage>
  );

  function content(shown: readonly JudgedCompetition[] | 'FAILED') {
    if (shown === 'FAILED') {
      const kept = lastCompetition(client);
      const last = kept === null ? null : listedOf(kept);
      return (
        <>
          <FailedState onRetry={read} />
          {last === null ? null : <EntryCard competition={last} href={hrefOf(last)} />}
        </>
      );
    }
    if (shown.length === 0) return <EmptyState title={texts.empty} hint={texts.emptyHint} />;
    return shown.map((competition) => (
      <EntryCard key={competition.id} competition={competition} href={hrefOf(competition)} />
    ));
  }
}

function isLoginEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

type Listed = Pick<JudgedCompetition, 'id' | 'name' | 'number' | 'approval'>;

const tones = {
  PENDING: 'neutral',
  APPROVED: 'success',
  REJECTED: 'neutral',
} as const satisfies Record<Approval, Tone>;

function EntryCard({ competition, href }: { readonly competition: Listed; readonly href: string }) {
  const { home } = useJudgeBesideMessages();
  const { approval } = useCommonMessages();
  return (
    <Entry href={href}>
      <div>
        <strong>{competition.name}</strong>
        {competition.number === null ? null : (
          <Quiet>{fill(home.number, { number: competition.number })}</Quiet>
        )}
      </div>
      <Tag tone={tones[competition.approval]}>{approval[competition.approval]}</Tag>
    </Entry>
  );
}

/** A judge who scored on this phone today was approved: without network, the whole list cannot be asked for. */
function listedOf(last: NonNullable<ReturnType<typeof lastCompetition>>): Listed {
  const { competitionId, name, judge } = last;
  return { id: competitionId, name, number: judge.number, approval: 'APPROVED' };
}
