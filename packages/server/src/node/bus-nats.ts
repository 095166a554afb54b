/**
 * Carries messages between processes over NATS: for so many processes that notifications would be PostgreSQL's largest
 * work. Like those it may lose messages, which costs only latency.
 */
import { randomUUID } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Bus, BusMessage, Log } from '../ports.ts';
import { ConfigError } from './config-error.ts';

interface Envelope {
  /** Own messages come back and are dropped. */
  readonly from: string;
  readonly message: BusMessage;
}

/**
 * Rejects with ConfigError when nobody answers at the address.
 *
 * @example
 * ```tsx
 * const bus = await openNatsBus('nats://127.0.0.1:4222', 'liangfen', createLog('info'));
 * ```
 */
export async function openNatsBus(url: string, subject: string, log: Log): Promise<Bus> {
  const connection = await opened(url);
  const self = randomUUID();
  const listeners = new Set<(message: BusMessage) => void>();
  const tell = (message: BusMessage) => {
    for (const listener of listeners) listener(message);
  };

  connection.subscribe(subject, {
    callback: (error, received) => {
      if (error) {
        log.warn('bus.receive.failed', { error });
        return;
      }
      // Only processes of this program write to the subject.
      const { from, message } = received.json<Envelope>();
      if (from !== self) tell(message);
    },
  });
  // The server knows the subscription now, so nothing is missed from here on.
  await connection.flush();
  void follow(connection, log, () => tell({ kind: 'resumed' }));

  return {
    reachesOthers: true,
    publish: (message) => {
      // While it reconnects, the client keeps messages, up to a limit of its own.
      if (connection.isClosed()) return;
      connection.publish(subject, JSON.stringify({ from: self, message } satisfies Envelope));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      // The last messages go out first.
      if (!connection.isClosed()) await connection.drain().catch(() => connection.close());
    },
  };
}

async function opened(url: string): Promise<NatsConnection> {
  const { protocol, host, username, password } = new URL(url);
  try {
    return await connect({
      servers: host,
      name: 'liangfen',
      ...(username === '' ? {} : { user: decodeURIComponent(username) }),
      ...(password === '' ? {} : { pass: decodeURIComponent(password) }),
      ...(protocol === 'tls:' ? { tls: {} } : {}),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 250,
      pingInterval: 5_000,
      maxPingOut: 2,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`连不上 LIANGFEN_NATS_URL 指定的 NATS（${why}），请确认它已启动`);
  }
}

async function follow(connection: NatsConnection, log: Log, resumed: () => void): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log.warn('bus.connection.lost');
    if (status.type === 'reconnect') resumed();
  }
}
