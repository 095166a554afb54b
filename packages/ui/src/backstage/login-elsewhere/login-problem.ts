// Why a login at another page, or a binding, did not succeed.
import { ApiError } from '@liangfen/sdk';
import { formProblem } from '../../messages/form-problem.ts';
import type { Problems } from '../../messages/index.ts';

/** The server's sentence, which says what to do; without an answer it is the network. */
export function loginProblem(error: unknown, away: string, problems: Problems): string {
  return error instanceof ApiError && error.status === 0
    ? away
    : formProblem(error, away, problems).text;
}
