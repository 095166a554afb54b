'use client';
// A graphic for a mixer on a live line: it asks for the published results once the hall has seen the picture on air.
import type { LiangfenClient } from '@liangfen/sdk';
import type { RankRow } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { Layers, type LayersProps } from './Layers.tsx';

export interface ConnectedLayerProps extends Omit<LayersProps, 'results' | 'onSettled'> {
  readonly client: LiangfenClient;
}

const none: readonly RankRow[] = [];
/** Judges who submit one after another are no reason to ask. */
const restMs = 1_500;

export function ConnectedLayer({ client, ...layer }: ConnectedLayerProps) {
  const { competitionId, version } = layer.match;
  const [settled, setSettled] = useState(false);
  const results = useShownResults(client, competitionId, {
    version,
    wanted: layer.layer === 'ticker' && settled,
  });
  return <Layers {...layer} results={results} onSettled={setSettled} />;
}

function useShownResults(
  client: LiangfenClient,
  competitionId: string,
  { version, wanted }: { readonly version: number; readonly wanted: boolean },
): readonly RankRow[] {
  const [rows, setRows] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is why to ask again
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const ask = async () => {
      try {
        const answer = await client.request('getScreenResult', { path: { id: competitionId } });
        if (current) setRows(answer.rows);
      } catch {
        // What was shown before stays; the next change asks again.
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, competitionId, version, wanted]);
  return rows;
}
