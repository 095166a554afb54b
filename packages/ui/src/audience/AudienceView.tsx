'use client';
/// <reference path="../css-text.d.ts" />
// The audience's page from a plain value.
import { useMemo } from 'react';
import { captionOf } from '../match-screen/caption.ts';
import { fill, useAudienceMessages, useLang, useScreenMessages } from '../messages/index.ts';
import { part } from '../style-sheets/part.ts';
import { StyleSheet } from '../style-sheets/StyleSheet.tsx';
import styles from './Audience.css?inline';
import { cssColour } from './css-colour.ts';
import type { AudienceState } from './follow-audience.ts';
import { NowCard } from './NowCard.tsx';
import { OwnBallots } from './OwnBallots.tsx';
import { RunningOrder } from './RunningOrder.tsx';
import { VoteCard } from './VoteCard.tsx';

const Page = part('main', 'lf-audience');
const Head = part('header', 'lf-audience-head');
const Note = part('p', 'lf-audience-note');
const Empty = part('div', 'lf-audience-empty');
const Mark = part('span', 'lf-audience-mark');
const Unseen = part('p', 'lf-audience-unseen');

export function AudienceView({ frame, at, status }: AudienceState) {
  const texts = useAudienceMessages();
  const screen = useScreenMessages();
  const lang = useLang();
  const caption = useMemo(
    () => (frame === null || frame.unfolding ? '' : captionOf(frame, screen)),
    [frame, screen],
  );
  const refused = status === 'CLOSED' || status === 'MISSING';
  if (frame === null || refused) {
    const [title, hint] = emptyWords(status, texts);
    return (
      <Page lang={lang}>
        <StyleSheet name="audience" text={styles} />
        <Empty role="status">
          <h1>{title}</h1>
          {hint === null ? null : <p>{hint}</p>}
        </Empty>
      </Page>
    );
  }
  const { look, name } = frame;
  const time = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  const mark = { REHEARSAL: texts.rehearsal, OFFICIAL: null, ENDED: texts.ended }[frame.status];
  const about = [look.organiser, look.venue].filter((fact) => fact !== '');
  return (
    <Page lang={lang}>
      <StyleSheet name="audience" text={styles} />
      <Head style={cssColour(look.primaryColour ?? look.ownTheme?.colours.accent ?? null)}>
        {look.logo === null ? null : <img src={look.logo} alt="" />}
        <div>
          <h1>{name}</h1>
          {about.length === 0 ? null : <p>{about.join(' · ')}</p>}
        </div>
        {mark === null ? null : <Mark>{mark}</Mark>}
      </Head>
      {status === 'OFFLINE' ? <Note role="status">{fill(texts.offline, { time })}</Note> : null}
      {frame.vote === undefined ? null : <VoteCard vote={frame.vote} />}
      <NowCard frame={frame} />
      <RunningOrder frame={frame} />
      <OwnBallots runningId={frame.vote?.closedAt === null ? frame.vote.id : null} />
      <Unseen role="status">{caption}</Unseen>
    </Page>
  );
}

function emptyWords(
  status: AudienceState['status'],
  texts: ReturnType<typeof useAudienceMessages>,
): readonly [string, string | null] {
  switch (status) {
    case 'OPENING':
    case 'FOLLOWING':
      return [texts.opening, null];
    case 'OFFLINE':
      return [texts.offlineEmpty, null];
    case 'CLOSED':
      return [texts.closed, texts.closedHint];
    case 'MISSING':
      return [texts.missing, texts.missingHint];
  }
}
