'use client';
// What this phone voted for this evening, and whether each ballot is in the count that was shown.
import { useContext, useState } from 'react';
import { choiceWord } from '../match-screen/audience-figure.ts';
import { fill, useAudienceMessages } from '../messages/index.ts';
import { part } from '../style-sheets/part.ts';
import type { OwnBallot, VotedAct } from './cast-ballot.ts';
import type { Checked } from './check-ballot.ts';
import { BallotAddressContext, keptAt } from './use-ballot.ts';

const Card = part('details', 'lf-audience-own');

/** ASKED the answer is on its way; FAILED none came. */
export type Check = Checked | { readonly kind: 'ASKED' | 'FAILED' };

/** `runningId` is the vote that is still open: its ballot may be changed, and stands on its own card. */
export function OwnBallots({ runningId }: { readonly runningId: string | null }) {
  const to = useContext(BallotAddressContext);
  const [checks, setChecks] = useState<Readonly<Record<string, Check>>>({});
  if (to === null) return null;
  const kept = keptAt(to.competitionId);
  if (kept === null) return null;
  const note = (voteId: string, check: Check) =>
    setChecks((before) => ({ ...before, [voteId]: check }));
  const ask = async (own: OwnBallot) => {
    note(own.voteId, { kind: 'ASKED' });
    try {
      const { checkBallot } = await import('./check-ballot.ts');
      note(
        own.voteId,
        await checkBallot(to.address, kept.voter, own, (url, init) => window.fetch(url, init)),
      );
    } catch {
      note(own.voteId, { kind: 'FAILED' });
    }
  };
  const ballots = kept.ballots.filter(
    ({ voteId, state }) => state === 'KEPT' && voteId !== runningId,
  );
  return <OwnBallotsView ballots={ballots} checks={checks} onCheck={(own) => void ask(own)} />;
}

export interface OwnBallotsViewProps {
  readonly ballots: readonly OwnBallot[];
  /** By their votes. */
  readonly checks: Readonly<Record<string, Check>>;
  readonly onCheck: (own: OwnBallot) => void;
}

export function OwnBallotsView({ ballots, checks, onCheck }: OwnBallotsViewProps) {
  const { vote: texts } = useAudienceMessages();
  const listed = ballots.flatMap((own) => (own.act === undefined ? [] : [{ own, act: own.act }]));
  if (listed.length === 0) return null;
  return (
    <Card>
      <summary>{fill(texts.own, { count: listed.length })}</summary>
      <ul>
        {listed.map(({ own, act }) => (
          <li key={own.voteId}>
            <span translate="no">{act.programName}</span>
            <b>{wordOf(own, act, texts.choice)}</b>
            <button
              type="button"
              disabled={checks[own.voteId]?.kind === 'ASKED'}
              onClick={() => onCheck(own)}
              aria-label={fill(texts.checkOf, { act: act.programName })}
            >
              {texts.check}
            </button>
            <p role="status">{toldBy(checks[own.voteId], texts)}</p>
          </li>
        ))}
      </ul>
      <p>{texts.checkHint}</p>
    </Card>
  );
}

function wordOf(
  { choice }: OwnBallot,
  { voteKind }: VotedAct,
  words: ReturnType<typeof useAudienceMessages>['vote']['choice'],
): string {
  return choiceWord(voteKind, choice, words);
}

const shownDigits = 12;

function toldBy(
  check: Check | undefined,
  texts: ReturnType<typeof useAudienceMessages>['vote'],
): string {
  if (check === undefined) return '';
  switch (check.kind) {
    case 'ASKED':
      return texts.checking;
    case 'COUNTED':
      return fill(texts.isCounted, {
        voters: check.voters,
        root: check.root.slice(0, shownDigits),
      });
    case 'MISSING':
      return texts.isMissing;
    case 'UNSHOWN':
      return texts.isUnshown;
    case 'FAILED':
      return texts.checkFailed;
  }
}
