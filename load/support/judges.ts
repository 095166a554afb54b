/** A process full of judges' phones: each with the SDK's own client, feed and score outbox. */
import { evolveView } from '../../packages/rules/src/index.ts';
import type { JudgeMatch } from '../../packages/sdk/src/generated/schema.ts';
import {
  createLiangfenClient,
  createScoreOutbox,
  type LiangfenClient,
  type MatchFeed,
  memoryScoreStorage,
  memoryTokenStore,
  openMatchFeed,
  type ScoreOutbox,
} from '../../packages/sdk/src/index.ts';
import { firstState } from './first-state.ts';
import type { Delivered, FromJudges, ToJudges } from './messages.ts';
import { overWebSocket } from './over-web-socket.ts';

interface Phone {
  readonly judgeId: string;
  readonly client: LiangfenClient;
  readonly feed: MatchFeed<JudgeMatch>;
  readonly outbox: ScoreOutbox;
}

let phones: readonly Phone[] = [];
let competitionId = '';

process.on('message', (message) => {
  // Only the load run talks to this process.
  void answer(message as ToJudges).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));

async function answer(message: ToJudges): Promise<FromJudges> {
  switch (message.kind) {
    case 'join': {
      competitionId = message.competitionId;
      phones = await Promise.all(message.tokens.map((token) => join(message.baseUrl, token)));
      return { kind: 'joined' };
    }
    case 'settle': {
      const { programId } = message;
      if (programId !== null)
        await Promise.all(phones.map((phone) => openWindow(phone, programId)));
      // The first calls may be answered while a picture is still on its way.
      for (let time = 0; time < 2; time += 1) await Promise.all(phones.map(report));
      return { kind: 'settled' };
    }
    case 'score': {
      const results = await Promise.all(
        phones.map((phone) => score(phone, message.programId, message.withinMs)),
      );
      const delivered = results.flatMap((result) => (result === null ? [] : [result]));
      return { kind: 'scored', delivered, refused: results.length - delivered.length };
    }
    case 'idle':
      return {
        kind: 'idled',
        ms: await Promise.all(phones.map((phone) => idle(phone, message.withinMs))),
      };
  }
}

async function join(baseUrl: string, token: string): Promise<Phone> {
  const tokens = memoryTokenStore();
  tokens.set({ kind: 'general' }, token);
  const client = createLiangfenClient({ baseUrl, tokens, ...overWebSocket });
  const feed = openMatchFeed({ client, competitionId, role: 'JUDGE', evolve: evolveView });
  const { view } = await firstState(feed, (state) => state.view !== null);
  const judgeId = view?.judge.id ?? '';
  const outbox = createScoreOutbox({
    client,
    competitionId,
    judgeId,
    storage: memoryScoreStorage(),
  });
  return { judgeId, client, feed, outbox };
}

/** Resolves with the window's id once the phone shows it open. */
async function openWindow({ feed }: Phone, programId: string): Promise<string> {
  const { view } = await firstState(
    feed,
    (state) => state.view?.window?.programId === programId && state.view.window.open,
  );
  return view?.window?.id ?? '';
}

/** Null when the server refused it. */
async function score(phone: Phone, programId: string, withinMs: number): Promise<Delivered | null> {
  const { judgeId, outbox } = phone;
  const windowId = await openWindow(phone, programId);
  await pause(Math.random() * withinMs);
  const given = (6_000 + Math.floor(Math.random() * 4_000)) / 100;
  const tapped = performance.now();
  const id = await outbox.submit({ programId, windowId, scores: [{ itemId: null, score: given }] });
  const entry = await new Promise<ReturnType<ScoreOutbox['state']>['entries'][number]>(
    (resolve) => {
      const look = () => {
        const found = outbox.state().entries.find((each) => each.id === id);
        if (found?.status.state !== 'DELIVERED' && found?.status.state !== 'REFUSED') return false;
        resolve(found);
        return true;
      };
      if (look()) return;
      const stop = outbox.subscribe(() => {
        if (look()) stop();
      });
    },
  );
  const { status } = entry;
  return status.state === 'DELIVERED'
    ? { judgeId, score: given, receipt: status.receipt, ms: performance.now() - tapped }
    : null;
}

async function idle(phone: Phone, withinMs: number): Promise<number> {
  await pause(Math.random() * withinMs);
  const sent = performance.now();
  await report(phone);
  return performance.now() - sent;
}

/** A no-op: the server knows no such connection. */
async function report({ client }: Phone): Promise<void> {
  await client.request('reportJudge', {
    path: { id: competitionId },
    body: { connectionId: 'nobody', version: 0 },
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
