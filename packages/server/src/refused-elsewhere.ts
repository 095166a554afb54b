/**
 * Turns a refusal of the messenger or the single sign-on into an answer to the caller: a table holds a sentence for
 * each reason.
 */
import type { Problem } from '@liangfen/sdk/schema';
import { ProblemError } from './problem.ts';

export interface RefusalAnswer {
  readonly status: 400 | 403 | 409 | 503;
  /** Writes the sentence with the service's name, as people know it. */
  readonly sentence: (name: string) => string;
}

/** The service that a sentence names; null where none is connected. */
export type Named = { readonly name: string } | null;

const retryAfterSeconds = 5;

/** `namelessly` is said where no service is connected. */
export function refusing<Reason extends Problem['code']>(
  answers: Readonly<Record<Reason, RefusalAnswer>>,
  namelessly: string,
): (service: Named, reason: Reason) => ProblemError {
  return (service, reason) => {
    const { status, sentence } = answers[reason];
    const extras = status === 503 ? { retryAfterSeconds } : {};
    return new ProblemError(status, reason, sentence(service?.name ?? namelessly), extras);
  };
}
