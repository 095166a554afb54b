// Turns a failed call into the words under a form: the server's sentence, and its fields' own.
import { ApiError, type ApiErrorCode } from '@liangfen/sdk';
import { fill } from './fill.ts';
import { problemText } from './problem-text.ts';
import type { Problems } from './zh-CN/problems.ts';

export interface FormProblem {
  readonly text: string;
  /** Field path → sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** Null when the failure is no answer of a client. */
  readonly code: ApiErrorCode | null;
  /** The seconds to wait before trying again, where the server names them. */
  readonly retryAfterSeconds: number | null;
}

export function formProblem(error: unknown, unknownText: string, problems: Problems): FormProblem {
  if (!(error instanceof ApiError)) {
    return { text: unknownText, fields: {}, code: null, retryAfterSeconds: null };
  }
  const text = problemText(problems, error);
  return {
    text: text === '' ? unknownText : text,
    fields: Object.fromEntries(
      (error.errors ?? []).map(({ field, message }) => [field, fill(problems.field, { message })]),
    ),
    code: error.code,
    retryAfterSeconds: error.retryAfterSeconds ?? null,
  };
}
