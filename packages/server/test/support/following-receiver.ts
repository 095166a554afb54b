/**
 * A receiver as docs/webhooks.md describes it under "Staying right", on a network that refuses, loses, repeats, delays and
 * reorders: it keeps what its own server was told, and never looks at ours but by `result/published`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublishedResult, PublishedResults, WebhookMessage } from '@liangfen/sdk/schema';
import { holdWebhookMessage } from './held-to-contract.ts';

/** TAKEN is heard and answered, LOST is heard and its answer is lost, REFUSED and BROKEN are never heard. */
export const fates = ['TAKEN', 'LATE', 'LOST', 'REFUSED', 'BROKEN'] as const;
export type Fate = (typeof fates)[number];

type ResultMessage = Extract<WebhookMessage, { type: 'result.published' | 'result.withdrawn' }>;

export interface FollowingReceiver {
  readonly url: string;
  /** What becomes of the next calls, in this order, over and over. */
  readonly meet: (fates: readonly Fate[]) => void;
  /** Works through what was answered at once and put aside, last first. */
  readonly catchUp: () => void;
  /** Takes an answer of `result/published` (null: 404) for all that is known so far. */
  readonly asked: (competitionId: string, answer: PublishedResults | null) => void;
  readonly held: (competitionId: string) => PublishedResult[];
  readonly told: () => readonly WebhookMessage[];
  readonly stop: () => Promise<void>;
}

interface Kept {
  readonly version: number;
  readonly result: PublishedResult | null;
}

export async function startFollowingReceiver(): Promise<FollowingReceiver> {
  const told: WebhookMessage[] = [];
  let aside: ResultMessage[] = [];
  let coming: readonly Fate[] = ['TAKEN'];
  let calls = 0;
  const kept = new Map<string, Map<string, Kept>>();
  const readAt = new Map<string, number>();

  const hear = (message: ResultMessage): void => {
    const { competition, version } = message.data;
    if (version <= (readAt.get(competition.id) ?? -1)) return;
    const [programId, result] =
      message.type === 'result.published'
        ? [message.data.result.programId, message.data.result]
        : [message.data.programId, null];
    const of = kept.get(competition.id) ?? new Map<string, Kept>();
    kept.set(competition.id, of);
    if (version > (of.get(programId)?.version ?? -1)) of.set(programId, { version, result });
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      holdWebhookMessage(body);
      const message: WebhookMessage = JSON.parse(body);
      const fate = coming[calls++ % coming.length] ?? 'TAKEN';
      const isHeard = fate === 'TAKEN' || fate === 'LATE' || fate === 'LOST';
      if (isHeard) {
        told.push(message);
        if (message.type === 'result.published' || message.type === 'result.withdrawn') {
          if (fate === 'LATE') aside.push(message);
          else hear(message);
        }
      }
      if (fate === 'LOST' || fate === 'BROKEN') request.socket.destroy();
      else response.writeHead(fate === 'REFUSED' ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a listening TCP server always has this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/liangfen`,
    meet: (next) => {
      coming = next.length === 0 ? ['TAKEN'] : next;
      calls = 0;
    },
    catchUp: () => {
      const late = aside.reverse();
      aside = [];
      for (const message of late) hear(message);
    },
    asked: (competitionId, answer) => {
      const results = kept.get(competitionId) ?? new Map<string, Kept>();
      kept.set(competitionId, results);
      if (answer === null) {
        // Nothing is published any more; the versions stay, so that nothing older comes back.
        for (const [id, { version }] of results) results.set(id, { version, result: null });
        return;
      }
      readAt.set(competitionId, Math.max(answer.version, readAt.get(competitionId) ?? -1));
      for (const [id, { version }] of results) if (version <= answer.version) results.delete(id);
      for (const { result } of answer.rows) {
        const { programId } = result;
        if (!results.has(programId)) results.set(programId, { version: answer.version, result });
      }
    },
    held: (competitionId) =>
      inOrder([...(kept.get(competitionId)?.values() ?? [])].flatMap(({ result }) => result ?? [])),
    told: () => told,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function inOrder(results: readonly PublishedResult[]): PublishedResult[] {
  return [...results].sort((a, b) => (a.programId < b.programId ? -1 : 1));
}
