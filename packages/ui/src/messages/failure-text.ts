// Turns a failed call into the sentence that people read (spec § 8).
import type { Failure } from '@liangfen/sdk';
import { fill } from './fill.ts';
import type { Messages } from './messages.ts';
import { problemText } from './problem-text.ts';

/**
 * `failure` comes from the client's `describeFailure(action, error)`.
 *
 * @example
 * ```tsx
 * const text = failureText(useFailureMessages(), describeFailure('showRank', new Error('offline')));
 * ```
 */
export function failureText(texts: Messages['failure'], failure: Failure): string {
  if (failure.kind === 'unknown') return texts.unknown;
  const { action, status } = failure;
  const detail = problemText(texts.problems, failure);
  return detail === ''
    ? fill(texts.sharedWithoutDetail, { action, status })
    : fill(texts.shared, { action, status, detail });
}
