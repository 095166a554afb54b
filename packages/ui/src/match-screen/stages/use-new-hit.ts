'use client';
// The last hit of a side, if it came while we watched: neither a screen that joins late nor an undo strikes an old blow again.
import type { BattleHit } from '@liangfen/sdk/schema';
import { useState } from 'react';

export function useNewHit(hit: BattleHit | null, programId: string): BattleHit | null {
  const version = hit?.version ?? 0;
  // Of either side, because undoing one side's foul brings the other side's blow back.
  const [seen, setSeen] = useState({ latest: version, over: version });
  if (version > seen.latest) setSeen({ ...seen, latest: version });
  else if (version < seen.latest && seen.over < seen.latest) {
    setSeen({ ...seen, over: seen.latest });
  }
  if (hit === null || version < seen.latest || version <= seen.over) return null;
  // What is taken off was never a blow.
  return hit.programId === programId && hit.takenOff !== true ? hit : null;
}
