'use client';
// Runs the console's machine for one competition, as long as the component lives.
import { consoleMachine, createConsoleActors } from '@liangfen/console-machine';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useClient, useServerClock } from '../provider/index.ts';

export function useConsole(competitionId: string) {
  const client = useClient();
  const clock = useServerClock();
  const [machine] = useState(() =>
    consoleMachine.provide({
      actors: createConsoleActors({
        client,
        competitionId,
        newId: newKey,
        feed: { page: window, clock },
      }),
    }),
  );
  const [hasToken] = useState(
    () => client.tokens.get({ kind: 'console', competitionId }) !== undefined,
  );
  return useActorRef(machine, { input: { competitionId, hasToken } });
}

/** `crypto.randomUUID` is missing on pages without TLS in a hall's network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join(
    '-',
  );
}
