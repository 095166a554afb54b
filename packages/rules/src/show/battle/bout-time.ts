/** The clock of a bout when a step is taken back: an undo never takes away time that was not fought. */
import type { ShowEventType } from '@liangfen/sdk/schema';
import { remainingMs, resumeClock } from '../../countdown.ts';
import type { Checkpoint, Position, ShowState } from '../state.ts';

type BoutTime = Pick<Position, 'link' | 'clock' | 'battle'>;

/** Steps that leave the clock alone, unless they decide the bout. */
const hits: ReadonlySet<ShowEventType> = new Set([
  'POINT_ADDED',
  'FOUL_ADDED',
  'FOUL_TAKEN_OFF',
  'BATTLE_DETERMINED',
]);

/**
 * Link, clock and status of the bout on air when `checkpoint` is taken back; empty where the checkpoint
 * itself is right. It keeps the moment at which its clock would have ended, and that moment is wrong
 * once the clock has stood still since. Source: decision 0220.
 */
export function boutTimeAfterUndo(
  state: ShowState,
  { type, before }: Pick<Checkpoint, 'type' | 'before'>,
  now: number,
): Partial<BoutTime> {
  const { battle, clock, link } = state;
  if (battle === null && clock && type === 'BATTLE_PAUSED')
    return { clock: resumeClock(clock, now) };
  const earlier = before.position.battle;
  if (!battle || !clock || !earlier) return {};
  if (type === 'BATTLE_PAUSED') return { clock: resumeClock(clock, now) };
  if (!hits.has(type)) return {};
  if (battle.status !== 'DETERMINED') {
    return { link, clock, battle: { ...earlier, status: battle.status } };
  }
  if (earlier.status !== 'RUNNING') return {};
  // The clock waits for 继续, because nobody fights while an operator takes back a decision.
  return remainingMs(clock, now) > 0
    ? {
        link: battle.test ? 'TEST_PAUSE' : 'PAUSE',
        clock,
        battle: { ...earlier, status: 'PAUSED' },
      }
    : { clock: resumeClock(clock, now) };
}
