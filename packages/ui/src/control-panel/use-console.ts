'use client';
// Runs the console's machine for one competition, as long as the component is mounted.
import {
  type ConsoleSnapshot,
  consoleMachine,
  createConsoleActors,
} from '@liangfen/console-machine';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { useClient, useServerClock } from '../provider/index.ts';
import { keepPace, keptPace } from './kept-pace.ts';

export interface RunningConsole {
  readonly snapshot: ConsoleSnapshot;
  readonly send: ActorRefFrom<typeof consoleMachine>['send'];
}

/**
 * Null on the first render. Not `useActorRef`: under strict mode it stops the machine and starts it
 * again with the same children, and the call that was given up meanwhile answers as if it had failed.
 */
export function useConsole(competitionId: string): RunningConsole | null {
  const client = useClient();
  const clock = useServerClock();
  const [actor, setActor] = useState<ActorRefFrom<typeof consoleMachine> | undefined>(undefined);
  useEffect(() => {
    const actors = createConsoleActors({
      client,
      competitionId,
      newId: newKey,
      feed: { page: window, clock },
    });
    const rankPaceMs = keptPace(competitionId);
    let stop = () => {};
    let left = false;
    void client.tokenFor({ kind: 'console', competitionId }).then((token) => {
      if (left) return;
      const started = createActor(consoleMachine.provide({ actors }), {
        input: { competitionId, hasToken: token !== undefined, rankPaceMs },
      }).start();
      let kept = rankPaceMs;
      started.subscribe(({ context }) => {
        if (context.rankPaceMs === null || context.rankPaceMs === kept) return;
        kept = context.rankPaceMs;
        keepPace(competitionId, kept);
      });
      setActor(started);
      stop = () => started.stop();
    });
    return () => {
      left = true;
      setActor(undefined);
      stop();
    };
  }, [client, clock, competitionId]);
  const snapshot = useSelector(actor, (state) => state);
  return actor === undefined || snapshot === undefined ? null : { snapshot, send: actor.send };
}

/** `crypto.randomUUID` is missing on pages without TLS in a hall's network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join(
    '-',
  );
}
