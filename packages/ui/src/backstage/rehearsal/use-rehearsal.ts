'use client';
// Plays a rehearsal as long as its page is there: started, held, stopped, and ended with the page.
import type { RehearsalSettings } from '@liangfen/rehearsal';
import type { Rehearsal, RehearsalState } from '@liangfen/rehearsal/player';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../provider/index.ts';
import { keepReport } from '../data/kept-report.ts';
import { clearWhileLeaving } from './clear-while-leaving.ts';
import { connectionsOver } from './connections.ts';

export interface RehearsalRun {
  /** Null before the first one, and after its report was put away. */
  readonly state: RehearsalState | null;
  readonly start: (settings: RehearsalSettings, clearFirst: boolean) => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly putAway: () => void;
}

/** `onOver` is called when the simulated judges are gone and the page's data of the competition are old. */
export function useRehearsal(id: string, name: string, onOver: () => void): RehearsalRun {
  const client = useClient();
  const running = useRef<Rehearsal | null>(null);
  const [state, setState] = useState<RehearsalState | null>(null);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(
    () => () => {
      void running.current?.stop();
      // Nobody waits for its report any more: it is not kept either.
      running.current = null;
    },
    [],
  );

  const playing = state !== null && state.facts === null;
  useEffect(() => {
    if (!playing) return;
    const leave = () => clearWhileLeaving(client, { id, name });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [client, id, name, playing]);

  return {
    state,
    start: async (settings, clearFirst) => {
      // Loaded late, because it brings the console along, which the desk has no other use for.
      const { playRehearsal } = await import('@liangfen/rehearsal/player');
      const rehearsal = playRehearsal({
        client,
        competitionId: id,
        competitionName: name,
        settings,
        clearFirst,
        connections: connectionsOver(performance),
        now: () => performance.now(),
        date: Date.now,
        schedule: (afterMs, run) => {
          const timer = setTimeout(run, afterMs);
          return () => clearTimeout(timer);
        },
        random: Math.random,
        newId: newKey,
      });
      running.current = rehearsal;
      setState(rehearsal.state());
      rehearsal.subscribe((next) => {
        if (running.current !== rehearsal) return;
        setState(next);
        if (next.facts === null) return;
        keepReport(id, next.facts);
        latest.current();
      });
    },
    pause: () => running.current?.pause(),
    resume: () => running.current?.resume(),
    stop: () => void running.current?.stop(),
    putAway: () => {
      running.current = null;
      setState(null);
    },
  };
}

/** `crypto.randomUUID` is missing on pages without TLS in a hall's network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join(
    '-',
  );
}
