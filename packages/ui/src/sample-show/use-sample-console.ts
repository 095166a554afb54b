'use client';
// The console's machine on a show in memory: a story's panel can be driven without any server.
import { consoleMachine, type createConsoleActors } from '@liangfen/console-machine';
import { decide, evolve, projectMatch, type ShowState } from '@liangfen/rules';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import {
  type ActorRefFrom,
  createActor,
  fromCallback,
  fromPromise,
  type InputFrom,
  type OutputFrom,
} from 'xstate';
import {
  type ConsoleView,
  consoleView,
  type SendToConsole,
} from '../control-panel/console-view.ts';
import { sampleContext } from './sample-show.ts';

type Actors = ReturnType<typeof createConsoleActors>;
type Outcome = OutputFrom<Actors['runCommand']>;

/** Null until the machine runs. */
export function useSampleConsole(
  first: ShowState,
): { readonly view: ConsoleView; readonly send: SendToConsole } | null {
  const [actor, setActor] = useState<ActorRefFrom<typeof consoleMachine> | undefined>(undefined);
  useEffect(() => {
    let state = first;
    const listeners = new Set<() => void>();
    const actors: Actors = {
      enter: fromPromise<OutputFrom<Actors['enter']>, InputFrom<Actors['enter']>>(async () => ({
        ok: true,
        match: projectMatch(state, { role: 'CONSOLE' }),
      })),
      runCommand: fromPromise<Outcome, InputFrom<Actors['runCommand']>>(async ({ input }) =>
        input === null ? refused('INTERNAL') : run(input.command),
      ),
      feed: fromCallback<{ type: 'REFRESH' }, InputFrom<Actors['feed']>>(({ sendBack }) => {
        const show = () =>
          sendBack({ type: 'feed.match', match: projectMatch(state, { role: 'CONSOLE' }) });
        sendBack({ type: 'feed.connection', connection: 'live', trouble: null });
        sendBack({
          type: 'feed.presence',
          presence: state.judges.slice(0, 5).map((judge) => ({
            id: `c-${judge.id}`,
            role: 'JUDGE',
            label: '',
            judgeId: judge.id,
            version: state.version,
            lagMs: 20,
            since: 0,
            visible: true,
            page: 'SCORING',
            silentSince: null,
          })),
        });
        listeners.add(show);
        show();
        return () => void listeners.delete(show);
      }),
    };

    function run(command: Parameters<typeof decide>[1]): Outcome {
      const decision = decide(state, command, sampleContext(state));
      if (!decision.accepted) return refused(decision.reason);
      state = evolve(state, decision.decided);
      for (const show of listeners) show();
      const { version, link, linkData, activeProgramGroupId, activeProgramId, activeItemId } =
        state;
      return {
        ok: true,
        answer: {
          version,
          link,
          linkData,
          activeProgramGroupId,
          activeProgramId,
          activeItemId,
          programs: [],
        },
      };
    }

    const started = createActor(consoleMachine.provide({ actors }), {
      input: { competitionId: first.competitionId, hasToken: true },
    }).start();
    setActor(started);
    return () => {
      setActor(undefined);
      started.stop();
    };
  }, [first]);
  const snapshot = useSelector(actor, (state) => state);
  const view = snapshot === undefined ? null : consoleView(snapshot);
  return actor === undefined || view === null ? null : { view, send: actor.send };
}

function refused(code: Extract<Outcome, { ok: false }>['failure']['code']): Outcome {
  return {
    ok: false,
    failure: { status: 409, code, detail: '', missingJudges: [], version: null },
  };
}
