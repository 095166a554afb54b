/**
 * LISTEN/NOTIFY on a connection of its own, outside the writing transactions (engines: inside, it
 * halves the writes). Versions of one competition are coalesced; a lost message costs only latency,
 * because every process also polls.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import type { Bus, BusMessage, Log } from '../ports.ts';

const channel = 'liangfen';
const reconnectAfterMs = 1_000;
const lastWordsMs = 1_000;
const lastWordsPauseMs = 10;
/** PostgreSQL refuses a notification of 8000 bytes and more. */
const mostBytes = 7_900;

interface Envelope {
  /** Own messages come back and are dropped. */
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

/**
 * @example
 * ```tsx
 * const bus = openPostgresBus('postgres://liangfen@127.0.0.1/liangfen', createLog('info'));
 * ```
 */
export function openPostgresBus(url: string, log: Log): Bus {
  const self = randomUUID();
  const listeners = new Set<(message: BusMessage) => void>();
  const versions = new Map<string, number>();
  const signals: BusMessage[] = [];
  let client: pg.Client | null = null;
  let wasConnected = false;
  let sending = false;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;

  void connect();

  async function connect(): Promise<void> {
    const opened = new pg.Client({ connectionString: url, application_name: 'liangfen-bus' });
    opened.on('notification', ({ payload }) => receive(payload));
    opened.on('error', () => lost(opened));
    opened.on('end', () => lost(opened));
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      if (closed) {
        await opened.end();
        return;
      }
      client = opened;
      // Messages that others sent meanwhile were not heard.
      if (wasConnected) for (const listener of listeners) listener({ kind: 'resumed' });
      wasConnected = true;
      void send();
    } catch (error) {
      log.warn('bus.connect.failed', { error });
      again();
    }
  }

  function lost(which: pg.Client): void {
    if (client !== which) return;
    client = null;
    again(0);
  }

  function again(afterMs = reconnectAfterMs): void {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = null;
      void connect();
    }, afterMs);
    retry.unref();
  }

  function receive(payload: string | undefined): void {
    if (!payload) return;
    // Only processes of this program write to the channel.
    const { from, messages } = JSON.parse(payload) as Envelope;
    if (from === self) return;
    for (const message of messages) for (const listener of listeners) listener(message);
  }

  /** Sends one notification at a time; messages that come meanwhile travel with the next. */
  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      while (client && (versions.size > 0 || signals.length > 0)) {
        const messages = takeMessages();
        try {
          await client.query('select pg_notify($1, $2)', [
            channel,
            JSON.stringify({ from: self, messages } satisfies Envelope),
          ]);
        } catch (error) {
          log.warn('bus.publish.failed', { error });
        }
      }
    } finally {
      sending = false;
    }
  }

  function takeMessages(): BusMessage[] {
    const messages: BusMessage[] = [];
    let bytes = 100;
    const fits = (message: BusMessage): boolean => {
      bytes += Buffer.byteLength(JSON.stringify(message)) + 1;
      return messages.length === 0 || bytes < mostBytes;
    };
    for (const [competitionId, version] of versions) {
      const message: BusMessage = { kind: 'version', competitionId, version };
      if (!fits(message)) return messages;
      messages.push(message);
      versions.delete(competitionId);
    }
    for (let next = signals[0]; next && fits(next); next = signals[0]) {
      messages.push(next);
      signals.shift();
    }
    return messages;
  }

  return {
    reachesOthers: true,
    publish: (message) => {
      if (message.kind === 'version') {
        const known = versions.get(message.competitionId) ?? 0;
        versions.set(message.competitionId, Math.max(known, message.version));
      } else {
        signals.push(message);
      }
      void send();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      // The last messages go out first, also from a process that sends something and ends.
      for (let waited = 0; waited < lastWordsMs; waited += lastWordsPauseMs) {
        if (!sending && versions.size === 0 && signals.length === 0) break;
        await after(lastWordsPauseMs);
      }
      closed = true;
      if (retry) clearTimeout(retry);
      const open = client;
      client = null;
      await open?.end();
    },
  };
}
