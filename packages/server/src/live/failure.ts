/** Tells what a failed statement means: nothing happened, the database is away, or nobody knows. */
import { ProblemError } from '../problem.ts';

const RETRY_AFTER_SECONDS = 1;
/** Connection, rollback by the engine, read-only standby, resources, locks, shutdown, system, internal. */
const PASSING_CLASSES = new Set(['08', '25', '40', '53', '55', '57', '58', 'XX']);

/** The engine rolled back because of others; the same work may succeed when done again. */
export function isRolledBackByOthers(error: unknown): boolean {
  return sqlState(error)?.startsWith('40') ?? false;
}

/** The statement itself is at fault: it did nothing, and would do nothing the next time. */
export function isOwnFault(error: unknown): boolean {
  const state = sqlState(error);
  return state !== null && !PASSING_CLASSES.has(state.slice(0, 2));
}

/** For callers whose command may or may not be kept: asking again with the same key cannot do it twice. */
export function unavailable(): ProblemError {
  return new ProblemError(
    503,
    'UNAVAILABLE',
    '服务器暂时没有确认保存，请几秒后重试，不会重复生效',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

export function overloaded(): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', '同时提交的人太多，请几秒后重试', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

export function draining(): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', '服务器正在重启，请几秒后重试', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/** Five characters with a digit among them; Node's EPIPE and its like have none. */
function sqlState(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const { code } = error;
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}
