/** Reads the state of the bout on air: running, paused or determined. */
import type { BattleStatus } from '@liangfen/sdk/schema';
import type { ConsoleSnapshot } from '../console-machine.ts';
import { regions } from '../regions.ts';

/** Null while no bout is on air. */
export function selectBoutStatus(snapshot: ConsoleSnapshot): BattleStatus | null {
  const battle = regions(snapshot)?.battle;
  return battle === undefined || battle === 'following' || battle === 'none' ? null : battle;
}
