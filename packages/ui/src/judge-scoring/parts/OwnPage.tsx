'use client';
// The judge's own scores as this phone knows them: those that the server has, and those still on their way.
import type { OutboxEntry } from '@liangfen/sdk';
import type { JudgeMatch, OwnScores as KnownScores, Mode } from '@liangfen/sdk/schema';
import { ownPrograms } from '../own-scores.ts';
import { OwnScores } from './OwnScores.tsx';

/** A table of its own: the question of the rules would tear the phone's first file into several. */
const areVotes: Readonly<Record<Mode, boolean>> = { SCORE: false, VOTE: true, BATTLE: false };

export interface OwnPageProps {
  readonly match: JudgeMatch;
  readonly own: KnownScores;
  readonly entries: readonly OutboxEntry[];
  readonly onBack: () => void;
}

export function OwnPage({ match, own, entries, onBack }: OwnPageProps) {
  return (
    <OwnScores
      programs={ownPrograms(match, own, entries)}
      vote={areVotes[match.setting.mode]}
      decimals={match.setting.decimals}
      unit={match.setting.scoreUnit}
      onBack={onBack}
    />
  );
}
