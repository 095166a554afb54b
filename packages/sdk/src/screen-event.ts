/** The events of a show that everybody may know, for the page around a screen. */
import type {
  JudgeSignedInEvent,
  ScoreSubmittedEvent,
  ScreenStagedEvent,
  ViewEvent,
} from './generated/schema.ts';

/** A step of the operator, a judge who signed in, or a score that came in; never a score before it is shown. */
export type ScreenEvent =
  | Pick<ScreenStagedEvent, 'type' | 'version' | 'at' | 'onAir'>
  | Pick<JudgeSignedInEvent, 'type' | 'version' | 'at' | 'judge' | 'signed' | 'total'>
  | Pick<ScoreSubmittedEvent, 'type' | 'version' | 'at' | 'submitted' | 'expected'>;

/**
 * Returns the public part, field by field; null for an event that the hall does not see.
 *
 * @example
 * ```tsx
 * const seen = viewEvents.map(screenEventOf).filter((event) => event !== null);
 * console.log(seen.map(({ type, at }) => [type, at]));
 * ```
 */
export function screenEventOf(event: ViewEvent): ScreenEvent | null {
  const { version, at } = event;
  if ('onAir' in event) return { type: event.type, version, at, onAir: event.onAir };
  switch (event.type) {
    case 'JUDGE_SIGNED_IN': {
      const { type, judge, signed, total } = event;
      return { type, version, at, judge, signed, total };
    }
    case 'SCORE_SUBMITTED': {
      const { type, submitted, expected } = event;
      return { type, version, at, submitted, expected };
    }
    case 'LATE_SCORE_OFFERED':
    case 'LATE_SCORE_REFUSED':
    case 'CORRECTION_PROPOSED':
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
    case 'SCORES_LOOKED_AT':
    case 'SETUP_CHANGED':
      return null;
  }
}
