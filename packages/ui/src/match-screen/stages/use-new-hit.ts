'use client';
// The last hit of a side, if it came while we watched: a screen that joins late does not flash for an old one.
import type { BattleHit } from '@liangfen/sdk/schema';
import { useState } from 'react';

export function useNewHit(hit: BattleHit | null): BattleHit | null {
  const [old] = useState(hit?.version);
  // What is taken off was never a blow.
  return hit?.version === old || hit?.takenOff === true ? null : hit;
}
