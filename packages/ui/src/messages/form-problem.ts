// From a failed call to what stands under the form: the server's sentence, and its fields' own.
import { ApiError, type ApiErrorCode } from '@liangfen/sdk';

export interface FormProblem {
  readonly text: string;
  /** Field path → sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** Null for what is no answer of a client. */
  readonly code: ApiErrorCode | null;
  /** How long to wait before trying again, where the server says it. */
  readonly retryAfterSeconds: number | null;
}

export function formProblem(error: unknown, unknownText: string): FormProblem {
  if (!(error instanceof ApiError)) {
    return { text: unknownText, fields: {}, code: null, retryAfterSeconds: null };
  }
  return {
    text: error.detail === '' ? unknownText : error.detail,
    fields: Object.fromEntries((error.errors ?? []).map(({ field, message }) => [field, message])),
    code: error.code,
    retryAfterSeconds: error.retryAfterSeconds ?? null,
  };
}
