'use client';
// A graphic for a mixer on a live line: it asks for the published results once the hall has seen the picture on air.
import type { LiangfenClient } from '@liangfen/sdk';
import type { ScreenMatch, ScreenResult, Stage } from '@liangfen/sdk/schema';
import { useEffect, useMemo, useState } from 'react';
import { sceneKey } from '../scene/scene.ts';
import { Layers, type LayersProps } from './Layers.tsx';

export interface ConnectedLayerProps extends Omit<LayersProps, 'results' | 'onSettled'> {
  readonly client: LiangfenClient;
}

const none: LayersProps['results'] = { decimals: 0, rows: [] };
/** Pictures after which somebody may have another rank than before. */
const movesRanks: Readonly<Record<Stage['kind'], boolean>> = {
  START: false,
  TEST: false,
  SIGN_IN: false,
  PROGRAM_LIST: false,
  TITLE: false,
  INTERMISSION: false,
  AUDIENCE_VOTE: false,
  SPEECH: false,
  SCORING: false,
  SCORE_REVEAL: false,
  RESULT: true,
  RANKING: true,
  PODIUM: true,
  CHAMPION: true,
  AWARDS: true,
  BRACKET: false,
  BATTLE: false,
};
/** Judges who submit one after another are no reason to ask. */
const restMs = 1_500;

export function ConnectedLayer({ client, ...layer }: ConnectedLayerProps) {
  const { competitionId, version, linkData } = layer.match;
  const [settled, setSettled] = useState(false);
  const answer = useShownResults(client, competitionId, {
    // The steps of a reveal that plays by itself move no version, and its results count when it has ended.
    shown: `${version} ${linkData.revealStep}`,
    wanted: layer.layer === 'ticker' && settled,
  });
  const since = useLastMove(layer.match);
  const results = useMemo(() => withoutOldRanks(answer, since), [answer, since]);
  return <Layers {...layer} results={results} onSettled={setSettled} />;
}

/** Returns the version of the last picture that may have moved a program to another place. */
function useLastMove(match: ScreenMatch): number {
  const scene = movesRanks[match.stage.kind] ? sceneKey(match) : null;
  const [last, setLast] = useState({ scene, version: 0 });
  if (scene === null || scene === last.scene) return last.version;
  const next = { scene, version: match.version };
  setLast(next);
  return next.version;
}

/**
 * A rank from before would contradict the wall: the scores stand without ranks until the server has been asked again.
 */
function withoutOldRanks(answer: ScreenResult | null, since: number): LayersProps['results'] {
  if (answer === null) return none;
  if (answer.version >= since) return answer;
  return { ...answer, rows: answer.rows.map((row) => ({ ...row, rank: null, tied: false })) };
}

function useShownResults(
  client: LiangfenClient,
  competitionId: string,
  { shown, wanted }: { readonly shown: string; readonly wanted: boolean },
): ScreenResult | null {
  const [result, setResult] = useState<ScreenResult | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new on the wall is why to ask again
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const ask = async () => {
      try {
        const answer = await client.request('getScreenResult', { path: { id: competitionId } });
        if (current) setResult(answer);
      } catch {
        // The last graphic stays; the next change asks again.
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, competitionId, shown, wanted]);
  return result;
}
