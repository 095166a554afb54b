'use client';
// Changing something on the server: busy, the sentence of spec § 8 when it fails, and what to read anew.
import { ApiError, describeFailure, type Failure, type LiangfenClient } from '@liangfen/sdk';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FormProblem, formProblem } from '../../messages/form-problem.ts';
import { failureText, problemText, useFailureMessages } from '../../messages/index.ts';
import { useToast } from '../../primitives/Toast.tsx';
import { useClient } from '../../provider/index.ts';

export interface ActOptions<Data> {
  readonly refresh?: readonly QueryKey[];
  /** Whether the form goes on with the next thing at once, while the reading anew follows behind. */
  readonly goesOn?: boolean;
  /** The message when the act is done. */
  readonly done?: string | ((data: Data) => string);
  readonly onDone?: (data: Data) => void;
  /** Field errors stand under their fields; the sentence is then no toast. */
  readonly inForm?: boolean;
}

export interface Act<Input, Data> {
  readonly run: (input: Input) => Promise<Data | undefined>;
  readonly busy: boolean;
  readonly problem: FormProblem | null;
  readonly clear: () => void;
}

type FailureMessages = ReturnType<typeof useFailureMessages>;

/** `action` names the act, e.g. 保存: 「保存失败，错误码：409，原因：…」. */
export function useAct<Input, Data>(
  action: string,
  act: (client: LiangfenClient, input: Input) => Promise<Data>,
  { refresh = [], goesOn = false, done, onDone, inForm = false }: ActOptions<Data> = {},
): Act<Input, Data> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const texts = useFailureMessages();
  const mutation = useMutation({
    mutationFn: (input: Input) => act(client, input),
    onSuccess: async (data) => {
      const read = refresh.map((queryKey) => queries.invalidateQueries({ queryKey }));
      if (!goesOn) await Promise.all(read);
      if (done !== undefined) {
        toast({ text: typeof done === 'string' ? done : done(data), tone: 'success' });
      }
      onDone?.(data);
    },
    onError: (error) => {
      // The provider reports an expired login.
      if (error instanceof ApiError && error.status === 401) return;
      // The form reads the newest values, and finds the fields that were changed on both sides.
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
        for (const queryKey of refresh) void queries.invalidateQueries({ queryKey });
      }
      if (inForm && error instanceof ApiError && error.status !== 0) return;
      toast({ text: failureText(texts, describeFailure(action, error)), tone: 'danger' });
    },
  });
  const { error } = mutation;
  // One refusal is one value, so that whoever looks at it again sees that it is the same.
  const problem = useMemo(() => {
    if (error === null) return null;
    const refusal = formProblem(error, texts.unknown, texts.problems);
    return inForm
      ? { ...refusal, text: saidInForm(texts, describeFailure(action, error)) }
      : refusal;
  }, [error, texts, inForm, action]);
  return {
    run: (input) => mutation.mutateAsync(input).catch(() => undefined),
    busy: mutation.isPending,
    problem,
    clear: mutation.reset,
  };
}

/**
 * Returns what a form says under its fields. For a refusal of the form's values, that is the server's own sentence; for
 * a server that broke or answered without a sentence, the shared one of spec § 8; without any answer, the toast has
 * said so.
 */
function saidInForm(texts: FailureMessages, failure: Failure): string {
  if (failure.kind === 'unknown') return '';
  const isRefusal = failure.detail !== '' && failure.status !== 500;
  return isRefusal ? problemText(texts.problems, failure) : failureText(texts, failure);
}
