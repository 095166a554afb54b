'use client';
// The sponsors' bar of a stage, over all its pictures: it does not move with them.
import { defaultSponsorBar } from '../sponsors/bar-links.ts';
import { SponsorBar } from '../sponsors/SponsorBar.tsx';
import { useBarStands } from '../sponsors/use-bar-stands.ts';
import { useOwnScene } from '../sponsors/use-own-scene.ts';
import { Composed } from './Composed.tsx';
import type { SceneQueue } from './scene-queue.ts';

export function SceneSponsors({ queue }: { readonly queue: SceneQueue }) {
  const { phase, leaving } = queue;
  const shown = useOwnScene(queue.shown);
  const { sponsors = [], sponsorBar = defaultSponsorBar } = shown.match.look;
  const { stands, before } = useBarStands(shown);
  if (sponsors.length === 0) return null;
  // The picture before still stands while the new one is painted behind it.
  const seen = phase === 'SET_UP' && leaving !== null ? before : stands;
  return (
    <Composed bar={seen}>
      <SponsorBar {...{ sponsors, seconds: sponsorBar.seconds, stands: seen }} />
    </Composed>
  );
}
