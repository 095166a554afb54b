'use client';
// The console's machine on a show in memory: a story's panel can be driven without any server.
import {
  consoleMachine,
  type createConsoleActors,
  type Feedback,
  selectFeedback,
} from '@liangfen/console-machine';
import {
  decide,
  evolve,
  type OperatorCommand,
  previewOf,
  projectMatch,
  type ShowState,
} from '@liangfen/rules';
import type { Connection } from '@liangfen/sdk/schema';
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
import { sampleContext, startSampleClock } from './sample-show.ts';

type Actors = ReturnType<typeof createConsoleActors>;
type Outcome = OutputFrom<Actors['runCommand']>;

export interface SampleHall {
  /** Whether commands are answered at all, or fail with this code. */
  readonly commands?: 'ANSWERED' | 'UNANSWERED' | 'BUSY';
  readonly connection?: 'live' | 'reconnecting' | 'lost';
  /** Screens and other consoles; phones of the first five judges are always there. */
  readonly presence?: readonly Connection[];
}

export interface SampleConsole {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly feedback: Feedback | null;
  /** Lets another operator do something. */
  readonly elsewhere: (command: OperatorCommand, operatorId: string) => void;
  /** The hall's time; it begins when the story is opened, and clocks run. */
  readonly serverNow: () => number;
}

/** This console's own line in the sample's presence. */
export const ownConnection: Connection = {
  id: 'own',
  role: 'CONSOLE',
  label: 'Mac 电脑',
  judgeId: null,
  operatorId: 'me',
  version: 0,
  lagMs: null,
  since: 0,
  visible: true,
  page: null,
  silentSince: null,
};

const answersAll: SampleHall = {};

/** Null until the machine runs. */
export function useSampleConsole(
  first: ShowState,
  hall: SampleHall = answersAll,
): SampleConsole | null {
  const [running, setRunning] = useState<Running | undefined>(undefined);
  useEffect(() => {
    const started = runSample(first, hall);
    setRunning(started);
    return () => {
      setRunning(undefined);
      started.actor.stop();
    };
  }, [first, hall]);
  const snapshot = useSelector(running?.actor, (state) => state);
  const view = snapshot === undefined ? null : consoleView(snapshot);
  if (running === undefined || snapshot === undefined || view === null) return null;
  const { actor, elsewhere, serverNow } = running;
  return { view, send: actor.send, feedback: selectFeedback(snapshot), elsewhere, serverNow };
}

interface Running {
  readonly actor: ActorRefFrom<typeof consoleMachine>;
  readonly elsewhere: SampleConsole['elsewhere'];
  readonly serverNow: SampleConsole['serverNow'];
}

function runSample(first: ShowState, hall: SampleHall): Running {
  const { commands = 'ANSWERED', connection = 'live', presence = [] } = hall;
  const serverNow = startSampleClock();
  let state = first;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const show of listeners) show();
  };
  const actors: Actors = {
    enter: fromPromise<OutputFrom<Actors['enter']>, InputFrom<Actors['enter']>>(async () => ({
      ok: true,
      match: projectMatch(state, { role: 'CONSOLE' }),
    })),
    runCommand: fromPromise<Outcome, InputFrom<Actors['runCommand']>>(async ({ input }) => {
      if (input === null) return refused('INTERNAL');
      if (commands === 'UNANSWERED') return new Promise(() => {});
      return commands === 'BUSY' ? busy : run(input.command);
    }),
    preview: fromPromise<OutputFrom<Actors['preview']>, InputFrom<Actors['preview']>>(
      async ({ input }) => {
        if (input === null) return refused('INTERNAL');
        if (commands === 'BUSY') return busy;
        const answer = previewOf(state, input.command, {
          ...sampleContext(state),
          now: serverNow(),
        });
        return answer.accepted ? { ok: true, preview: answer.preview } : refused(answer.reason);
      },
    ),
    feed: fromCallback<{ type: 'REFRESH' }, InputFrom<Actors['feed']>>(({ sendBack }) => {
      const show = () =>
        sendBack({ type: 'feed.match', match: projectMatch(state, { role: 'CONSOLE' }) });
      sendBack({ type: 'feed.connection', connection: 'live', trouble: null });
      sendBack({
        type: 'feed.presence',
        presence: [ownConnection, ...presence, ...phonesOf(state)],
        connectionId: ownConnection.id,
      });
      listeners.add(show);
      show();
      if (connection === 'reconnecting') {
        sendBack({ type: 'feed.connection', connection, trouble: 'CONNECTION_LOST' });
      }
      if (connection === 'lost') sendBack({ type: 'feed.stopped', reason: 'FORBIDDEN' });
      return () => void listeners.delete(show);
    }),
  };

  function run(command: OperatorCommand, operatorId = ownConnection.operatorId ?? ''): Outcome {
    const decision = decide(state, command, {
      ...{ ...sampleContext(state), now: serverNow() },
      operatorId,
      // In a sample everybody came with an account.
      accountId: operatorId,
    });
    if (!decision.accepted) return refused(decision.reason);
    state = evolve(state, decision.decided);
    tell();
    const { version, link, linkData, activeProgramGroupId, activeProgramId, activeItemId } = state;
    const onAir = { link, linkData, activeProgramGroupId, activeProgramId, activeItemId };
    return { ok: true, answer: { version, ...onAir, programs: [] } };
  }

  const actor = createActor(consoleMachine.provide({ actors }), {
    input: { competitionId: first.competitionId, hasToken: true },
  }).start();
  return { actor, elsewhere: (command, operatorId) => void run(command, operatorId), serverNow };
}

function phonesOf({ judges, version }: ShowState): Connection[] {
  return judges.slice(0, 5).map((judge) => ({
    id: `c-${judge.id}`,
    role: 'JUDGE',
    label: '',
    judgeId: judge.id,
    operatorId: null,
    version,
    lagMs: 20,
    since: 0,
    visible: true,
    page: 'SCORING',
    silentSince: null,
  }));
}

type Refused = Extract<Outcome, { ok: false }>;

function refused(code: Refused['failure']['code'], status = 409, detail = ''): Refused {
  return { ok: false, failure: { status, code, detail, missingJudges: [], version: null } };
}

const busy = refused('UNAVAILABLE', 503, '服务暂时不可用，请稍后再试');
