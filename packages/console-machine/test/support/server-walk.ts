// The server's tests run in Node.
/// <reference types="node" />
/** Plays a predicted way on the real server in process, and checks that the console arrives where it should. */
import type { ShowState } from '@liangfen/rules';
import { createLiangfenClient, memoryTokenStore } from '@liangfen/sdk';
import type { CurrentMatch, Mode, ScoreSettingPatch } from '@liangfen/sdk/schema';
import { expect } from 'vitest';
import { type Actor, createActor, waitFor } from 'xstate';
import {
  type Hall,
  openHall,
  openShow,
  type Server,
  type Show,
} from '../../../server/test/live-hall.ts';
import { createConsoleActors } from '../../src/actors.ts';
import { type ConsoleSnapshot, consoleMachine } from '../../src/console-machine.ts';
import { selectPage } from '../../src/index.ts';
import type { MachineCoverage } from './coverage.ts';
import { digestOf, type Walk, type WalkEvent } from './walk.ts';

export interface Setup {
  readonly mode: Mode;
  readonly programs: number;
  readonly judges: number;
  readonly setting?: ScoreSettingPatch;
}

/** One server for all ways, with a separate competition for each. */
export class ServerHall {
  private readonly hall: Hall;
  private readonly server: Server;

  constructor(hall: Hall) {
    this.hall = hall;
    this.server = hall.server();
  }

  async open({ mode, programs, judges, setting }: Setup): Promise<Show> {
    // The server limits how many seats are opened in a minute, so the test advances its clock.
    this.hall.clock.advance(60_000);
    const show = await openShow(this.hall, this.server, { mode, programs, judges });
    if (setting) {
      await show.organiser.call('updateScoreSetting', { path: { id: show.id }, body: setting });
    }
    return show;
  }

  stateOf({ id }: Show): Promise<ShowState> {
    return this.server.app.services.live.state(id);
  }

  /** Plays a way; `from` is the competition for which it was predicted. */
  async go(show: Show, from: CurrentMatch, { steps }: Walk, coverage: MachineCoverage) {
    const tokens = memoryTokenStore();
    tokens.set({ kind: 'console', competitionId: show.id }, show.console.token);
    const client = createLiangfenClient({
      baseUrl: 'http://hall.test',
      tokens,
      fetch: (request) => this.server.app.fetch(request),
    });
    const { newId } = this.server.ports;
    // No answer is late here, so the feed needs no timers to watch its connection.
    const feed = { schedule: () => () => {} };
    const actors = createConsoleActors({ client, competitionId: show.id, newId, feed });
    const actor = createActor(consoleMachine.provide({ actors }), {
      input: { competitionId: show.id, hasToken: true },
      inspect: coverage.inspect,
    }).start();
    const opened = await waitFor(actor, (snapshot) => selectPage(snapshot) === 'running');
    const translate = translator(from, await this.stateOf(show));
    expect(selectPage(opened)).toBe('running');
    for (const [index, { event, expected }] of steps.entries()) {
      const version = await this.act(show, actor, translate(event));
      const snapshot = await waitFor(
        actor,
        (now) => isAtRest(now) && (now.context.match?.version ?? 0) >= version,
      );
      const way = steps.slice(0, index + 1).map((step) => JSON.stringify(step.event));
      expect(digestOf(snapshot), way.join('\n')).toEqual(expected);
    }
    actor.stop();
  }

  /** Returns the version that must arrive before the next step, if the machine does not wait for it by itself. */
  private async act(
    { id, judges }: Show,
    actor: Actor<typeof consoleMachine>,
    event: WalkEvent,
  ): Promise<number> {
    if (event.type !== 'JUDGE_SCORES') {
      actor.send(event);
      return 0;
    }
    const { judgeId, programId, scores } = event;
    const judge = judges.find((candidate) => candidate.id === judgeId);
    if (!judge) throw new Error(`no judge ${judgeId}`);
    const answer = await judge.phone.call('submitScores', {
      path: { id, programId },
      body: { scores: [...scores] },
    });
    return answer.version;
  }

  async close(): Promise<void> {
    await this.hall.close();
    expect(this.hall.errors).toEqual([]);
  }
}

export async function openServerHall(): Promise<ServerHall> {
  return new ServerHall(await openHall());
}

function isAtRest({ value }: ConsoleSnapshot): boolean {
  if (typeof value === 'string' || value.inside.show === 'loading') return true;
  const { command } = value.inside.show.running;
  return command !== 'sending' && command !== 'settling';
}

/** Translates events that were predicted for one competition to another of the same form. */
function translator(from: CurrentMatch, to: CurrentMatch) {
  const ids = new Map<unknown, string>();
  const theirs = idsOf(to);
  for (const [index, id] of idsOf(from).entries()) ids.set(id, theirs[index] ?? '');
  return (event: WalkEvent): WalkEvent =>
    // Only ids are replaced, so the type of the event stays.
    JSON.parse(JSON.stringify(event, (_, value: unknown) => ids.get(value) ?? value)) as WalkEvent;
}

function idsOf(match: CurrentMatch): string[] {
  const { programGroups, testPrograms, items, fouls, judges } = match;
  const programs = programGroups.flatMap((group) => group.programs);
  return [...programGroups, ...programs, ...testPrograms, ...items, ...fouls, ...judges].map(
    ({ id }) => id,
  );
}
