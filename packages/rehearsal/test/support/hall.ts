// The server's tests run in Node.
/// <reference types="node" />
/** A competition on the real server in process, with rehearsals that run with fast time and repeatable random numbers. */
import { evolveView } from '@liangfen/rules';
import {
  createLiangfenClient,
  type LiangfenClient,
  memoryTokenStore,
  openMatchFeed,
} from '@liangfen/sdk';
import type { Mode, ScoreSettingPatch } from '@liangfen/sdk/schema';
import {
  type Hall,
  openHall,
  openShow,
  type Server,
  type Show,
} from '../../../server/test/live-hall.ts';
import {
  playRehearsal,
  type Rehearsal,
  type RehearsalState,
} from '../../src/player/play-rehearsal.ts';
import type { RehearsalSettings } from '../../src/rehearsal-settings.ts';
import type { RehearsalFacts } from '../../src/report/report.ts';

export interface Setup {
  readonly mode?: Mode;
  readonly programs?: number;
  /** How many real judges there are; their seats are opened, and they are signed in. */
  readonly judges?: number;
  readonly setting?: ScoreSettingPatch;
}

export interface Stage extends Show {
  readonly organiserClient: LiangfenClient;
}

export class RehearsalHall {
  readonly hall: Hall;
  readonly server: Server;

  constructor(hall: Hall) {
    this.hall = hall;
    this.server = hall.server();
  }

  async stage({ setting, ...setup }: Setup = {}): Promise<Stage> {
    // The server limits how many seats are opened in a minute, so the test advances its clock.
    this.hall.clock.advance(60_000);
    const show = await openShow(this.hall, this.server, { judges: 0, ...setup });
    if (setting) {
      await show.organiser.call('updateScoreSetting', { path: { id: show.id }, body: setting });
    }
    return { ...show, organiserClient: this.client(show.organiser.token) };
  }

  client(token: string): LiangfenClient {
    const tokens = memoryTokenStore();
    tokens.set({ kind: 'general' }, token);
    return createLiangfenClient({
      baseUrl: 'http://hall.test',
      tokens,
      fetch: (request) => this.server.app.fetch(request),
      schedule: flying,
    });
  }

  play(
    { id, organiserClient }: Stage,
    settings: Partial<RehearsalSettings> = {},
    { seed = 7, clearFirst = false, patienceMs = 0 } = {},
  ): Rehearsal {
    return playRehearsal({
      client: organiserClient,
      competitionId: id,
      competitionName: '决赛',
      settings: { judges: 5, speed: 40, withinSeconds: 2, spread: 0.05, loss: 0, ...settings },
      clearFirst,
      connections: { lines: 2, requests: 4 },
      now: () => performance.now(),
      date: () => Date.now(),
      schedule: flying,
      random: seeded(seed),
      newId: this.server.ports.newId,
      checkPatience: { first: patienceMs, last: patienceMs },
    });
  }

  /** A screen of the hall; `live` resolves when it is connected. */
  screen({ id }: Stage, label: string): Line {
    const client = this.client('');
    return lineOf((onState) =>
      openMatchFeed({ client, competitionId: id, role: 'SCREEN', label, ...feed, onState }),
    );
  }

  /** A real judge's phone, which may be connected without answering. */
  phone({ id, judges }: Stage, index: number, { answers = true } = {}): Line {
    const { token } = judges[index]?.phone ?? { token: '' };
    const client = this.client(token);
    const mute = client.beside({
      sameLogins: true,
      through: (send) => async (request) => {
        if (request.url.endsWith('/judge/report')) throw new TypeError('it sleeps');
        return send(request);
      },
    });
    return lineOf((onState) =>
      openMatchFeed({
        client: answers ? client : mute,
        competitionId: id,
        role: 'JUDGE',
        ...feed,
        onState,
      }),
    );
  }

  async makeOfficial({ id, organiser }: Stage): Promise<void> {
    const { id: userId } = await organiser.call('getUser');
    const gift = { user_id: userId, delta: 1, balance: 1, source: 'GIFT', amount: null } as const;
    await this.hall.database.query
      .insertInto('point_entry')
      .values({ ...gift, id: `gift-${id}`, competition_id: null, competition_name: null, at: 0 })
      .execute();
    await organiser.call('makeOfficial', { path: { id }, body: { confirmName: '决赛' } });
  }

  async close(): Promise<void> {
    await this.hall.close();
  }
}

export interface Line {
  readonly live: Promise<void>;
  readonly close: () => void;
}

function lineOf(
  open: (onState: (state: { status: string }) => void) => { close: () => void },
): Line {
  let close = () => {};
  const live = new Promise<void>((resolve) => {
    const feed = open(({ status }) => {
      if (status === 'live') resolve();
    });
    close = feed.close;
  });
  return { live, close };
}

export async function openRehearsalHall(): Promise<RehearsalHall> {
  return new RehearsalHall(await openHall());
}

/** Runs timers fifty times as fast, except the long ones that wait for an answer, which a busy machine needs in full. */
function flying(afterMs: number, run: () => void): () => void {
  const timer = setTimeout(run, afterMs >= 10_000 ? afterMs : afterMs / 50);
  return () => clearTimeout(timer);
}

const feed = { evolve: evolveView, schedule: flying };

/** Mulberry32: the same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Resolves with the first state that fulfils `wanted`. */
export function when(
  rehearsal: Rehearsal,
  wanted: (state: RehearsalState) => boolean,
): Promise<RehearsalState> {
  return new Promise((resolve) => {
    const stop = rehearsal.subscribe((state) => {
      if (!wanted(state)) return;
      stop();
      resolve(state);
    });
  });
}

export async function played(rehearsal: Rehearsal): Promise<RehearsalFacts> {
  const { facts } = await when(rehearsal, (state) => state.facts !== null);
  if (facts === null) throw new Error('it is not over');
  return facts;
}
