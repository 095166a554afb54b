'use client';
// The sponsors' bar of a stage, over all its pictures: it does not move with them.
import { Sheet } from '../../sheets/Sheet.tsx';
import { Composed } from '../scene/Composed.tsx';
import type { SceneQueue } from '../scene/scene-queue.ts';
import { defaultSponsorBar } from './bar-links.ts';
import { useSponsorsPart } from './late-sponsors.ts';
import { useBarStands } from './use-bar-stands.ts';

export function SceneSponsors({ queue }: { readonly queue: SceneQueue }) {
  const { phase, shown, leaving } = queue;
  const { sponsors = [], sponsorBar = defaultSponsorBar } = shown.match.look;
  const { stands, before } = useBarStands(shown);
  const sponsorsPart = useSponsorsPart(shown.match.look);
  if (sponsorsPart === null || sponsors.length === 0) return null;
  // While the new picture is painted behind it, the one before still stands.
  const seen = phase === 'SET_UP' && leaving !== null ? before : stands;
  return (
    <>
      <Sheet name="sponsors" text={sponsorsPart.sponsorsSheet} />
      <Composed>
        <sponsorsPart.SponsorBar {...{ sponsors, seconds: sponsorBar.seconds, stands: seen }} />
      </Composed>
    </>
  );
}
