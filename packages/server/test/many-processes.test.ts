/** Tests three processes on one database: logouts, limits and presence hold for all of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveShows } from '../src/live/create-live-shows.ts';
import { lookEveryMs } from '../src/live/session-watch.ts';
import { stillEveryMs } from '../src/live/shared-presence.ts';
import type { Bus, BusMessage } from '../src/ports.ts';
import { at, Caller, Hall, openShow, refusalOf, type Server, type Show } from './live-hall.ts';
import { openTestDatabase } from './support/database.ts';

/** A bus that can lose the messages to one process, as when its connection is cut. */
class Network {
  readonly #members: Member[] = [];

  member(): Member {
    const member = new Member((message) => {
      for (const other of this.#members) if (other !== member) other.hear(message);
    });
    this.#members.push(member);
    return member;
  }
}

class Member implements Bus {
  readonly reachesOthers = true;
  readonly publish: (message: BusMessage) => void;
  readonly #listeners = new Set<(message: BusMessage) => void>();
  isDeaf = false;

  constructor(publish: (message: BusMessage) => void) {
    this.publish = (message) => publish(message);
  }

  hear(message: BusMessage): void {
    if (this.isDeaf) return;
    for (const listener of this.#listeners) listener(message);
  }

  resume(): void {
    this.isDeaf = false;
    this.hear({ kind: 'resumed' });
  }

  subscribe(listener: (message: BusMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}

describe('three processes', () => {
  let hall: Hall;
  let buses: Member[];
  let servers: Server[];
  let show: Show;

  beforeAll(async () => {
    const network = new Network();
    buses = [network.member(), network.member(), network.member()];
    hall = new Hall(await openTestDatabase(), at(buses, 0));
    servers = buses.map((bus) => hall.server({ bus }));
    show = await openShow(hall, at(servers, 0), { judges: 3 });
  });
  afterAll(() => hall.close());

  const consoleAt = async (server: Server): Promise<Caller> => {
    const { token } = await show.organiser.call('issueConsoleToken', { path: { id: show.id } });
    return new Caller(server, token);
  };
  const end = (operator: Caller) => operator.call('logoutConsole', { path: { id: show.id } });
  /** Waits until the work that the clock started has run against the database. */
  const settle = async (holds: () => boolean) => {
    await expect.poll(holds).toBe(true);
  };

  it('a revocation whose message is lost ends feeds and calls within a second, and for good', async () => {
    const operator = await consoleAt(at(servers, 1));
    const feed = await operator.watch('openMatchEvents', show.id);
    at(buses, 1).isDeaf = true;
    await end(operator.at(at(servers, 0)));
    expect(feed.ended).toBe(false);
    hall.clock.advance(lookEveryMs);
    await settle(() => feed.ended);
    expect(feed.last).toMatchObject({ frame: 'closed', reason: 'SESSION_REVOKED' });
    hall.clock.advance(lookEveryMs);
    const refused = await refusalOf(operator.watch('openMatchEvents', show.id));
    expect(refused.code).toBe('SESSION_EXPIRED');
    at(buses, 1).resume();
  });

  describe('a role that is reduced at one process', () => {
    const operates = async (loginName: string) => {
      const { id: userId } = await show.organiser.call('createSubUser', {
        body: {
          loginName,
          password: 'wind-over-water-7',
          name: '小助手',
          competitionIds: [show.id],
          grants: [{ competitionId: show.id, role: 'OPERATOR' }],
        },
      });
      const { sessions } = at(servers, 0).app.services;
      const { token: login } = await sessions.open({ kind: 'TOKEN', userId, client: '' });
      const path = { id: show.id };
      const { token } = await new Caller(at(servers, 0), login).call('issueConsoleToken', { path });
      const feeds = await Promise.all(
        servers.map((server) => new Caller(server, token).watch('openMatchEvents', show.id)),
      );
      const reduce = (role: 'ADMIN' | 'VIEWER') =>
        show.organiser.call('updateSubUser', {
          path: { id: userId },
          body: { grants: [{ competitionId: show.id, role }] },
        });
      return { console: new Caller(at(servers, 0), token), feeds, reduce };
    };

    it('ends its open feeds and calls at all of them', async () => {
      const { console, feeds, reduce } = await operates('reduced-1');
      await reduce('VIEWER');
      await settle(() => feeds.every(({ ended }) => ended));
      for (const [index, server] of servers.entries()) {
        expect(at(feeds, index).last).toMatchObject({ frame: 'closed', reason: 'SESSION_REVOKED' });
        const asked = console.at(server).call('getCurrentMatch', { path: { id: show.id } });
        expect((await refusalOf(asked)).code).toBe('SESSION_EXPIRED');
      }
    });

    it('ends them within a second where the message is lost', async () => {
      const { console, feeds, reduce } = await operates('reduced-2');
      at(buses, 2).isDeaf = true;
      await reduce('VIEWER');
      await settle(() => at(feeds, 0).ended && at(feeds, 1).ended);
      expect(at(feeds, 2).ended).toBe(false);
      hall.clock.advance(lookEveryMs);
      await settle(() => at(feeds, 2).ended);
      hall.clock.advance(lookEveryMs);
      const path = { id: show.id };
      const asked = console.at(at(servers, 2)).call('getCurrentMatch', { path });
      expect((await refusalOf(asked)).code).toBe('SESSION_EXPIRED');
      at(buses, 2).resume();
    });

    it('leaves them open where the new role may have them', async () => {
      const { feeds, reduce } = await operates('widened');
      await reduce('ADMIN');
      hall.clock.advance(lookEveryMs);
      await show.console.call('showProgramList', { path: { id: show.id } });
      for (const feed of feeds) {
        await feed.until(({ view }) => view?.stage.kind === 'PROGRAM_LIST');
        expect(feed.ended).toBe(false);
        feed.stream.close();
      }
    });
  });

  it('a process whose bus is back checks at once, and trusts nothing that it remembered', async () => {
    const operator = await consoleAt(at(servers, 2));
    const feed = await operator.watch('openMatchEvents', show.id);
    at(buses, 2).isDeaf = true;
    await end(operator.at(at(servers, 0)));
    at(buses, 2).resume();
    await settle(() => feed.ended);
    const refused = await refusalOf(operator.call('getCurrentMatch', { path: { id: show.id } }));
    expect(refused.code).toBe('SESSION_EXPIRED');
  });

  it('a login that expires ends its feed', async () => {
    const operator = await consoleAt(at(servers, 1));
    const feed = await operator.watch('openMatchEvents', show.id);
    await hall.database.query
      .updateTable('session')
      .set({ expires_at: hall.clock.now() })
      .where('kind', '=', 'CONSOLE')
      .execute();
    hall.clock.advance(lookEveryMs);
    await settle(() => feed.ended);
  });

  it('every process lists everybody, whichever process they are connected to', async () => {
    const operator = await consoleAt(at(servers, 0));
    const feed = await operator.watch('openMatchEvents', show.id);
    const phones = await Promise.all(
      show.judges.map(({ phone }, index) =>
        phone.at(at(servers, index)).watch('openJudgeEvents', show.id),
      ),
    );
    const screen = await show.screen.at(at(servers, 2)).watch('openScreenEvents', show.id);
    hall.clock.advance(stillEveryMs);
    const listed = async (server: Server) => {
      const asked = operator.at(server);
      const { connections } = await asked.call('getPresence', { path: { id: show.id } });
      return connections.map(({ role, judgeId }) => `${role} ${judgeId ?? ''}`).sort();
    };
    const everybody = ['CONSOLE ', ...show.judges.map(({ id }) => `JUDGE ${id}`), 'SCREEN '].sort();
    for (const server of servers) expect(await listed(server)).toEqual(everybody);
    // The console is sent the same list by its feed.
    const told = () =>
      feed.frames.flatMap((frame) => (frame.frame === 'presence' ? [frame] : [])).at(-1);
    expect(told()?.connections).toHaveLength(everybody.length);

    // The check is started at one process, answered at others, and read at a third.
    const path = { id: show.id };
    const { checkId } = await operator.call('startCheck', { path });
    const report = { version: 1, checkId };
    for (const [index, { phone }] of show.judges.entries()) {
      await phone.at(at(servers, (index + 1) % 3)).call('reportJudge', {
        path,
        body: { ...report, connectionId: at(phones, index).stream.connectionId },
      });
    }
    await show.screen.at(at(servers, 0)).call('reportScreen', {
      path,
      body: { ...report, connectionId: screen.stream.connectionId },
    });
    for (const server of servers) {
      const { answers } = await operator
        .at(server)
        .call('getCheck', { path: { ...path, checkId } });
      const heard = answers.filter(({ roundTripMs }) => roundTripMs !== null);
      expect(heard.map(({ role }) => role).sort()).toEqual(['JUDGE', 'JUDGE', 'JUDGE', 'SCREEN']);
      expect(answers).toHaveLength(everybody.length);
    }
    expect((await operator.call('reloadScreens', { path })).count).toBe(1);
    expect(screen.kinds).toContain('reload');
    for (const { stream } of [feed, screen, ...phones]) stream.close();
  });

  it('a process asks for the presence that it missed, and forgets a process that falls silent', async () => {
    const operator = await consoleAt(at(servers, 0));
    const screens = () =>
      at(servers, 0)
        .app.services.live.presence(show.id)
        .filter(({ role }) => role === 'SCREEN').length;
    await operator.watch('openMatchEvents', show.id);
    hall.clock.advance(4 * stillEveryMs);
    at(buses, 0).isDeaf = true;
    const one = await show.screen.at(at(servers, 1)).watch('openScreenEvents', show.id);
    hall.clock.advance(stillEveryMs);
    expect(screens()).toBe(0);
    at(buses, 0).isDeaf = false;
    const two = await show.screen.at(at(servers, 1)).watch('openScreenEvents', show.id);
    hall.clock.advance(2 * stillEveryMs);
    expect(screens()).toBe(2);
    // As if killed: the process sends nothing any more, not even that it stops.
    at(buses, 0).isDeaf = true;
    hall.clock.advance(5 * stillEveryMs);
    expect(screens()).toBe(0);
    at(buses, 0).resume();
    for (const { stream } of [one, two]) stream.close();
  });

  it('wrong passcodes are counted together, whichever process gets them', async () => {
    const path = { id: show.id };
    await show.organiser.call('updateBaseSetting', { path, body: { consolePasscode: 'hall2580' } });
    const guess = (index: number) =>
      refusalOf(
        show.screen
          .at(at(servers, index % 3))
          .call('loginConsole', { path, body: { passcode: 'wrong000', name: '某人' } }),
      );
    const codes: string[] = [];
    for (let index = 0; index < 7; index += 1) codes.push((await guess(index)).code);
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'PASSCODE_WRONG'));
    expect(codes.slice(5)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });

  it('a rate limit holds for all processes together', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      const asked = await show.screen
        .at(at(servers, index % 3))
        .fetch('checkLoginName', { query: { loginName: `name-${index}` } });
      statuses.push(asked.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('a process alone asks no other process and counts in memory', () => {
    const { ports } = at(servers, 0);
    const bus = { ...ports.bus, reachesOthers: false, publish: () => expect.unreachable() };
    const live = createLiveShows({ ...ports, bus: { ...bus, subscribe: () => () => undefined } });
    expect(live.presence(show.id)).toEqual([]);
  });
});
