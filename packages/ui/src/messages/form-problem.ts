// From a failed call to what stands under the form: the server's sentence, and its fields' own.
import { ApiError } from '@liangfen/sdk';

export interface FormProblem {
  readonly text: string;
  /** Field path → sentence. */
  readonly fields: Readonly<Record<string, string>>;
}

export function formProblem(error: unknown, unknownText: string): FormProblem {
  if (!(error instanceof ApiError)) return { text: unknownText, fields: {} };
  return {
    text: error.detail === '' ? unknownText : error.detail,
    fields: Object.fromEntries((error.errors ?? []).map(({ field, message }) => [field, message])),
  };
}
