/** Whatever the network does to the frames, the view ends in the server's state, and each event is applied once. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLiangfenClient, openMatchFeed } from '../src/index.ts';
import { changeTo, eventAt, remember, screenAt } from './feed-views.ts';
import { type ScriptedStream, scriptedServer, wire } from './scripted-server.ts';
import { simulatedTime } from './simulated-time.ts';

/** The fate of a frame of `size` events; `swapped` arrives after the one that follows it. */
const step = fc.record({
  size: fc.integer({ min: 1, max: 3 }),
  fate: fc.constantFrom('delivered', 'delivered', 'repeated', 'lost', 'swapped', 'cut'),
  cutAt: fc.double({ min: 0, max: 1, noNaN: true }),
});

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

it('ends with the state of the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.boolean(), async (steps, resumes) => {
      const server = scriptedServer();
      const time = simulatedTime();
      const { fetch } = server;
      const { schedule, now } = time;
      const client = createLiangfenClient({ baseUrl: 'http://liangfen.test', fetch, schedule });
      const feed = openMatchFeed({
        client,
        competitionId: 'c1',
        role: 'SCREEN',
        evolve: remember,
        now,
        schedule,
        random: () => 0,
        // Reports are tested elsewhere.
        reportEveryMs: 1e12,
      });

      let truth = screenAt(1);
      let stream: ScriptedStream | undefined;
      /** Lets time pass until the feed has a connection, and serves it as the server would. */
      async function connection(): Promise<ScriptedStream> {
        for (let wait = 0; stream === undefined || stream.cancelled(); wait += 1) {
          if (wait > 200) throw new Error('the feed does not come back');
          await time.pass(100);
          if (server.waiting() === 0) continue;
          const call = await server.next();
          const resumed = call.request.headers.get('Last-Event-ID');
          const held = resumes && resumed !== null ? Number(resumed) : undefined;
          stream = call.stream();
          if (held === undefined) {
            const { version } = truth;
            const match = truth;
            stream.send({ frame: 'snapshot', version, serverTime: 0, connectionId: 'x', match });
          } else {
            stream.send({ ...changeTo(truth.version, held), connectionId: 'x' });
          }
        }
        return stream;
      }

      let late: object | undefined;
      async function publish({ size, fate, cutAt }: Step): Promise<void> {
        const open = await connection();
        const from = truth.version;
        const events = Array.from({ length: size }, (_, index) => eventAt(from + 1 + index));
        truth = remember(truth, events);
        const frame = changeTo(truth.version, from);
        if (fate === 'delivered' || fate === 'repeated') open.send(frame);
        if (fate === 'repeated') open.send(frame);
        if (late !== undefined) open.send(late);
        late = fate === 'swapped' ? frame : undefined;
        if (fate === 'cut') {
          open.raw(wire(frame).slice(0, Math.floor(cutAt * wire(frame).length)));
          await time.pass(0);
          if (!open.cancelled()) open.fail();
          stream = undefined;
        }
        await time.pass(0);
      }

      for (const each of steps) await publish(each);
      // A last frame that is delivered shows the feed whether a frame before it is missing.
      await publish({ size: 1, fate: 'delivered', cutAt: 0 });
      await connection();
      await time.pass(0);

      expect(feed.state()).toMatchObject({ status: 'live', version: truth.version, view: truth });
      feed.close();
      expect(time.timers()).toBe(0);
    }),
    { numRuns: 60 },
  );
});
