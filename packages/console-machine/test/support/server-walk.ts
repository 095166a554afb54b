// The server's tests run in Node.
/// <reference types="node" />
/** Goes a foreseen way on the real server in process, and sees whether the console arrives where it should. */
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

/** One server for all ways; a competition of its own for each. */
export class ServerHall {
  private readonly hall: Hall;
  private readonly server: Server;

  constructor(hall: Hall) {
    this.hall = hall;
    this.server = hall.server();
  }

  async open({ mode, programs, judges, setting }: Setup): Promise<Show> {
    // Opening seats is limited by the minute; the hall's time is ours.
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

  /** `from` is the competition the way was foreseen on. */
  async go(show: Show, from: CurrentMatch, { steps }: Walk, coverage: MachineCoverage) {
    const tokens = memoryTokenStore();
    tokens.set({ kind: 'console', competitionId: show.id }, show.console.token);
    const client = createLiangfenClient({
      baseUrl: 'http://hall.test',
      tokens,
      fetch: (request) => this.server.app.fetch(request),
    });
    const { newId } = this.server.ports;
    // Nothing is late here: the feed's watch over the connection needs no timers.
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

  /** Answers the version that must be seen before the next step, when the machine does not wait for it itself. */
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

/** Says of one competition what was foreseen of another that was made alike. */
function translator(from: CurrentMatch, to: CurrentMatch) {
  const ids = new Map<unknown, string>();
  const theirs = idsOf(to);
  for (const [index, id] of idsOf(from).entries()) ids.set(id, theirs[index] ?? '');
  return (event: WalkEvent): WalkEvent =>
    // Only ids are exchanged, so it stays the event it was.
    JSON.parse(JSON.stringify(event, (_, value: unknown) => ids.get(value) ?? value)) as WalkEvent;
}

function idsOf(match: CurrentMatch): string[] {
  const { programGroups, testPrograms, items, fouls, judges } = match;
  const programs = programGroups.flatMap((group) => group.programs);
  return [...programGroups, ...programs, ...testPrograms, ...items, ...fouls, ...judges].map(
    ({ id }) => id,
  );
}
