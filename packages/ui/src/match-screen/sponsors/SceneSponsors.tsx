'use client';
// The sponsors' bar of a stage, over all its pictures: it does not move with them.
import { Composed } from '../scene/Composed.tsx';
import type { SceneQueue } from '../scene/scene-queue.ts';
import { defaultSponsorBar } from './bar-links.ts';
import { SponsorBar } from './SponsorBar.tsx';
import { useBarStands } from './use-bar-stands.ts';
import { useOwnScene } from './use-own-scene.ts';

export function SceneSponsors({ queue }: { readonly queue: SceneQueue }) {
  const { phase, leaving } = queue;
  const shown = useOwnScene(queue.shown);
  const { sponsors = [], sponsorBar = defaultSponsorBar } = shown.match.look;
  const { stands, before } = useBarStands(shown);
  if (sponsors.length === 0) return null;
  // While the new picture is painted behind it, the one before still stands.
  const seen = phase === 'SET_UP' && leaving !== null ? before : stands;
  return (
    <Composed>
      <SponsorBar {...{ sponsors, seconds: sponsorBar.seconds, stands: seen }} />
    </Composed>
  );
}
