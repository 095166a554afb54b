/**
 * A running show over three processes behind a balancer, one killed and one drained again and again: nothing is
 * lost, nobody waits long, and the operator sees who is there.
 */
import { setTimeout as after } from 'node:timers/promises';
import { overWebSocket } from '../../load/support/over-web-socket.ts';
import { evolveView } from '../../packages/rules/src/index.ts';
import type { Presence } from '../../packages/sdk/src/generated/schema.ts';
import {
  createLiangfenClient,
  type MatchFeed,
  memoryTokenStore,
  openMatchFeed,
} from '../../packages/sdk/src/index.ts';
import { Audit, report } from './audit.ts';
import { Line } from './calls.ts';
import { balanceHttp, freePorts } from './haproxy.ts';
import { Load } from './load.ts';
import type { Cluster } from './postgres-cluster.ts';
import { createRandom } from './random.ts';
import { readRows } from './rows.ts';
import { launch, type ServerProcess } from './server-process.ts';
import { type Slowness, watchSlowness } from './slowness.ts';
import { prepareStage, type Stage } from './stage.ts';

export interface ManyShow {
  readonly phones: number;
  readonly screens: number;
  /** One process is killed and started again, then one drained and started again, so often. */
  readonly rounds: number;
  readonly everyMs: number;
  /** The longest that a phone's judge thinks between two scores. */
  readonly thoughtMs: number;
  readonly seed: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly say: (text: string) => void;
}

export interface ManyShowSummary {
  readonly kills: number;
  readonly drains: number;
  readonly acknowledged: number;
  readonly refusals: string;
  readonly events: number;
  /** The longest from a caller's first try to its answer. */
  readonly longestAnswerMs: number;
  /** The longest that a phone or a screen was not live. */
  readonly longestAwayMs: number;
  readonly awayTimes: readonly number[];
  /** The longest until the list of who is connected was right after a kill or a drain. */
  readonly longestUntilPresentMs: number;
  /** A limit in ms of a quiet machine, in ms of this one at its slowest. */
  readonly allowedAtWorst: (quietMs: number) => number;
}

const presenceWithinMs = 5_000;
/** At the beginning all of them come at once. */
const joiningWithinMs = 60_000;
const processes = 3;

export async function manyShow(cluster: Cluster, options: ManyShow): Promise<ManyShowSummary> {
  const database = cluster.open();
  const stage = await prepareStage(database, {
    judges: options.phones,
    programs: 20 + Math.ceil((options.rounds * 2 * options.everyMs) / 500),
  });
  const ports = await freePorts(processes);
  const start = (index: number) =>
    launch('BUILT', {
      DATABASE_URL: cluster.url,
      PORT: String(ports[index]),
      LIANGFEN_TRUSTED_PROXIES: 'loopback',
      ...options.environment,
    });
  const running: ServerProcess[] = await Promise.all(ports.map((_, index) => start(index).ready));
  const balancer = await balanceHttp(ports);
  await ready(balancer.port);
  const line = new Line(balancer.port);
  const audit = new Audit(stage);
  const feeds = new Feeds(`http://127.0.0.1:${balancer.port}`, stage, options.screens);
  const slowness = watchSlowness();
  let kills = 0;
  let drains = 0;
  let longestUntilPresentMs = 0;
  try {
    await feeds.live();
    longestUntilPresentMs = await present(line, stage, options, slowness);
    feeds.reset();
    const load = new Load(
      stage,
      audit.witness,
      createRandom(options.seed),
      line,
      options.thoughtMs,
    );
    for (let round = 0; round < options.rounds; round += 1) {
      for (const how of ['KILL', 'DRAIN'] as const) {
        const index = (2 * round + (how === 'KILL' ? 0 : 1)) % processes;
        const next = after(options.everyMs);
        const before = audit.witness.acknowledged;
        if (how === 'KILL') {
          kills += 1;
          await running[index]?.kill();
        } else {
          drains += 1;
          const code = await running[index]?.stop();
          if (code !== 0) throw new Error(`a drained process ended with ${code}`);
        }
        const away = present(line, stage, options, slowness);
        running[index] = await start(index).ready;
        longestUntilPresentMs = Math.max(longestUntilPresentMs, await away);
        await next;
        options.say(
          `${how === 'KILL' ? 'killed' : 'drained'} process ${index + 1}: ` +
            `${audit.witness.acknowledged - before} acknowledged meanwhile, presence right after ${await away} ms`,
        );
      }
    }
    await feeds.live();
    await load.stop();
    await audit.askAgain(line, createRandom(options.seed));
    await audit.verify(line, null);
    // Every process that was asked writes down that the organiser looked, so the tables are read last.
    const problems = audit.verifyRows(await readRows(database, stage));
    problems.push(...(await audit.verifyLedger(line)));
    if (audit.witness.unanswered.length > 0) {
      problems.push({ kind: 'ANSWER', text: 'unanswered although processes are there' });
    }
    for (const text of audit.witness.complaints) problems.push({ kind: 'ANSWER', text });
    problems.push(...(await feeds.behind(audit.books.version, slowness)));
    if (problems.length > 0) throw new Error(report(problems));
    return {
      kills,
      drains,
      acknowledged: audit.witness.acknowledged,
      refusals: audit.witness.refusals,
      events: audit.books.version,
      longestAnswerMs: load.longestAnswerMs,
      longestAwayMs: Math.max(0, ...feeds.awayTimes),
      awayTimes: feeds.awayTimes,
      longestUntilPresentMs,
      allowedAtWorst: slowness.allowedAtWorst,
    };
  } finally {
    slowness.stop();
    feeds.close();
    line.close();
    balancer.stop();
    await Promise.all(running.map((server) => server.kill()));
    await database.close();
  }
}

async function ready(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await after(50);
  }
}

/** How long until any process, whichever the balancer asks, lists everybody once; throws when it takes too long. */
async function present(
  line: Line,
  stage: Stage,
  options: ManyShow,
  slowness: Slowness,
): Promise<number> {
  const begun = Date.now();
  const path = `/api/competition/${stage.competitionId}/console/presence`;
  let seen = '';
  let right = 0;
  while (right < processes) {
    const reply = await line.send({ method: 'GET', path, token: stage.console.token });
    if (reply.kind === 'ANSWER' && reply.status === 200) {
      // Of this path the contract promises a Presence.
      const { connections } = reply.body as Presence;
      const judges = connections.filter(({ role }) => role === 'JUDGE');
      const screens = connections.filter(({ role }) => role === 'SCREEN').length;
      const seated = new Set(judges.map(({ judgeId }) => judgeId)).size;
      seen = `${judges.length} phones of ${seated} judges, ${screens} screens`;
      const isRight =
        judges.length === options.phones &&
        seated === options.phones &&
        screens === options.screens;
      right = isRight ? right + 1 : 0;
    } else right = 0;
    // Some of it is the phones' own way back, which may take three seconds.
    if (Date.now() - begun > slowness.allowed(presenceWithinMs + 3_000, begun)) {
      throw new Error(`presence is wrong after ${Date.now() - begun} ms: ${seen}`);
    }
    await after(50);
  }
  return Date.now() - begun;
}

/** Phones and screens with the SDK's own feed, and how long each was not live. */
class Feeds {
  readonly #feeds: { readonly name: string; readonly feed: MatchFeed<object> }[];
  readonly #awaySince = new Map<string, number>();
  awayTimes: number[] = [];

  constructor(baseUrl: string, stage: Stage, screens: number) {
    const { competitionId } = stage;
    const common = { competitionId, evolve: evolveView };
    const phones = stage.judges.map(({ token }, index) => {
      const tokens = memoryTokenStore();
      tokens.set({ kind: 'general' }, token);
      const client = createLiangfenClient({ baseUrl, tokens, ...overWebSocket });
      const name = `phone ${index + 1}`;
      return { name, feed: openMatchFeed({ client, role: 'JUDGE', ...common }) };
    });
    const client = createLiangfenClient({ baseUrl, ...overWebSocket });
    const walls = Array.from({ length: screens }, (_, index) => {
      const label = `屏幕 ${index + 1}`;
      return { name: label, feed: openMatchFeed({ client, role: 'SCREEN', label, ...common }) };
    });
    this.#feeds = [...phones, ...walls];
    for (const { name, feed } of this.#feeds) {
      feed.subscribe(({ status }) => this.#saw(name, status === 'live'));
    }
  }

  #saw(name: string, isLive: boolean): void {
    const since = this.#awaySince.get(name);
    if (isLive && since !== undefined) {
      this.#awaySince.delete(name);
      this.awayTimes.push(Date.now() - since);
    } else if (!isLive && since === undefined) this.#awaySince.set(name, Date.now());
  }

  reset(): void {
    this.awayTimes = [];
  }

  async live(): Promise<void> {
    const end = Date.now() + joiningWithinMs;
    for (const { name, feed } of this.#feeds) {
      while (feed.state().status !== 'live') {
        if (Date.now() > end) throw new Error(`${name}: ${feed.state().reason}`);
        await after(20);
      }
    }
  }

  /** Everybody shows the newest of what their role is told of. */
  async behind(version: number, slowness: Slowness): Promise<{ kind: 'SCREEN'; text: string }[]> {
    const begun = Date.now();
    const newest = () => Math.max(...this.#feeds.map(({ feed }) => feed.state().version ?? 0));
    for (;;) {
      const best = newest();
      // The last events may be such that a role is not told of.
      const late = this.#feeds.filter(({ feed }) => {
        const own = feed.state();
        return own.status !== 'live' || (own.version ?? 0) < Math.min(best, version) - mostUnseen;
      });
      if (late.length === 0) return [];
      if (Date.now() - begun > slowness.allowed(5_000, begun)) {
        return late.map(({ name, feed }) => ({
          kind: 'SCREEN',
          text: `${name} is at ${feed.state().version} of ${version}`,
        }));
      }
      await after(50);
    }
  }

  close(): void {
    for (const { feed } of this.#feeds) feed.close();
  }
}

/** Reading the ledger and others' scores for the audit are events that phones and screens do not see. */
const mostUnseen = 400;
