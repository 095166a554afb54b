/** Creating calls that are sent twice find what the first one made, because its id follows from the call. */
import type { Ports } from '../ports.ts';

const idLength = 32;

/**
 * The id of what a creating call makes. With an idempotency key it is derived from the caller and
 * the key, so that a repeat meets the row of the first time (docs/decisions/0020); without one it
 * is fresh.
 */
export function creationId(
  ports: Ports,
  scope: readonly string[],
  idempotencyKey: string | null,
): string {
  if (idempotencyKey === null) return ports.newId();
  return ports.sha256(JSON.stringify([...scope, idempotencyKey])).slice(0, idLength);
}
