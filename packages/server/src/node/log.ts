/** The process's log: one JSON line per event; whatever could be a secret is struck out before it is written. */
import { pino } from 'pino';
import type { Log } from '../ports.ts';

const secrets = ['token', 'password', 'authorization', 'cookie', 'code', 'phoneNumber', 'passcode'];

/**
 * A program whose output is read by others logs to descriptor 2.
 *
 * @example
 * ```tsx
 * const log = createLog('info');
 * ```
 */
export function createLog(level: string, descriptor: 1 | 2 = 1): Log {
  const logger = pino(
    {
      level,
      base: null,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
      serializers: { error: describeError },
    },
    pino.destination({ fd: descriptor, sync: true }),
  );
  return {
    info: (event, fields) => logger.info(fields ?? {}, event),
    warn: (event, fields) => logger.warn(fields ?? {}, event),
    error: (event, fields) => logger.error(fields ?? {}, event),
  };
}

/** A database error's detail quotes the row, phone numbers included; only its name, state and stack are kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  // Named `state`, because the log strikes out a field named `code` as a secret.
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { name: error.name, message: error.message, state: code, constraint, stack: error.stack };
}
