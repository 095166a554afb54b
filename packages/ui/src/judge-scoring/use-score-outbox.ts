'use client';
// The outbox of one judge as React state: opens when it is known who scores, and warns on leaving.
import {
  ApiError,
  createScoreOutbox,
  indexedDbScoreStorage,
  type OutboxState,
  type PhoneClient,
  type ScoreOutbox,
  type ScoreStorage,
  type ScoreSubmission,
} from '@liangfen/sdk';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePhoneClient } from '../provider/index.ts';

const empty: OutboxState = { entries: [], unsent: 0, needsLogin: false, durable: true };

let storage: ScoreStorage | null = null;

/** One storage for all judges and competitions of this browser. */
function browserStorage(): ScoreStorage {
  storage ??= indexedDbScoreStorage();
  return storage;
}

export interface ScoreOutboxValue extends OutboxState {
  readonly submit: (submission: ScoreSubmission) => void;
  readonly dismiss: (id: string) => void;
}

/** `live`: the show is heard, so the server can be reached again. */
export function useScoreOutbox(
  competitionId: string,
  judgeId: string | null,
  live: boolean,
): ScoreOutboxValue {
  const client = usePhoneClient();
  const outbox = useRef<ScoreOutbox | null>(null);
  const [state, setState] = useState(empty);

  useEffect(() => {
    if (judgeId === null) return countKept(competitionId, setState);
    const opened = createScoreOutbox({
      client: boundToLogin(client),
      competitionId,
      judgeId,
      storage: browserStorage(),
      page: window,
    });
    outbox.current = opened;
    const stop = opened.subscribe(setState);
    return () => {
      outbox.current = null;
      stop();
      opened.close();
      setState(empty);
    };
  }, [client, competitionId, judgeId]);

  useEffect(() => {
    if (live) outbox.current?.wake();
  }, [live]);

  const unsent = state.unsent > 0;
  // With the picture, not after it: a judge who reads 已送达 may leave at once.
  useLayoutEffect(() => {
    if (!unsent) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Older browsers ask only when this is set.
      event.returnValue = '';
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsent]);

  const submit = useCallback((submission: ScoreSubmission) => {
    void outbox.current?.submit(submission);
  }, []);
  const dismiss = useCallback((id: string) => void outbox.current?.dismiss(id), []);
  return { ...state, submit, dismiss };
}

/** Counts before it is known who scores here: a judge without network may still see that nothing is lost. */
function countKept(competitionId: string, tell: (state: OutboxState) => void): () => void {
  let left = false;
  browserStorage()
    .update((kept) => kept)
    .then((kept) => {
      const unsent = kept.filter(
        (each) => each.competitionId === competitionId && each.status.state === 'WAITING',
      ).length;
      if (!left) tell({ ...empty, unsent });
    })
    .catch(() => {});
  return () => {
    left = true;
  };
}

/**
 * The server takes the judge from the login. Another tab may have logged in as another judge since
 * this page learned who scores here, and then a score would count for the wrong one.
 */
function boundToLogin(client: PhoneClient): Pick<PhoneClient, 'request'> {
  const login = client.tokens.get({ kind: 'general' });
  return {
    request: (operation, ...input) => {
      if (client.tokens.get({ kind: 'general' }) === login) {
        return client.request(operation, ...input);
      }
      const facts = {
        status: 401,
        code: 'UNAUTHENTICATED',
        detail: '',
        operation,
        path: '',
      } as const;
      return Promise.reject(new ApiError(facts));
    },
  };
}
